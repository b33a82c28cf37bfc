#pragma once

#include "prompt/prompt.h"
#include "run/decide.h"

#include <string_view>

namespace querymend {

/// What a role's prompt contains besides the question and the schema.
struct RoleFacts {
    RoleCall call;
    std::string_view sql;    ///< of the candidate or the answer
    std::string_view result; ///< what it returned, in words and lines
};

/// The prompt for a role call.
[[nodiscard]] BuiltPrompt rolePrompt(const RunState& state, const RunContext& context, const RoleFacts& facts);

/// The question for the role's prompt: as the user asked it, or translated.
[[nodiscard]] std::string_view questionFor(const RunState& state, ModelRole role);

/// The temperature that the user chose, or the role's default.
[[nodiscard]] double temperatureOf(const RunState& state, const RoleCall& call);

} // namespace querymend
