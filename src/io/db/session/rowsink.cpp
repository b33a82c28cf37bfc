#include "db/session/rowsink.h"

#include <string>

namespace querymend {

void RowSink::row(CellRow cells)
{
    for (Cell& value : cells)
        cell(std::move(value));
    endRow();
}

void CellSink::bytes(CellTag tag, std::string_view value)
{
    makeRoom();
    switch (tag) {
    case CellTag::decimal:
        m_row.emplace_back(Decimal{std::string(value)});
        return;
    case CellTag::text:
        m_row.emplace_back(std::in_place_type<std::string>, value);
        return;
    case CellTag::blob:
        m_row.emplace_back(Blob{std::string(value)});
        return;
    case CellTag::temporal:
        m_row.emplace_back(Temporal{std::string(value)});
        return;
    case CellTag::json:
        m_row.emplace_back(Json{std::string(value)});
        return;
    case CellTag::null:
    case CellTag::boolean:
    case CellTag::integer:
    case CellTag::real:
        break; // these hold no bytes
    }
    m_row.emplace_back();
}

} // namespace querymend
