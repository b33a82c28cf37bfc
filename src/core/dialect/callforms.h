#pragma once

#include "base/range.h"
#include "dialect/dialect.h"
#include "dialect/dialectforms.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace querymend {

/// What a dialect writes for a call.
struct CallForm {
    std::string text;
    FormDifference difference = FormDifference::none;
};

/// This dialect's equivalent of another dialect's call with these arguments; nothing if it has the function itself, or
/// if something would have to be chosen.
[[nodiscard]] std::optional<CallForm> callInDialect(const Dialect& dialect, std::string_view name,
                                                    std::span<const std::string_view> arguments);

/// The same for a call in a text: in parentheses if what is beside the call would take it apart.
[[nodiscard]] std::optional<CallForm> callInPlace(const Dialect& dialect, std::string_view name,
                                                  std::span<const std::string_view> arguments, std::string_view text,
                                                  ByteRange place);

} // namespace querymend
