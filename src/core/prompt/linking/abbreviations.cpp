#include "prompt/linking/abbreviations.h"

#include "prompt/linking/stopwords.h"
#include "prompt/linking/synonyms.h"

#include <algorithm>
#include <cstddef>

namespace querymend {

namespace {

constexpr std::size_t longestAbbreviation = 5;

bool isVowel(char c)
{
    return std::string_view("aeiou").find(c) != std::string_view::npos;
}

/// Stems end in i where words end in y.
bool isSameLetter(char a, char b)
{
    return a == b || (a == 'y' && b == 'i') || (a == 'i' && b == 'y');
}

std::size_t consonantsIn(std::string_view word)
{
    return static_cast<std::size_t>(std::count_if(word.begin(), word.end(), [](char c) { return !isVowel(c); }));
}

/// Whether the letters are in the word in this order.
bool isSubsequence(std::string_view letters, std::string_view word)
{
    std::size_t at = 0;
    for (const char c : word)
        at += at < letters.size() && isSameLetter(letters[at], c) ? 1 : 0;
    return at == letters.size();
}

} // namespace

bool mayBeAbbreviation(std::string_view word)
{
    return word.size() >= 2 && word.size() <= longestAbbreviation
        && std::all_of(word.begin(), word.end(), [](char c) { return c >= 'a' && c <= 'z'; })
        && weightOf(word) == WordWeight::full;
}

float likelinessOfAbbreviation(std::string_view abbreviation, std::string_view stem, std::string_view word)
{
    constexpr float beginning = 0.9F;
    constexpr float leastOfConsonants = 0.4F;
    if (stem.size() <= abbreviation.size() || abbreviation.front() != stem.front())
        return 0;
    if (abbreviation.size() == 2) // only `ln` of line and the like
        return !isVowel(stem.front()) && consonantsIn(stem) == 2 && isSubsequence(abbreviation, stem)
            ? leastOfConsonants
            : 0;
    const bool isWord = !synonymGroupsOf(abbreviation).empty();
    if (stem.starts_with(abbreviation)) // a word only if it is long: `disc` of discount, but not `car` of carrier
        return stem.size() >= abbreviation.size() + 2 && (!isWord || abbreviation.size() > 3) ? beginning : 0;
    const bool isInWord =
        isSubsequence(abbreviation, stem) || (isSubsequence(abbreviation, word) && !word.starts_with(abbreviation));
    if (isWord || !isInWord)
        return 0;
    const auto share = static_cast<float>(consonantsIn(abbreviation)) / static_cast<float>(consonantsIn(stem));
    return share < leastOfConsonants ? 0 : std::min(share, beginning);
}

} // namespace querymend
