#pragma once

#include <cstdint>
#include <string_view>

namespace querymend {

/// SipHash-2-4 with the key 00 01 … 0F: the same on every platform and in every run.
[[nodiscard]] std::uint64_t stableHash(std::string_view bytes);

} // namespace querymend
