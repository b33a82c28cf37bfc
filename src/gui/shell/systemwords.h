#pragma once

#include "system/systemfinding.h"

#include <QString>

#include <span>
#include <string_view>

namespace querymend {

/// What the check of the system says, with places %1 and %2; more special sentences come first.
[[nodiscard]] std::span<const char* const> systemSentences();

/// One of them in the window's language. Names stay as they are, and so do the words of libraries.
[[nodiscard]] QString systemSentence(std::string_view text);

/// The name of the part that a finding is about.
[[nodiscard]] QString subjectText(const SystemFinding& finding);
[[nodiscard]] QString healthText(Health health);

} // namespace querymend
