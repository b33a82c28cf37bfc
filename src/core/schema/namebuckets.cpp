#include "schema/namebuckets.h"

#include "base/names.h"

namespace querymend {

std::uint64_t nameHash(std::string_view name)
{
    std::uint64_t hash = 0xCBF29CE484222325ULL;
    for (FoldedLetters rest(name, LetterFold::lower, CasedLetters::unicode); !rest.atEnd();)
        hash = (hash ^ rest.next()) * 0x100000001B3ULL;
    return withPart(hash, 0);
}

NameBuckets::NameBuckets(const std::vector<std::uint64_t>& hashes)
{
    std::size_t buckets = 1;
    while (buckets < hashes.size())
        buckets *= 2;
    m_mask = buckets - 1;
    m_starts.assign(buckets + 1, 0);
    for (const std::uint64_t hash : hashes)
        ++m_starts[(hash & m_mask) + 1];
    for (std::size_t i = 1; i <= buckets; ++i)
        m_starts[i] += m_starts[i - 1];
    m_marks.resize(hashes.size());
    m_numbers.resize(hashes.size());
    std::vector<std::uint32_t> next(m_starts.begin(), m_starts.end() - 1);
    for (std::size_t i = 0; i < hashes.size(); ++i) {
        const std::uint32_t at = next[hashes[i] & m_mask]++;
        m_marks[at] = mark(hashes[i]);
        m_numbers[at] = static_cast<std::uint32_t>(i);
    }
}

} // namespace querymend
