#pragma once

#include "check/finding.h"
#include "check/schemaview.h"
#include "diagnose/hints/datavalues.h"
#include "diagnose/hints/hintlevel.h"
#include "dialect/dialect.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace querymend {

class HintTexts;

/// An engine's message, unchanged.
struct EngineWords {
    std::string_view message; ///< empty if no engine was used
    std::string_view code;
};

/// An earlier attempt, for one line of the hint.
struct EarlierAttempt {
    std::string tried; ///< the statement, or what was changed in it
    std::string gave;
};

/// The input of a hint. Everything it refers to must outlive the call.
struct HintFacts {
    const Dialect* dialect = nullptr;
    std::string_view sql; ///< as the model wrote it; ranges in the findings refer to this text
    std::span<const Finding> findings;
    HintChoice choice;
    std::string_view question;
    std::uint32_t attempt = 1; ///< from 1
    std::uint32_t attempts = 4;
    EngineWords engine;
    const SchemaView* schema = nullptr;
    std::span<const EarlierAttempt> earlier; ///< oldest first
    std::span<const std::string> said;       ///< by the user, of what the findings name
    std::optional<std::uint32_t> testsPassed;
    DataValues values = DataValues::stay;
    const HintTexts* texts = nullptr; ///< null: the built-in ones
    std::size_t mostCharacters = 4000;

    /// The first error among the findings, or null.
    [[nodiscard]] const Finding* primary() const;
};

} // namespace querymend
