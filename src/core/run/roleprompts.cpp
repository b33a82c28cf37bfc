#include "run/roleprompts.h"

#include "prompt/helperprompt.h"
#include "run/grounds.h"

#include <array>

namespace querymend {

namespace {

constexpr std::array<HelperRole, testGenerators> generators{HelperRole::testGenerator1, HelperRole::testGenerator2,
                                                            HelperRole::testGenerator3};

HelperRole helperOf(const RoleCall& call)
{
    switch (call.role) {
    case ModelRole::validator:
        return HelperRole::questionValidator;
    case ModelRole::translator:
        return HelperRole::translator;
    case ModelRole::testGenerator:
        return generators[call.number % generators.size()];
    case ModelRole::evaluator:
        return HelperRole::evaluator;
    case ModelRole::explainer:
        return HelperRole::explainer;
    case ModelRole::keywords:
        break;
    }
    return HelperRole::keywordExtraction;
}

/// Who is asked before anything is linked sees all; the others see what the lanes do.
SchemaScope scopeFor(const RunState& state)
{
    return state.firstLane < state.lanes.size() ? state.lanes[state.firstLane].made.schema : SchemaScope::whole;
}

/// Who speaks with the person is given the person's words.
bool hearsThePerson(ModelRole role)
{
    return role == ModelRole::translator || role == ModelRole::explainer;
}

} // namespace

BuiltPrompt rolePrompt(const RunState& state, const RunContext& context, const RoleFacts& facts)
{
    const Question& question = state.start.question;
    HelperFacts helper;
    helper.texts = &context.texts;
    helper.dialect = context.dialect;
    helper.question = hearsThePerson(facts.call.role) ? std::string_view(question.text) : questionIn(state);
    helper.evidence = question.evidence;
    helper.schema = schemaFor(state, context, scopeFor(state));
    helper.sql = facts.sql;
    helper.tests = facts.tests;
    helper.contextTokens = state.start.policy.contextTokens;
    return helperPromptFor(helperOf(facts.call), helper);
}

} // namespace querymend
