#pragma once

#include <string_view>

namespace querymend {

/// Whether the name of a header, a query item or a JSON field suggests a secret, by its whole words: `X-Api-Key` and
/// `accessToken` do, `x-portkey-provider` and `max_tokens` do not.
[[nodiscard]] bool suggestsSecret(std::string_view name);

} // namespace querymend
