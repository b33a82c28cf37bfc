#pragma once

#include "llm/wire/wireformat.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace querymend::test {

/// What a reader made of a body that came in pieces of `step` bytes: pieces and result, as one text.
[[nodiscard]] std::string readInSteps(const WireFormat& format, std::string_view contentType, std::string_view body,
                                      std::size_t step);
/// The same for a body that is cut once.
[[nodiscard]] std::string readInTwo(const WireFormat& format, std::string_view contentType, std::string_view body,
                                    std::size_t cut);
[[nodiscard]] std::string told(const Result<WholeReply, WireFailure>& result);
[[nodiscard]] std::string told(const WireFailure& failure);

} // namespace querymend::test
