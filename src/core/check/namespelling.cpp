#include "check/namespelling.h"

namespace querymend {

std::string NameSpelling::column(const ShapeColumn& column) const
{
    return column.quoted ? quotedIfNeeded(m_dialect, column.name) : std::string(column.name);
}

std::string NameSpelling::column(ColumnId id) const
{
    return quotedIfNeeded(m_dialect, m_catalog->column(id).name);
}

std::string NameSpelling::table(TableId id) const
{
    const Table& table = m_catalog->table(id);
    const TableMatch bare = m_catalog->find({{table.name, true}});
    std::string name = quotedIfNeeded(m_dialect, table.name);
    if (table.schema.empty() || (bare && bare.table == id))
        return name;
    return quotedIfNeeded(m_dialect, table.schema) + "." + name;
}

std::string NameSpelling::qualifier(SourceId id) const
{
    const NamePart* const exposed = exposedName(m_outline, m_outline[id]);
    if (!exposed)
        return {};
    return exposed->quoted ? quotedIfNeeded(m_dialect, exposed->text) : exposed->text;
}

std::string NameSpelling::qualified(SourceId id, std::string_view column) const
{
    const std::string before = qualifier(id);
    return before.empty() ? std::string(column) : before + "." + std::string(column);
}

} // namespace querymend
