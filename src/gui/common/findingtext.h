#pragma once

#include "check/finding.h"
#include "common/tone.h"

#include <QString>

#include <string_view>

namespace querymend {

/// Describes in a sentence what is wrong; in the engine's own words if the engine found it.
[[nodiscard]] QString findingText(const Finding& finding);

/// Makes a name or message from outside safe to display: one line, without characters that change text direction.
[[nodiscard]] QString shownName(std::string_view name);

[[nodiscard]] Tone toneOf(Category category);

} // namespace querymend
