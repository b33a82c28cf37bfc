#pragma once

#include "base/errorcode.h"
#include "base/utf8.h"
#include "check/finding.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace querymend {

/// What kind of mistake it is, about which name and where, whoever found it: a rung of ours or an engine.
struct Diagnosis {
    Category category = Category::generic;
    ErrorCode code = ErrorCode::unclassified;
    std::string identifier;
    std::optional<TextPosition> position;
    std::optional<std::uint32_t> line; ///< also where the engine told no more than the line
    std::string signature;             ///< the same for the same mistake, however it is spelled
};

/// What a lane that makes the same mistake again is recognised by.
[[nodiscard]] std::string signatureOf(ErrorCode code, std::string_view identifier);

/// The diagnosis of one of our own findings on a text.
[[nodiscard]] Diagnosis diagnose(const Finding& finding, std::string_view text);

} // namespace querymend
