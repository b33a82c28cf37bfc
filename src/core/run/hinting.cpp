#include "run/hinting.h"

#include "run/decide.h"

namespace querymend {

namespace {

std::string firstLine(const std::string& text)
{
    return text.substr(0, text.find('\n'));
}

std::string lineOn(const AttemptState& attempt)
{
    const Finding* const primary = attempt.verdict ? attempt.verdict->primary() : nullptr;
    const std::string what = primary ? std::string(name(primary->code)) + ": " + firstLine(primary->message) : "fine";
    return (attempt.sql.empty() ? "no SQL" : attempt.sql) + " -> " + what;
}

} // namespace

HintChosen hintAfter(const RunState&, const LaneState& lane, const RunContext&)
{
    const AttemptState& attempt = lane.attempts.back();
    HintChosen hint;
    hint.attempt = {lane.made.lane, static_cast<std::uint32_t>(lane.attempts.size() - 1)};
    hint.level = "general";
    hint.text = lineOn(attempt);
    return hint;
}

std::vector<std::string> ledgerOf(const LaneState& lane)
{
    std::vector<std::string> lines;
    for (std::size_t i = 0; i + 1 < lane.attempts.size(); ++i)
        lines.push_back(lineOn(lane.attempts[i]));
    return lines;
}

std::string escalationContextOf(const RunState& state)
{
    std::string text;
    for (std::size_t i = state.firstLane; i < state.lanes.size(); ++i) {
        for (const AttemptState& attempt : state.lanes[i].attempts)
            text += "- " + lineOn(attempt) + '\n';
    }
    return text;
}

} // namespace querymend
