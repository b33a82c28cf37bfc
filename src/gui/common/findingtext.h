#pragma once

#include "check/finding.h"
#include "common/tone.h"

#include <QString>

#include <string_view>

namespace querymend {

/// What is wrong, in a sentence for people; an engine's own words where it is the engine that found it.
[[nodiscard]] QString findingText(const Finding& finding);

/// The same for names and messages that came from outside: one line, nothing in it that turns the direction of text.
[[nodiscard]] QString shownName(std::string_view name);

[[nodiscard]] Tone toneOf(Category category);

} // namespace querymend
