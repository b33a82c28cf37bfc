#include "report/storyfacts.h"

#include <algorithm>
#include <string_view>

namespace querymend {

namespace {

/// Whether the text has this as a word of its own.
bool hasWord(std::string_view text, std::string_view word)
{
    const auto isOfWord = [](char c) {
        const auto lower = static_cast<unsigned char>(static_cast<unsigned char>(c) | 0x20U);
        return static_cast<unsigned char>(c) >= 0x80U || c == '_' || (c >= '0' && c <= '9')
            || (lower >= 'a' && lower <= 'z');
    };
    for (std::size_t at = text.find(word); !word.empty() && at != text.npos; at = text.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        const bool begins = at == 0 || !isOfWord(word.front()) || !isOfWord(text[at - 1]);
        if (begins && (end == text.size() || !isOfWord(word.back()) || !isOfWord(text[end])))
            return true;
    }
    return false;
}

} // namespace

struct RunFacts::Events {
    RunFacts& facts;

    StoryFacts& at(const AttemptRef& attempt) const { return facts.m_attempts[{attempt.lane.value, attempt.number}]; }

    void operator()(const RunStarted& body) const
    {
        facts.m_tokenLimit = body.policy.tokens;
        facts.m_parent = body.parent;
    }

    /// A suggestion that the statement has already is no news, wherever the hint has it.
    void operator()(const Checked& body) const
    {
        StoryFacts& of = at(body.attempt);
        of = {};
        const Finding* const primary = body.verdict.primary();
        if (!primary) {
            of.isEmpty = std::any_of(body.verdict.findings.begin(), body.verdict.findings.end(),
                                     [](const Finding& finding) { return finding.code == ErrorCode::emptyResult; });
            return;
        }
        of.marked = primary->identifier;
        if (!primary->suggestions.empty() && body.sql.find(primary->suggestions.front().name) == std::string::npos)
            of.named = primary->suggestions.front().name;
    }

    void operator()(const AttemptTested& body) const
    {
        if (!body.findings.empty())
            at(body.attempt) = {};
    }

    void operator()(const HintChosen& body) const
    {
        StoryFacts& of = at(body.attempt);
        if (!hasWord(body.text, of.named))
            of.named.clear();
        if (!of.named.empty() || !hasWord(body.text, of.marked))
            of.marked.clear();
    }

    template <class Other>
    void operator()(const Other&) const
    {}
};

void RunFacts::add(const RunEvent& event)
{
    std::visit(Events{*this}, event.body);
}

StoryFacts RunFacts::of(const AttemptRef& attempt) const
{
    const auto known = m_attempts.find({attempt.lane.value, attempt.number});
    return known == m_attempts.end() ? StoryFacts() : known->second;
}

RunFacts factsOf(std::span<const RunEvent> events)
{
    RunFacts facts;
    for (const RunEvent& event : events)
        facts.add(event);
    return facts;
}

} // namespace querymend
