#pragma once

#include "base/errorcode.h"
#include "base/utf8.h"
#include "check/finding.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace querymend {

/// The kind of a mistake, the name it concerns and its position, whether a rung of ours or an engine found it.
struct Diagnosis {
    Category category = Category::generic;
    ErrorCode code = ErrorCode::unclassified;
    std::string identifier;
    std::optional<TextPosition> position;
    std::optional<std::uint32_t> line; ///< also set if the engine reported only the line
    std::string signature;             ///< equal for equal mistakes, ignoring case and spacing
};

/// The key by which the same mistake is recognised when a lane repeats it.
[[nodiscard]] std::string signatureOf(ErrorCode code, std::string_view identifier);

/// The diagnosis of one of our own findings on a text.
[[nodiscard]] Diagnosis diagnose(const Finding& finding, std::string_view text);

} // namespace querymend
