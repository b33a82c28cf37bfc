// The steps of a run: role replies, what became of the candidates, and how the run proceeded.

#include "report/reporttext.h"
#include "report/timelineprojector.h"

#include <algorithm>
#include <utility>

namespace querymend {

void TimelineProjector::take(const SchemaLinked& body)
{
    TimelineStep step;
    step.kind = StepKind::linked;
    for (const ChosenTable& chosen : body.tables)
        step.texts.push_back(tableText(chosen));
    addStep(std::move(step));
}

void TimelineProjector::take(const Escalated& body)
{
    TimelineStep step;
    step.kind = StepKind::escalated;
    step.from = body.from;
    step.to = body.to;
    step.reason = body.context;
    addStep(std::move(step));
}

void TimelineProjector::take(const Selected& body)
{
    m_rows.headline.selected = body.attempt;
    noteAnswer(body.attempt);
    const TimelinePlace place = placeOf(body.attempt);
    if (place.card >= 0) {
        card(place).isSelected = true;
        tellChanged(place);
    }
    TimelineStep step;
    step.kind = StepKind::selected;
    step.attempt = body.attempt;
    step.reason = body.reason;
    addStep(std::move(step));
}

void TimelineProjector::take(const CancelAsked&)
{
    TimelineStep step;
    step.kind = StepKind::cancelAsked;
    addStep(std::move(step));
}

void TimelineProjector::take(const RunFinished& body)
{
    m_rows.headline.outcome = body.outcome;
    m_rows.headline.reason = body.reason;
    for (const auto& [id, place] : m_lanes)
        settle(place, lane(place).cards.size());
    settleSteps();
    if (m_rows.headline.selected && body.reason.empty())
        return; // the `selected` step says it
    TimelineStep step;
    step.outcome = body.outcome;
    step.reason = body.reason;
    addStep(std::move(step));
}

void TimelineProjector::addStep(TimelineStep step)
{
    TimelineSection made;
    made.kind = SectionKind::step;
    made.step = std::move(step);
    append(m_rows.sections, std::move(made), {static_cast<int>(m_rows.sections.size()), -1, -1});
}

template <class IsIt, class Change>
void TimelineProjector::onStep(StepKind kind, IsIt isIt, Change change)
{
    std::vector<TimelineSection>& sections = m_rows.sections;
    const auto open = std::find_if(sections.rbegin(), sections.rend(), [&](const TimelineSection& section) {
        const bool isStep = section.kind == SectionKind::step && section.step.kind == kind;
        return isStep && section.step.isUnderWay && isIt(section.step);
    });
    if (open == sections.rend()) {
        TimelineStep made;
        made.kind = kind;
        change(made);
        return addStep(std::move(made));
    }
    change(open->step);
    tellChanged({static_cast<int>(sections.rend() - open) - 1, -1, -1});
}

template <class Change>
void TimelineProjector::onRole(const RoleCall& call, Change change)
{
    onStep(
        StepKind::role, [&](const TimelineStep& step) { return step.call == call; },
        [&](TimelineStep& step) {
            step.call = call;
            change(step);
        });
}

void TimelineProjector::take(const RoleAsked& body)
{
    // A call that is made again remains the same step.
    onRole(body.call, [&](TimelineStep& step) {
        step.isUnderWay = true;
        if (body.call.role == ModelRole::explainer)
            step.attempt = m_rows.headline.selected;
    });
}

/// An explanation belongs to its statement; it is outdated once a different one becomes the answer.
void TimelineProjector::noteAnswer(const AttemptRef& answer)
{
    const auto statementOf = [&](const AttemptRef& attempt) {
        const AttemptCard* const known = cardAt(m_rows, placeOf(attempt));
        return known ? known->fingerprint : 0;
    };
    for (std::size_t i = 0; i < m_rows.sections.size(); ++i) {
        TimelineStep& step = m_rows.sections[i].step;
        const bool isExplanation = step.kind == StepKind::role && step.call.role == ModelRole::explainer;
        if (m_rows.sections[i].kind != SectionKind::step || !isExplanation || !step.attempt)
            continue;
        const bool isFormer =
            *step.attempt != answer && (statementOf(answer) == 0 || statementOf(*step.attempt) != statementOf(answer));
        if (std::exchange(step.isFormer, isFormer) != isFormer)
            tellChanged({static_cast<int>(i), -1, -1});
    }
}

void TimelineProjector::noteEdit(const RoleCall& call, EditedField field)
{
    onRole(call, [&](TimelineStep& step) {
        if (std::find(step.edits.begin(), step.edits.end(), field) == step.edits.end())
            step.edits.push_back(field);
    });
}

void TimelineProjector::take(const RoleReplied& body)
{
    onRole(body.call, [&](TimelineStep& step) {
        charge(step.tokens, body.tokens);
        step.time = std::clamp(body.time, std::chrono::milliseconds(0), std::chrono::milliseconds(86'400'000));
        step.isUnderWay = true; // until its conclusion
    });
}

void TimelineProjector::take(const RoleFailed& body)
{
    onRole(body.call, [&](TimelineStep& step) {
        step.fault = body.fault;
        if (body.tokens)
            charge(step.tokens, *body.tokens);
        step.roleOutcome = RoleOutcome::failed;
        step.reason = body.message;
        step.isUnderWay = false;
    });
}

void TimelineProjector::take(const RoleConcluded& body)
{
    onRole(body.call, [&](TimelineStep& step) {
        step.roleOutcome = body.outcome;
        step.texts = body.results;
        step.isUnderWay = false;
    });
}

void TimelineProjector::take(const TimeRanOut& body)
{
    TimelineStep step;
    step.kind = StepKind::timeRanOut;
    if (!body.lane.isNone())
        step.lane = body.lane;
    addStep(std::move(step));
}

void TimelineProjector::take(const CandidatesCleaned& body)
{
    if (body.kept.size() < 2 && body.dropped.empty() && body.duplicates.empty())
        return; // nothing to clean up
    TimelineStep step;
    step.kind = StepKind::cleaned;
    if (!body.kept.empty())
        step.groups.push_back(body.kept);
    step.dropped = body.dropped;
    step.duplicates = body.duplicates;
    addStep(std::move(step));
}

void TimelineProjector::take(const ComparisonStarted& body)
{
    TimelineStep step;
    step.kind = StepKind::compared;
    step.groups.push_back(body.lanes);
    step.isUnderWay = true;
    addStep(std::move(step));
}

void TimelineProjector::take(const ResultsCompared& body)
{
    onStep(
        StepKind::compared, [](const TimelineStep&) { return true; },
        [&](TimelineStep& step) {
            step.groups = body.groups;
            step.texts = body.notes;
            step.isUnderWay = false;
        });
}

void TimelineProjector::take(const TestsJudged& body)
{
    TimelineStep step;
    step.kind = StepKind::tested;
    step.texts = body.tests;
    step.tested = body.lanes;
    addStep(std::move(step));
}

/// Steps that are still pending when the run ends get no answer.
void TimelineProjector::settleSteps()
{
    for (std::size_t i = 0; i < m_rows.sections.size(); ++i) {
        TimelineStep& step = m_rows.sections[i].step;
        if (m_rows.sections[i].kind != SectionKind::step || !step.isUnderWay)
            continue;
        step.isUnderWay = false;
        tellChanged({static_cast<int>(i), -1, -1});
    }
}

} // namespace querymend
