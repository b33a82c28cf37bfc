#include "llm/wire/streamlines.h"

#include "llm/wire/modelreply.h"

#include <algorithm>

namespace querymend {

namespace {

std::size_t endOrFound(std::string_view bytes, char sought, std::size_t from)
{
    return std::min(bytes.find(sought, from), bytes.size());
}

} // namespace

void StreamLines::add(std::string_view bytes)
{
    if (m_isJoined)
        m_begun.clear();
    m_isJoined = false;
    m_bytes = bytes;
    m_at = m_mayBeLf && bytes.substr(0, 1) == "\n" ? 1 : 0;
    m_mayBeLf = m_mayBeLf && bytes.empty();
    m_nextLf = endOrFound(bytes, '\n', m_at);
    m_nextCr = endOrFound(bytes, '\r', m_at);
}

std::optional<std::string_view> StreamLines::next()
{
    if (m_isJoined)
        m_begun.clear();
    m_isJoined = false;
    const std::size_t end = lineEnd();
    const std::string_view piece = m_bytes.substr(m_at, end - m_at);
    if (m_begun.size() + piece.size() > mostReplyBytes)
        m_isTooLong = true;
    if (m_isTooLong)
        return std::nullopt;
    if (end == m_bytes.size()) {
        m_begun += piece;
        m_bytes = {};
        m_at = 0;
        return std::nullopt;
    }
    m_at = end + 1;
    if (m_bytes[end] == '\r') {
        m_mayBeLf = m_at == m_bytes.size();
        m_at += m_bytes.substr(m_at, 1) == "\n" ? 1U : 0U;
    }
    if (m_begun.empty())
        return withoutMark(piece);
    m_begun += piece;
    m_isJoined = true;
    return withoutMark(m_begun);
}

std::optional<std::string_view> StreamLines::rest()
{
    if (m_isJoined || m_begun.empty() || m_isTooLong)
        return std::nullopt;
    m_isJoined = true;
    return withoutMark(m_begun);
}

/// Each byte is examined at most twice, however the lines end.
std::size_t StreamLines::lineEnd()
{
    if (m_bytes.empty())
        return 0;
    if (m_nextLf < m_at)
        m_nextLf = endOrFound(m_bytes, '\n', m_at);
    if (m_nextCr < m_at)
        m_nextCr = endOrFound(m_bytes, '\r', m_at);
    return std::min(m_nextLf, m_nextCr);
}

std::string_view StreamLines::withoutMark(std::string_view line)
{
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    if (m_isFirst && line.substr(0, mark.size()) == mark)
        line.remove_prefix(mark.size());
    m_isFirst = false;
    return line;
}

} // namespace querymend
