#pragma once

#include "base/textmap.h"
#include "check/finding.h"

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

enum class RungResult : std::uint8_t { passed, failed, skipped };

[[nodiscard]] std::string_view name(RungResult result);

struct RungReport {
    Rung rung = Rung::reply;
    RungResult result = RungResult::skipped;
    std::chrono::microseconds time{0};
    std::string reason; ///< why it was skipped
};

enum class VerdictStatus : std::uint8_t {
    ok,
    rewrite, ///< failed, and a retry may help
    failed,  ///< no retry can help, or none is left
};

[[nodiscard]] std::string_view name(VerdictStatus status);

/// The ladder's judgement of one SQL text.
struct Verdict {
    VerdictStatus status = VerdictStatus::ok;
    std::vector<Finding> findings; ///< the primary one first
    std::string sanitizedSql;      ///< what may go to an engine; empty if nothing may
    std::vector<std::string> notes;
    std::vector<std::string> tables; ///< base tables in use, in order, without repetition
    std::vector<std::string> ctes;
    std::vector<std::string> columns; ///< column references as written
    std::vector<RungReport> rungs;
    /// Set for a text that is not understood but shows nothing forbidden: an engine may prepare it, and nothing more,
    /// to say what is wrong with it.
    std::string unclearSql;
    std::vector<EditedText> rewrites; ///< the steps from the text as given to what may go to an engine

    /// Maps a range of sanitizedSql or unclearSql to the text as given.
    [[nodiscard]] ByteRange toGiven(ByteRange range) const;
    /// The finding that decides category and code; null if nothing is wrong.
    [[nodiscard]] const Finding* primary() const;
};

} // namespace querymend
