#include "db/postgres/postgressocket.h"

#include <algorithm>
#include <cerrno>

#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace querymend {

namespace {

bool isTemporary(int problem)
{
    return problem == EINTR || problem == EAGAIN || problem == EWOULDBLOCK;
}

} // namespace

PostgresSocket::PostgresSocket(PGconn* connection) : m_connection(connection), m_libpq(PQsocket(connection))
{
    std::array<int, 2> ends{};
    if (m_libpq < 0 || socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, ends.data()) != 0)
        return;
    m_inside = ends[0];
    m_server = fcntl(m_libpq, F_DUPFD_CLOEXEC, 0);
    if (m_server >= 0) {
        (void)dup3(ends[1], m_libpq, O_CLOEXEC);
        // Otherwise libpq would wait until all its data was taken, which only this thread could do.
        PQsetnonblocking(connection, 1);
    }
    ::close(ends[1]);
}

PostgresSocket::~PostgresSocket()
{
    // If libpq has closed its socket, the descriptor may belong to something else.
    if (m_server >= 0 && PQsocket(m_connection) == m_libpq)
        (void)dup3(m_server, m_libpq, O_CLOEXEC);
    for (const int descriptor : {m_server, m_inside}) {
        if (descriptor >= 0)
            ::close(descriptor);
    }
}

std::size_t PostgresSocket::move(std::chrono::milliseconds wait)
{
    m_out.pass(m_inside, m_server);
    std::array<pollfd, 1> server{{{m_server, 0, 0}}};
    const bool takesMore = m_in.isEmpty() && !m_in.isOver;
    server[0].events = static_cast<short>((takesMore ? POLLIN : 0) | (m_out.isEmpty() ? 0 : POLLOUT));
    if (server[0].events != 0)
        (void)poll(server.data(), server.size(), takesMore ? static_cast<int>(wait.count()) : 0);
    if (!m_out.isEmpty())
        m_out.pass(m_inside, m_server);
    return m_in.pass(m_server, m_inside);
}

void PostgresSocket::close()
{
    (void)shutdown(m_server, SHUT_RDWR);
    (void)shutdown(m_inside, SHUT_RDWR);
}

std::size_t PostgresSocket::Way::pass(int from, int to)
{
    std::size_t taken = 0;
    if (isEmpty() && !isOver) {
        const ssize_t got = recv(from, bytes.data(), bytes.size(), MSG_DONTWAIT);
        taken = static_cast<std::size_t>(std::max<ssize_t>(got, 0));
        begin = 0;
        end = taken;
        isOver = got == 0 || (got < 0 && !isTemporary(errno));
        if (isOver)
            (void)shutdown(to, SHUT_WR);
    }
    if (isEmpty())
        return taken;
    const ssize_t sent = send(to, bytes.data() + begin, end - begin, MSG_DONTWAIT | MSG_NOSIGNAL);
    begin += static_cast<std::size_t>(std::max<ssize_t>(sent, 0));
    if (sent < 0 && !isTemporary(errno)) {
        begin = end;
        isOver = true;
    }
    return taken;
}

} // namespace querymend
