#include "run/roleprompts.h"

#include "prompt/helperprompt.h"
#include "run/contextfit.h"
#include "run/grounds.h"
#include "run/personquestions.h"

#include <array>
#include <string>
#include <vector>

namespace querymend {

namespace {

constexpr std::array<HelperRole, testGenerators> generators{HelperRole::testGenerator1, HelperRole::testGenerator2,
                                                            HelperRole::testGenerator3};
constexpr std::array<double, testGenerators> temperaturesOfTests{0.2, 0.5, 0.8};
constexpr double temperatureOfRoles = 0.1;

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

/// Roles that are called before linking see the whole schema; later ones see what the lanes see.
SchemaScope scopeFor(const RunState& state)
{
    return state.firstLane < state.lanes.size() ? state.lanes[state.firstLane].made.schema : SchemaScope::whole;
}

/// The tests as the evaluator reads them. What comes from the evidence says so, so that it is judged by the evidence.
std::vector<std::string> testLines(const std::vector<GeneratedTest>& tests)
{
    std::vector<std::string> lines;
    for (const GeneratedTest& test : tests)
        lines.push_back(test.evidence.empty() ? test.text
                                              : test.text + " (from the evidence: \"" + test.evidence + "\")");
    return lines;
}

/// Whether the role gets the user's own wording instead of the translation.
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
    helper.question = questionFor(state, facts.call.role);
    helper.evidence = question.evidence;
    helper.schema = schemaFor(state, context, scopeFor(state));
    helper.sql = facts.sql;
    helper.result = facts.result;
    const std::vector<std::string> tests = testLines(testsOf(state));
    helper.tests = tests;
    helper.contextTokens = contextFor(state);
    helper.mayAsk = asksAt(state.start.policy, AskMoment::ambiguous);
    return helperPromptFor(helperOf(facts.call), helper);
}

std::string_view questionFor(const RunState& state, ModelRole role)
{
    return hearsThePerson(role) ? std::string_view(state.start.question.text) : questionIn(state);
}

double temperatureOf(const RunState& state, const RoleCall& call)
{
    const RoleState* const role = state.role(call);
    if (role && role->temperature)
        return *role->temperature;
    return call.role == ModelRole::testGenerator ? temperaturesOfTests[call.number % temperaturesOfTests.size()]
                                                 : temperatureOfRoles;
}

} // namespace querymend
