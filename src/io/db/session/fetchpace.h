#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace querymend {

/// How many rows to request at once from a server or driver that buffers them all before returning the first: as many
/// as fit the byte budget at the size of the previous ones. Starts with one, because the first size is unknown.
class FetchPace {
public:
    constexpr FetchPace(std::uint64_t bytes, std::size_t mostRows) : m_bytes(bytes), m_mostRows(mostRows) {}

    [[nodiscard]] std::size_t rows() const { return m_rows; }

    void learn(std::size_t rows, std::uint64_t bytes)
    {
        constexpr std::size_t growth = 8;
        const std::uint64_t each = std::max<std::uint64_t>(bytes / std::max<std::size_t>(rows, 1), 1);
        m_rows =
            std::clamp<std::size_t>(static_cast<std::size_t>(m_bytes / each), 1, std::min(m_rows * growth, m_mostRows));
    }

private:
    std::uint64_t m_bytes;
    std::size_t m_mostRows;
    std::size_t m_rows = 1;
};

} // namespace querymend
