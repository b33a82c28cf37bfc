#include "check/catalogtables.h"

#include "check/rowshape.h"

namespace querymend {

TableMatch CatalogTables::find(std::span<const NamePart> name) const
{
    return m_catalog.find(writtenTable(name));
}

bool CatalogTables::has(std::span<const NamePart> name) const
{
    return find(name).kind != TableMatch::Kind::none;
}

bool CatalogTables::canCall(std::span<const NamePart> name) const
{
    const TableMatch match = find(name);
    return match && m_catalog.table(match.table).isVirtual;
}

} // namespace querymend
