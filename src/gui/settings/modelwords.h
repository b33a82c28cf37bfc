#pragma once

#include "llm/http/modelprofile.h"
#include "llm/http/serverkinds.h"
#include "models/modeltrial.h"
#include "run/role.h"

#include <QString>

namespace querymend {

/// What must be corrected before a model can be used; empty if the problem's own text says it better.
[[nodiscard]] QString wordsOf(ProfileFailure failure);
[[nodiscard]] QString wordsOf(KeyPlace place);
/// The name of a kind of server.
[[nodiscard]] QString wordsOf(const ServerKind& kind);
/// What a helper does, in short.
[[nodiscard]] QString wordsOf(ModelRole role);

/// The outcome of testing a model at an address, as rich text.
[[nodiscard]] QString trialText(const ModelTrialResult& result, const std::string& address);
/// The failure of a request to a server, with advice, as rich text.
[[nodiscard]] QString failureText(ModelFault fault, const std::string& message, const std::string& address);

} // namespace querymend
