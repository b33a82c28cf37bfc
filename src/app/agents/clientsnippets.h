#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// The agents for which there is a configuration to print.
[[nodiscard]] std::span<const std::string_view> snippetNames();

/// What to write into an agent's configuration, or to run, so that it starts `program` with these words. Empty if the
/// agent is not known.
[[nodiscard]] std::string snippetFor(std::string_view agent, const std::string& program,
                                     const std::vector<std::string>& words);

} // namespace querymend
