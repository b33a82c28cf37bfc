#include "db/host/hostprocess.h"

#include <QLoggingCategory>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <utility>

#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace querymend {

namespace {

Q_LOGGING_CATEGORY(hostLog, "querymend.db.host", QtWarningMsg)

/// Gives the child the socket as its standard input, standard error for all output, and no other descriptor.
class ChildDescriptors {
public:
    explicit ChildDescriptors(int socket)
    {
        posix_spawn_file_actions_init(&m_actions);
        posix_spawn_file_actions_adddup2(&m_actions, socket, STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&m_actions, STDERR_FILENO, STDOUT_FILENO);
        posix_spawn_file_actions_addclosefrom_np(&m_actions, STDERR_FILENO + 1);
    }
    ChildDescriptors(const ChildDescriptors&) = delete;
    ChildDescriptors& operator=(const ChildDescriptors&) = delete;
    ~ChildDescriptors() { posix_spawn_file_actions_destroy(&m_actions); }

    [[nodiscard]] const posix_spawn_file_actions_t* get() const { return &m_actions; }

private:
    posix_spawn_file_actions_t m_actions{};
};

Failure<EngineError> cannotStart(const HostSettings& settings, int problem)
{
    return failed(EngineFailure::unreachable,
                  "the engine's process, " + settings.program + ", cannot be started: " + std::strerror(problem));
}

} // namespace

void HostStopper::cancel()
{
    const std::lock_guard lock(m_mutex);
    if (!m_isRunning)
        return;
    if (!m_wasAsked)
        m_askedAt = std::chrono::steady_clock::now();
    m_wasAsked = true;
    if (m_process > 0)
        stopWith(signalForNow());
}

int HostStopper::signalForNow() const
{
    constexpr std::chrono::milliseconds timeToStop{250};
    const bool mayTry = m_manners == Manners::askFirst && std::chrono::steady_clock::now() < m_askedAt + timeToStop;
    return mayTry ? SIGTERM : SIGKILL;
}

void HostStopper::started(pid_t process)
{
    const std::lock_guard lock(m_mutex);
    m_process = process;
    if (m_isRunning && m_wasAsked)
        stopWith(SIGKILL);
}

void HostStopper::stopWith(int signal) const
{
    qCDebug(hostLog) << "host" << m_process << "gets signal" << signal;
    kill(m_process, signal);
}

void HostStopper::ended()
{
    const std::lock_guard lock(m_mutex);
    m_process = 0;
}

void HostStopper::startRun()
{
    const std::lock_guard lock(m_mutex);
    m_isRunning = true;
    m_wasAsked = false;
}

void HostStopper::endRun()
{
    const std::lock_guard lock(m_mutex);
    m_isRunning = false;
}

bool HostStopper::wasAsked() const
{
    const std::lock_guard lock(m_mutex);
    return m_wasAsked;
}

Result<std::unique_ptr<HostProcess>, EngineError> HostProcess::start(const HostSettings& settings, EngineKind engine,
                                                                     std::shared_ptr<HostStopper> stopper)
{
    std::array<int, 2> ends{};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
        return cannotStart(settings, errno);
    const ChildDescriptors descriptors(ends[1]);
    std::array<std::string, 4> words{settings.program, std::string(hostOption), std::to_string(settings.memory),
                                     std::string(nameOf(engine))};
    std::array<char*, 5> arguments{words[0].data(), words[1].data(), words[2].data(), words[3].data(), nullptr};
    pid_t process = 0;
    const int problem =
        posix_spawn(&process, settings.program.c_str(), descriptors.get(), nullptr, arguments.data(), environ);
    ::close(ends[1]);
    if (problem != 0) {
        ::close(ends[0]);
        return cannotStart(settings, problem);
    }
    return std::unique_ptr<HostProcess>(new HostProcess(process, ends[0], std::move(stopper)));
}

HostProcess::HostProcess(pid_t process, int descriptor, std::shared_ptr<HostStopper> stopper)
    : m_process(process), m_socket(descriptor), m_stopper(std::move(stopper))
{
    qCDebug(hostLog) << "host" << process << "started";
    m_stopper->started(process);
}

HostProcess::~HostProcess()
{
    end();
}

int HostProcess::end()
{
    if (m_process == 0)
        return 0;
    m_stopper->ended();
    kill(m_process, SIGKILL);
    int status = 0;
    while (waitpid(m_process, &status, 0) < 0 && errno == EINTR) {
    }
    const int signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    qCDebug(hostLog) << "host" << m_process << "ended by signal" << signal;
    m_process = 0;
    m_socket.close();
    return signal;
}

} // namespace querymend
