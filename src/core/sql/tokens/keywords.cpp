#include "sql/tokens/keywords.h"

#include "base/ascii.h"

#include <array>
#include <cstring>

namespace querymend {

namespace {

#define QUERYMEND_TEXT(id, text) text,
constexpr std::array<std::string_view, keywordCount> texts{"", QUERYMEND_KEYWORDS(QUERYMEND_TEXT)};
#undef QUERYMEND_TEXT

constexpr std::size_t longestKeyword = 32;
constexpr std::size_t bucketCount = 4096;

/// A word folded to lower case and padded with zeros, compared as four integers.
struct FoldedWord {
    std::array<std::uint64_t, longestKeyword / 8> parts{};

    friend constexpr bool operator==(const FoldedWord&, const FoldedWord&) = default;
};

/// Setting bit 0x20 lowercases letters; other bytes only need to change consistently.
constexpr std::uint64_t foldBits = 0x2020202020202020ULL;

constexpr FoldedWord foldSlowly(std::string_view word)
{
    FoldedWord folded;
    for (std::size_t i = 0; i < word.size(); ++i) {
        const auto byte = static_cast<std::uint64_t>(static_cast<unsigned char>(word[i])) | 0x20U;
        folded.parts[i / 8] |= byte << (8 * (i % 8));
    }
    return folded;
}

std::uint64_t loadTail(const char* from, std::size_t length)
{
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < length; ++i)
        value |= static_cast<std::uint64_t>(static_cast<unsigned char>(from[i]) | 0x20U) << (8 * i);
    return value;
}

/// The same as foldSlowly, eight bytes at a time.
FoldedWord fold(const char* word, std::size_t length)
{
    FoldedWord folded;
    std::size_t part = 0;
    while (length >= 8) {
        std::memcpy(&folded.parts[part], word, 8);
        folded.parts[part] |= foldBits;
        ++part;
        word += 8;
        length -= 8;
    }
    if (length != 0)
        folded.parts[part] = loadTail(word, length);
    return folded;
}

constexpr std::size_t bucketOf(const FoldedWord& word)
{
    const std::uint64_t mixed =
        (word.parts[0] ^ (word.parts[1] * 0x9E3779B97F4A7C15ULL) ^ (word.parts[2] << 7)) * 0xD6E8FEB86659FD93ULL;
    return static_cast<std::size_t>(mixed >> 52U);
}

struct Index {
    std::array<FoldedWord, keywordCount> words{};
    std::array<std::uint16_t, bucketCount> first{};
    std::array<std::uint16_t, keywordCount> next{};
};

constexpr Index makeIndex()
{
    Index index;
    for (std::size_t i = 1; i < keywordCount; ++i) {
        index.words[i] = foldSlowly(texts[i]);
        const std::size_t bucket = bucketOf(index.words[i]);
        index.next[i] = index.first[bucket];
        index.first[bucket] = static_cast<std::uint16_t>(i);
    }
    return index;
}

constexpr Index keywordIndex = makeIndex();

} // namespace

Keyword keywordOf(const char* word, std::size_t length)
{
    if (length < 2 || length >= longestKeyword)
        return Keyword::None;
    const FoldedWord folded = fold(word, length);
    for (std::uint16_t i = keywordIndex.first[bucketOf(folded)]; i != 0; i = keywordIndex.next[i]) {
        if (keywordIndex.words[i] == folded)
            return static_cast<Keyword>(i);
    }
    return Keyword::None;
}

std::string_view text(Keyword keyword)
{
    return texts[static_cast<std::size_t>(keyword)];
}

KeywordSet keywordSet(std::string_view words)
{
    KeywordSet set;
    while (!words.empty()) {
        const std::size_t end = words.find(' ');
        const std::string_view word = words.substr(0, end);
        const Keyword keyword = keywordOf(word);
        if (keyword != Keyword::None)
            set.set(static_cast<std::size_t>(keyword));
        words.remove_prefix(end == std::string_view::npos ? words.size() : end + 1);
    }
    return set;
}

} // namespace querymend
