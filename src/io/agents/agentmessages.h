#pragma once

#include "base/result.h"
#include "run/agentborder.h"
#include "run/event.h"

#include <QString>

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace querymend {

// What the program that serves an agent and the window tell each other, one message a line.

/// How long a held statement waits for a person; then it is refused.
inline constexpr std::chrono::seconds personsPatience{60};

/// The program introduces itself, and does so again when it learns the agent's name.
struct AgentHello {
    std::string agent;                    ///< as it calls itself; empty while it is unknown
    std::vector<std::string> connections; ///< that it may use
    std::int64_t process = 0;
};

/// The person's edit of a held statement was refused.
struct HeldEditRefused {
    std::string run;
    std::string reason;
};

using AgentMessage = std::variant<AgentHello, RunEvent, HeldEditRefused>;

/// A held statement may run.
struct LetHeldRun {
    std::string run;
};

/// This statement is run instead of the held one.
struct EditHeld {
    std::string run;
    std::string sql;
};

/// The held statement is not run; the agent gets the reason.
struct RefuseHeld {
    std::string run;
    std::string reason;
};

using WindowMessage = std::variant<AgentBorder, LetHeldRun, EditHeld, RefuseHeld>;

/// The run that it is about; empty for a border.
[[nodiscard]] const std::string& runOf(const WindowMessage& message);

[[nodiscard]] std::string toLine(const AgentMessage& message);
[[nodiscard]] std::string toLine(const WindowMessage& message);
/// The error is why the line is none of ours.
[[nodiscard]] Result<AgentMessage, std::string> readAgentMessage(std::string_view line);
[[nodiscard]] Result<WindowMessage, std::string> readWindowMessage(std::string_view line);

/// Where a window listens for programs that serve agents: a socket that only its user can open.
[[nodiscard]] QString usualAgentSocket();

} // namespace querymend
