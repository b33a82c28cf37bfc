#include "prompt/prompt.h"

#include <utility>

namespace querymend {

namespace {

constexpr std::string_view systemText =
    "You write SQL that answers questions about a database. You see the database's schema; use only tables and columns "
    "that stand in it, spelled exactly as there. Answer with one SQL statement that only reads, and nothing else: no "
    "comments, no explanation, no second statement. If the question cannot be answered from this schema, answer with "
    "{\"invalid_request\": \"the reason\"} instead.";

std::string dialectText(const Dialect& dialect)
{
    std::string text = "The database is " + std::string(dialect.displayName) + ".\n";
    const auto add = [&](std::string_view what, std::string_view rule) {
        if (!rule.empty())
            text += "- " + std::string(what) + ": " + std::string(rule) + '\n';
    };
    add("names", dialect.advice.identifierQuoting);
    add("the first rows", dialect.advice.limit);
    add("joining texts", dialect.advice.concatenation);
    add("NULL", dialect.advice.nullHandling);
    return text;
}

} // namespace

std::vector<PromptSection> promptFor(const PromptFacts& facts)
{
    std::vector<PromptSection> sections;
    const auto add = [&](ChatRole role, std::string_view name, std::string text) {
        if (!text.empty())
            sections.push_back({role, std::string(name), std::move(text)});
    };
    add(ChatRole::system, "task", std::string(systemText));
    add(ChatRole::user, "method", std::string(facts.task));
    add(ChatRole::user, "dialect", dialectText(*facts.dialect));
    if (facts.catalog)
        add(ChatRole::user, "schema", toMSchema(*facts.catalog, {facts.examples, facts.shuffleSeed, std::nullopt}));
    add(ChatRole::user, "evidence", std::string(facts.evidence));
    add(ChatRole::user, "question", std::string(facts.question));
    add(ChatRole::user, "escalation", std::string(facts.escalation));
    add(ChatRole::user, "retry", std::string(facts.hint));
    return sections;
}

} // namespace querymend
