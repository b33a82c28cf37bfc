#pragma once

#include "base/errorcode.h"

#include <optional>
#include <string_view>

namespace querymend {

/// What the words of a message mean, and the name that it quotes, if any.
struct KeywordMatch {
    ErrorCode code = ErrorCode::unclassified;
    std::string_view identifier;
};

/// The last resort: looks for words that messages of all engines share; only whole words match.
[[nodiscard]] std::optional<KeywordMatch> matchKeywords(std::string_view message);

} // namespace querymend
