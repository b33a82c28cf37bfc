#include "db/tunnel/sshtunnel.h"

#include "db/tunnel/sshprogram.h"

#include <QLoggingCategory>

#include <array>
#include <cerrno>
#include <utility>

#include <netinet/in.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

namespace querymend {

namespace {

Q_LOGGING_CATEGORY(tunnelLog, "querymend.db.tunnel", QtWarningMsg)

/// The words by which the window knows that an error is about a tunnel.
std::string about(const TunnelRoute& route)
{
    return "the SSH tunnel through " + route.through;
}

/// Another program may take the port before ssh does; ssh then ends, so nothing is sent to that program.
std::uint16_t freePort()
{
    const int descriptor = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    auto* const any = reinterpret_cast<sockaddr*>(&address);
    const bool ok = descriptor >= 0 && bind(descriptor, any, size) == 0 && getsockname(descriptor, any, &size) == 0;
    if (descriptor >= 0)
        ::close(descriptor);
    return ok ? ntohs(address.sin_port) : std::uint16_t{0};
}

} // namespace

Result<std::shared_ptr<SshTunnel>, EngineError> SshTunnel::open(const TunnelRoute& route,
                                                                std::chrono::milliseconds limit)
{
    constexpr int tries = 3;
    const auto deadline = std::chrono::steady_clock::now() + limit;
    for (int i = 1;; ++i) {
        const std::uint16_t port = freePort();
        const int stop = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
        if (port == 0 || stop < 0) {
            if (stop >= 0)
                ::close(stop);
            return failed(EngineFailure::unreachable, about(route) + " could not be opened: no port is free");
        }
        std::shared_ptr<SshTunnel> tunnel(new SshTunnel(route, port, stop));
        auto opened = tunnel->waitUntilOpen(deadline, limit);
        if (opened)
            return tunnel;
        if (!tunnel->lostItsPort() || i == tries)
            return Failure{std::move(opened).error()};
    }
}

SshTunnel::SshTunnel(TunnelRoute route, std::uint16_t port, int stop)
    : m_route(std::move(route)), m_port(port), m_stop(stop), m_server([this] { serve(); })
{}

SshTunnel::~SshTunnel()
{
    (void)eventfd_write(m_stop, 1);
    m_server.join();
    ::close(m_stop);
}

bool SshTunnel::isOpen() const
{
    const std::lock_guard lock(m_mutex);
    return m_phase == Phase::open;
}

Result<void, EngineError> SshTunnel::waitUntilOpen(std::chrono::steady_clock::time_point deadline,
                                                   std::chrono::milliseconds limit)
{
    std::unique_lock lock(m_mutex);
    const bool isDecided = m_changed.wait_until(lock, deadline, [this] { return m_phase != Phase::starting; });
    if (m_phase == Phase::open)
        return {};
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(limit);
    const std::string reason =
        isDecided ? whyItEnded() : "it took longer than " + std::to_string(seconds.count()) + " s";
    return failed(EngineFailure::unreachable, about(m_route) + " could not be opened: " + reason);
}

bool SshTunnel::lostItsPort() const
{
    const std::lock_guard lock(m_mutex);
    return m_phase == Phase::ended && isPortTaken(m_said);
}

/// Call with the lock held.
std::string SshTunnel::whyItEnded() const
{
    return m_problem.empty() ? reasonOfSsh(m_said, m_route.through)
                             : m_problem + "; on Debian, ssh is in the package openssh-client";
}

EngineError SshTunnel::explained(EngineError error)
{
    if (error.failure != EngineFailure::lost && error.failure != EngineFailure::unreachable)
        return error;
    constexpr std::chrono::milliseconds momentToEnd{300};
    std::unique_lock lock(m_mutex);
    (void)takeErrors();
    if (const std::string reason = reasonOfForwarding(m_said, m_route); !reason.empty()) {
        m_said.clear(); // it explains no other session
        error.message = about(m_route) + " is open, but " + reason;
        return error;
    }
    // A session can notice the end of ssh a moment before its process is gone.
    m_changed.wait_for(lock, momentToEnd, [this] { return m_phase == Phase::ended; });
    if (m_phase == Phase::ended) {
        error.message = about(m_route) + " was lost: " + whyItEnded();
        error.code.clear();
    }
    return error;
}

void SshTunnel::serve()
{
    auto started = ChildProcess::start({sshWords(m_route, m_port), {"SSH_ASKPASS_REQUIRE=never"}, ErrorOutput::read});
    if (started) {
        std::unique_lock lock(m_mutex);
        m_ssh = std::move(started).value();
        ChildProcess& ssh = *m_ssh;
        lock.unlock();
        qCDebug(tunnelLog) << "ssh started, local port" << m_port;
        watch(ssh);
        const int status = ssh.end();
        qCDebug(tunnelLog) << "ssh ended with status" << status;
    }
    const std::lock_guard lock(m_mutex);
    if (started)
        (void)takeErrors();
    else
        m_problem = std::move(started).error();
    m_phase = Phase::ended;
    m_changed.notify_all();
}

/// Until ssh has ended or is to be ended.
void SshTunnel::watch(ChildProcess& ssh)
{
    std::array<pollfd, 4> watched{
        {{m_stop, POLLIN, 0}, {ssh.ended(), POLLIN, 0}, {ssh.output(), POLLIN, 0}, {ssh.errors(), POLLIN, 0}}};
    for (;;) {
        if (poll(watched.data(), watched.size(), -1) < 0) {
            if (errno == EINTR)
                continue;
            return;
        }
        if (watched[2].revents != 0 && !takeOutput(ssh))
            watched[2].fd = -1;
        if (watched[3].revents != 0) {
            const std::lock_guard lock(m_mutex);
            if (!takeErrors())
                watched[3].fd = -1;
        }
        if (watched[0].revents != 0 || watched[1].revents != 0)
            return;
    }
}

/// ssh closes its standard output once it has nothing more to print there.
bool SshTunnel::takeOutput(ChildProcess& ssh)
{
    const std::lock_guard lock(m_mutex);
    const bool isOpen = readAvailable(ssh.output(), m_printed);
    if (m_phase == Phase::starting && m_printed.find(tunnelReadyLine) != std::string::npos) {
        m_phase = Phase::open;
        m_changed.notify_all();
    }
    return isOpen;
}

/// Call with the lock held.
bool SshTunnel::takeErrors()
{
    constexpr std::size_t most = 16U << 10U;
    const bool isOpen = m_ssh && readAvailable(m_ssh->errors(), m_said);
    if (m_said.size() > most)
        m_said.erase(0, m_said.size() - most);
    return isOpen;
}

} // namespace querymend
