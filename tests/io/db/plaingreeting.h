#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <thread>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace querymend {

/// Greets one client as a MariaDB server that offers no encryption does, and keeps what the client then sends. Servers
/// before version 5.5 know of no plugins.
class PlainGreeting {
public:
    explicit PlainGreeting(bool hasPlugins) : m_listener(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
    {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof address;
        auto* const any = reinterpret_cast<sockaddr*>(&address);
        if (bind(m_listener, any, size) == 0 && listen(m_listener, 1) == 0 && getsockname(m_listener, any, &size) == 0)
            m_port = ntohs(address.sin_port);
        m_thread = std::thread([this, hasPlugins] { greet(hasPlugins); });
    }
    PlainGreeting(const PlainGreeting&) = delete;
    PlainGreeting& operator=(const PlainGreeting&) = delete;
    ~PlainGreeting() { end(); }

    [[nodiscard]] std::uint16_t port() const { return m_port; }

    /// Everything that the client sent before it left.
    [[nodiscard]] std::string heard()
    {
        end();
        return m_heard;
    }

private:
    static std::string packet(bool hasPlugins)
    {
        // Protocol 4.1, a database at once, transactions and hashed passwords, but not the bit of encryption.
        constexpr unsigned offered = 0x0001U | 0x0008U | 0x0200U | 0x2000U | 0x8000U;
        const std::array<char, 2> lower{static_cast<char>(offered & 0xFFU), static_cast<char>(offered >> 8U)};
        std::string text("\x0a"
                         "10.11.0-MariaDB");
        text += std::string("\0\x07\0\0\0scramble\0", 14) + std::string(lower.data(), lower.size());
        text += std::string("\x2d\x02\0", 3) + (hasPlugins ? std::string("\x08\0\x15", 3) : std::string(3, '\0'));
        text += std::string(10, '\0') + std::string("and its rest\0", 13);
        if (hasPlugins)
            text += std::string("mysql_native_password\0", 22);
        return std::string{static_cast<char>(text.size()), 0, 0, 0} + text;
    }

    void greet(bool hasPlugins)
    {
        const int client = accept(m_listener, nullptr, nullptr);
        const std::string greeting = packet(hasPlugins);
        (void)send(client, greeting.data(), greeting.size(), MSG_NOSIGNAL);
        std::array<char, 1024> bytes{};
        for (ssize_t got = 0; (got = recv(client, bytes.data(), bytes.size(), 0)) > 0;)
            m_heard.append(bytes.data(), static_cast<std::size_t>(got));
        ::close(client);
    }

    /// A client that never came does not hold the thread.
    void end()
    {
        if (!m_thread.joinable())
            return;
        shutdown(m_listener, SHUT_RDWR);
        m_thread.join();
        ::close(m_listener);
    }

    int m_listener;
    std::uint16_t m_port = 0;
    std::string m_heard;
    std::thread m_thread;
};

} // namespace querymend
