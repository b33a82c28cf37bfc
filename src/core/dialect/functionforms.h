#pragma once

#include "dialect/dialect.h"
#include "dialect/dialectforms.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace querymend {

/// Whether a form is equivalent to the call that it replaces.
enum class FormKind : std::uint8_t {
    same,    ///< the arguments can be inserted unchanged
    pattern, ///< an example of the dialect's form; the details have to be chosen
};

/// A dialect's replacement for another dialect's function.
struct FunctionForm {
    std::string_view text; ///< `$1`, `$2` … are placeholders for the arguments
    FormKind kind = FormKind::same;
    FormDifference difference = FormDifference::none; ///< of forms that are otherwise the same
};

/// This dialect's replacement for a function that it lacks; nothing if there is none, or if the dialect has the
/// function under this name. The case of the name is ignored.
[[nodiscard]] std::optional<FunctionForm> functionFormOf(const Dialect& dialect, std::string_view name,
                                                         std::size_t arguments);

/// The same for these arguments, if they can be inserted unchanged.
[[nodiscard]] std::optional<FunctionForm> functionFormFor(const Dialect& dialect, std::string_view name,
                                                          std::span<const std::string_view> arguments);

/// Whether an expression keeps together beside any operator: a name, a literal, a call, CASE, or in parentheses.
[[nodiscard]] bool isOnePart(std::string_view expression);

/// The form with its placeholders filled; missing arguments become letters: x, y, z.
[[nodiscard]] std::string filled(const FunctionForm& form, std::span<const std::string_view> arguments);

/// The names of all functions with forms, for tests that iterate over them.
[[nodiscard]] std::span<const std::string_view> functionsWithForms();

} // namespace querymend
