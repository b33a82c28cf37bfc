#pragma once

#include <cstdint>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace querymend {

/// A local port that no other program is given while this object lives. Nothing listens there by default; a server may
/// share the port if it sets SO_REUSEADDR as well.
class ReservedPort {
public:
    ReservedPort() : m_socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
    {
        const int shared = 1;
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof address;
        auto* const any = reinterpret_cast<sockaddr*>(&address);
        if (setsockopt(m_socket, SOL_SOCKET, SO_REUSEADDR, &shared, sizeof shared) == 0
            && bind(m_socket, any, size) == 0 && getsockname(m_socket, any, &size) == 0)
            m_port = ntohs(address.sin_port);
    }
    ReservedPort(const ReservedPort&) = delete;
    ReservedPort& operator=(const ReservedPort&) = delete;
    ~ReservedPort() { ::close(m_socket); }

    /// 0 if there is none.
    [[nodiscard]] std::uint16_t number() const { return m_port; }

private:
    int m_socket;
    std::uint16_t m_port = 0;
};

} // namespace querymend
