#include "llm/http/floodwatch.h"

#include <charconv>
#include <filesystem>
#include <optional>
#include <string>
#include <system_error>

#include <arpa/inet.h>
#include <fcntl.h>
#include <linux/tcp.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

namespace querymend {

namespace {

/// Far above what models stream in minutes over other connections to the same port.
constexpr std::uint64_t tooMuch = std::uint64_t{8} << 20U;
/// Number of checks between two searches once a new connection was found; a proxy or a retry opens another.
constexpr unsigned looksBetween = 8;

std::uint16_t peerPortOf(int descriptor)
{
    sockaddr_storage peer{};
    socklen_t size = sizeof peer;
    if (::getpeername(descriptor, reinterpret_cast<sockaddr*>(&peer), &size) != 0)
        return 0;
    if (peer.ss_family == AF_INET)
        return ntohs(reinterpret_cast<const sockaddr_in*>(&peer)->sin_port);
    return peer.ss_family == AF_INET6 ? ntohs(reinterpret_cast<const sockaddr_in6*>(&peer)->sin6_port)
                                      : std::uint16_t{0};
}

std::optional<std::uint64_t> inodeOf(int descriptor)
{
    struct stat socket {};
    return ::fstat(descriptor, &socket) == 0 && S_ISSOCK(socket.st_mode) ? std::optional<std::uint64_t>(socket.st_ino)
                                                                         : std::nullopt;
}

std::uint64_t receivedBy(int descriptor)
{
    tcp_info info{};
    socklen_t size = sizeof info;
    return ::getsockopt(descriptor, IPPROTO_TCP, TCP_INFO, &info, &size) == 0 ? info.tcpi_bytes_received : 0;
}

/// Works on a duplicate, since Qt may close the descriptor at any moment and its number may be reused.
void endConnection(int descriptor, std::uint64_t inode)
{
    const int own = ::fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
    if (own < 0)
        return;
    if (inodeOf(own) == inode)
        ::shutdown(own, SHUT_RDWR);
    ::close(own);
}

} // namespace

FloodWatch::FloodWatch(std::uint16_t port) : m_port(port)
{
    findConnections();
    m_hasFoundNew = false;
    for (auto& [descriptor, connection] : m_connections)
        connection.received = receivedBy(descriptor);
}

bool FloodWatch::endFlood()
{
    if (!m_hasFoundNew || m_looks++ % looksBetween == 0)
        findConnections();
    for (const auto& [descriptor, connection] : m_connections) {
        const bool isItself = inodeOf(descriptor) == connection.inode;
        if (isItself && receivedBy(descriptor) > connection.received + tooMuch) {
            endConnection(descriptor, connection.inode);
            return true;
        }
    }
    return false;
}

/// Keeps the entries of connections that are already known.
void FloodWatch::findConnections()
{
    std::map<int, Connection> found;
    std::error_code problem;
    for (std::filesystem::directory_iterator entry("/proc/self/fd", problem), end; !problem && entry != end;
         entry.increment(problem)) {
        const std::string name = entry->path().filename().string();
        int descriptor = -1;
        std::from_chars(name.data(), name.data() + name.size(), descriptor);
        const auto inode = inodeOf(descriptor);
        if (!inode || peerPortOf(descriptor) != m_port)
            continue;
        const auto known = m_connections.find(descriptor);
        const bool isKnown = known != m_connections.end() && known->second.inode == *inode;
        m_hasFoundNew = m_hasFoundNew || !isKnown;
        found[descriptor] = isKnown ? known->second : Connection{*inode, 0};
    }
    m_connections = std::move(found);
}

} // namespace querymend
