#include "run/laneprompt.h"

#include "run/contextfit.h"
#include "run/grounds.h"

#include <algorithm>

namespace querymend {

BuiltPrompt lanePrompt(const RunState& state, const LaneState& lane, const RunContext& context)
{
    PromptFacts facts;
    facts.texts = &context.texts;
    facts.dialect = context.dialect;
    facts.level = lane.made.level;
    facts.method = lane.made.method;
    facts.reply = WantedReply::json; // servers are asked to enforce this form
    facts.question = questionIn(state);
    facts.directives = state.start.question.directives;
    facts.evidence = state.start.question.evidence;
    facts.examples = state.start.memory.examples;
    facts.schema = schemaFor(state, context, lane.made.schema);
    if (lane.made.shuffleSeed != 0)
        facts.schema.options.shuffleSeed = lane.made.shuffleSeed;
    facts.escalation = state.escalationContext;
    facts.contextTokens = contextFor(state);
    const auto failed = std::find_if(lane.attempts.rbegin(), lane.attempts.rend(),
                                     [](const AttemptState& attempt) { return attempt.verdict.has_value(); });
    if (failed != lane.attempts.rend()) {
        facts.hint = failed->hint;
        facts.lessons = failed->lessons;
    }
    return promptFor(facts);
}

} // namespace querymend
