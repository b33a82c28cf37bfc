#include "db/host/framesocket.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace querymend {

namespace {

/// No answer is larger: pages have a far lower limit of their own.
constexpr std::uint64_t largestFrame = 1ULL << 30U;

/// True if the descriptor is ready, or broken, which the next call on it reports.
bool waitUntilReady(int descriptor, short what, FrameSocket::Deadline deadline)
{
    for (;;) {
        int wait = -1;
        if (deadline != FrameSocket::never) {
            const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now());
            constexpr std::chrono::milliseconds longest{60 * 60 * 1000};
            wait = static_cast<int>(std::clamp(left, std::chrono::milliseconds{0}, longest).count());
        }
        pollfd waited{descriptor, what, 0};
        const int ready = poll(&waited, 1, wait);
        if (ready > 0 || (ready < 0 && errno != EINTR))
            return true;
        if (deadline != FrameSocket::never && std::chrono::steady_clock::now() >= deadline)
            return false;
    }
}

bool isTemporary(int problem)
{
    return problem == EINTR || problem == EAGAIN || problem == EWOULDBLOCK;
}

} // namespace

FrameSocket::~FrameSocket()
{
    close();
}

void FrameSocket::close()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
    m_descriptor = -1;
}

bool FrameSocket::send(std::string_view frame, Deadline deadline)
{
    const std::uint64_t size = frame.size();
    char head[sizeof size];
    std::memcpy(head, &size, sizeof size);
    iovec parts[2] = {{head, sizeof size}, {const_cast<char*>(frame.data()), frame.size()}};
    msghdr message{};
    message.msg_iov = parts;
    message.msg_iovlen = 2;
    while (parts[0].iov_len + parts[1].iov_len > 0) {
        // There is nearly always room, so the socket is asked only when there is none.
        const ssize_t sent = sendmsg(m_descriptor, &message, MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent < 0 && (!isTemporary(errno) || !waitUntilReady(m_descriptor, POLLOUT, deadline)))
            return false;
        auto left = static_cast<std::size_t>(std::max<ssize_t>(sent, 0));
        for (iovec& part : parts) {
            const std::size_t gone = std::min(left, part.iov_len);
            part.iov_base = static_cast<char*>(part.iov_base) + gone;
            part.iov_len -= gone;
            left -= gone;
        }
    }
    return true;
}

Received FrameSocket::receive(std::string& frame, Deadline deadline)
{
    std::uint64_t size = 0;
    char head[sizeof size];
    if (const Received got = readAll(head, sizeof head, deadline); got != Received::frame)
        return got;
    std::memcpy(&size, head, sizeof size);
    if (size > largestFrame)
        return Received::unreadable;
    frame.resize(static_cast<std::size_t>(size));
    return readAll(frame.data(), frame.size(), deadline);
}

Received FrameSocket::readAll(char* into, std::size_t size, Deadline deadline)
{
    for (;;) {
        const std::size_t here = std::min(size, m_end - m_begin);
        std::memcpy(into, m_early.data() + m_begin, here);
        m_begin += here;
        into += here;
        size -= here;
        if (size == 0)
            return Received::frame;
        if (!waitUntilReady(m_descriptor, POLLIN, deadline))
            return Received::timedOut;
        // A short frame then comes with its size; a long one goes where it belongs.
        const bool isLong = size > m_early.size();
        const ssize_t got =
            recv(m_descriptor, isLong ? into : m_early.data(), isLong ? size : m_early.size(), MSG_DONTWAIT);
        if (got == 0 || (got < 0 && !isTemporary(errno)))
            return Received::closed;
        const auto taken = static_cast<std::size_t>(std::max<ssize_t>(got, 0));
        m_begin = 0;
        m_end = isLong ? 0 : taken;
        into += isLong ? taken : 0;
        size -= isLong ? taken : 0;
    }
}

} // namespace querymend
