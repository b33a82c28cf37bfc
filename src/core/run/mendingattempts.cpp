#include "run/mendingattempts.h"

#include "check/mending/mechanic.h"
#include "run/attemptcheck.h"

#include <algorithm>
#include <iterator>

namespace querymend {

std::optional<AttemptMended> correctionOf(const RunState& state, const AttemptRef& attempt, const RunContext& context)
{
    const AttemptState& failed = state.lane(attempt.lane).attempts[attempt.number];
    const bool isWanted = state.start.policy.mending != MendingUse::off && failed.correction.empty();
    if (!isWanted || !failed.verdict || failed.verdict->status == VerdictStatus::ok || failed.sql.empty())
        return std::nullopt;
    const MendingJudge judge = [&](const std::string& sql) { return checkAttempt(sql, state, context); };
    const auto begin = context.clock ? context.clock() : std::chrono::microseconds(0);
    Verdict first = *failed.verdict;
    first.unclearSql = judge(failed.sql).unclearSql; // not recorded
    MendedText mended = mend(failed.sql, std::move(first), *context.dialect, judge);
    if (mended.status != MendingStatus::mended || mended.sql == failed.sql)
        return std::nullopt;
    const auto end = context.clock ? context.clock() : begin;
    return AttemptMended{attempt, std::move(mended.sql), std::move(mended.rounds), end - begin};
}

bool isCorrectionNext(const RunState& state, const AttemptRef& attempt)
{
    const std::vector<AttemptState>& attempts = state.lane(attempt.lane).attempts;
    const AttemptState& failed = attempts[attempt.number];
    const MendingUse use = state.start.policy.mending;
    const bool isTried =
        use == MendingUse::beforeModel || (use == MendingUse::certain && failed.confidence >= certainMendingConfidence);
    if (!isTried || failed.correction.empty())
        return false;
    std::uint32_t inTurn = 0;
    while (inTurn <= attempt.number && attempts[attempt.number - inTurn].isMended)
        ++inTurn;
    const bool isBetter =
        inTurn == 0 || inTurn > attempt.number || comesFurther(*failed.verdict, *attempts[attempt.number - 1].verdict);
    return inTurn < mostMendingRounds && isBetter;
}

bool mayTakeCorrection(const RunState& state, const AttemptRef& attempt)
{
    if (state.phase != RunPhase::running || attempt.lane.value >= state.lanes.size())
        return false;
    const LaneState& lane = state.lane(attempt.lane);
    if (!lane.isOpen() || attempt.number >= lane.attempts.size() || lane.attempts[attempt.number].correction.empty())
        return false;
    const bool isNextAsked =
        lane.attempts.size() == attempt.number + 2 && !lane.attempts.back().verdict && lane.attempts.back().sql.empty();
    return isNextAsked || (lane.attempts.size() == attempt.number + 1 && lane.attempts.back().reflection);
}

} // namespace querymend
