#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace querymend {

/// Relays a local port to a server's socket until it falls silent: then it still accepts connections and bytes but
/// passes nothing on, like a lost network.
class SilentRelay {
public:
    explicit SilentRelay(std::string socketOfServer) : m_path(std::move(socketOfServer))
    {
        m_listener = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof address;
        auto* const any = reinterpret_cast<sockaddr*>(&address);
        constexpr int waiting = 64;
        if (bind(m_listener, any, size) == 0 && listen(m_listener, waiting) == 0
            && getsockname(m_listener, any, &size) == 0 && pipe2(m_wake, O_CLOEXEC) == 0)
            m_port = ntohs(address.sin_port);
        m_thread = std::thread([this] { relay(); });
    }
    SilentRelay(const SilentRelay&) = delete;
    SilentRelay& operator=(const SilentRelay&) = delete;

    ~SilentRelay()
    {
        close(m_wake[1]);
        m_thread.join();
        close(m_wake[0]);
        close(m_listener);
        for (const Pair& pair : m_pairs)
            close(pair.client), close(pair.server);
    }

    [[nodiscard]] bool ok() const { return m_port != 0; }
    [[nodiscard]] std::uint16_t port() const { return m_port; }
    /// How many connections were ever accepted.
    [[nodiscard]] int connections() const { return m_connections; }

    [[nodiscard]] bool isSilent() const { return m_isSilent; }
    void fallSilent() { m_isSilent = true; }
    /// Falls silent once a client has sent this.
    void fallSilentAfter(const std::string& word)
    {
        const std::lock_guard lock(m_mutex);
        m_word = word;
    }
    /// New connections reach the server; those that were open or made while it was silent never do.
    void speakAgain() { m_isSilent = false; }

private:
    struct Pair {
        int client = -1;
        int server = -1;
        bool isMute = false; ///< once bytes are lost, nothing more is passed on
    };

    void relay()
    {
        for (;;) {
            std::vector<pollfd> waited{{m_wake[0], POLLIN, 0}, {m_listener, POLLIN, 0}};
            for (const Pair& pair : m_pairs) {
                waited.push_back({pair.client, POLLIN, 0});
                waited.push_back({pair.server, POLLIN, 0});
            }
            if (poll(waited.data(), static_cast<nfds_t>(waited.size()), -1) < 0)
                continue;
            if (waited[0].revents != 0)
                return;
            for (std::size_t i = 0; i < m_pairs.size(); ++i) {
                passOn(m_pairs[i], waited[2 + 2 * i].revents, m_pairs[i].client, m_pairs[i].server);
                passOn(m_pairs[i], waited[3 + 2 * i].revents, m_pairs[i].server, m_pairs[i].client);
            }
            std::erase_if(m_pairs, [](const Pair& pair) { return pair.client < 0; });
            if (waited[1].revents != 0)
                accept();
        }
    }

    void accept()
    {
        Pair pair;
        pair.client = ::accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC);
        pair.server = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        std::strncpy(address.sun_path, m_path.c_str(), sizeof address.sun_path - 1);
        pair.isMute = m_isSilent;
        ++m_connections;
        if (pair.client >= 0 && connect(pair.server, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0) {
            m_pairs.push_back(pair);
            return;
        }
        close(pair.client);
        close(pair.server);
    }

    void passOn(Pair& pair, short events, int from, int to)
    {
        if (events == 0 || pair.client < 0)
            return;
        char bytes[65536];
        const ssize_t read = recv(from, bytes, sizeof bytes, 0);
        pair.isMute = pair.isMute || m_isSilent;
        if (read > 0 && from == pair.client)
            listenFor({bytes, static_cast<std::size_t>(read)});
        const bool isOver = read <= 0 || (!pair.isMute && !sendAll(to, bytes, static_cast<std::size_t>(read)));
        if (!isOver)
            return;
        close(pair.client);
        close(pair.server);
        pair = {};
    }

    void listenFor(std::string_view said)
    {
        const std::lock_guard lock(m_mutex);
        if (m_word.empty() || said.find(m_word) == std::string_view::npos)
            return;
        m_word.clear();
        m_isSilent = true;
    }

    static bool sendAll(int to, const char* bytes, std::size_t size)
    {
        for (std::size_t sent = 0; sent < size;) {
            const ssize_t now = send(to, bytes + sent, size - sent, MSG_NOSIGNAL);
            if (now <= 0)
                return false;
            sent += static_cast<std::size_t>(now);
        }
        return true;
    }

    std::string m_path;
    int m_listener = -1;
    int m_wake[2] = {-1, -1};
    std::uint16_t m_port = 0;
    std::atomic<bool> m_isSilent = false;
    std::atomic<int> m_connections = 0;
    std::mutex m_mutex;
    std::string m_word;
    std::vector<Pair> m_pairs;
    std::thread m_thread;
};

} // namespace querymend
