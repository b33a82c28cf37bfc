#include "prompt/prompt.h"

#include "prompt/promptparts.h"

#include <utility>

namespace querymend {

namespace {

std::string_view systemTextOf(Level level)
{
    switch (level) {
    case Level::basic:
        return "system.basic";
    case Level::advanced:
        return "system.advanced";
    case Level::expert:
        return "system.expert";
    }
    return {};
}

std::string_view textOf(Method method)
{
    switch (method) {
    case Method::queryPlan:
        return "method.query_plan";
    case Method::stepByStep:
        return "method.step_by_step";
    case Method::divideAndConquer:
        return "method.divide_and_conquer";
    }
    return {};
}

std::string_view textOf(WantedReply reply)
{
    switch (reply) {
    case WantedReply::statement:
        return "reply.statement";
    case WantedReply::json:
        return "reply.json";
    }
    return {};
}

std::string rulesOf(const Dialect& dialect)
{
    std::string text;
    const auto add = [&](std::string_view what, std::string_view rule) {
        if (!rule.empty())
            text += (text.empty() ? "- " : "\n- ") + std::string(what) + ": " + std::string(rule);
    };
    add("names", dialect.advice.identifierQuoting);
    add("the first rows", dialect.advice.limit);
    add("the current time", dialect.advice.currentTime);
    add("the length of a text", dialect.advice.stringLength);
    add("joining texts", dialect.advice.concatenation);
    return text;
}

std::string listed(std::span<const Example> examples, const PromptTexts& texts)
{
    std::string text;
    for (const Example& example : examples) {
        text += (text.empty() ? "" : "\n\n")
            + texts.filled("example",
                           {{"question", example.question},
                            {"evidence", example.evidence.empty() ? "" : "\nEvidence: " + example.evidence},
                            {"sql", example.sql}});
    }
    return text;
}

std::string listed(std::span<const std::string> lessons)
{
    std::string text;
    for (const std::string& lesson : lessons)
        text += (text.empty() ? "- " : "\n- ") + lesson;
    return text;
}

} // namespace

BuiltPrompt promptFor(const PromptFacts& facts)
{
    const PromptTexts& texts = *facts.texts;
    const Dialect& dialect = *facts.dialect;
    PromptParts parts(texts);
    parts.add(ChatRole::system, "task",
              texts.filled(systemTextOf(facts.level),
                           {{"dialect", dialect.displayName}, {"reply", texts.of(textOf(facts.reply))}}));
    parts.add(ChatRole::user, "dialect",
              texts.filled("section.dialect", {{"dialect", dialect.displayName}, {"rules", rulesOf(dialect)}}));
    parts.add(ChatRole::user, "nulls", texts.filled("nulls." + std::string(dialect.name), {}));
    parts.add(ChatRole::user, "pitfalls", texts.filled("pitfalls." + std::string(dialect.name), {}));
    parts.markSchema();
    parts.addSection("directives", "directives", facts.directives);
    parts.add(ChatRole::user, "method", texts.filled(textOf(facts.method), {}));
    parts.addSection("examples", "examples", listed(facts.examples, texts));
    parts.addSection("evidence", "evidence", facts.evidence);
    parts.addYielding("escalation", "context", facts.escalation);
    parts.add(ChatRole::user, "answer",
              texts.filled("section.answer", {{"dialect", dialect.displayName}, {"question", facts.question}}));
    if (!facts.hint.empty()) {
        parts.addSection("lessons", "lessons", listed(facts.lessons));
        parts.addSection("retry", "hint", facts.hint);
    }
    return parts.finish(facts.schema, facts.contextTokens);
}

} // namespace querymend
