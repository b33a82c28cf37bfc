#include "report/timelinestep.h"

#include "report/reporttext.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace querymend {

namespace {

std::vector<std::string> namesOf(const std::vector<ChosenTable>& tables)
{
    std::vector<std::string> names;
    for (const ChosenTable& chosen : tables)
        names.push_back(tableText(chosen));
    return names;
}

/// A step that is known by the number of an effect.
TimelineStep numbered(StepKind kind, EffectId effect, const AttemptRef& attempt)
{
    return {.kind = kind, .attempt = attempt, .call = {ModelRole::validator, effect.value}};
}

bool isWritten(const std::string& name, const std::vector<TextEdit>& edits)
{
    return std::ranges::any_of(
        edits, [&](const TextEdit& edit) { return !edit.replacement.empty() && name.ends_with(edit.replacement); });
}

/// The name that a round replaced by one that was suggested; nothing if it did something else.
Replacement correctedName(const MendingRound& round)
{
    for (const Finding& finding : round.before) {
        if (finding.code != round.code || finding.identifier.empty())
            continue;
        for (const Suggestion& suggestion : finding.suggestions) {
            if (suggestion.reason == round.reason && isWritten(suggestion.name, round.edits))
                return {finding.identifier, suggestion.name, {}};
        }
    }
    return {};
}

struct Steps {
    using Found = std::optional<TimelineStep>;

    Found operator()(const SchemaLinked& body) const
    {
        return TimelineStep{.kind = StepKind::linked, .texts = namesOf(body.tables)};
    }
    Found operator()(const RoleConcluded& body) const
    {
        return TimelineStep{
            .kind = StepKind::role, .call = body.call, .roleOutcome = body.outcome, .texts = body.results};
    }
    Found operator()(const PersonAsked& body) const
    {
        return TimelineStep{.kind = StepKind::asked,
                            .attempt = body.what.attempt,
                            .reason = body.what.question,
                            .isUnderWay = true,
                            .call = {ModelRole::validator, body.what.effect.value},
                            .moment = body.what.moment,
                            .texts = readingTexts(body.what)};
    }
    Found operator()(const PersonAnswered& body) const
    {
        return TimelineStep{
            .kind = StepKind::asked, .call = {ModelRole::validator, body.effect.value}, .answer = body.answer};
    }
    Found operator()(const TimeRanOut& body) const
    {
        return TimelineStep{.kind = StepKind::timeRanOut,
                            .lane = body.lane.isNone() ? std::nullopt : std::optional(body.lane)};
    }
    Found operator()(const WaitStarted& body) const
    {
        TimelineStep step = numbered(StepKind::waited, body.effect, body.attempt);
        step.isUnderWay = true;
        step.reason = body.reason;
        step.time = body.time;
        return step;
    }
    Found operator()(const WaitEnded& body) const { return numbered(StepKind::waited, body.effect, body.attempt); }
    Found operator()(const AttemptMended& body) const
    {
        TimelineStep step{.kind = StepKind::mended, .attempt = body.attempt, .sql = body.sql};
        step.time = std::chrono::duration_cast<std::chrono::milliseconds>(body.time);
        for (const MendingRound& round : body.rounds) {
            step.texts.push_back(std::string(name(round.code)) + ": " + round.reason);
            step.corrected.push_back(correctedName(round));
        }
        return step;
    }
    Found operator()(const MendingTaken& body) const
    {
        return TimelineStep{.kind = StepKind::mended, .attempt = body.attempt, .isTaken = true};
    }
    Found operator()(const RowsAsked& body) const
    {
        TimelineStep step = numbered(StepKind::rowsRead, body.effect, body.attempt);
        step.isUnderWay = true;
        return step;
    }
    Found operator()(const RowsReturned& body) const
    {
        TimelineStep step = numbered(StepKind::rowsRead, body.effect, body.attempt);
        step.reason = body.rows.problem;
        step.rows = body.rows.count;
        step.hasMoreRows = body.rows.hasMore;
        return step;
    }
    Found operator()(const CandidatesCleaned& body) const
    {
        TimelineStep step{.kind = StepKind::cleaned, .dropped = body.dropped, .duplicates = body.duplicates};
        if (body.kept.empty())
            return step;
        step.groups.push_back(body.kept);
        for (DroppedLane& lane : step.dropped)
            lane.reason = withoutEscalation(std::move(lane.reason));
        return step;
    }
    Found operator()(const ComparisonStarted& body) const
    {
        return TimelineStep{.kind = StepKind::compared, .isUnderWay = true, .groups = {body.lanes}};
    }
    Found operator()(const ResultsCompared& body) const
    {
        return TimelineStep{.kind = StepKind::compared, .texts = body.notes, .groups = body.groups};
    }
    Found operator()(const TestsJudged& body) const
    {
        return TimelineStep{
            .kind = StepKind::tested, .texts = body.tests, .tested = body.lanes, .evidence = body.evidence};
    }
    Found operator()(const Escalated& body) const
    {
        return TimelineStep{.kind = StepKind::escalated, .from = body.from, .to = body.to, .reason = body.context};
    }
    Found operator()(const Selected& body) const
    {
        return TimelineStep{.kind = StepKind::selected, .attempt = body.attempt, .reason = body.reason};
    }
    Found operator()(const CancelAsked&) const { return TimelineStep{.kind = StepKind::cancelAsked}; }
    Found operator()(const RunFinished& body) const
    {
        return TimelineStep{
            .kind = StepKind::finished, .outcome = body.outcome, .reason = body.reason, .sql = body.sql};
    }
    template <class Other>
    Found operator()(const Other&) const
    {
        return {};
    }
};

} // namespace

std::string withoutEscalation(std::string reason)
{
    constexpr std::string_view plan = ", moving up a level";
    if (reason.ends_with(plan))
        reason.resize(reason.size() - plan.size());
    return reason;
}

std::optional<TimelineStep> stepOf(const EventBody& body)
{
    return std::visit(Steps{}, body);
}

} // namespace querymend
