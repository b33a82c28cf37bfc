#pragma once

#include "dialect/dialect.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace querymend {

/// How sure it is that a form means the same as the call whose place it takes.
enum class FormKind : std::uint8_t {
    same,    ///< the arguments can be put into it as they are
    pattern, ///< shows how it is said here; what it does with `x` has to be chosen
};

/// What a dialect says in place of another dialect's function.
struct FunctionForm {
    std::string_view text; ///< `$1`, `$2` … stand for the arguments
    FormKind kind = FormKind::same;
};

/// What this dialect has instead of a function that it does not have; nothing where no row says so, or where the
/// function is known with this name here. The case of the name is ignored.
[[nodiscard]] std::optional<FunctionForm> functionFormOf(const Dialect& dialect, std::string_view name,
                                                         std::size_t arguments);

/// The form with the arguments in it; those that are not given keep a letter: x, y, z.
[[nodiscard]] std::string filled(const FunctionForm& form, std::span<const std::string_view> arguments);

/// The names that have forms, for tests that walk them.
[[nodiscard]] std::span<const std::string_view> functionsWithForms();

} // namespace querymend
