#pragma once

#include "base/tokenestimate.h"
#include "support/world.h"

#include <cstddef>
#include <variant>

namespace querymend {

/// The call of a model that is under way, if that is the oldest effect.
[[nodiscard]] inline const AskModel* openCall(const World& world)
{
    return world.open().empty() ? nullptr : std::get_if<AskModel>(&world.open().begin()->second);
}

[[nodiscard]] inline std::size_t promptTokensOf(const AskModel& call)
{
    std::size_t tokens = 0;
    for (const PromptSection& section : call.prompt)
        tokens += estimatedTokens(section.text);
    return tokens;
}

} // namespace querymend
