#pragma once

#include "base/errorcode.h"

#include <optional>
#include <string_view>

namespace querymend {

/// What the bare words of a message say, and the name that it quotes, if it quotes one.
struct KeywordMatch {
    ErrorCode code = ErrorCode::unclassified;
    std::string_view identifier;
};

/// The last resort: words that messages of any origin share, as whole words and never as parts of others.
[[nodiscard]] std::optional<KeywordMatch> matchKeywords(std::string_view message);

} // namespace querymend
