#pragma once

#include <string>
#include <string_view>

namespace querymend {

/// Whether a connection option holds a secret, judging by its name.
[[nodiscard]] bool isSecretOption(std::string_view name);

/// Whether a URL has an `@` after its host. Its user name or password then contains a `/` or `?` that should have been
/// percent-encoded, and what reads as the host may be part of a secret.
[[nodiscard]] bool hasMisplacedLogin(std::string_view url);

/// Says what is wrong with such a URL without repeating any of it.
inline constexpr std::string_view misplacedLoginWords =
    "it has an @ after its first / or ?; in the user name, the password and the options, write %40 for @, %2F "
    "for / and %3F for ?";

/// Makes a word safe to repeat in messages: of a URL with a login, only the scheme is left.
[[nodiscard]] std::string withoutLogin(std::string_view word);

} // namespace querymend
