#pragma once

#include "check/mending/mendinground.h"
#include "check/verdict.h"
#include "dialect/dialect.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// Has a text climb the whole ladder, the guard first.
using MendingJudge = std::function<Verdict(const std::string& text)>;

enum class MendingStatus : std::uint8_t {
    ok, ///< the text passed and could run as it was
    mended,
    notMended,
};

[[nodiscard]] std::string_view name(MendingStatus status);

/// What became of a text.
struct MendedText {
    MendingStatus status = MendingStatus::notMended;
    /// If it was ok, the text as given. If it was mended, what runs: also without what was around the SQL, and with the
    /// rewrites of the ladder. Otherwise the text after the last round.
    std::string sql;
    std::vector<MendingRound> rounds;
    Verdict verdict; ///< of the text after the last round
};

inline constexpr std::uint32_t mostMendingRounds = 5;
/// A mended text of this confidence need not be shown to anybody before it is tried: of the work cases in tests/mend,
/// 98 in 100 such texts are what was meant.
inline constexpr double certainMendingConfidence = 0.9;

/// Corrects a statement without a model: applies the fixes of its findings, and keeps what the judge finds better. A
/// text that could run as it is is not touched. `first` is the judge's verdict on the text. What a correction must
/// leave alone is in decisions/0050-mending.md.
[[nodiscard]] MendedText mend(std::string text, Verdict first, const Dialect& dialect, const MendingJudge& judge,
                              std::uint32_t rounds = mostMendingRounds);
[[nodiscard]] MendedText mend(std::string text, const Dialect& dialect, const MendingJudge& judge,
                              std::uint32_t rounds = mostMendingRounds);

/// Whether a verdict is better: the text passes, fails on a later rung, or has fewer mistakes.
[[nodiscard]] bool comesFurther(const Verdict& verdict, const Verdict& other);

} // namespace querymend
