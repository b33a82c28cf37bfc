#include "agents/messagepipe.h"

#include <array>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

namespace querymend {

namespace {

/// As much may wait for the client before reading stops.
constexpr std::size_t mostUnsent = std::size_t{4} << 20U;

/// Pipes and sockets only: a terminal or a file may be shared with programs that expect to wait.
void makeNonBlocking(int descriptor)
{
    struct stat what {};
    if (fstat(descriptor, &what) != 0 || (!S_ISFIFO(what.st_mode) && !S_ISSOCK(what.st_mode)))
        return;
    if (const int flags = fcntl(descriptor, F_GETFL); flags >= 0)
        fcntl(descriptor, F_SETFL, flags | O_NONBLOCK);
}

bool passes(int error)
{
    return error == EAGAIN || error == EWOULDBLOCK || error == EINTR;
}

} // namespace

MessagePipe::MessagePipe(int input, int output, std::size_t longestLine, QObject* parent)
    : QObject(parent), m_input(input), m_output(output), m_longestLine(longestLine),
      m_readable(input, QSocketNotifier::Read), m_writable(output, QSocketNotifier::Write)
{
    makeNonBlocking(m_input);
    makeNonBlocking(m_output);
    m_writable.setEnabled(false);
    connect(&m_readable, &QSocketNotifier::activated, this, &MessagePipe::read);
    connect(&m_writable, &QSocketNotifier::activated, this, &MessagePipe::write);
    m_stalled.setInterval(std::chrono::milliseconds(200));
    connect(&m_stalled, &QTimer::timeout, this, &MessagePipe::lookForEnd);
}

MessagePipe::~MessagePipe() = default;

void MessagePipe::send(const std::string& line)
{
    if (m_hasEnded)
        return;
    m_unsent += line;
    m_unsent += '\n';
    write();
}

void MessagePipe::write()
{
    while (m_sent < m_unsent.size()) {
        const ssize_t sent = ::write(m_output, m_unsent.data() + m_sent, m_unsent.size() - m_sent);
        if (sent < 0 && !passes(errno))
            return end();
        if (sent <= 0)
            break;
        m_sent += static_cast<std::size_t>(sent);
    }
    if (m_sent == m_unsent.size() || m_sent > mostUnsent) {
        m_unsent.erase(0, m_sent);
        m_sent = 0;
    }
    watch();
}

/// Reads only while the client takes what is sent.
void MessagePipe::watch()
{
    const std::size_t unsent = m_unsent.size() - m_sent;
    const bool mayRead = !m_hasEnded && unsent < mostUnsent;
    m_writable.setEnabled(!m_hasEnded && unsent > 0);
    m_readable.setEnabled(mayRead);
    if (mayRead || m_hasEnded)
        m_stalled.stop();
    else if (!m_stalled.isActive())
        m_stalled.start();
}

void MessagePipe::lookForEnd()
{
    pollfd input{m_input, 0, 0};
    if (poll(&input, 1, 0) > 0 && (input.revents & (POLLHUP | POLLERR | POLLNVAL)) != 0)
        end();
}

void MessagePipe::read()
{
    std::array<char, 65536> bytes{};
    const ssize_t got = ::read(m_input, bytes.data(), bytes.size());
    if (got < 0) {
        if (!passes(errno))
            end();
        return;
    }
    if (got > 0)
        return take(bytes.data(), static_cast<std::size_t>(got));
    if (!m_line.empty() && !m_isTooLong) // the last line may lack its end
        take("\n", 1);
    end();
}

void MessagePipe::take(const char* bytes, std::size_t size)
{
    const char* const end = bytes + size;
    while (bytes != end && !m_hasEnded) {
        const auto* const newline =
            static_cast<const char*>(std::memchr(bytes, '\n', static_cast<std::size_t>(end - bytes)));
        const char* const part = newline ? newline : end;
        const auto length = static_cast<std::size_t>(part - bytes);
        if (m_isTooLong || m_line.size() + length > m_longestLine) {
            m_isTooLong = true;
            m_line.clear();
            m_line.shrink_to_fit();
        } else {
            m_line.append(bytes, length);
        }
        bytes = newline ? newline + 1 : end;
        if (!newline)
            continue;
        std::string line;
        line.swap(m_line);
        if (std::exchange(m_isTooLong, false))
            Q_EMIT receivedTooLong();
        else
            Q_EMIT received(line);
    }
}

void MessagePipe::end()
{
    if (m_hasEnded)
        return;
    m_hasEnded = true;
    watch();
    Q_EMIT ended();
}

} // namespace querymend

#include "moc_messagepipe.cpp"
