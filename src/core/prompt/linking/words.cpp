#include "prompt/linking/words.h"

#include "base/ascii.h"
#include "base/names.h"

#include <cstdint>

namespace querymend {

namespace {

enum class Sign : std::uint8_t { separator, digit, lower, upper };

struct Character {
    Sign sign = Sign::separator;
    std::uint32_t size = 1;
};

/// Whether a non-ASCII character is punctuation: of Latin-1, the general block or East Asia.
bool isPunctuation(std::string_view rest)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(rest[i]); };
    if (byte(0) == 0xC2)
        return true;
    if (rest.size() < 3)
        return false;
    return (byte(0) == 0xE2 && byte(1) <= 0x81) || (byte(0) == 0xE3 && byte(1) == 0x80);
}

std::uint32_t sizeOf(unsigned char lead, std::size_t left)
{
    const std::uint32_t size = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1;
    return static_cast<std::uint32_t>(std::min<std::size_t>(size, left));
}

Character characterAt(std::string_view text, std::size_t at)
{
    const char c = text[at];
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x80) {
        if (asciiIsDigit(c))
            return {Sign::digit, 1};
        if (!asciiIsAlpha(c))
            return {Sign::separator, 1};
        return {c >= 'a' ? Sign::lower : Sign::upper, 1};
    }
    const std::uint32_t size = sizeOf(byte, text.size() - at);
    const std::string_view rest = text.substr(at);
    if (isPunctuation(rest))
        return {Sign::separator, size};
    FoldedLetters folded(rest, LetterFold::lower, CasedLetters::unicode);
    FoldedLetters same(rest, LetterFold::none, CasedLetters::unicode);
    return {folded.next() == same.next() ? Sign::lower : Sign::upper, size};
}

bool endsClause(std::string_view text, std::size_t at)
{
    const char c = text[at];
    const bool isBeforeBlank = at + 1 == text.size() || asciiIsSpace(text[at + 1]);
    return std::string_view(";!?").find(c) != std::string_view::npos
        || (isBeforeBlank && std::string_view(",.:").find(c) != std::string_view::npos);
}

} // namespace

std::vector<TextWord> wordsOf(std::string_view text)
{
    std::vector<TextWord> words;
    std::size_t begin = 0;
    const auto finish = [&](std::size_t end) {
        if (end > begin)
            words.push_back({spelled({text.substr(begin, end - begin), LetterFold::lower, CasedLetters::unicode}),
                             {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)}});
        begin = end;
    };
    const auto isPlural = [&](std::size_t at) {
        return text[at] == 's' && (at + 1 == text.size() || characterAt(text, at + 1).sign != Sign::lower);
    };
    Sign before = Sign::separator;
    std::uint32_t sizeBefore = 1;
    for (std::size_t at = 0; at < text.size();) {
        const Character here = characterAt(text, at);
        const bool isDigitEdge = (before == Sign::digit) != (here.sign == Sign::digit);
        if (here.sign == Sign::separator) {
            finish(at);
            begin = at + here.size;
        } else if (before != Sign::separator && (isDigitEdge || (before == Sign::lower && here.sign == Sign::upper))) {
            finish(at);
        } else if (before == Sign::upper && here.sign == Sign::lower && at > begin + sizeBefore
                   && at - sizeBefore > begin + sizeBefore && !isPlural(at)) {
            finish(at - sizeBefore); // before the T of XMLType, but not before the D of IDs or the U of SKUs
        }
        before = here.sign;
        sizeBefore = here.size;
        at += here.size;
    }
    finish(text.size());
    return words;
}

std::vector<std::string_view> clausesOf(std::string_view text)
{
    std::vector<std::string_view> clauses;
    std::size_t begin = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (!endsClause(text, at))
            continue;
        clauses.push_back(text.substr(begin, at - begin));
        begin = at + 1;
    }
    clauses.push_back(text.substr(begin));
    return clauses;
}

std::string foldedValue(std::string_view text)
{
    std::string out;
    for (const TextWord& word : wordsOf(text))
        out += (out.empty() ? "" : " ") + word.folded;
    return out;
}

} // namespace querymend
