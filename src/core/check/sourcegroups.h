#pragma once

#include "sql/outline/outline.h"

#include <cstdint>
#include <numeric>
#include <vector>

namespace querymend {

/// Sources that conditions connect, directly or through others.
class SourceGroups {
public:
    explicit SourceGroups(std::size_t sources) : m_heads(sources) { std::iota(m_heads.begin(), m_heads.end(), 0U); }

    void connect(SourceId a, SourceId b) { m_heads[headOf(a.value)] = headOf(b.value); }
    [[nodiscard]] bool areConnected(SourceId a, SourceId b) { return headOf(a.value) == headOf(b.value); }

private:
    std::uint32_t headOf(std::uint32_t at)
    {
        while (m_heads[at] != at)
            at = m_heads[at] = m_heads[m_heads[at]];
        return at;
    }

    std::vector<std::uint32_t> m_heads;
};

} // namespace querymend
