#pragma once

#include <string>
#include <string_view>

namespace querymend {

/// Whether an option of a connection holds a secret, by its name.
[[nodiscard]] bool isSecretOption(std::string_view name);

/// Whether an `@` follows the host of a URL. Then a user's name or a password has a `/` or a `?` in it that should have
/// been written with a percent sign, and what reads as the host is part of a secret.
[[nodiscard]] bool hasMisplacedLogin(std::string_view url);

/// What is wrong with such a URL. It repeats nothing of it.
inline constexpr std::string_view misplacedLoginWords =
    "it has an @ after its first / or ?; in the user's name, the password and the options write %40 for @, %2F for / "
    "and %3F for ?";

/// A word as messages may repeat it: of a URL with a login only the scheme is left.
[[nodiscard]] std::string withoutLogin(std::string_view word);

} // namespace querymend
