#include "results/rows/rowstore.h"

#include "db/host/wirerows.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace querymend {

namespace {

CellRow unpacked(std::string_view bytes)
{
    CellRow found;
    CellSink sink(0, [&found](CellRow& row) { found = std::move(row); });
    WireReader in(bytes);
    readRow(in, sink);
    return found;
}

} // namespace

RowStore::Kept RowStore::put(const PackedRows& rows)
{
    Chunk chunk;
    chunk.firstRow = rows.first;
    chunk.ends = std::make_shared<const std::vector<std::uint32_t>>(rows.ends);
    const std::size_t size = rows.bytes->size();
    if (m_inMemory + size <= m_memory) {
        chunk.bytes = rows.bytes;
        m_inMemory += size;
    } else {
        if (!m_file)
            m_file = std::make_shared<SpillFile>();
        const auto offset = m_file->append(*rows.bytes);
        if (!offset)
            return Kept::noRoom;
        chunk.offset = *offset;
    }
    m_bytes += size;
    m_stored += rows.rows();
    extendTo(chunk.endRow());
    m_chunks.insert(chunkBehind(chunk.firstRow), std::move(chunk));
    return Kept::yes;
}

std::vector<RowStore::Chunk>::const_iterator RowStore::chunkBehind(std::size_t index) const
{
    return std::upper_bound(m_chunks.begin(), m_chunks.end(), index,
                            [](std::size_t row, const Chunk& chunk) { return row < chunk.firstRow; });
}

bool RowStore::has(std::size_t index) const
{
    const auto behind = chunkBehind(index);
    return behind != m_chunks.begin() && index < (behind - 1)->endRow();
}

RowStore::Range RowStore::missing(std::size_t from) const
{
    auto behind = chunkBehind(from);
    if (behind != m_chunks.begin())
        from = std::max(from, (behind - 1)->endRow());
    while (behind != m_chunks.end() && behind->firstRow == from)
        from = (behind++)->endRow();
    const std::size_t end = behind == m_chunks.end() ? m_rows : behind->firstRow;
    return {from, end - std::min(from, end)};
}

CellRow RowStore::row(std::size_t index) const
{
    const Chunk& chunk = *(chunkBehind(index) - 1);
    const std::size_t within = index - chunk.firstRow;
    const std::size_t begin = within == 0 ? 0 : (*chunk.ends)[within - 1];
    const std::size_t size = (*chunk.ends)[within] - begin;
    if (chunk.bytes)
        return unpacked(std::string_view(*chunk.bytes).substr(begin, size));
    return unpacked(m_file->read(chunk.offset + static_cast<qint64>(begin), size));
}

void RowStore::forEach(const Take& take) const
{
    std::size_t index = 0;
    bool goesOn = true;
    for (const Chunk& chunk : m_chunks) {
        // One row at a time in the same memory; a new sink for each chunk, because one that is cut leaves cells in it.
        CellSink sink(0, [&](CellRow& row) { goesOn = take(index, row); });
        const std::string read = chunk.bytes ? std::string() : m_file->read(chunk.offset, chunk.ends->back());
        WireReader in(chunk.bytes ? std::string_view(*chunk.bytes) : std::string_view(read));
        for (index = chunk.firstRow; index < chunk.endRow() && goesOn; ++index) {
            readRow(in, sink);
            if (in.failed()) // the file was cut
                goesOn = take(index, {});
        }
        if (!goesOn)
            return;
    }
}

} // namespace querymend
