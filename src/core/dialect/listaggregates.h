#pragma once

#include "dialect/callforms.h"

#include <optional>
#include <string_view>

namespace querymend {

/// Whether a function joins the texts of a group in some dialect.
[[nodiscard]] bool joinsTexts(std::string_view function);

/// A call that joins the texts of a group, as another dialect writes it, with everything that it carries: DISTINCT,
/// ORDER BY, the separator, FILTER and OVER. Nothing if the dialect cannot carry one of these.
[[nodiscard]] std::optional<CallForm> listAggregateIn(const Dialect& dialect, std::string_view call);

} // namespace querymend
