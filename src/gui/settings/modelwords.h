#pragma once

#include "llm/modelprofile.h"
#include "modeltrial.h"
#include "run/role.h"

#include <QString>

namespace querymend {

/// What must be put right before a model can be used; empty where the file says it better.
[[nodiscard]] QString wordsOf(ProfileFault fault);
[[nodiscard]] QString wordsOf(KeyPlace place);
/// What a helper does, shortly.
[[nodiscard]] QString wordsOf(ModelRole role);

/// What came of trying a model, as rich text.
[[nodiscard]] QString trialText(const ModelTrialResult& result);
/// Of a server that could not be asked.
[[nodiscard]] QString failureText(ModelFault fault, const std::string& message);

} // namespace querymend
