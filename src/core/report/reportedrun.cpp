#include "report/reportedrun.h"

#include "run/enumnames.h"
#include "run/fork.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace querymend {

namespace {

std::string outcomeText(const RunHeadline& headline)
{
    return headline.outcome ? withReason(plainWord(recordName(*headline.outcome)), headline.reason) : "not finished";
}

/// Empty if the record's times are out of order.
std::string timeText(const RunClock& clock)
{
    const bool isSound = clock.firstAt >= 0 && clock.lastAt >= clock.firstAt;
    return isSound ? secondsText(clock.duration()) : std::string();
}

} // namespace

ReportedRun::ReportedRun(std::span<const RunEvent> given)
    : events(given), start(startOf(given)), rows(timelineRows(given))
{}

std::vector<ReportedLane> lanesIn(const ReportedRun& run)
{
    std::vector<ReportedLane> lanes;
    const TimelineStep* escalation = nullptr;
    for (const TimelineSection& section : run.rows.sections) {
        if (section.kind == SectionKind::step && section.step.kind == StepKind::escalated)
            escalation = &section.step;
        for (const LaneRow& lane : section.lanes)
            lanes.push_back({&lane, std::exchange(escalation, nullptr)});
    }
    return lanes;
}

std::vector<Intervention> interventionsOn(const ReportedRun& run, const std::optional<AttemptRef>& attempt)
{
    std::vector<Intervention> found;
    for (const RunEvent& event : run.events) {
        if (auto done = interventionIn(event.body); done && done->attempt == attempt)
            found.push_back(std::move(*done));
    }
    return found;
}

std::vector<ReportFact> runFacts(const ReportedRun& run)
{
    std::vector<ReportFact> facts;
    const auto add = [&](std::string_view name, std::string text) {
        if (!text.empty())
            facts.push_back({std::string(name), std::move(text)});
    };
    const RunHeadline& headline = run.rows.headline;
    if (run.start) {
        add("Evidence", run.start->question.evidence);
        add("Database", run.start->database + " (" + run.start->dialect + ')');
        facts.push_back({std::string(authorWord(run.start)), modelText(*run.start)});
        add("Forked from", run.start->parent ? parentText(*run.start->parent) : std::string());
    }
    add(outcomeFact, outcomeText(headline));
    add("Started", momentText(headline.clock.firstAt));
    add("Time", timeText(headline.clock));
    add("Tokens", tokensText(headline.tokens));
    facts.push_back({"Run", run.events.empty() ? std::string() : run.events.front().run});
    if (headline.unknownEvents > 0)
        add("Left out", "events from a newer version: " + std::to_string(headline.unknownEvents));
    return facts;
}

std::string selectionText(const ReportedRun& run)
{
    if (run.rows.headline.isByHand)
        return "a user accepted it after the run had ended";
    const auto& sections = run.rows.sections;
    const auto last = std::find_if(sections.rbegin(), sections.rend(), [](const TimelineSection& section) {
        return section.kind == SectionKind::step && section.step.kind == StepKind::selected;
    });
    if (last == sections.rend() || run.rows.headline.lanes < 2)
        return {};
    return lanesText({last->step.attempt->lane}) + ": " + last->step.reason;
}

std::string laneHeading(const LaneRow& lane)
{
    const std::string text = "Lane " + std::to_string(std::uint64_t{lane.id.value} + 1);
    if (!lane.hasMethod)
        return text;
    return text + ": " + plainWord(recordName(lane.level)) + ", " + plainWord(recordName(lane.method))
        + ", temperature " + oneDecimal(lane.temperature);
}

std::string attemptHeading(const AttemptRef& attempt)
{
    return "Attempt " + std::to_string(std::uint64_t{attempt.number} + 1);
}

std::string_view verdictText(const AttemptDetail& attempt)
{
    if (!attempt.check)
        return "NOT CHECKED";
    const Finding* const primary = attempt.check->verdict.primary();
    return primary ? label(categoryOf(primary->code)) : "PASSED";
}

std::string hintHeading(const AttemptDetail& attempt)
{
    return "Hint, " + attempt.hint->level + (attempt.hint->isRaised ? ", raised because the lane is stuck" : "")
        + (attempt.isHintUsed ? "" : ", not used because the correction was tried");
}

std::string callsText(const AttemptDetail& attempt, const TokenSum& tokens)
{
    if (attempt.replies.empty())
        return {};
    constexpr std::chrono::milliseconds most = std::chrono::hours(24 * 365); // a damaged record may hold any number
    std::chrono::milliseconds time{0};
    for (const CallAnswer& reply : attempt.replies)
        time += std::clamp(reply.time, std::chrono::milliseconds(0), most);
    return secondsText(time) + ", tokens: " + tokensText(tokens);
}

} // namespace querymend
