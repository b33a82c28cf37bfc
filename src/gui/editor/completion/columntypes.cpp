#include "editor/completion/columntypes.h"

#include <algorithm>

namespace querymend {

namespace {

/// Nesting depth up to which types are traced; a recursive query would never end.
constexpr int deepest = 8;

} // namespace

ColumnTypes::ColumnTypes(const Outline& outline, const Catalog* catalog, RowShapes& shapes, Resolver& resolver)
    : m_outline(outline), m_catalog(catalog), m_shapes(shapes), m_resolver(resolver)
{}

std::vector<TypedColumn> ColumnTypes::columnsOf(SourceId source)
{
    std::vector<TypedColumn> columns;
    const RowShape& shape = m_shapes.of(source);
    if (shape.table) {
        for (const Column& column : m_catalog->table(shape.table).columns)
            columns.push_back({column.name, true, column.type});
        return columns;
    }
    for (std::size_t i = 0; i < shape.columns.size(); ++i) {
        const ShapeColumn& column = shape.columns[i];
        if (!column.name.empty())
            columns.push_back({std::string(column.name), column.quoted, typeOf(source, i, deepest)});
    }
    return columns;
}

std::string ColumnTypes::typeOf(SourceId id, std::size_t column, int depth)
{
    const Source& source = m_outline[id];
    const ScopeId body = source.cte ? m_outline[source.cte].body : source.body;
    const SelectItem* const item = body && depth > 0 ? itemOf(id, body, column) : nullptr;
    return item && item->soleColumn ? typeOf(m_outline[item->soleColumn], depth - 1) : std::string();
}

/// Finds the select item that yields a column of the source: by position up to the first star, and after it by
/// name, unless a column list, as in `t(a, b)`, gives other names.
const SelectItem* ColumnTypes::itemOf(SourceId id, ScopeId scope, std::size_t column)
{
    while (m_outline[scope].kind == ScopeKind::compound)
        scope = m_outline[scope].arms.front();
    const auto& items = m_outline[scope].items;
    const auto star = std::find_if(items.begin(), items.end(), [](const SelectItem& item) { return item.star; });
    if (column < static_cast<std::size_t>(star - items.begin()))
        return &items[column];
    const Source& source = m_outline[id];
    if (!source.columnAliases.empty() || (source.cte && !m_outline[source.cte].columns.empty()))
        return nullptr;
    const ShapeColumn& wanted = m_shapes.of(id).columns[column];
    const auto found = std::find_if(star, items.end(), [&](const SelectItem& item) {
        if (!item.alias.text.empty())
            return m_shapes.same(wanted, item.alias);
        return item.soleColumn && m_shapes.same(wanted, m_outline.parts(m_outline[item.soleColumn].name).back());
    });
    return found == items.end() ? nullptr : &*found;
}

std::string ColumnTypes::typeOf(const ColumnRef& reference, int depth)
{
    const Resolution resolution = m_resolver.resolve(reference);
    if (resolution.status != ResolutionStatus::resolved || resolution.sources.empty())
        return {};
    const NamePart& name = m_outline.parts(reference.name).back();
    const RowShape& shape = m_shapes.of(resolution.sources.front());
    if (shape.table) {
        const ColumnId column = m_catalog->findColumn(shape.table, writtenName(name));
        return column ? m_catalog->column(column).type : std::string();
    }
    const auto column = std::find_if(shape.columns.begin(), shape.columns.end(), [&](const ShapeColumn& each) {
        return !each.name.empty() && m_shapes.same(each, name);
    });
    if (column == shape.columns.end())
        return {};
    return typeOf(resolution.sources.front(), static_cast<std::size_t>(column - shape.columns.begin()), depth);
}

} // namespace querymend
