#include "editor/columntypes.h"

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
        const ShapeColumn column = shape.columns[i];
        if (!column.name.empty())
            columns.push_back({std::string(column.name), column.quoted, typeOf(source, column, deepest)});
    }
    return columns;
}

std::string ColumnTypes::typeOf(SourceId id, const ShapeColumn& column, int depth)
{
    const Source& source = m_outline[id];
    const ScopeId body = source.cte ? m_outline[source.cte].body : source.body;
    const SelectItem* const item = body && depth > 0 ? itemNamed(body, column) : nullptr;
    return item && item->soleColumn ? typeOf(m_outline[item->soleColumn], depth - 1) : std::string();
}

/// Finds the select item that yields the column, by name. A column list, as in `t(a, b)`, is not taken into account.
const SelectItem* ColumnTypes::itemNamed(ScopeId scope, const ShapeColumn& column) const
{
    while (m_outline[scope].kind == ScopeKind::compound)
        scope = m_outline[scope].arms.front();
    const auto& items = m_outline[scope].items;
    const auto found = std::find_if(items.begin(), items.end(), [&](const SelectItem& item) {
        if (!item.alias.text.empty())
            return m_shapes.same(column, item.alias);
        return item.soleColumn && m_shapes.same(column, m_outline.parts(m_outline[item.soleColumn].name).back());
    });
    return found == items.end() ? nullptr : &*found;
}

std::string ColumnTypes::typeOf(const ColumnRef& reference, int depth)
{
    const Resolution resolution = m_resolver.resolve(reference);
    if (resolution.standing != Standing::resolved || resolution.sources.empty())
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
    return column == shape.columns.end() ? std::string() : typeOf(resolution.sources.front(), *column, depth);
}

} // namespace querymend
