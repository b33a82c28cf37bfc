#pragma once

#include "arguments/command.h"

#include <cstdint>

namespace querymend {

/// What happens when a run on the command line asks the user something: a line is read, the run ends, or it goes on
/// without an answer.
enum class IfAsked : std::uint8_t { read, stop, skip };

inline constexpr Option ifAskedOption{"--if-asked", "HOW",
                                      "what to do then: read (an answer from standard input,\n"
                                      "the default in a terminal), stop (the default\n"
                                      "otherwise, with outcome unanswered) or skip"};

/// Reads `--if-asked`. Without it, a line is read if a person sees the question in a terminal.
[[nodiscard]] Result<IfAsked, CommandProblem> ifAskedGiven(const Arguments& arguments);

} // namespace querymend
