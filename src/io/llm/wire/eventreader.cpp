#include "llm/wire/eventreader.h"

#include "llm/wire/modelreply.h"

namespace querymend {

std::optional<ServerEvent> EventReader::next()
{
    if (m_isGiven)
        forget();
    while (const std::optional<std::string_view> line = m_lines.next()) {
        if (!line->empty()) {
            readLine(*line);
        } else if (m_hasData) {
            m_isGiven = true;
            return ServerEvent{m_name, m_data};
        } else {
            m_name.clear();
        }
    }
    return std::nullopt;
}

std::optional<ServerEvent> EventReader::rest()
{
    if (m_isGiven)
        forget();
    if (const std::optional<std::string_view> line = m_lines.rest())
        readLine(*line);
    if (!m_hasData)
        return std::nullopt;
    m_isGiven = true;
    return ServerEvent{m_name, m_data};
}

void EventReader::readLine(std::string_view line)
{
    const std::size_t colon = line.find(':');
    const std::string_view field = line.substr(0, colon);
    std::string_view value = colon == std::string_view::npos ? std::string_view() : line.substr(colon + 1);
    if (value.substr(0, 1) == " ")
        value.remove_prefix(1);
    if (field == "data") {
        addData(value);
    } else if (field == "event") {
        m_name = value;
    } else if (field == "error") { // not in the standard, but sent by old llama.cpp servers
        m_name = field;
        addData(value);
    }
}

void EventReader::addData(std::string_view value)
{
    m_isTooLong = m_isTooLong || m_data.size() + value.size() > mostReplyBytes;
    if (m_isTooLong)
        return;
    if (m_hasData)
        m_data += '\n';
    m_data += value;
    m_hasData = true;
}

void EventReader::forget()
{
    m_isGiven = false;
    m_hasData = false;
    m_name.clear();
    m_data.clear();
}

} // namespace querymend
