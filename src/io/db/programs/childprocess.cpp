#include "db/programs/childprocess.h"

#include <QStandardPaths>
#include <QString>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <utility>

#include <fcntl.h>
extern "C" { // glibc 2.36 forgets that
#include <sys/pidfd.h>
}
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace querymend {

namespace {

/// A descriptor that is closed unless it is taken.
class Descriptor {
public:
    explicit Descriptor(int number = -1) : m_number(number) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() { reset(); }

    [[nodiscard]] int get() const { return m_number; }
    [[nodiscard]] int take() { return std::exchange(m_number, -1); }
    void reset(int number = -1)
    {
        if (m_number >= 0)
            ::close(m_number);
        m_number = number;
    }

private:
    int m_number;
};

bool openPipe(Descriptor& readEnd, Descriptor& writeEnd)
{
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0)
        return false;
    readEnd.reset(ends[0]);
    writeEnd.reset(ends[1]);
    return fcntl(ends[0], F_SETFL, O_NONBLOCK) == 0;
}

/// What a new process needs, made before it exists: between fork() and execve() nothing may be allocated, because
/// another thread may have held a lock at that moment.
struct Image {
    std::string program;
    std::vector<char*> arguments;
    std::vector<char*> environment;
    int input = -1;
    int output = -1;
    int errors = -1;
};

std::vector<char*> pointersTo(std::vector<std::string>& texts)
{
    std::vector<char*> pointers;
    for (std::string& text : texts)
        pointers.push_back(text.data());
    pointers.push_back(nullptr);
    return pointers;
}

std::vector<std::string> environmentWith(const std::vector<std::string>& added)
{
    std::vector<std::string> all = added;
    for (char** entry = environ; *entry; ++entry) {
        const std::string_view text(*entry);
        const std::string_view name = text.substr(0, text.find('=') + 1);
        const bool isReplaced =
            std::any_of(added.begin(), added.end(), [&](const std::string& other) { return other.starts_with(name); });
        if (!isReplaced)
            all.emplace_back(text);
    }
    return all;
}

[[noreturn]] void become(const Image& image, pid_t parent)
{
    constexpr int notStarted = 127;
    (void)setsid(); // without a terminal, and a group that can be killed
    (void)prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) // it has ended before that request
        _exit(notStarted);
    (void)dup2(image.input, STDIN_FILENO);
    (void)dup2(image.output, STDOUT_FILENO);
    (void)dup2(image.errors, STDERR_FILENO);
    (void)close_range(STDERR_FILENO + 1, ~0U, 0);
    sigset_t none;
    sigemptyset(&none);
    (void)sigprocmask(SIG_SETMASK, &none, nullptr);
    (void)signal(SIGPIPE, SIG_DFL);
    (void)execve(image.program.c_str(), image.arguments.data(), image.environment.data());
    _exit(notStarted);
}

Failure<std::string> systemProblem()
{
    return Failure{std::string(std::strerror(errno))};
}

Result<std::string, std::string> pathOf(const std::string& program)
{
    if (program.find('/') != std::string::npos && !program.starts_with('/'))
        return Failure{program + " is a relative path; write its whole path, or a name that is found in PATH"};
    const QString found = QStandardPaths::findExecutable(QString::fromStdString(program));
    if (found.isEmpty())
        return Failure{program + " is not installed, or is not in PATH"};
    return found.toStdString();
}

} // namespace

Result<std::unique_ptr<ChildProcess>, std::string> ChildProcess::start(const Setup& setup)
{
    auto program = pathOf(setup.words.front());
    if (!program)
        return Failure{std::move(program).error()};
    const Descriptor nothing(open("/dev/null", O_RDWR | O_CLOEXEC));
    Descriptor output;
    Descriptor outputEnd;
    Descriptor errors;
    Descriptor errorsEnd;
    const bool readsErrors = setup.errors == ErrorOutput::read;
    if (nothing.get() < 0 || !openPipe(output, outputEnd) || (readsErrors && !openPipe(errors, errorsEnd)))
        return systemProblem();
    std::vector<std::string> words = setup.words;
    std::vector<std::string> environment = environmentWith(setup.environment);
    const Image image{std::move(program).value(),
                      pointersTo(words),
                      pointersTo(environment),
                      nothing.get(),
                      outputEnd.get(),
                      readsErrors ? errorsEnd.get() : nothing.get()};
    const pid_t parent = getpid();
    const pid_t process = fork();
    if (process == 0)
        become(image, parent);
    if (process < 0)
        return systemProblem();
    const int ended = pidfd_open(process, 0);
    if (ended < 0) {
        const auto problem = systemProblem();
        (void)kill(process, SIGKILL);
        (void)waitpid(process, nullptr, 0);
        return problem;
    }
    return std::unique_ptr<ChildProcess>(new ChildProcess(process, output.take(), errors.take(), ended));
}

ChildProcess::ChildProcess(pid_t process, int output, int errors, int ended)
    : m_process(process), m_output(output), m_errors(errors), m_ended(ended)
{}

ChildProcess::~ChildProcess()
{
    (void)end();
    for (const int descriptor : {m_output, m_errors, m_ended}) {
        if (descriptor >= 0)
            ::close(descriptor);
    }
}

int ChildProcess::end()
{
    if (m_process == 0)
        return m_status;
    // The group exists as soon as the process has made it; until then only the process itself does.
    if (kill(-m_process, SIGKILL) != 0)
        (void)kill(m_process, SIGKILL);
    while (waitpid(m_process, &m_status, 0) < 0 && errno == EINTR) {
    }
    m_process = 0;
    return m_status;
}

bool readAvailable(int descriptor, std::string& text)
{
    std::array<char, 4096> bytes;
    for (;;) {
        const ssize_t got = read(descriptor, bytes.data(), bytes.size());
        if (got > 0) {
            text.append(bytes.data(), static_cast<std::size_t>(got));
            continue;
        }
        if (got < 0 && errno == EINTR)
            continue;
        return got < 0 && errno == EAGAIN;
    }
}

} // namespace querymend
