#pragma once

#include "base/range.h"

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// Where a text has what looks like a secret, in order: the password of a URL, the value of a field or option whose
/// name says so (`password=…`, `api_key: …`), and what follows `Bearer`.
[[nodiscard]] std::vector<ByteRange> secretsIn(std::string_view text);

/// The text with `…` in the place of each of them.
[[nodiscard]] std::string withoutSecrets(std::string_view text);

} // namespace querymend
