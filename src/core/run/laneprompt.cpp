#include "run/laneprompt.h"

#include "base/tokenestimate.h"
#include "run/contextfit.h"
#include "run/grounds.h"
#include "run/lanesteering.h"

#include <algorithm>

namespace querymend {

namespace {

/// What an agent is sent: the hint. It knows the question better than we do, and asks for the schema that it wants.
BuiltPrompt agentPrompt(const AttemptState* failed)
{
    BuiltPrompt prompt;
    if (failed && !failed->hint.empty()) {
        prompt.tokens.push_back(estimatedTokens(failed->hint));
        prompt.sections.push_back({ChatRole::user, "hint", failed->hint});
    }
    return prompt;
}

/// What the built-in answerer is given: the question, and what the evidence says that words mean. It has the schema,
/// and takes another reading after a mistake.
BuiltPrompt answererPrompt(const RunState& state)
{
    BuiltPrompt prompt;
    prompt.sections.push_back({ChatRole::user, "question", std::string(questionIn(state))});
    if (!state.start.question.evidence.empty())
        prompt.sections.push_back({ChatRole::user, "evidence", state.start.question.evidence});
    return prompt;
}

} // namespace

BuiltPrompt lanePrompt(const RunState& state, const LaneState& lane, const RunContext& context)
{
    const auto failed = std::find_if(lane.attempts.rbegin(), lane.attempts.rend(),
                                     [](const AttemptState& attempt) { return attempt.verdict.has_value(); });
    const AttemptState* const last = failed == lane.attempts.rend() ? nullptr : &*failed;
    if (state.start.modelKind == ModelKind::agent)
        return agentPrompt(last);
    if (state.start.modelKind == ModelKind::builtIn || lane.made.source == LaneSource::builtIn)
        return answererPrompt(state);
    PromptFacts facts;
    facts.texts = &context.texts;
    facts.dialect = context.dialect;
    facts.level = lane.made.level;
    facts.method = methodFor(lane, state.start.policy);
    facts.reply = state.start.policy.reply;
    facts.question = questionIn(state);
    facts.directives = state.start.question.directives;
    facts.evidence = state.start.question.evidence;
    facts.examples = state.start.memory.examples;
    facts.schema = schemaFor(state, context, lane.made.schema);
    if (lane.made.shuffleSeed != 0)
        facts.schema.options.shuffleSeed = lane.made.shuffleSeed;
    facts.escalation = state.escalationContext;
    facts.contextTokens = contextFor(state);
    if (last) {
        facts.hint = last->hint;
        facts.lessons = last->lessons;
    }
    return promptFor(facts);
}

} // namespace querymend
