#include "db/host/wirerows.h"

#include <cstring>
#include <limits>
#include <string>
#include <utility>
#include <variant>

namespace querymend {

namespace {

/// What may stand in place of a cell's tag. A row ends with a mark of its own, so that even one without cells takes a
/// byte, and no more rows can be announced than were sent.
enum class RowMark : std::uint8_t { rowEnd = static_cast<std::uint8_t>(CellTag::json) + 1, pageEnd, resultEnd };

/// In one step, because a result may have millions of them.
template <class Number>
void writeTagged(WireWriter& out, CellTag tag, Number value)
{
    char bytes[1 + sizeof value];
    bytes[0] = static_cast<char>(tag);
    std::memcpy(bytes + 1, &value, sizeof value);
    out.raw({bytes, sizeof bytes});
}

void writeBytes(WireWriter& out, CellTag tag, std::string_view value)
{
    writeTagged(out, tag, static_cast<std::uint64_t>(value.size()));
    out.raw(value);
}

struct CellWriter {
    WireWriter& out;

    void operator()(std::monostate) const { out.number(CellTag::null); }
    void operator()(bool value) const { writeTagged(out, CellTag::boolean, static_cast<std::uint8_t>(value)); }
    void operator()(std::int64_t value) const { writeTagged(out, CellTag::integer, value); }
    void operator()(double value) const { writeTagged(out, CellTag::real, value); }
    void operator()(const Decimal& value) const { writeBytes(out, CellTag::decimal, value.digits); }
    void operator()(const std::string& value) const { writeBytes(out, CellTag::text, value); }
    void operator()(const Blob& value) const { writeBytes(out, CellTag::blob, value.bytes); }
    void operator()(const Temporal& value) const { writeBytes(out, CellTag::temporal, value.text); }
    void operator()(const Json& value) const { writeBytes(out, CellTag::json, value.text); }
};

/// Reads the value that follows the tag.
void readValue(WireReader& in, CellTag tag, RowSink& sink)
{
    switch (tag) {
    case CellTag::null:
        return sink.cell(Cell());
    case CellTag::boolean:
        return sink.cell(in.number<std::uint8_t>() != 0);
    case CellTag::integer:
        return sink.cell(in.number<std::int64_t>());
    case CellTag::real:
        return sink.cell(in.number<double>());
    case CellTag::decimal:
    case CellTag::text:
    case CellTag::blob:
    case CellTag::temporal:
    case CellTag::json:
        return sink.bytes(tag, in.text());
    }
}

/// Cells up to a mark.
struct CellsRead {
    std::size_t cells = 0;
    RowMark mark = RowMark::rowEnd;
};

/// Fails at more cells than `most`, before a host could fill the memory with one row.
CellsRead readCells(WireReader& in, RowSink& sink, std::size_t most)
{
    CellsRead read;
    for (;;) {
        const auto tag = in.number<std::uint8_t>();
        if (tag > static_cast<std::uint8_t>(CellTag::json)) {
            if (tag > static_cast<std::uint8_t>(RowMark::resultEnd))
                in.fail();
            read.mark = static_cast<RowMark>(tag);
            return read;
        }
        if (read.cells++ == most)
            in.fail();
        if (in.failed())
            return read;
        readValue(in, static_cast<CellTag>(tag), sink);
    }
}

} // namespace

void WireRows::cell(Cell value)
{
    std::visit(CellWriter{m_out}, value);
}

void WireRows::bytes(CellTag tag, std::string_view value)
{
    writeBytes(m_out, tag, value);
}

void WireRows::endRow()
{
    m_out.number(RowMark::rowEnd);
    m_ends.push_back(static_cast<std::uint32_t>(m_out.bytes().size()));
}

void readRow(WireReader& in, RowSink& sink)
{
    const CellsRead read = readCells(in, sink, std::numeric_limits<std::size_t>::max());
    if (read.mark != RowMark::rowEnd)
        in.fail();
    if (!in.failed())
        sink.endRow();
}

void endPage(WireWriter& out, PageEnd end)
{
    out.number(end == PageEnd::lastRow ? RowMark::resultEnd : RowMark::pageEnd);
}

PageEnd readPage(WireReader& in, RowSink& sink, PageShape shape)
{
    for (std::size_t rows = 0; !in.failed(); ++rows) {
        const CellsRead read = readCells(in, sink, shape.width);
        if (in.failed())
            break;
        if (read.mark != RowMark::rowEnd) {
            if (read.cells > 0 || (read.mark == RowMark::pageEnd && rows < shape.rows))
                in.fail();
            return read.mark == RowMark::resultEnd ? PageEnd::lastRow : PageEnd::moreRows;
        }
        if (read.cells < shape.width || rows == shape.rows)
            in.fail();
        else
            sink.endRow();
    }
    return PageEnd::lastRow;
}

} // namespace querymend
