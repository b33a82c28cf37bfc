#pragma once

#include <cstdint>
#include <map>

namespace querymend {

/// Sees how much a server sends while Qt tells nothing of it: Qt collects heads of any length, and the whole body of a
/// 401, before it says a word. The kernel counts what each connection has received.
class FloodWatch {
public:
    /// Of connections to this port from now on.
    explicit FloodWatch(std::uint16_t port);

    /// Whether far more has come than any server says before its answer. The connection is ended then, because Qt's
    /// thread reads on for as long as there is something to read, and hears of nothing else. Cheap enough for every
    /// few milliseconds.
    [[nodiscard]] bool endFlood();

private:
    void findConnections();

    struct Connection {
        std::uint64_t inode = 0;    ///< tells it from a later one with the same descriptor
        std::uint64_t received = 0; ///< before this watch began
    };

    std::uint16_t m_port;
    std::map<int, Connection> m_connections; ///< by descriptor
    unsigned m_looks = 0;
    bool m_hasFoundNew = false; ///< a connection that was made since this watch began
};

} // namespace querymend
