#pragma once

#include <array>
#include <chrono>
#include <cstddef>

#include <libpq-fe.h>

namespace querymend {

/// Stands between libpq and its server once the connection is made, and hands over in pieces what comes. libpq takes in
/// a whole message, however long, before it tells that there is one; here it can be left before that. Encryption is
/// libpq's own, so what passes here may be encrypted.
class PostgresSocket {
public:
    explicit PostgresSocket(PGconn* connection);
    PostgresSocket(const PostgresSocket&) = delete;
    PostgresSocket& operator=(const PostgresSocket&) = delete;
    /// libpq has its own socket again.
    ~PostgresSocket();

    /// False where the system has no descriptors left.
    [[nodiscard]] bool ok() const { return m_server >= 0; }

    /// Moves what there is both ways, and waits for it no longer than that. Gives the bytes that came from the server.
    std::size_t move(std::chrono::milliseconds wait);

    /// Leaves the server; libpq finds its connection closed.
    void close();

private:
    /// One way through: a piece is only taken in once the one before it was handed over.
    struct Way {
        std::array<char, 64U << 10U> bytes;
        std::size_t begin = 0;
        std::size_t end = 0;
        bool isOver = false;

        [[nodiscard]] bool isEmpty() const { return begin == end; }
        std::size_t pass(int from, int to);
    };

    PGconn* m_connection;
    int m_libpq = -1;  ///< the number by which libpq knows its socket
    int m_inside = -1; ///< the other end of what libpq has now
    int m_server = -1;
    Way m_in;
    Way m_out;
};

} // namespace querymend
