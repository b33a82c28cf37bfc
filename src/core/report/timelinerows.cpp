#include "report/timelinerows.h"

#include "report/timelineprojector.h"

#include <algorithm>
#include <iterator>
#include <tuple>

namespace querymend {

namespace {

RungMark markOf(RungResult result)
{
    switch (result) {
    case RungResult::passed:
        return RungMark::passed;
    case RungResult::failed:
        return RungMark::failed;
    case RungResult::skipped:
        return RungMark::skipped;
    }
    return RungMark::notReached;
}

std::string beginningOf(const std::string& sql)
{
    constexpr std::size_t most = 8192;
    std::size_t end = std::min(sql.size(), most);
    while (end > 0 && end < sql.size() && (static_cast<unsigned char>(sql[end]) & 0xC0U) == 0x80U) // inside a character
        --end;
    return sql.substr(0, end);
}

TimeUse timeUseOf(StepKind kind)
{
    switch (kind) {
    case StepKind::role:
        return TimeUse::model;
    case StepKind::compared:
    case StepKind::rowsRead:
        return TimeUse::database;
    case StepKind::mended:
        return TimeUse::checks;
    case StepKind::waited:
        return TimeUse::wait;
    case StepKind::linked:
    case StepKind::asked:
    case StepKind::timeRanOut:
    case StepKind::cleaned:
    case StepKind::tested:
    case StepKind::escalated:
    case StepKind::selected:
    case StepKind::cancelAsked:
    case StepKind::finished:
        break;
    }
    return TimeUse::none;
}

bool isNewerThan(const LaneRow& lane, const LaneRow& other)
{
    return lane.cards.back().lastAt > other.cards.back().lastAt;
}

/// A statement that was accepted comes before any number of mistakes.
bool isFartherThan(const LaneRow& lane, const LaneRow& other)
{
    const auto progressOf = [](const LaneRow& each) {
        const AttemptCard& last = each.cards.back();
        return std::tuple(last.kind == CardKind::accepted, each.cards.size(), last.lastAt);
    };
    return progressOf(lane) > progressOf(other);
}

/// None if nothing waits for the user.
std::optional<AttemptRef> heldAttempt(const TimelineRows& rows)
{
    for (const TimelineSection& section : rows.sections) {
        const TimelineStep& step = section.step;
        if (section.kind == SectionKind::step && step.kind == StepKind::asked && step.isUnderWay && step.attempt)
            return step.attempt;
    }
    const AttemptCard* held = nullptr;
    for (const TimelineSection& section : rows.sections) {
        for (const LaneRow& lane : section.lanes) {
            for (const AttemptCard& card : lane.cards) {
                if (card.phase == CardPhase::stopped && (!held || card.lastAt < held->lastAt))
                    held = &card;
            }
        }
    }
    return held ? std::optional(held->ref) : std::nullopt;
}

} // namespace

void AttemptCard::judge(const std::string& statement, const Verdict& verdict)
{
    const Finding* const primary = verdict.primary();
    kind = primary ? cardKindOf(categoryOf(primary->code)) : CardKind::accepted;
    code = primary ? primary->code : ErrorCode::unclassified;
    message = primary ? primary->message : std::string();
    warnings.clear();
    for (const Finding& finding : verdict.findings) {
        if (finding.severity == Severity::warning)
            warnings.push_back(finding.code);
    }
    const auto isNote = [](const Finding& finding) { return finding.severity == Severity::note; };
    const auto noted = std::count_if(verdict.findings.begin(), verdict.findings.end(), isNote);
    notes = static_cast<std::uint32_t>(static_cast<std::size_t>(noted) + verdict.notes.size());
    rungs = {};
    for (const RungReport& report : verdict.rungs)
        rungs[static_cast<std::size_t>(report.rung)] = markOf(report.result);
    if (primary) // in case an engine's finding came without a report
        rungs[static_cast<std::size_t>(primary->rung)] = RungMark::failed;
    mistakes = mistakesIn(verdict.findings);
    sql = beginningOf(statement);
}

void AttemptCard::judgeByTests(const std::vector<Finding>& findings)
{
    rungs[static_cast<std::size_t>(Rung::tests)] = findings.empty() ? RungMark::passed : RungMark::failed;
    if (findings.empty())
        return;
    std::erase_if(mistakes, [](const CardMistake& mistake) { return mistake.rung == Rung::tests; });
    std::ranges::move(mistakesIn(findings), std::back_inserter(mistakes));
    const Finding& first = findings.front();
    kind = cardKindOf(categoryOf(first.code));
    code = first.code;
    message = first.message;
}

void AttemptCard::begin(TimeUse span)
{
    endSpan();
    spans.push_back({span, lastAt, std::nullopt});
}

void AttemptCard::endSpan()
{
    if (!spans.empty() && !spans.back().until)
        spans.back().until = lastAt;
}

std::chrono::milliseconds AttemptCard::waited() const
{
    std::chrono::milliseconds time{0};
    for (const CardSpan& span : spans) {
        if (span.kind == TimeUse::wait && span.until)
            time += std::chrono::milliseconds(std::max<std::int64_t>(0, *span.until - span.from));
    }
    return time;
}

std::chrono::milliseconds AttemptCard::duration() const
{
    return stopped.leftOf(firstAt, lastAt);
}

CardKind cardKindOf(Category category)
{
    return static_cast<CardKind>(category);
}

CardSpan spanOf(const TimelineStep& step)
{
    return {timeUseOf(step.kind), step.firstAt, step.isUnderWay ? std::nullopt : std::optional(step.lastAt)};
}

TimelineRows timelineRows(std::span<const RunEvent> events)
{
    TimelineProjector projector;
    for (const RunEvent& event : events)
        projector.add(event);
    return projector.rows();
}

const LaneRow* laneAt(const TimelineRows& rows, const TimelinePlace& place)
{
    const auto within = [](int index, std::size_t size) {
        return index >= 0 && static_cast<std::size_t>(index) < size;
    };
    if (!within(place.section, rows.sections.size()))
        return nullptr;
    const std::vector<LaneRow>& lanes = rows.sections[static_cast<std::size_t>(place.section)].lanes;
    return within(place.lane, lanes.size()) ? &lanes[static_cast<std::size_t>(place.lane)] : nullptr;
}

const LaneRow* laneOf(const TimelineRows& rows, LaneId id)
{
    for (const TimelineSection& section : rows.sections) {
        for (const LaneRow& lane : section.lanes) {
            if (lane.id == id)
                return &lane;
        }
    }
    return nullptr;
}

bool isOver(const RunHeadline& headline)
{
    return headline.outcome || headline.isInterrupted;
}

std::optional<AttemptRef> attemptToFollow(const TimelineRows& rows)
{
    if (rows.headline.selected)
        return rows.headline.selected;
    if (const auto held = heldAttempt(rows))
        return held;
    const auto precedes = isOver(rows.headline) ? isFartherThan : isNewerThan;
    for (auto section = rows.sections.rbegin(); section != rows.sections.rend(); ++section) {
        const LaneRow* followed = nullptr;
        for (const LaneRow& lane : section->lanes) {
            if (!lane.cards.empty() && (!followed || precedes(lane, *followed)))
                followed = &lane;
        }
        if (followed)
            return followed->cards.back().ref;
    }
    return std::nullopt;
}

const AttemptCard* cardAt(const TimelineRows& rows, const TimelinePlace& place)
{
    const LaneRow* const lane = laneAt(rows, place);
    const bool isThere = lane && place.card >= 0 && static_cast<std::size_t>(place.card) < lane->cards.size();
    return isThere ? &lane->cards[static_cast<std::size_t>(place.card)] : nullptr;
}

} // namespace querymend
