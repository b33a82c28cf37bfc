#include "llm/http/keptbody.h"

#include <algorithm>

namespace querymend {

namespace {

/// Bytes that the character takes in a JSON string.
std::size_t costOf(char c)
{
    constexpr std::string_view namedEscapes = "\"\\\b\f\n\r\t";
    constexpr std::size_t numbered = 6;
    if (namedEscapes.find(c) != std::string_view::npos)
        return 2;
    return static_cast<unsigned char>(c) < 0x20 ? numbered : 1;
}

bool isInsideCharacter(std::string_view text, std::size_t at)
{
    return at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U;
}

/// Length of the longest beginning that takes at most `most` bytes in JSON.
std::size_t firstWithin(std::string_view text, std::size_t most)
{
    std::size_t at = 0;
    for (std::size_t cost = 0; at < text.size(); ++at) {
        cost += costOf(text[at]);
        if (cost > most)
            break;
    }
    while (at > 0 && isInsideCharacter(text, at))
        --at;
    return at;
}

/// Start of the longest end that takes at most `most` bytes in JSON.
std::size_t lastWithin(std::string_view text, std::size_t most)
{
    std::size_t at = text.size();
    for (std::size_t cost = 0; at > 0; --at) {
        cost += costOf(text[at - 1]);
        if (cost > most)
            break;
    }
    while (isInsideCharacter(text, at))
        ++at;
    return at;
}

} // namespace

void KeptBody::add(std::string_view piece)
{
    m_size += piece.size();
    const std::size_t room = std::min(m_half - m_begin.size(), piece.size());
    m_begin += piece.substr(0, room);
    piece.remove_prefix(room);
    if (piece.size() > m_half)
        piece.remove_prefix(piece.size() - m_half);
    m_rest += piece;
    if (m_rest.size() > 2 * m_half)
        m_rest.erase(0, m_rest.size() - m_half);
}

std::string_view KeptBody::end() const
{
    return std::string_view(m_rest).substr(m_rest.size() - std::min(m_rest.size(), m_half));
}

std::string KeptBody::text() const
{
    return m_begin + std::string(end());
}

std::optional<TrafficCut> KeptBody::cut() const
{
    const std::uint64_t missing = m_size - m_begin.size() - end().size();
    return missing > 0 ? std::optional(TrafficCut{m_begin.size(), missing, 0}) : std::nullopt;
}

void shortenBody(std::string& body, std::optional<TrafficCut>& cut, std::size_t most)
{
    const std::string_view whole = body;
    if (firstWithin(whole, most) == whole.size())
        return;
    const std::size_t gap = cut ? std::min<std::size_t>(cut->at, whole.size()) : lastWithin(whole, most / 2);
    const std::size_t begin = firstWithin(whole.substr(0, gap), most / 2);
    const std::size_t end = gap + lastWithin(whole.substr(gap), most / 2);
    if (!cut)
        cut.emplace();
    cut->at = begin;
    cut->bytes += end - begin;
    body.erase(begin, end - begin);
}

} // namespace querymend
