#include "run/roleprompts.h"

#include <array>
#include <span>
#include <utility>

namespace querymend {

namespace {

constexpr std::array<std::string_view, testGenerators> angles{
    "Look at what the answer must contain: columns, rows, duplicates, order.",
    "Look at how it is computed: conditions, formulas, joins, groups.",
    "Look at the edges: NULL, missing partners, ties, the ends of time spans.",
};

std::string taskOf(const RoleCall& call)
{
    switch (call.role) {
    case ModelRole::validator:
        return "Decide whether the question can be answered by reading this database. Refuse only if a fact that it "
               "needs is nowhere in the schema. Answer with {\"answerable\": true or false, \"reason\": \"...\"}.";
    case ModelRole::translator:
        return "Put the question into the language of the schema's names and comments; leave names and values as they "
               "are. Answer with {\"question\": \"...\"}.";
    case ModelRole::testGenerator:
        return "Write at most five tests, each one sentence, that SQL has to pass to answer the question. "
            + std::string(angles[call.number % angles.size()]) + " Answer with {\"tests\": [\"...\"]}.";
    case ModelRole::evaluator:
        return "Judge which of the tests the statement passes, each alone, by what it does. Answer with {\"verdicts\": "
               "[{\"test\": number, \"passed\": true or false, \"reason\": \"...\"}]}.";
    case ModelRole::explainer:
        return "Explain in a few sentences, without SQL, how the statement answers the question.";
    }
    return {};
}

bool needsSchema(ModelRole role)
{
    return role != ModelRole::explainer;
}

std::string numbered(std::span<const std::string> tests)
{
    std::string text;
    for (std::size_t i = 0; i < tests.size(); ++i)
        text += std::to_string(i + 1) + ". " + tests[i] + '\n';
    return text;
}

} // namespace

std::vector<PromptSection> rolePrompt(const RunState& state, const RunContext& context, const RoleFacts& facts)
{
    std::vector<PromptSection> sections;
    const auto add = [&](ChatRole role, std::string_view name, std::string text) {
        if (!text.empty())
            sections.push_back({role, std::string(name), std::move(text)});
    };
    const bool mayShow = state.start.policy.values == DataValues::mayBeNamed;
    add(ChatRole::system, "task", taskOf(facts.call));
    add(ChatRole::user, "dialect", std::string(context.dialect->displayName));
    if (context.schema && needsSchema(facts.call.role))
        add(ChatRole::user, "schema",
            toMSchema(context.schema->catalog(),
                      {mayShow ? Examples::shown : Examples::hidden, std::nullopt, std::nullopt}));
    add(ChatRole::user, "evidence", state.start.question.evidence);
    add(ChatRole::user, "question",
        std::string(facts.call.role == ModelRole::translator ? state.start.question.text : questionIn(state)));
    add(ChatRole::user, "statement", std::string(facts.sql));
    add(ChatRole::user, "tests", numbered(facts.tests));
    return sections;
}

} // namespace querymend
