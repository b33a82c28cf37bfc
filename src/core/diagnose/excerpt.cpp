#include "diagnose/excerpt.h"

#include "base/ascii.h"
#include "diagnose/displaywidth.h"

#include <algorithm>

namespace querymend {

namespace {

constexpr std::string_view ellipsis = "…";
constexpr std::string_view dot = "·";

/// Whether a character is invisible or changes how its neighbours are shown.
bool isHidden(char32_t c)
{
    return c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0xAD || (c >= 0x200B && c <= 0x200F)
        || (c >= 0x2028 && c <= 0x202E) || (c >= 0x2060 && c <= 0x206F) || c == 0xFEFF
        || (c >= 0xE0000 && c <= 0xE007F);
}

/// One character as it is shown, and the cells that it takes.
struct Shown {
    std::string_view text;
    std::size_t width = 1;
};

Shown take(std::string_view& text)
{
    const std::string_view before = text;
    const char32_t c = takeCharacter(text);
    if (c < 0x80 && asciiIsSpace(static_cast<char>(c)))
        return {" "};
    if (isHidden(c))
        return {dot};
    const std::string_view taken = before.substr(0, before.size() - text.size());
    const bool isBroken = c == 0xFFFD && taken.size() == 1;
    return {isBroken ? dot : taken, isBroken ? 1 : displayWidth(c)};
}

bool isContinuation(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

/// The line around an offset, without its line end.
ByteRange lineAround(std::string_view text, std::size_t at)
{
    constexpr std::string_view ends = "\r\n";
    const std::size_t before = at == 0 ? std::string_view::npos : text.find_last_of(ends, at - 1);
    const std::size_t after = text.find_first_of(ends, at);
    return {static_cast<std::uint32_t>(before == std::string_view::npos ? 0 : before + 1),
            static_cast<std::uint32_t>(std::min(after, text.size()))};
}

/// The leftmost offset from which the text before `at` fits into these cells.
std::size_t stepBack(std::string_view text, std::size_t lineBegin, std::size_t at, std::size_t cells)
{
    while (at > lineBegin) {
        std::size_t previous = at - 1;
        while (previous > lineBegin && isContinuation(text[previous]))
            --previous;
        std::string_view rest = text.substr(previous, at - previous);
        const std::size_t width = take(rest).width;
        if (width > cells)
            break;
        cells -= width;
        at = previous;
    }
    return at;
}

/// The cells that a text takes, or more than `most` if it takes more than that.
std::size_t cellsOf(std::string_view text, std::size_t most)
{
    std::size_t cells = 0;
    while (!text.empty() && cells <= most)
        cells += take(text).width;
    return cells;
}

/// The cells for what is before the mark in a line that is too long: a third, or all that the rest of the line leaves.
/// The caret of an empty mark at the end takes one too.
std::size_t cellsBefore(std::string_view markAndRest, std::size_t width)
{
    const std::size_t rest = std::clamp<std::size_t>(cellsOf(markAndRest, width), 1, width - 1);
    return std::max(width / 3, width - 1 - rest); // one is for the ellipsis
}

} // namespace

std::string printable(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    while (!text.empty())
        out += take(text).text;
    return out;
}

Excerpt excerptOf(std::string_view text, ByteRange range, std::size_t width)
{
    const std::size_t markBegin = std::min<std::size_t>(range.begin, text.size());
    const ByteRange line = lineAround(text, markBegin);
    const std::size_t markEnd =
        std::clamp<std::size_t>(range.end, markBegin, std::max<std::size_t>(line.end, markBegin));
    const bool isWhole = cellsOf(line.of(text), width) <= width;
    const std::size_t before = cellsBefore(text.substr(markBegin, line.end - markBegin), width);
    const std::size_t begin = isWhole ? line.begin : stepBack(text, line.begin, markBegin, before);

    Excerpt excerpt;
    std::size_t cells = 0;
    std::size_t marked = 0;
    if (begin > line.begin) {
        excerpt.line += ellipsis;
        excerpt.carets += ' ';
        cells = 1;
    }
    std::string_view rest = text.substr(begin, line.end - begin);
    const bool isEndShown = cells + cellsOf(rest, width) <= width;
    while (!rest.empty()) {
        const std::size_t at = line.end - rest.size();
        const Shown shown = take(rest);
        // One cell is reserved for the ellipsis.
        if (!isEndShown && cells + shown.width > width - 1) {
            excerpt.line += ellipsis;
            break;
        }
        excerpt.line += shown.text;
        cells += shown.width;
        if (at < markBegin)
            excerpt.carets.append(shown.width, ' ');
        else if (at < markEnd)
            marked += shown.width;
    }
    excerpt.carets.append(std::max<std::size_t>(marked, 1), '^');
    return excerpt;
}

} // namespace querymend
