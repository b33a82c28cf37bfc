#include "prompt/linking/stems.h"

#include "base/ascii.h"
#include "schema/namewords.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace querymend {

namespace {

/// Ends a short stem that has lost a vowel, so that sale and sali have one stem but the name `sal` has another.
constexpr char cutMark = '-';

bool isVowel(char c)
{
    return std::string_view("aeiouy").find(c) != std::string_view::npos;
}

bool hasVowel(std::string_view word)
{
    return std::any_of(word.begin(), word.end(), isVowel);
}

/// Turns shipp into ship; s and z stay doubled, as in pass.
std::string_view withoutDoubling(std::string_view stem)
{
    const bool isDoubled = stem.size() > 3 && stem.back() == stem[stem.size() - 2] && !isVowel(stem.back())
        && std::string_view("sz").find(stem.back()) == std::string_view::npos;
    return isDoubled ? stem.substr(0, stem.size() - 1) : stem;
}

/// Whether a stem of three letters has lost an e: rat(ed) and sal(es), but not add(ed), fix(ed) and box(es).
bool losesAnE(std::string_view stem)
{
    return stem.size() == 3 && !isVowel(stem[0]) && isVowel(stem[1]) && !isVowel(stem[2])
        && std::string_view("wxh").find(stem[2]) == std::string_view::npos;
}

bool isCyrillic(std::string_view word)
{
    const auto lead = static_cast<unsigned char>(word.front());
    return lead >= 0xD0 && lead <= 0xD3;
}

struct Spelling {
    std::string_view written;
    std::string_view plain;
};

constexpr auto spellings = std::to_array<Spelling>({
    {"à", "a"}, {"á", "a"}, {"â", "a"}, {"ã", "a"}, {"ä", "a"},  {"å", "a"}, {"æ", "a"}, {"ç", "c"},
    {"è", "e"}, {"é", "e"}, {"ê", "e"}, {"ë", "e"}, {"ì", "i"},  {"í", "i"}, {"î", "i"}, {"ï", "i"},
    {"ñ", "n"}, {"ò", "o"}, {"ó", "o"}, {"ô", "o"}, {"õ", "o"},  {"ö", "o"}, {"ø", "o"}, {"œ", "o"},
    {"ù", "u"}, {"ú", "u"}, {"û", "u"}, {"ü", "u"}, {"ß", "ss"}, {"ё", "е"},
});

/// Whether ae, oe or ue at this place may be an umlaut. At the end of a word it hardly is one: values, shoes.
bool mayBeUmlaut(std::string_view word, std::size_t at)
{
    return at + 3 < word.size() && word[at + 1] == 'e'
        && std::string_view("aou").find(word[at]) != std::string_view::npos;
}

/// One spelling for käufer, kaeufer and kaufer: without accents, and with ё as е.
std::string plainlySpelt(std::string_view word)
{
    std::string out;
    for (std::size_t at = 0; at < word.size();) {
        const std::string_view two = word.substr(at, 2);
        const auto* const found = std::find_if(spellings.begin(), spellings.end(),
                                               [&](const Spelling& spelling) { return spelling.written == two; });
        const bool isOneLetter = found != spellings.end() || mayBeUmlaut(word, at);
        out += found != spellings.end() ? found->plain : word.substr(at, 1);
        at += isOneLetter ? 2 : 1;
    }
    return out;
}

/// Removes the first ending that leaves a stem of this size.
std::string withoutEnding(std::string_view word, std::span<const std::string_view> endings, std::size_t shortestStem)
{
    const auto found = std::find_if(endings.begin(), endings.end(), [&](std::string_view ending) {
        return word.size() >= ending.size() + shortestStem && word.ends_with(ending);
    });
    return std::string(found == endings.end() ? word : word.substr(0, word.size() - found->size()));
}

} // namespace

std::string englishStem(std::string_view word)
{
    if (!hasVowel(word) || word.size() < 4)
        return std::string(word); // an abbreviation, or too short to have an ending
    const std::string_view singular = word.ends_with("ings") ? word.substr(0, word.size() - 1) : word;
    for (const std::string_view ending : {"ing", "ed"}) {
        if (singular.size() < ending.size() + 3 || !singular.ends_with(ending))
            continue;
        std::string stem(withoutDoubling(singular.substr(0, singular.size() - ending.size())));
        if (!hasVowel(stem))
            break;
        if (stem.back() == 'y')
            stem.back() = 'i'; // as wordStem() does
        return stem.size() > 3 || !losesAnE(stem) ? stem : stem + 'e';
    }
    const std::string_view one = word.ends_with('s') ? word.substr(0, word.size() - 1) : word;
    if (one.size() == 4 && losesAnE(one.substr(0, 3)) && one.back() == 'e')
        return std::string(one); // sales is sale, which `sal` is not
    const std::string stem = wordStem(word);
    return std::string(stem.size() > 4 ? withoutDoubling(stem) : stem);
}

std::string italianStem(std::string_view word)
{
    std::string stem(word);
    if (stem.size() < 4 || !isVowel(stem.back()))
        return stem;
    if (stem.ends_with("chi") || stem.ends_with("che") || stem.ends_with("ghi") || stem.ends_with("ghe"))
        stem.pop_back(); // banche, banca
    stem.pop_back();
    if (stem.size() > 3 && stem.back() == 'i')
        stem.pop_back(); // premio, premi
    return stem;
}

std::string germanStem(std::string_view word)
{
    static constexpr auto endings = std::to_array<std::string_view>({"ern", "nen", "en", "es", "em", "e", "n", "s"});
    return withoutEnding(word, endings, 4);
}

std::string frenchStem(std::string_view word)
{
    static constexpr auto endings = std::to_array<std::string_view>({"ees", "ee", "es", "e", "s", "x"});
    if (word.size() > 4 && word.ends_with("aux"))
        return std::string(word.substr(0, word.size() - 2)) + 'l'; // hopitaux, hopital
    return withoutEnding(word, endings, 3);
}

std::string russianStem(std::string_view word)
{
    static constexpr auto endings = std::to_array<std::string_view>(
        {"иями", "ями", "ами", "ыми", "ими", "ого", "его", "ому", "ему", "иях", "ией", "иям", "ием", "ях",
         "ах",   "ев",  "ов",  "ие",  "ье",  "еи",  "ии",  "ей",  "ой",  "ий",  "ям",  "ем",  "ам",  "ом",
         "ию",   "ью",  "ия",  "ья",  "ая",  "яя",  "ое",  "ее",  "ые",  "ый",  "ых",  "их",  "ую",  "юю",
         "ым",   "им",  "й",   "о",   "у",   "ы",   "ь",   "ю",   "я",   "а",   "е",   "и"});
    constexpr std::size_t shortestStem = 6; // bytes: three Cyrillic letters
    return withoutEnding(word, endings, shortestStem);
}

std::vector<std::string> stemsOf(std::string_view word)
{
    if (word.empty() || asciiIsDigit(word.front()))
        return {std::string(word)};
    const std::string plain = plainlySpelt(word);
    if (isCyrillic(plain))
        return {russianStem(plain)};
    std::vector<std::string> stems{englishStem(plain)};
    if (!hasVowel(plain) || plain.size() < 4)
        return stems;
    for (std::string stem : {italianStem(plain), germanStem(plain), frenchStem(plain)}) {
        if (stem.size() < 4 && stem.size() < plain.size())
            stem += cutMark;
        if (std::find(stems.begin(), stems.end(), stem) == stems.end())
            stems.push_back(std::move(stem));
    }
    return stems;
}

} // namespace querymend
