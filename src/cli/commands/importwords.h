#pragma once

#include "database/connectionimport.h"

#include <string>

namespace querymend {

/// Why a connection is not imported; empty if it can be.
[[nodiscard]] std::string reasonAgainst(const ImportOffer& offer);
/// What is left out of a connection or changed, as one line; empty if nothing is.
[[nodiscard]] std::string noteTexts(const ImportOffer& offer);
[[nodiscard]] std::string originText(const ImportOffer& offer);
[[nodiscard]] std::string failureText(const ImportProblem& failure);

} // namespace querymend
