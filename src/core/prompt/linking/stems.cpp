#include "prompt/linking/stems.h"

#include "base/ascii.h"
#include "schema/namewords.h"

#include <algorithm>
#include <array>
#include <utility>

namespace querymend {

namespace {

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

bool isCyrillic(std::string_view word)
{
    const auto lead = static_cast<unsigned char>(word.front());
    return lead >= 0xD0 && lead <= 0xD3;
}

/// Removes the accents of à, è, ì …, and replaces ё by е.
std::string withoutAccents(std::string_view word)
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 12> accents{{{"à", "a"},
                                                                                            {"á", "a"},
                                                                                            {"è", "e"},
                                                                                            {"é", "e"},
                                                                                            {"ì", "i"},
                                                                                            {"í", "i"},
                                                                                            {"ò", "o"},
                                                                                            {"ó", "o"},
                                                                                            {"ù", "u"},
                                                                                            {"ú", "u"},
                                                                                            {"ё", "е"},
                                                                                            {"ñ", "n"}}};
    std::string out;
    for (std::size_t at = 0; at < word.size();) {
        const std::string_view two = word.substr(at, 2);
        const auto* const found =
            std::find_if(accents.begin(), accents.end(), [&](const auto& accent) { return accent.first == two; });
        if (found != accents.end()) {
            out += found->second;
            at += 2;
        } else {
            out += word[at++];
        }
    }
    return out;
}

} // namespace

std::string englishStem(std::string_view word)
{
    const std::string_view singular = word.ends_with("ings") ? word.substr(0, word.size() - 1) : word;
    for (const std::string_view ending : {"ing", "ed"}) {
        if (singular.size() < ending.size() + 3 || !singular.ends_with(ending))
            continue;
        std::string stem(withoutDoubling(singular.substr(0, singular.size() - ending.size())));
        if (!hasVowel(stem))
            break;
        if (stem.back() == 'y')
            stem.back() = 'i'; // as wordStem() does
        return stem;
    }
    return std::string(withoutDoubling(wordStem(word)));
}

std::string italianStem(std::string_view word)
{
    std::string stem = withoutAccents(word);
    if (stem.size() < 4 || !isVowel(stem.back()))
        return stem;
    if (stem.ends_with("chi") || stem.ends_with("che") || stem.ends_with("ghi") || stem.ends_with("ghe"))
        stem.pop_back(); // banche, banca
    stem.pop_back();
    if (stem.size() > 3 && stem.back() == 'i')
        stem.pop_back(); // premio, premi
    return stem;
}

std::string russianStem(std::string_view word)
{
    static constexpr auto endings = std::to_array<std::string_view>(
        {"иями", "ями", "ами", "ыми", "ими", "ого", "его", "ому", "ему", "иях", "ией", "иям", "ием", "ях",
         "ах",   "ев",  "ов",  "ие",  "ье",  "еи",  "ии",  "ей",  "ой",  "ий",  "ям",  "ем",  "ам",  "ом",
         "ию",   "ью",  "ия",  "ья",  "ая",  "яя",  "ое",  "ее",  "ые",  "ый",  "ых",  "их",  "ую",  "юю",
         "ым",   "им",  "й",   "о",   "у",   "ы",   "ь",   "ю",   "я",   "а",   "е",   "и"});
    constexpr std::size_t shortestStem = 6; // bytes: three Cyrillic letters
    std::string stem = withoutAccents(word);
    for (const std::string_view ending : endings) {
        if (stem.size() >= ending.size() + shortestStem && stem.ends_with(ending)) {
            stem.resize(stem.size() - ending.size());
            break;
        }
    }
    return stem;
}

std::vector<std::string> stemsOf(std::string_view word)
{
    if (word.empty() || asciiIsDigit(word.front()))
        return {std::string(word)};
    if (isCyrillic(word))
        return {russianStem(word)};
    std::vector<std::string> stems{englishStem(word)};
    if (std::string italian = italianStem(word); italian != stems.front())
        stems.push_back(std::move(italian));
    return stems;
}

} // namespace querymend
