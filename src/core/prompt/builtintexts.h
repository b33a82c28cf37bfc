#pragma once

#include "prompt/prompttexts.h"

namespace querymend {

/// The files of resources/prompts; what this gives is written when the program is built.
[[nodiscard]] std::span<const PromptTextRow> builtInTexts();

} // namespace querymend
