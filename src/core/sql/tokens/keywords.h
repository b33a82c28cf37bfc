#pragma once

#include "sql/tokens/keywordlist.h"

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace querymend {

#define QUERYMEND_ENUMERATOR(id, text) id,
/// Every word that some dialect reserves or that the outline interprets; None is any other word.
enum class Keyword : std::uint16_t { None, QUERYMEND_KEYWORDS(QUERYMEND_ENUMERATOR) };
#undef QUERYMEND_ENUMERATOR

#define QUERYMEND_COUNT(id, text) +1
inline constexpr std::size_t keywordCount = 1 QUERYMEND_KEYWORDS(QUERYMEND_COUNT);
#undef QUERYMEND_COUNT

using KeywordSet = std::bitset<keywordCount>;

/// The keyword that a word spells, ignoring case.
[[nodiscard]] Keyword keywordOf(const char* word, std::size_t length);
[[nodiscard]] inline Keyword keywordOf(std::string_view word)
{
    return keywordOf(word.data(), word.size());
}

/// The word in lower case; empty for None.
[[nodiscard]] std::string_view text(Keyword keyword);

/// Makes a set from blank-separated words, ignoring those that are not keywords.
[[nodiscard]] KeywordSet keywordSet(std::string_view words);

[[nodiscard]] inline bool contains(const KeywordSet& set, Keyword keyword)
{
    return set[static_cast<std::size_t>(keyword)];
}

} // namespace querymend
