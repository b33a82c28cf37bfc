#pragma once

#include "database/queryrun.h"
#include "db/session/cell.h"
#include "results/rows/spillfile.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace querymend {

/// Stores fetched rows, packed; those that exceed its share of memory go to a temporary file. There may be gaps between
/// rows. A copy is cheap, shares the stored rows, and may be read by another thread while rows are added here.
class RowStore {
public:
    explicit RowStore(std::size_t memory = defaultMemory) : m_memory(memory) {}

    enum class Kept : std::uint8_t { yes, noRoom };
    /// None of the rows may be stored already.
    [[nodiscard]] Kept put(const PackedRows& rows);
    /// Raises the number of rows known to exist, though not all are stored.
    void extendTo(std::size_t rows) { m_rows = std::max(m_rows, rows); }

    /// The number of rows, including missing ones.
    [[nodiscard]] std::size_t rows() const { return m_rows; }
    [[nodiscard]] std::size_t stored() const { return m_stored; }
    [[nodiscard]] bool has(std::size_t index) const;
    /// A range of adjacent rows.
    struct Range {
        std::size_t first = 0;
        std::size_t count = 0;
    };
    /// Returns the first missing rows from this one on; an empty range if there are none.
    [[nodiscard]] Range missing(std::size_t from = 0) const;
    [[nodiscard]] std::uint64_t bytes() const { return m_bytes; }
    [[nodiscard]] std::uint64_t bytesInMemory() const { return m_inMemory; }
    /// The row must be stored.
    [[nodiscard]] CellRow row(std::size_t index) const;

    using Take = std::function<bool(std::size_t index, const CellRow& row)>;
    /// Calls `take` with each stored row, in order, until it returns false.
    void forEach(const Take& take) const;

    static constexpr std::size_t defaultMemory = 48U << 20U;

private:
    /// The rows of one fetch.
    struct Chunk {
        [[nodiscard]] std::size_t endRow() const { return firstRow + ends->size(); }

        std::size_t firstRow = 0;
        std::shared_ptr<const std::vector<std::uint32_t>> ends;
        std::shared_ptr<const std::string> bytes; ///< null if they are in the file
        qint64 offset = 0;
    };
    /// Returns the first chunk that begins after this row.
    [[nodiscard]] std::vector<Chunk>::const_iterator chunkBehind(std::size_t index) const;

    std::size_t m_memory;
    std::size_t m_rows = 0;
    std::size_t m_stored = 0;
    std::uint64_t m_bytes = 0;
    std::uint64_t m_inMemory = 0;
    std::vector<Chunk> m_chunks;       ///< in row order
    std::shared_ptr<SpillFile> m_file; ///< shared with the copies
};

} // namespace querymend
