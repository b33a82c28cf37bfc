#include "db/host/wirerows.h"
#include "entries.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace querymend::fuzz {

namespace {

struct RowsRead {
    std::vector<CellRow> rows;
    PageEnd end = PageEnd::lastRow;
    bool isValid = false;
};

RowsRead rowsIn(std::string_view bytes, PageShape shape)
{
    RowsRead read;
    CellSink sink(shape.width, [&read](CellRow& row) { read.rows.push_back(std::move(row)); });
    WireReader in(bytes);
    read.end = readPage(in, sink, shape);
    read.isValid = in.ended();
    return read;
}

std::string encoded(const RowsRead& read)
{
    WireWriter out;
    std::vector<std::uint32_t> ends;
    WireRows sink(out, ends);
    for (const CellRow& row : read.rows)
        sink.row(row);
    endPage(out, read.end);
    return out.take();
}

} // namespace

std::string checkRows(const Dialect&, std::string_view text)
{
    // The first byte chooses how many columns there are.
    const std::size_t width = text.empty() ? 0 : static_cast<unsigned char>(text.front()) % 4U;
    const PageShape shape{width, 3};
    const RowsRead read = rowsIn(text.substr(text.empty() ? 0 : 1), shape);
    if (read.rows.size() > shape.rows)
        return "a page has no more rows than were asked for";
    if (!std::all_of(read.rows.begin(), read.rows.end(), [&](const CellRow& row) { return row.size() == width; }))
        return "a row has a cell for each column";
    if (!read.isValid)
        return {};
    if (read.end == PageEnd::moreRows && read.rows.size() < shape.rows)
        return "a page has as many rows as were asked for, unless they are the last";
    const std::string again = encoded(read);
    const RowsRead readAgain = rowsIn(again, shape);
    return readAgain.isValid && encoded(readAgain) == again ? "" : "rows that were read can be sent";
}

} // namespace querymend::fuzz
