#pragma once

#include "llm/wire/wireformat.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace querymend::test {

/// What a reader makes of a body that arrives in pieces of `step` bytes: pieces and result in one string.
[[nodiscard]] std::string readInSteps(const WireFormat& format, std::string_view contentType, std::string_view body,
                                      std::size_t step);
/// The same for a body in two pieces.
[[nodiscard]] std::string readInTwo(const WireFormat& format, std::string_view contentType, std::string_view body,
                                    std::size_t cut);
[[nodiscard]] std::string told(const Result<WholeReply, WireFailure>& result);
[[nodiscard]] std::string told(const WireFailure& failure);

} // namespace querymend::test
