#include "check/quotedtexts.h"

#include "check/resolver.h"
#include "dialect/dialectforms.h"
#include "schema/nearest.h"

#include <algorithm>
#include <unordered_set>

namespace querymend {

namespace {

constexpr std::size_t mostSources = 50; ///< looked at for one name

/// The columns that are all of an item in a SELECT list.
std::unordered_set<std::uint32_t> selectedColumns(const Outline& outline)
{
    std::unordered_set<std::uint32_t> found;
    for (const Scope& scope : outline.scopes) {
        for (const SelectItem& item : scope.items) {
            if (!item.soleColumn.isNone())
                found.insert(item.soleColumn.value);
        }
    }
    return found;
}

bool resemblesColumn(const ColumnRef& reference, const NamePart& name, const Resolver& resolver, RowShapes& shapes,
                     const Catalog& catalog)
{
    std::vector<std::string_view> names;
    for (const SourceId id : resolver.inSight(reference.scope, {}, mostSources)) {
        const RowShape& shape = shapes.of(id);
        for (const ShapeColumn& column : shape.columns)
            names.push_back(column.name);
        if (shape.table) {
            for (const Column& column : catalog.table(shape.table).columns)
                names.emplace_back(column.name);
        }
    }
    const std::vector<NearName> near = nearest(name.text, names, 1);
    return !near.empty() && near.front().resemblance <= Resemblance::typo;
}

} // namespace

std::string singleQuoted(std::string_view text)
{
    std::string literal = "'";
    for (const char c : text)
        literal += c == '\'' ? std::string("''") : std::string(1, c);
    return literal + '\'';
}

std::vector<TextEdit> quotedTexts(std::string_view text, const Outline& outline, const Dialect& dialect,
                                  const SchemaView& schema)
{
    std::vector<TextEdit> edits;
    if (!dialect.forms->unknownQuotedNamesAreTexts)
        return edits;
    RowShapes shapes(outline, dialect, &schema.catalog());
    Resolver resolver(outline, dialect, shapes);
    const std::unordered_set<std::uint32_t> selected = selectedColumns(outline);
    for (std::uint32_t i = 0; i < outline.columns.size(); ++i) {
        const ColumnRef& reference = outline.columns[i];
        const auto parts = outline.parts(reference.name);
        if (parts.size() != 1 || reference.star || !parts.front().quoted || text[parts.front().range.begin] != '"'
            || resolver.resolve(reference).status != ResolutionStatus::unknownColumn)
            continue;
        const bool isNamed =
            selected.contains(i) || reference.clause == Clause::orderBy || reference.clause == Clause::groupBy;
        if (!isNamed || !resemblesColumn(reference, parts.front(), resolver, shapes, schema.catalog()))
            edits.push_back({parts.front().range, singleQuoted(parts.front().text)});
    }
    return edits;
}

} // namespace querymend
