#pragma once

#include "prompt/prompt.h"
#include "run/decide.h"

#include <span>
#include <string>
#include <string_view>

namespace querymend {

/// What a role is told beyond the question and the schema.
struct RoleFacts {
    RoleCall call;
    std::string_view sql; ///< of the candidate or the answer
    std::span<const std::string> tests;
};

/// What a model is asked in a role.
[[nodiscard]] BuiltPrompt rolePrompt(const RunState& state, const RunContext& context, const RoleFacts& facts);

/// The question as the role's prompt puts it.
[[nodiscard]] std::string_view questionFor(const RunState& state, ModelRole role);

/// As a person chose it, or as the role has it.
[[nodiscard]] double temperatureOf(const RunState& state, const RoleCall& call);

} // namespace querymend
