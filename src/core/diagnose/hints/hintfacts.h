#pragma once

#include "check/finding.h"
#include "check/schemaview.h"
#include "diagnose/hints/hintlevel.h"
#include "dialect/dialect.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace querymend {

class HintTexts;

/// Whether values that are stored in the database may leave the machine. Names of tables and columns may.
enum class DataValues : std::uint8_t { mayBeNamed, stay };

/// An engine's own words, as they came.
struct EngineWords {
    std::string_view message; ///< empty: no engine was asked
    std::string_view code;
};

/// An attempt before this one, in a line.
struct EarlierAttempt {
    std::string tried; ///< the statement, or what was changed in it
    std::string gave;
};

/// All that a hint is made of. What is referred to must outlive the call.
struct HintFacts {
    const Dialect* dialect = nullptr;
    std::string_view sql; ///< as the model wrote it; places in the findings are of this text
    std::span<const Finding> findings;
    HintChoice choice;
    std::string_view question;
    std::uint32_t attempt = 1; ///< from 1
    std::uint32_t attempts = 4;
    EngineWords engine;
    const SchemaView* schema = nullptr;
    std::span<const EarlierAttempt> earlier; ///< the oldest first
    std::optional<std::uint32_t> testsPassed;
    DataValues values = DataValues::stay;
    const HintTexts* texts = nullptr; ///< null: those that are built in
    std::size_t mostCharacters = 4000;

    /// The first error among the findings; null where there is none.
    [[nodiscard]] const Finding* primary() const;
};

} // namespace querymend
