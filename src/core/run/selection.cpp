#include "run/selection.h"

#include "run/testneeds.h"

#include <algorithm>
#include <string>
#include <tuple>

namespace querymend {

namespace {

/// What a candidate is ranked by.
struct Merits {
    const LaneState* lane = nullptr;
    std::size_t testsPassed = 0;
    std::uint32_t testScore = 0; ///< the weights of the tests passed
    std::size_t sameResult = 1;  ///< number of lanes, itself included
};

std::uint64_t fingerprintOf(const LaneState& lane)
{
    return lane.attempts[lane.end->best].fingerprint;
}

/// The lane that was kept for this lane's statement; the lane itself if it is not a duplicate.
LaneId representativeOf(const RunState& state, LaneId lane)
{
    if (state.candidates.cleaned) {
        for (const DuplicateLane& duplicate : state.candidates.cleaned->duplicates) {
            if (duplicate.lane == lane)
                return duplicate.of;
        }
    }
    return lane;
}

const std::vector<LaneId>* groupOf(const RunState& state, LaneId lane)
{
    if (!state.candidates.compared)
        return nullptr;
    for (const std::vector<LaneId>& group : state.candidates.compared->groups) {
        if (std::find(group.begin(), group.end(), lane) != group.end())
            return &group;
    }
    return nullptr;
}

const TestedLane* testsOfLane(const RunState& state, LaneId lane)
{
    if (!state.candidates.tested)
        return nullptr;
    const std::vector<TestedLane>& lanes = state.candidates.tested->lanes;
    const auto found =
        std::find_if(lanes.begin(), lanes.end(), [&](const TestedLane& tested) { return tested.lane == lane; });
    return found == lanes.end() ? nullptr : &*found;
}

std::size_t passedIn(const std::vector<TestVerdict>& verdicts)
{
    return static_cast<std::size_t>(std::count(verdicts.begin(), verdicts.end(), TestVerdict::passed));
}

std::vector<Merits> meritsOf(const RunState& state)
{
    std::vector<Merits> all;
    const std::vector<GeneratedTest> tests = testsOf(state);
    for (std::size_t i = state.firstLane; i < state.lanes.size(); ++i) {
        if (isValid(state.lanes[i]))
            all.push_back({&state.lanes[i], 0, 0, 0});
    }
    for (Merits& merits : all) {
        const LaneId own = representativeOf(state, merits.lane->made.lane);
        if (const TestedLane* const tested = testsOfLane(state, own)) {
            merits.testsPassed = passedIn(tested->verdicts);
            merits.testScore = scoreOf(tests, tested->verdicts);
        }
        const std::vector<LaneId>* const group = groupOf(state, own);
        for (const Merits& other : all) {
            const LaneId theirs = representativeOf(state, other.lane->made.lane);
            const bool isSame = fingerprintOf(*other.lane) == fingerprintOf(*merits.lane)
                || (group && std::find(group->begin(), group->end(), theirs) != group->end());
            merits.sameResult += isSame ? 1 : 0;
        }
    }
    return all;
}

/// Whether the attempt that was kept from a lower level passes more tests. What could not be tested may still be better
/// than a statement that is known to fail some.
bool isBeatenByKept(const RunState& state, const Merits& winner)
{
    const TestedLane* const tested = testsOfLane(state, representativeOf(state, winner.lane->made.lane));
    const bool isTested = tested
        && std::any_of(tested->verdicts.begin(), tested->verdicts.end(),
                       [](TestVerdict verdict) { return verdict != TestVerdict::unclear; });
    return state.kept && isTested
        && state.lane(state.kept->lane).attempts[state.kept->number].testScore > winner.testScore;
}

std::optional<Selected> keptAnswer(const RunState& state)
{
    if (!state.kept)
        return std::nullopt;
    const std::vector<TestVerdict>& tests = state.lane(state.kept->lane).attempts[state.kept->number].tests;
    return Selected{*state.kept,
                    std::to_string(passedIn(tests)) + " of " + std::to_string(tests.size())
                        + " tests passed, from a lower level, no later statement is known to pass more"};
}

std::string reasonFor(const RunState& state, const Merits& winner, std::size_t candidates)
{
    std::string reason;
    if (state.candidates.tested)
        reason = std::to_string(winner.testsPassed) + " of " + std::to_string(state.candidates.tested->tests.size())
            + " tests passed";
    if (candidates == 1) {
        const bool failsTests = winner.lane->attempts[winner.lane->end->best].verdict->primary() != nullptr;
        const std::string only = failsTests ? "the only candidate" : "the only lane with a valid statement";
        return reason.empty() ? only : only + ", " + reason;
    }
    reason += (reason.empty() ? "" : ", ") + std::to_string(winner.sameResult) + " of " + std::to_string(candidates)
        + (winner.sameResult == 1 ? " candidates has this " : " candidates have this ")
        + (state.candidates.compared ? "result, " : "statement, ");
    return reason + std::to_string(winner.lane->retries) + " retries";
}

} // namespace

bool mayBeAnswer(const AttemptState& attempt)
{
    if (!attempt.verdict || attempt.sql.empty())
        return false;
    const std::vector<Finding>& findings = attempt.verdict->findings;
    const auto isError = [](const Finding& finding) { return finding.severity == Severity::error; };
    const bool onlyFailsTests = std::all_of(findings.begin(), findings.end(), [&](const Finding& finding) {
        return !isError(finding) || finding.rung == Rung::tests;
    });
    return onlyFailsTests
        && (attempt.verdict->status == VerdictStatus::ok || std::any_of(findings.begin(), findings.end(), isError));
}

std::string_view statementOf(const AttemptState& attempt)
{
    return attempt.verdict->sanitizedSql.empty() ? attempt.sql : attempt.verdict->sanitizedSql;
}

std::uint32_t bestAttemptOf(const LaneState& lane)
{
    const auto meritOf = [](const AttemptState& attempt) {
        return std::make_tuple(mayBeAnswer(attempt), attempt.testScore,
                               attempt.reflection ? attempt.reflection->score : -1);
    };
    const auto best =
        std::max_element(lane.attempts.begin(), lane.attempts.end(),
                         [&](const AttemptState& a, const AttemptState& b) { return meritOf(a) < meritOf(b); });
    return static_cast<std::uint32_t>(best == lane.attempts.end() ? 0 : best - lane.attempts.begin());
}

bool isValid(const LaneState& lane)
{
    return lane.end && lane.end->outcome == LaneOutcome::valid && lane.end->best < lane.attempts.size()
        && lane.attempts[lane.end->best].verdict;
}

CandidatesCleaned cleanedCandidates(std::span<const LaneState> lanes)
{
    CandidatesCleaned cleaned;
    std::vector<const LaneState*> kept;
    for (const LaneState& lane : lanes) {
        if (!isValid(lane)) {
            cleaned.dropped.push_back({lane.made.lane, lane.end ? lane.end->reason : "it has not finished"});
            continue;
        }
        const auto same = std::find_if(kept.begin(), kept.end(), [&](const LaneState* other) {
            return fingerprintOf(*other) == fingerprintOf(lane);
        });
        if (same == kept.end()) {
            kept.push_back(&lane);
            cleaned.kept.push_back(lane.made.lane);
        } else {
            cleaned.duplicates.push_back({lane.made.lane, (*same)->made.lane});
        }
    }
    return cleaned;
}

std::vector<LaneId> candidateLanes(const RunState& state)
{
    if (state.candidates.cleaned)
        return state.candidates.cleaned->kept;
    return cleanedCandidates(std::span(state.lanes).subspan(state.firstLane)).kept;
}

std::optional<Selected> select(const RunState& state)
{
    const std::vector<Merits> all = meritsOf(state);
    if (all.empty())
        return keptAnswer(state);
    if (const auto chosen = state.candidates.chosen; chosen && isValid(state.lane(*chosen)))
        return Selected{{*chosen, state.lane(*chosen).end->best}, "a user chose its result among those that differ"};
    // Ties go to the model rather than the built-in answerer, then to the lane that was created first.
    const auto winner = std::min_element(all.begin(), all.end(), [](const Merits& a, const Merits& b) {
        const auto& madeA = a.lane->made;
        const auto& madeB = b.lane->made;
        return std::make_tuple(b.testScore, b.sameResult, a.lane->retries, madeA.source, madeA.temperature)
            < std::make_tuple(a.testScore, a.sameResult, b.lane->retries, madeB.source, madeB.temperature);
    });
    if (isBeatenByKept(state, *winner))
        return keptAnswer(state);
    Selected selected;
    selected.attempt = {winner->lane->made.lane, winner->lane->end->best};
    selected.reason = reasonFor(state, *winner, all.size());
    return selected;
}

} // namespace querymend
