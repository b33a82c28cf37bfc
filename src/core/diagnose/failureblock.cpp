#include "diagnose/failureblock.h"

#include "base/utf8.h"
#include "diagnose/excerpt.h"
#include "schema/catalog.h"
#include "sql/outline/outline.h"

#include <string>
#include <unordered_set>
#include <vector>

namespace querymend {

namespace {

constexpr std::size_t mostTables = 60;

std::string listOf(const std::vector<std::string>& items)
{
    std::string text;
    for (const std::string& item : items)
        text += (text.empty() ? "" : ", ") + printable(item);
    return text.empty() ? "none" : text;
}

/// Names in the order in which they were added, without repetition.
class OrderedNames {
public:
    void add(std::string name)
    {
        if (!name.empty() && m_seen.insert(name).second)
            m_names.push_back(std::move(name));
    }
    [[nodiscard]] const std::vector<std::string>& names() const { return m_names; }

private:
    std::vector<std::string> m_names;
    std::unordered_set<std::string> m_seen;
};

WrittenName written(const NamePart& part)
{
    return {part.text, part.quoted};
}

bool isKnown(std::span<const NamePart> parts, const Catalog& catalog)
{
    WrittenTable table{written(parts.back())};
    if (parts.size() > 1)
        table.schema = written(parts[parts.size() - 2]);
    if (parts.size() > 2)
        table.database = written(parts[parts.size() - 3]);
    return catalog.find(table).kind != TableMatch::Kind::none;
}

/// The names in a statement, without repetition.
struct Names {
    OrderedNames ctes;
    OrderedNames aliases;
    OrderedNames tables;
    OrderedNames remaining; ///< tables that are neither a CTE nor in the schema
};

Names namesIn(const Outline& outline, const Catalog* catalog)
{
    Names names;
    for (const Cte& cte : outline.ctes)
        names.ctes.add(cte.name.text);
    for (const Source& source : outline.sources) {
        const auto parts = outline.parts(source.name);
        const std::string name = dotted(parts);
        if (!source.alias.text.empty())
            names.aliases.add(source.alias.text + " = " + (name.empty() ? "a subquery" : name));
        if (source.kind != SourceKind::table || parts.empty())
            continue;
        names.tables.add(name);
        if (catalog && source.cte.isNone() && !isKnown(parts, *catalog))
            names.remaining.add(name);
    }
    return names;
}

std::string allowedTables(const Catalog* catalog)
{
    if (!catalog)
        return "not known";
    std::vector<std::string> names;
    std::size_t more = 0;
    for (const Table& table : catalog->snapshot().tables) {
        if (table.kind == TableKind::shadowTable)
            continue;
        if (names.size() < mostTables)
            names.push_back(table.name);
        else
            ++more;
    }
    return listOf(names) + (more > 0 ? " and " + std::to_string(more) + " more" : "");
}

std::string foundLine(std::string_view sql, const Finding& finding)
{
    std::string text = std::string(label(categoryOf(finding.code))) + ' ' + std::string(name(finding.code));
    if (!finding.engineCode.empty())
        text += " [" + printable(finding.engineCode) + ']';
    if (finding.range.size() < sql.size()) {
        const TextPosition place = positionAt(sql, finding.range.begin);
        text += " at line " + std::to_string(place.line) + ", column " + std::to_string(place.column);
    }
    return text + ": " + printable(finding.message);
}

std::string indented(std::string_view sql)
{
    std::string text;
    while (!sql.empty()) {
        const std::size_t end = std::min(sql.find('\n'), sql.size());
        text += "    " + printable(sql.substr(0, end)) + '\n';
        sql.remove_prefix(std::min(end + 1, sql.size()));
    }
    return text.empty() ? "    none\n" : text;
}

} // namespace

std::string failureBlock(std::string_view title, std::string_view sql, const Verdict& verdict, const Dialect& dialect,
                         const Catalog* catalog)
{
    const Names names = namesIn(outlineOf(sql, dialect.lex, dialect.syntax), catalog);
    std::string text = "---- failed: " + std::string(title) + '\n';
    for (const Finding& finding : verdict.findings) {
        if (finding.severity == Severity::error)
            text += "found:             " + foundLine(sql, finding) + '\n';
    }
    text += "CTEs:              " + listOf(names.ctes.names()) + '\n';
    text += "aliases:           " + listOf(names.aliases.names()) + '\n';
    text += "extracted tables:  " + listOf(names.tables.names()) + '\n';
    text += "remaining tables:  " + listOf(names.remaining.names()) + '\n';
    text += "allowed tables:    " + allowedTables(catalog) + '\n';
    return text + "SQL:\n" + indented(sql) + "----\n";
}

} // namespace querymend
