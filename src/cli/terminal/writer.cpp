#include "terminal/writer.h"

#include <cerrno>
#include <system_error>

namespace querymend {

namespace {

constexpr std::size_t fullBuffer = std::size_t{64} << 10U;

} // namespace

Writer::Writer(std::FILE* stream) : m_stream(stream)
{
    // This class buffers instead, to know which write failed and why.
    std::setvbuf(stream, nullptr, _IONBF, 0);
}

Writer::~Writer()
{
    flush();
}

void Writer::write(std::string_view text)
{
    if (m_state != State::open)
        return;
    m_buffer += text;
    if (m_buffer.size() >= fullBuffer)
        flush();
}

void Writer::flush()
{
    if (m_state == State::open && !m_buffer.empty()) {
        errno = 0;
        if (std::fwrite(m_buffer.data(), 1, m_buffer.size(), m_stream) != m_buffer.size()) {
            m_error = errno;
            m_state = m_error == EPIPE ? State::readerGone : State::failed;
        }
    }
    m_buffer.clear();
}

std::string Writer::reason() const
{
    return std::generic_category().message(m_error);
}

} // namespace querymend
