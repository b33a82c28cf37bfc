#pragma once

#include "db/host/wire.h"
#include "db/session/rowsink.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace querymend {

/// Encodes rows to be sent or stored. Each can be read without the others.
class WireRows final : public RowSink {
public:
    /// Both must outlive it. Appends the rows to `out` and the offset of each row's end to `ends`.
    WireRows(WireWriter& out, std::vector<std::uint32_t>& ends) : m_out(out), m_ends(ends) {}

    void cell(Cell value) override;
    void bytes(CellTag tag, std::string_view value) override;
    void endRow() override;

private:
    WireWriter& m_out;
    std::vector<std::uint32_t>& m_ends;
};

/// Reads one row. If it is invalid, the reader fails and the sink gets no end of the row.
void readRow(WireReader& in, RowSink& sink);

/// Whether a result has more rows after a page.
enum class PageEnd : std::uint8_t { moreRows, lastRow };

/// Follows the rows of a page.
void endPage(WireWriter& out, PageEnd end);

/// What a page must be like.
struct PageShape {
    std::size_t width = 0; ///< cells in each row
    std::size_t rows = 0;  ///< fewer only if they are the last
};

/// Reads a page. The reader fails if it has another shape.
[[nodiscard]] PageEnd readPage(WireReader& in, RowSink& sink, PageShape shape);

} // namespace querymend
