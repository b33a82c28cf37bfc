#include "llm/http/streammask.h"

#include <utility>

namespace querymend {

std::string StreamMask::next(std::string_view piece)
{
    std::string text = std::exchange(m_waiting, {});
    text += piece;
    if (!m_mask)
        return text;
    text = m_mask->inContent(std::move(text)); // before begunAtEnd, because one spelling may begin like another ends
    const std::size_t begun = m_mask->begunAtEnd(text);
    m_waiting = text.substr(text.size() - begun);
    text.resize(text.size() - begun);
    return text;
}

std::string StreamMask::rest()
{
    return m_mask ? (*m_mask)(std::exchange(m_waiting, {})) : std::string();
}

} // namespace querymend
