#pragma once

#include <array>
#include <chrono>
#include <cstddef>

#include <libpq-fe.h>

namespace querymend {

/// Relays data between libpq and its server in pieces, once the connection is made. libpq buffers a whole message,
/// however long, before reporting it; here the connection can be dropped before that. libpq does its own encryption, so
/// the data here may be encrypted.
class PostgresSocket {
public:
    explicit PostgresSocket(PGconn* connection);
    PostgresSocket(const PostgresSocket&) = delete;
    PostgresSocket& operator=(const PostgresSocket&) = delete;
    /// Gives libpq its own socket back.
    ~PostgresSocket();

    /// False if the system had no descriptors left.
    [[nodiscard]] bool ok() const { return m_server >= 0; }

    /// Moves available data both ways, waiting for it no longer than this. Returns the bytes that came from the server.
    std::size_t move(std::chrono::milliseconds wait);

    /// Whether more of what libpq has sent may still have to be moved.
    [[nodiscard]] bool isSending() const { return !m_out.isEmpty() || m_out.end == m_out.bytes.size(); }

    /// Disconnects from the server; libpq finds its connection closed.
    void close();

private:
    /// One direction: the next piece is only read after the previous one was passed on.
    struct Way {
        std::array<char, 64U << 10U> bytes;
        std::size_t begin = 0;
        std::size_t end = 0;
        bool isOver = false;

        [[nodiscard]] bool isEmpty() const { return begin == end; }
        std::size_t pass(int from, int to);
    };

    PGconn* m_connection;
    int m_libpq = -1;  ///< the descriptor that libpq uses
    int m_inside = -1; ///< the other end of the socket that it refers to now
    int m_server = -1;
    Way m_in;
    Way m_out;
};

} // namespace querymend
