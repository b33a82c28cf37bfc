#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace querymend {

/// A hash that is the same for names that differ only in case, including that of non-ASCII letters.
[[nodiscard]] std::uint64_t nameHash(std::string_view name);

/// Mixes a second value into a hash, for instance a table into that of a column.
constexpr std::uint64_t withPart(std::uint64_t hash, std::uint32_t part)
{
    hash ^= (part + 1) * 0x9E3779B97F4A7C15ULL;
    hash = (hash ^ hash >> 32U) * 0xD6E8FEB86659FD93ULL;
    return hash ^ hash >> 32U;
}

/// A hash table from the given hashes to their indices: three flat arrays, built once.
class NameBuckets {
public:
    NameBuckets() = default;
    explicit NameBuckets(const std::vector<std::uint64_t>& hashes);

    /// Calls visit(number) in ascending order for entries with this hash, and rarely for others, until it returns true.
    template <class Visit>
    bool anyWith(std::uint64_t hash, Visit visit) const
    {
        if (m_starts.empty())
            return false;
        const std::size_t bucket = hash & m_mask;
        for (std::uint32_t i = m_starts[bucket]; i < m_starts[bucket + 1]; ++i) {
            if (m_marks[i] == mark(hash) && visit(m_numbers[i]))
                return true;
        }
        return false;
    }

private:
    static constexpr std::uint32_t mark(std::uint64_t hash) { return static_cast<std::uint32_t>(hash >> 32U); }

    std::uint64_t m_mask = 0;
    std::vector<std::uint32_t> m_starts;
    std::vector<std::uint32_t> m_marks;
    std::vector<std::uint32_t> m_numbers;
};

} // namespace querymend
