#pragma once

#include "db/cell.h"
#include "queryrun.h"
#include "results/spillfile.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace querymend {

/// Rows that were fetched, packed; what does not fit into its share of memory lies in a temporary file. A copy is
/// cheap, shares what is stored, and may be read by another thread while rows are added here.
class RowStore {
public:
    explicit RowStore(std::size_t memory = defaultMemory) : m_memory(memory) {}

    enum class Kept : std::uint8_t { yes, noRoom };
    [[nodiscard]] Kept append(const PackedRows& rows);

    [[nodiscard]] std::size_t rows() const { return m_rows; }
    [[nodiscard]] std::uint64_t bytes() const { return m_bytes; }
    [[nodiscard]] std::uint64_t bytesInMemory() const { return m_inMemory; }
    /// The row must be there.
    [[nodiscard]] CellRow row(std::size_t index) const;

    /// In order, until `take` gives false.
    using Take = std::function<bool(std::size_t index, const CellRow& row)>;
    void forEach(const Take& take) const;

    static constexpr std::size_t defaultMemory = 48U << 20U;

private:
    /// What one fetch gave.
    struct Chunk {
        std::size_t firstRow = 0;
        std::shared_ptr<const std::vector<std::uint32_t>> ends;
        std::shared_ptr<const std::string> bytes; ///< null where they lie in the file
        qint64 offset = 0;
    };

    std::size_t m_memory;
    std::size_t m_rows = 0;
    std::uint64_t m_bytes = 0;
    std::uint64_t m_inMemory = 0;
    std::vector<Chunk> m_chunks;
    std::shared_ptr<SpillFile> m_file; ///< shared with the copies
};

} // namespace querymend
