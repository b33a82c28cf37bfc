#pragma once

#include "base/result.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <sys/types.h>

namespace querymend {

/// What is done with a program's standard error.
enum class ErrorOutput : std::uint8_t { dropped, read };

/// A program of the user's machine, started without a shell. It has no input and no terminal, so it can ask nothing. It
/// ends with this object or with the thread that started it, even if this program is killed.
class ChildProcess {
public:
    struct Setup {
        std::vector<std::string> words;       ///< the program, by its name or absolute path, and its arguments
        std::vector<std::string> environment; ///< `NAME=value`, besides or instead of our own
        ErrorOutput errors = ErrorOutput::dropped;
    };

    /// Fails with the reason, in English.
    [[nodiscard]] static Result<std::unique_ptr<ChildProcess>, std::string> start(const Setup& setup);
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;
    ~ChildProcess();

    /// Descriptors to read from, which never block. There is none for dropped errors.
    [[nodiscard]] int output() const { return m_output; }
    [[nodiscard]] int errors() const { return m_errors; }
    /// A descriptor that becomes readable when the program has ended.
    [[nodiscard]] int ended() const { return m_ended; }

    /// Kills it, with what it has started, unless it has already ended by itself. Returns its status as of waitpid().
    int end();

private:
    ChildProcess(pid_t process, int output, int errors, int ended);

    pid_t m_process;
    int m_output;
    int m_errors;
    int m_ended;
    int m_status = 0;
};

/// Appends what can be read now to `text`. False once there will be no more.
[[nodiscard]] bool readAvailable(int descriptor, std::string& text);

} // namespace querymend
