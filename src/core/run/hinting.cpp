#include "run/hinting.h"

#include "diagnose/hints/hintladder.h"
#include "run/decide.h"

#include <string_view>
#include <vector>

namespace querymend {

namespace {

std::string_view firstLine(std::string_view text)
{
    return text.substr(0, text.find('\n'));
}

/// What the attempt gave, in a line. Where values must stay, without what an engine quotes of them.
std::string resultOf(const AttemptState& attempt, DataValues values)
{
    const Finding* const primary = attempt.verdict ? attempt.verdict->primary() : nullptr;
    if (!primary)
        return "no mistake";
    std::string text(name(primary->code));
    if (values == DataValues::mayBeNamed)
        text += ": " + std::string(firstLine(primary->message));
    else if (!primary->identifier.empty())
        text += ": " + primary->identifier;
    return text;
}

std::string tried(const AttemptState& attempt)
{
    return attempt.sql.empty() ? "a reply without SQL" : attempt.sql;
}

HintChoice choiceFor(const LaneState& lane)
{
    std::vector<AttemptMark> marks;
    for (const AttemptState& attempt : lane.attempts)
        marks.push_back({attempt.fingerprint, attempt.signature});
    return hintLevel(lane.retries, marks);
}

} // namespace

HintChosen hintAfter(const RunState& state, const LaneState& lane, const RunContext& context)
{
    const RunPolicy& policy = state.start.policy;
    const AttemptState& attempt = lane.attempts.back();
    std::vector<EarlierAttempt> earlier;
    for (std::size_t i = 0; i + 1 < lane.attempts.size(); ++i)
        earlier.push_back({tried(lane.attempts[i]), resultOf(lane.attempts[i], policy.values)});
    HintFacts facts;
    facts.dialect = context.dialect;
    facts.sql = attempt.sql;
    facts.findings = attempt.verdict->findings;
    facts.choice = choiceFor(lane);
    facts.question = state.start.question.text;
    facts.attempt = lane.retries + 1;
    facts.attempts = policy.maxRetries + 1;
    facts.schema = context.schema;
    facts.earlier = earlier;
    facts.values = policy.values;
    facts.texts = context.hints;
    if (const Finding* const primary = facts.primary(); primary && !primary->engineCode.empty())
        facts.engine = {primary->message, primary->engineCode};
    const Hint hint = hintFor(facts);
    HintChosen chosen;
    chosen.attempt = {lane.made.lane, static_cast<std::uint32_t>(lane.attempts.size() - 1)};
    chosen.level = name(hint.level);
    chosen.text = textOf(hint);
    chosen.isRaised = facts.choice.stuck != Stuck::notAtAll;
    return chosen;
}

std::string escalationContextOf(const RunState& state)
{
    std::string text;
    for (std::size_t i = state.firstLane; i < state.lanes.size(); ++i) {
        for (const AttemptState& attempt : state.lanes[i].attempts)
            text += "- " + tried(attempt) + " -> " + resultOf(attempt, state.start.policy.values) + '\n';
    }
    return text;
}

} // namespace querymend
