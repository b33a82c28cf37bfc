#include "report/runstory.h"

#include "report/storylanes.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace querymend {

namespace {

constexpr std::size_t mostMistakes = 3;

/// A mistake with what led to the next attempt.
using Episode = std::vector<StoryPart>;

bool isFailed(const AttemptCard& card)
{
    return card.kind != CardKind::accepted && card.kind != CardKind::unjudged;
}

template <class Predicate>
const TimelineStep* lastStep(const TimelineRows& rows, Predicate predicate)
{
    for (auto section = rows.sections.rbegin(); section != rows.sections.rend(); ++section) {
        if (section->kind == SectionKind::step && predicate(section->step))
            return &section->step;
    }
    return nullptr;
}

const TimelineStep* lastStep(const TimelineRows& rows, StepKind kind)
{
    return lastStep(rows, [kind](const TimelineStep& step) { return step.kind == kind; });
}

/// A reply that cannot be parsed is asked for again within its attempt. If that ends without SQL, it is one mistake.
bool isToldByItsMistake(const AttemptCard& card)
{
    return card.code == ErrorCode::noSql && isFailed(card)
        && std::all_of(card.faults.begin(), card.faults.end(),
                       [](ModelFault fault) { return fault == ModelFault::malformed; });
}

void addDelays(const AttemptCard& card, Episode& parts)
{
    if (!card.faults.empty() && !isToldByItsMistake(card))
        parts.push_back({.beat = StoryBeat::modelFault,
                         .kind = CardKind::executionError,
                         .fault = card.faults.back(),
                         .count = static_cast<std::uint32_t>(card.faults.size())});
    if (card.waits > card.faults.size())
        parts.push_back({.beat = StoryBeat::databaseAway, .kind = CardKind::executionError});
}

bool isOfTheHint(EditedField field)
{
    return field == EditedField::hint || field == EditedField::category;
}

/// What changed between a failed attempt and the next.
void addHelp(const AttemptCard& card, const StoryFacts& facts, Episode& parts)
{
    for (const EditedField field : card.edits) {
        if (isOfTheHint(field))
            return parts.push_back({.beat = StoryBeat::edited, .field = field});
    }
    if (card.isRetried)
        parts.push_back({.beat = StoryBeat::retried});
    else if (card.isCorrectionTaken)
        parts.push_back({.beat = StoryBeat::mended});
    else if (!card.hintLevel.empty())
        parts.push_back({.beat = StoryBeat::hint,
                         .named = facts.named,
                         .marked = facts.marked,
                         .level = card.hintLevel,
                         .isRaised = card.isHintRaised});
}

/// An attempt that was under way when the run ended, or was lost to the database, is no mistake of the model.
Episode episodeOf(const AttemptCard& card, const StoryFacts& facts, bool isLast)
{
    Episode parts;
    for (const EditedField field : card.edits) {
        if (!isOfTheHint(field))
            parts.push_back({.beat = StoryBeat::edited, .field = field});
    }
    if (!isLast || !isFailed(card) || !isDatabaseFault(card.code))
        addDelays(card, parts);
    if (!isFailed(card) || isDatabaseFault(card.code)) {
        if (!isLast && card.isRetried)
            parts.push_back({.beat = StoryBeat::retried});
        return parts;
    }
    parts.push_back({.beat = StoryBeat::mistake, .code = card.code, .kind = card.kind});
    if (!isLast)
        addHelp(card, facts, parts);
    return parts;
}

/// Joins mistakes of one kind that followed each other; the last hint stands for all.
void addEpisode(std::vector<Episode>& episodes, Episode next)
{
    const auto isMistake = [](const Episode& parts) {
        return !parts.empty() && parts.front().beat == StoryBeat::mistake;
    };
    if (next.empty())
        return;
    if (!episodes.empty() && isMistake(episodes.back()) && isMistake(next)
        && episodes.back().front().code == next.front().code) {
        next.front().count += episodes.back().front().count;
        episodes.back() = std::move(next);
        return;
    }
    episodes.push_back(std::move(next));
}

void addLane(const LaneRow& lane, const AttemptCard* answer, const RunFacts& facts, RunStory& story)
{
    std::vector<Episode> episodes;
    for (std::size_t i = 0; i < lane.cards.size(); ++i) {
        const AttemptCard& card = lane.cards[i];
        if (card.isInherited && &card != answer)
            continue;
        const bool isLast = &card == answer || i + 1 == lane.cards.size();
        addEpisode(episodes,
                   &card == answer && isFailed(card) ? Episode() : episodeOf(card, facts.of(card.ref), isLast));
        if (&card == answer)
            break;
    }
    const bool isLong = episodes.size() > mostMistakes;
    std::uint32_t omitted = 0;
    for (std::size_t i = 0; i < episodes.size(); ++i) {
        if (isLong && i > 0 && i + 1 < episodes.size()) {
            for (const StoryPart& part : episodes[i])
                omitted += part.beat == StoryBeat::mistake ? part.count : 0;
            continue;
        }
        if (omitted > 0)
            story.parts.push_back({.beat = StoryBeat::more, .count = std::exchange(omitted, 0)});
        std::move(episodes[i].begin(), episodes[i].end(), std::back_inserter(story.parts));
    }
}

/// How one of several lanes became the answer.
void addChoice(const TimelineRows& rows, const AttemptCard& answer, RunStory& story)
{
    if (rows.headline.lanes < 2 || answer.accepted)
        return;
    if (const TimelineStep* const compared = lastStep(rows, StepKind::compared); compared && !compared->isUnderWay) {
        std::size_t all = 0;
        for (const std::vector<LaneId>& group : compared->groups)
            all += group.size();
        for (const std::vector<LaneId>& group : compared->groups) {
            const bool isAnswers = std::find(group.begin(), group.end(), answer.ref.lane) != group.end();
            if (isAnswers && group.size() > 1)
                story.parts.push_back({.beat = StoryBeat::agreed,
                                       .count = static_cast<std::uint32_t>(group.size()),
                                       .of = static_cast<std::uint32_t>(all)});
        }
    }
    const TimelineStep* const tests = lastStep(rows, StepKind::tested);
    if (!tests)
        return;
    for (const TestedLane& lane : tests->tested) {
        const auto passed = std::count(lane.verdicts.begin(), lane.verdicts.end(), TestVerdict::passed);
        if (lane.lane == answer.ref.lane && passed > 0)
            story.parts.push_back({.beat = StoryBeat::tested,
                                   .count = static_cast<std::uint32_t>(passed),
                                   .of = static_cast<std::uint32_t>(tests->texts.size()),
                                   .attempt = answer.ref});
    }
}

void addLimits(const TimelineRows& rows, const RunFacts& facts, RunStory& story)
{
    if (lastStep(rows, StepKind::timeRanOut) && rows.headline.outcome != RunOutcome::cancelled)
        story.parts.push_back({.beat = StoryBeat::timeRanOut, .kind = CardKind::executionError});
    const bool isSpent = facts.tokenLimit() > 0 && rows.headline.tokens.all() >= facts.tokenLimit();
    if (isSpent && rows.headline.outcome == RunOutcome::gaveUp)
        story.parts.push_back({.beat = StoryBeat::tokensSpent, .kind = CardKind::executionError});
}

StoryEnd endWithAnswer(const AttemptCard& answer, const StoryFacts& facts)
{
    if (answer.accepted)
        return *answer.accepted == Acceptance::trulyEmpty ? StoryEnd::emptyByHand : StoryEnd::acceptedByHand;
    return facts.isEmpty ? StoryEnd::rightAndEmpty : StoryEnd::right;
}

StoryEnd endWithoutAnswer(const TimelineRows& rows)
{
    const LaneRow* const lane = laneWithoutAnswer(rows);
    const auto refused = [](const TimelineStep& step) { return step.roleOutcome == RoleOutcome::refused; };
    switch (*rows.headline.outcome) {
    case RunOutcome::solved:
        return StoryEnd::right;
    case RunOutcome::cancelled:
        return StoryEnd::cancelled;
    case RunOutcome::gaveUp:
        if (lane && !lane->cards.empty() && lane->cards.back().code == ErrorCode::invalidRequest
            && isFailed(lane->cards.back()))
            return StoryEnd::unanswerable;
        return lastStep(rows, refused) ? StoryEnd::unanswerable : StoryEnd::gaveUp;
    case RunOutcome::unanswerable:
        return StoryEnd::unanswerable;
    case RunOutcome::unanswered:
        return StoryEnd::unanswered;
    case RunOutcome::failed:
        break;
    }
    if (!lane || !lane->outcome)
        return StoryEnd::failed;
    return *lane->outcome == LaneOutcome::modelLost   ? StoryEnd::modelLost
        : *lane->outcome == LaneOutcome::databaseLost ? StoryEnd::databaseLost
                                                      : StoryEnd::failed;
}

StoryPart endOf(const TimelineRows& rows, const AttemptCard* answer, const RunFacts& facts)
{
    const RunHeadline& headline = rows.headline;
    StoryPart end{.beat = StoryBeat::end, .count = headline.attempts, .of = headline.lanes};
    const LaneRow* const lane = laneWithoutAnswer(rows);
    if (answer)
        end.attempt = answer->ref;
    else if (lane && !lane->cards.empty())
        end.attempt = lane->cards.back().ref;
    if (answer && (headline.outcome == RunOutcome::solved || answer->accepted))
        end.end = endWithAnswer(*answer, facts.of(answer->ref));
    else if (headline.outcome)
        end.end = endWithoutAnswer(rows);
    else if (headline.isInterrupted)
        end.end = StoryEnd::interrupted;
    switch (end.end) {
    case StoryEnd::right:
    case StoryEnd::rightAndEmpty:
    case StoryEnd::acceptedByHand:
    case StoryEnd::emptyByHand:
        end.kind = CardKind::accepted;
        break;
    case StoryEnd::unanswerable:
    case StoryEnd::unanswered:
        end.kind = CardKind::emptyResult;
        break;
    case StoryEnd::gaveUp:
    case StoryEnd::modelLost:
    case StoryEnd::databaseLost:
    case StoryEnd::failed:
        end.kind = CardKind::executionError;
        break;
    case StoryEnd::open:
    case StoryEnd::cancelled:
    case StoryEnd::interrupted:
        break;
    }
    return end;
}

bool isWithoutAnswer(const StoryPart& end)
{
    return end.end != StoryEnd::open && end.kind != CardKind::accepted;
}

/// An attempt that was accepted is not where the run failed.
void addEnd(const TimelineRows& rows, const AttemptCard* answer, const RunFacts& facts, RunStory& story)
{
    StoryPart end = endOf(rows, answer, facts);
    const LaneRow* const lane = laneWithoutAnswer(rows);
    const AttemptCard* const last = answer ? answer : lane && !lane->cards.empty() ? &lane->cards.back() : nullptr;
    if (last && last->kind == CardKind::accepted && isWithoutAnswer(end))
        story.parts.push_back({.beat = StoryBeat::passed,
                               .kind = CardKind::accepted,
                               .of = end.of,
                               .attempt = std::exchange(end.attempt, std::nullopt)});
    story.parts.push_back(end);
}

} // namespace

RunStory runStory(const TimelineRows& rows, const RunFacts& facts)
{
    const RunHeadline& headline = rows.headline;
    RunStory story{{}, headline.lanes, headline.clock.duration(), headline.tokens};
    if (!headline.clock.hasBegun && rows.sections.empty())
        return story;
    const AttemptCard* const answer = answerIn(rows);
    const std::optional<LaneId> last = lastLaneOf(rows, answer);
    if (facts.parent())
        story.parts.push_back({.beat = StoryBeat::forked, .attempt = facts.parent()->attempt});
    for (const TimelineSection& section : rows.sections) {
        if (section.kind == SectionKind::step && section.step.kind == StepKind::escalated)
            story.parts.push_back({.beat = StoryBeat::escalated, .to = section.step.to});
        const LaneRow* const lane = laneToFollow(section, last);
        if (lane)
            addLane(*lane, answer, facts, story);
    }
    if (answer)
        addChoice(rows, *answer, story);
    addLimits(rows, facts, story);
    addEnd(rows, answer, facts, story);
    return story;
}

RunStory runStory(std::span<const RunEvent> events)
{
    return runStory(timelineRows(events), factsOf(events));
}

} // namespace querymend
