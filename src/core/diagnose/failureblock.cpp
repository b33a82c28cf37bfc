#include "diagnose/failureblock.h"

#include "base/ascii.h"
#include "base/utf8.h"
#include "diagnose/excerpt.h"
#include "schema/catalog.h"
#include "sql/outline/outline.h"

#include <algorithm>
#include <functional>
#include <span>
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

using IsKnown = std::function<bool(std::span<const NamePart> parts)>;

/// Without `isKnown`, nothing is said of what the schema does not have.
Names namesIn(const Outline& outline, const IsKnown& isKnownTable)
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
        if (isKnownTable && source.cte.isNone() && !isKnownTable(parts))
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

std::string blockOf(std::string_view title, std::string_view sql, const Verdict& verdict, const Names& names,
                    const std::string& allowed)
{
    std::string text = "---- failed: " + std::string(title) + '\n';
    for (const Finding& finding : verdict.findings) {
        if (finding.severity == Severity::error)
            text += "found:             " + foundLine(sql, finding) + '\n';
    }
    text += "CTEs:              " + listOf(names.ctes.names()) + '\n';
    text += "aliases:           " + listOf(names.aliases.names()) + '\n';
    text += "extracted tables:  " + listOf(names.tables.names()) + '\n';
    text += "remaining tables:  " + listOf(names.remaining.names()) + '\n';
    text += "allowed tables:    " + allowed + '\n';
    return text + "SQL:\n" + indented(sql) + "----\n";
}

/// Whether a written name is that of a table, of which the schema may be left out.
bool isNameOf(std::span<const NamePart> parts, std::string_view table)
{
    const std::string written = dotted(parts);
    const std::size_t dot = table.rfind('.');
    const std::string_view bare = dot == std::string_view::npos ? table : table.substr(dot + 1);
    return asciiEqualsIgnoringCase(written, table) || asciiEqualsIgnoringCase(parts.back().text, bare);
}

} // namespace

std::string failureBlock(std::string_view title, std::string_view sql, const Verdict& verdict, const Dialect& dialect,
                         const Catalog* catalog)
{
    const IsKnown isKnownTable =
        catalog ? IsKnown([catalog](std::span<const NamePart> parts) { return isKnown(parts, *catalog); }) : IsKnown();
    const Names names = namesIn(outlineOf(sql, dialect.lex, dialect.syntax), isKnownTable);
    return blockOf(title, sql, verdict, names, allowedTables(catalog));
}

std::string failureBlock(std::string_view title, std::string_view sql, const Verdict& verdict, const Dialect& dialect,
                         const std::vector<std::string>& shownTables)
{
    const auto isShown = [&](std::span<const NamePart> parts) {
        return std::ranges::any_of(shownTables, [&](const std::string& table) { return isNameOf(parts, table); });
    };
    const Names names =
        namesIn(outlineOf(sql, dialect.lex, dialect.syntax), shownTables.empty() ? IsKnown() : IsKnown(isShown));
    return blockOf(title, sql, verdict, names, shownTables.empty() ? "not known" : listOf(shownTables));
}

} // namespace querymend
