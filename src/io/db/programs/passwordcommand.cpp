#include "db/programs/passwordcommand.h"

#include "db/programs/childprocess.h"
#include "db/programs/commandwords.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

#include <poll.h>
#include <sys/wait.h>

namespace querymend {

namespace {

/// Tokens of cloud providers have some thousand characters.
constexpr std::size_t longestPassword = 16U << 10U;

Failure<EngineError> withoutPassword(const std::string& reason)
{
    return failed(EngineFailure::unreachable, "the password command " + reason);
}

class CommandRun {
public:
    CommandRun(ChildProcess& process, std::chrono::steady_clock::time_point deadline)
        : m_process(process), m_deadline(deadline)
    {}

    enum class End : std::uint8_t { byItself, overdue };

    /// Reads until the command has ended, however much it prints.
    End wait()
    {
        std::array<pollfd, 2> watched{{{m_process.ended(), POLLIN, 0}, {m_process.output(), POLLIN, 0}}};
        for (;;) {
            const auto left =
                std::chrono::ceil<std::chrono::milliseconds>(m_deadline - std::chrono::steady_clock::now());
            if (left.count() <= 0)
                return End::overdue;
            if (poll(watched.data(), watched.size(), static_cast<int>(left.count())) <= 0)
                continue;
            if (watched[1].revents != 0 && !take())
                watched[1].fd = -1;
            if (watched[0].revents != 0)
                return End::byItself;
        }
    }

    /// Without what ends the line; one byte more than allowed if it is too long.
    [[nodiscard]] std::string firstLine() const
    {
        const std::size_t end = m_printed.find('\n');
        std::string line = m_printed.substr(0, end);
        if (end != std::string::npos && line.ends_with('\r'))
            line.pop_back();
        return line;
    }

private:
    bool take()
    {
        const bool isOpen = readAvailable(m_process.output(), m_printed);
        m_printed.resize(std::min(m_printed.size(), longestPassword + 1));
        return isOpen;
    }

    ChildProcess& m_process;
    std::chrono::steady_clock::time_point m_deadline;
    std::string m_printed;
};

std::string secondsOf(std::chrono::milliseconds time)
{
    return std::to_string(std::chrono::ceil<std::chrono::seconds>(time).count()) + " s";
}

} // namespace

Result<Secret, EngineError> passwordFrom(std::string_view command, std::chrono::milliseconds limit)
{
    auto words = commandWords(command);
    if (!words)
        return withoutPassword("cannot be read: " + words.error());
    const auto deadline = std::chrono::steady_clock::now() + limit;
    const auto process = ChildProcess::start({std::move(words).value(), {}, ErrorOutput::dropped});
    if (!process)
        return withoutPassword("could not be started: " + process.error());
    CommandRun run(**process, deadline);
    if (run.wait() == CommandRun::End::overdue)
        return withoutPassword("did not end within " + secondsOf(limit)
                               + " and was stopped; it has no terminal, so it must not ask anything there");
    const int status = (*process)->end();
    if (WIFSIGNALED(status))
        return withoutPassword("was ended by signal " + std::to_string(WTERMSIG(status)));
    if (WEXITSTATUS(status) != 0)
        return withoutPassword("failed with exit status " + std::to_string(WEXITSTATUS(status))
                               + "; run it in a terminal to see why");
    std::string line = run.firstLine();
    if (line.empty())
        return withoutPassword("printed nothing in its first line");
    if (line.size() > longestPassword)
        return withoutPassword("printed a line that is too long for one of its kind");
    if (line.find('\0') != std::string::npos)
        return withoutPassword("printed a NUL");
    return Secret(std::move(line));
}

} // namespace querymend
