#include "schema/namewords.h"

#include "base/names.h"

namespace querymend {

namespace {

std::string lowered(std::string_view name)
{
    return spelled({name, LetterFold::lower, CasedLetters::unicode});
}

enum class Letter : unsigned char { separator, digit, lower, upper };

Letter letterOf(char c)
{
    if (asciiIsDigit(c))
        return Letter::digit;
    if (c >= 'A' && c <= 'Z')
        return Letter::upper;
    if (asciiIsAlpha(c) || static_cast<unsigned char>(c) >= 0x80)
        return Letter::lower;
    return Letter::separator;
}

/// Whether a word begins at this offset, which must not be a separator.
bool beginsWord(std::string_view name, std::size_t at)
{
    if (at == 0)
        return true;
    const Letter before = letterOf(name[at - 1]);
    const Letter here = letterOf(name[at]);
    if (before == Letter::separator)
        return true;
    if ((before == Letter::digit) != (here == Letter::digit))
        return true;
    if (here != Letter::upper)
        return false;
    // petType, and the T of XMLType
    return before == Letter::lower || (at + 1 < name.size() && letterOf(name[at + 1]) == Letter::lower);
}

} // namespace

std::string separatorFolded(std::string_view name)
{
    std::string out = lowered(name);
    std::erase_if(out, [](char c) { return letterOf(c) == Letter::separator; });
    return out;
}

std::vector<std::string> nameWords(std::string_view name)
{
    std::vector<std::string> words;
    std::size_t begin = 0;
    const auto finish = [&](std::size_t end) {
        if (end > begin)
            words.push_back(lowered(name.substr(begin, end - begin)));
    };
    for (std::size_t at = 0; at < name.size(); ++at) {
        if (letterOf(name[at]) == Letter::separator) {
            finish(at);
            begin = at + 1;
        } else if (at > begin && beginsWord(name, at)) {
            finish(at);
            begin = at;
        }
    }
    finish(name.size());
    return words;
}

std::string wordStem(std::string_view word)
{
    // orders, order; boxes, box; but not status, analysis, class
    if (word.size() >= 3 && word.back() == 's') {
        const char before = word[word.size() - 2];
        if (before != 's' && before != 'u' && before != 'i')
            word.remove_suffix(1);
    }
    if (word.size() > 3 && word.back() == 'e')
        word.remove_suffix(1);
    // cities, city; movies, movie
    std::string stem(word);
    if (stem.size() >= 3 && stem.back() == 'y')
        stem.back() = 'i';
    return stem;
}

std::vector<std::string> nameStems(std::string_view name)
{
    std::vector<std::string> words = nameWords(name);
    for (std::string& word : words)
        word = wordStem(word);
    return words;
}

} // namespace querymend
