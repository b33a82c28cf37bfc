#pragma once

#include "report/cardaudit.h"

#include <string>
#include <string_view>

namespace querymend {

/// The name of what reports say of a correction.
inline constexpr std::string_view auditFact = "Against the attempt before";

/// `fixed unknown column amont; broke syntax; rows gained: 1, lost: 2`. Not escaped.
[[nodiscard]] std::string auditText(const CardAudit& audit);
/// `fixed 1 · broke 2 · rows +1 −2`; empty if there is nothing of that.
[[nodiscard]] std::string auditLine(const CardAudit& audit);

} // namespace querymend
