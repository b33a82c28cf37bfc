#pragma once

#include "db/cell.h"
#include "queryrun.h"
#include "results/spillfile.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace querymend {

/// Rows that were fetched, packed; what does not fit into its share of memory lies in a temporary file. Some may be
/// missing between others. A copy is cheap, shares what is stored, and may be read by another thread while rows are
/// added here.
class RowStore {
public:
    explicit RowStore(std::size_t memory = defaultMemory) : m_memory(memory) {}

    enum class Kept : std::uint8_t { yes, noRoom };
    /// None of them may be there already.
    [[nodiscard]] Kept put(const PackedRows& rows);
    /// There are so many, though not all have come.
    void extendTo(std::size_t rows) { m_rows = std::max(m_rows, rows); }

    /// Also those that are missing.
    [[nodiscard]] std::size_t rows() const { return m_rows; }
    [[nodiscard]] std::size_t stored() const { return m_stored; }
    [[nodiscard]] bool has(std::size_t index) const;
    /// Rows next to each other.
    struct Range {
        std::size_t first = 0;
        std::size_t count = 0;
    };
    /// The first that are missing, at this row or behind it; none where all are there.
    [[nodiscard]] Range missing(std::size_t from = 0) const;
    [[nodiscard]] std::uint64_t bytes() const { return m_bytes; }
    [[nodiscard]] std::uint64_t bytesInMemory() const { return m_inMemory; }
    /// The row must be there.
    [[nodiscard]] CellRow row(std::size_t index) const;

    /// All that are there, in order, until `take` gives false.
    using Take = std::function<bool(std::size_t index, const CellRow& row)>;
    void forEach(const Take& take) const;

    static constexpr std::size_t defaultMemory = 48U << 20U;

private:
    /// What one fetch gave.
    struct Chunk {
        [[nodiscard]] std::size_t endRow() const { return firstRow + ends->size(); }

        std::size_t firstRow = 0;
        std::shared_ptr<const std::vector<std::uint32_t>> ends;
        std::shared_ptr<const std::string> bytes; ///< null where they lie in the file
        qint64 offset = 0;
    };
    /// The first that begins behind this row.
    [[nodiscard]] std::vector<Chunk>::const_iterator chunkBehind(std::size_t index) const;

    std::size_t m_memory;
    std::size_t m_rows = 0;
    std::size_t m_stored = 0;
    std::uint64_t m_bytes = 0;
    std::uint64_t m_inMemory = 0;
    std::vector<Chunk> m_chunks;       ///< by their rows
    std::shared_ptr<SpillFile> m_file; ///< shared with the copies
};

} // namespace querymend
