#pragma once

#include "run/event.h"

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// The numbers that an explanation says although its prompt, with the result, has none that they may come from: the
/// same, the same rounded, or a share as a percentage. Small whole numbers are left out, since they count words and
/// tables too. Empty if the prompt has no rows to compare with.
[[nodiscard]] std::vector<std::string> numbersNotBorneOut(std::string_view explanation,
                                                          const std::vector<PromptSection>& prompt);

} // namespace querymend
