#pragma once

#include <cstdint>
#include <map>

namespace querymend {

/// Measures how much a server sends before Qt reports anything: Qt buffers headers of any length, and the whole body of
/// a 401, before it emits a signal. Uses the kernel's count of the bytes received by each connection.
class FloodWatch {
public:
    /// Watches connections to this port from now on.
    explicit FloodWatch(std::uint16_t port);

    /// Returns true if far more has arrived than any server sends before its answer. The connection is then shut down,
    /// because Qt's thread keeps reading while there is data and reacts to nothing else. Cheap enough to call every few
    /// milliseconds.
    [[nodiscard]] bool endFlood();

private:
    void findConnections();

    struct Connection {
        std::uint64_t inode = 0;    ///< distinguishes it from a later one with the same descriptor
        std::uint64_t received = 0; ///< bytes before this watch began
    };

    std::uint16_t m_port;
    std::map<int, Connection> m_connections; ///< by descriptor
    unsigned m_looks = 0;
    bool m_hasFoundNew = false; ///< a connection has been made since this watch began
};

} // namespace querymend
