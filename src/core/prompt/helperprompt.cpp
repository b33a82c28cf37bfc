#include "prompt/helperprompt.h"

#include "base/shortened.h"
#include "prompt/promptparts.h"

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

/// The text of a role, and its sections in their order.
struct RoleRow {
    std::string_view text;
    bool schema;
    bool statement; ///< with what it returned
    bool tests;
};

RoleRow rowOf(HelperRole role)
{
    switch (role) {
    case HelperRole::questionValidator:
        return {"role.question_validator", true, false, false};
    case HelperRole::translator:
        return {"role.translator", true, false, false};
    case HelperRole::keywordExtraction:
        return {"role.keyword_extraction", false, false, false};
    case HelperRole::testGenerator1:
        return {"role.test_generator_1", true, false, false};
    case HelperRole::testGenerator2:
        return {"role.test_generator_2", true, false, false};
    case HelperRole::testGenerator3:
        return {"role.test_generator_3", true, false, false};
    case HelperRole::evaluator:
        return {"role.evaluator", true, true, true};
    case HelperRole::explainer:
        return {"role.explainer", true, true, false};
    }
    return {};
}

std::string numbered(std::span<const std::string> tests, std::size_t mostTokens)
{
    const std::size_t ofEach = mostTokens / std::max<std::size_t>(tests.size(), 1);
    std::string text;
    for (std::size_t i = 0; i < tests.size(); ++i)
        text += (i == 0 ? "" : "\n") + std::to_string(i + 1) + ". " + shortened(tests[i], ofEach);
    return text;
}

/// How many tokens a statement, its result and the tests may each have: most of a context is for the schema.
std::size_t mostTokensOfPart(std::size_t contextTokens)
{
    constexpr std::size_t most = 4000;
    constexpr std::size_t least = 100;
    if (contextTokens == 0)
        return most;
    const std::size_t room = contextTokens - std::min(contextTokens, roomForReply);
    return std::clamp(room / 5, least, most);
}

} // namespace

BuiltPrompt helperPromptFor(HelperRole role, const HelperFacts& facts)
{
    const RoleRow row = rowOf(role);
    PromptParts parts(*facts.texts);
    std::string task = facts.texts->filled(row.text, {{"dialect", facts.dialect->displayName}});
    if (facts.mayAsk && role == HelperRole::questionValidator)
        task += "\n\n" + facts.texts->filled("role.clarification", {{"dialect", facts.dialect->displayName}});
    parts.add(ChatRole::system, "task", std::move(task));
    if (row.schema)
        parts.markSchema();
    parts.addSection("evidence", "evidence", facts.evidence);
    parts.addSection("question", "question", facts.question);
    const std::size_t most = mostTokensOfPart(facts.contextTokens);
    if (row.statement) {
        parts.addSection("statement", "sql", shortened(facts.sql, most));
        parts.addSection("result", "result", shortened(facts.result, most));
    }
    if (row.tests)
        parts.addSection("tests", "tests", numbered(facts.tests, most));
    return parts.finish(facts.schema, facts.contextTokens);
}

} // namespace querymend
