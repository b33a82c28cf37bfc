#include "sql/guard/secrets.h"

#include "base/ascii.h"
#include "base/names.h"
#include "sql/tokens/lexer.h"

#include <algorithm>

namespace querymend {

namespace {

bool fitsName(std::string_view pattern, std::string_view name)
{
    if (!pattern.ends_with('*'))
        return asciiEqualsIgnoringCase(pattern, name);
    pattern.remove_suffix(1);
    return name.size() >= pattern.size() && asciiEqualsIgnoringCase(name.substr(0, pattern.size()), pattern);
}

bool fitsSchema(const CatalogRow& row, std::string_view schema, std::span<const std::string> searchPath)
{
    if (row.schema.empty() || (schema.empty() && !row.needsSchema))
        return true;
    if (!schema.empty())
        return asciiEqualsIgnoringCase(row.schema, schema);
    return std::any_of(searchPath.begin(), searchPath.end(),
                       [&](const std::string& one) { return asciiEqualsIgnoringCase(row.schema, one); });
}

/// Finds out whether a query exposes all columns of a source at once, or renames them.
class WholeRows {
public:
    WholeRows(const Outline& outline, const Source& source)
        : m_outline(outline), m_source(source), m_name(exposedName(outline, source))
    {}

    [[nodiscard]] bool any() const
    {
        const Scope& own = m_outline[m_source.scope];
        if (!m_source.columnAliases.empty() || m_source.opaqueColumns || own.kind != ScopeKind::select
            || own.items.empty() || own.opaqueColumns)
            return true;
        const auto isWhole = [&](const ColumnRef& column) {
            return names(column.name) && (column.star || column.name.count == 1);
        };
        return std::any_of(m_outline.columns.begin(), m_outline.columns.end(), isWhole)
            || std::any_of(m_outline.scopes.begin(), m_outline.scopes.end(),
                           [&](const Scope& scope) { return hasStar(scope, &scope == &own); });
    }

private:
    [[nodiscard]] bool hasStar(const Scope& scope, bool isOwn) const
    {
        return std::any_of(scope.items.begin(), scope.items.end(), [&](const SelectItem& item) {
            return item.star && (item.starQualifier.empty() ? isOwn : names(item.starQualifier));
        });
    }

    [[nodiscard]] bool names(NameSpan span) const
    {
        return m_name && !span.empty() && asciiEqualsIgnoringCase(m_outline.parts(span).back().text, m_name->text);
    }

    const Outline& m_outline;
    const Source& m_source;
    const NamePart* m_name;
};

/// The first use of a kept-back column; exposing all columns at once counts as well.
std::optional<KeptBack> keptColumn(const SecretSearch& search, const Source& source, std::string_view columns)
{
    const std::string relation = dotted(search.outline.parts(source.name));
    for (const Token& token : search.tokens) {
        if (token.kind != TokenKind::word && token.kind != TokenKind::quotedName)
            continue;
        const std::string name = decoded(token, search.text);
        if (listNames(columns, name))
            return KeptBack{token.range(), relation + '.' + name};
    }
    if (WholeRows(search.outline, source).any())
        return KeptBack{source.range, relation + ".*"};
    return std::nullopt;
}

} // namespace

const CatalogRow* catalogRowFor(std::span<const CatalogRow> rows, std::string_view schema, std::string_view name,
                                std::span<const std::string> searchPath)
{
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const CatalogRow& row) {
        return fitsName(row.name, name) && fitsSchema(row, schema, searchPath);
    });
    return found == rows.end() ? nullptr : &*found;
}

std::optional<KeptBack> keptBack(const SecretSearch& search, const Source& source)
{
    if (source.kind != SourceKind::table || source.name.empty() || source.cte)
        return std::nullopt;
    const std::span<const NamePart> parts = search.outline.parts(source.name);
    const std::string_view schema = parts.size() > 1 ? std::string_view(parts[parts.size() - 2].text) : "";
    const CatalogRow* const row = catalogRowFor(search.catalogs, schema, parts.back().text, search.searchPath);
    if (!row || row->secrecy == Secrecy::none)
        return std::nullopt;
    if (row->secrecy == Secrecy::someColumns)
        return keptColumn(search, source, row->columns);
    return KeptBack{{parts.front().range.begin, parts.back().range.end}, dotted(parts)};
}

std::optional<KeptBack> keptBack(const SecretSearch& search)
{
    for (const Source& source : search.outline.sources) {
        if (auto found = keptBack(search, source))
            return found;
    }
    return std::nullopt;
}

} // namespace querymend
