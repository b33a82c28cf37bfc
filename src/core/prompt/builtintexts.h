#pragma once

#include "prompt/prompttexts.h"

namespace querymend {

/// The files of resources/prompts, in a source that is generated when the build is configured.
[[nodiscard]] std::span<const PromptTextRow> builtInTexts();

} // namespace querymend
