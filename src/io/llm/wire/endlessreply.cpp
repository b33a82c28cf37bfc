#include "llm/wire/endlessreply.h"

#include <vector>

namespace querymend {

namespace {

/// No statement has so many blanks in a row.
constexpr std::size_t mostBlanks = 1000;
/// What is examined at the end of a text, and how long a part of it may be that makes up all of it.
constexpr std::size_t examined = 4096;
constexpr std::size_t longestPart = 512;
constexpr std::size_t lookEvery = 1024;

bool endsInBlanks(std::string_view all)
{
    constexpr std::string_view blanks = " \t\r\n";
    return all.size() >= mostBlanks
        && all.substr(all.size() - mostBlanks).find_first_not_of(blanks) == std::string_view::npos;
}

/// The length of the shortest beginning that makes up the whole text when it is repeated, the last time perhaps in
/// part (Knuth, Morris and Pratt: the text's size less its longest border).
std::size_t periodOf(std::string_view text)
{
    std::vector<std::size_t> border(text.size() + 1, 0);
    for (std::size_t i = 1, length = 0; i < text.size(); ++i) {
        while (length > 0 && text[i] != text[length])
            length = border[length];
        if (text[i] == text[length])
            ++length;
        border[i + 1] = length;
    }
    return text.size() - border[text.size()];
}

} // namespace

std::optional<std::string> EndlessReply::whyEndless(PieceKind kind, std::string_view all)
{
    const std::string subject = kind == PieceKind::text ? "The reply" : "The model's thinking";
    if (endsInBlanks(all))
        return subject + " continues with nothing but white space";
    std::size_t& nextLook = m_nextLook[static_cast<std::size_t>(kind)];
    if (all.size() < examined || all.size() < nextLook)
        return std::nullopt;
    nextLook = all.size() + lookEvery;
    if (periodOf(all.substr(all.size() - examined)) > longestPart)
        return std::nullopt;
    return subject + " repeats the same words without end";
}

} // namespace querymend
