#include "check/problemfixes.h"

#include "base/ascii.h"
#include "base/worklimit.h"
#include "check/syntaxtokens.h"
#include "sql/outline/outline.h"

#include <algorithm>
#include <string>

namespace querymend {

namespace {

constexpr double wordConfidence = 0.7;
constexpr double signConfidence = 0.7;

/// Tries corrections of one text; the number of tries is limited.
class ProblemFixes {
public:
    explicit ProblemFixes(const JudgedText& judged) : m_judged(judged), m_tokens(judged) {}

    std::vector<Fix> make()
    {
        if (m_judged.outline.problems.empty())
            return {};
        const Problem& problem = m_judged.outline.problems.front();
        m_at = indexOf(problem.range.begin);
        // The unit of an interval is not known, and belongs before what was read as part of the interval.
        const bool isUnit = problem.wanted == Keyword::Day;
        if (problem.kind == ProblemKind::expectedWord && problem.wanted != Keyword::None && !isUnit)
            insertWord(problem);
        if (problem.kind == ProblemKind::unclosed)
            close(problem);
        if (problem.kind == ProblemKind::unopened && m_tokens.is(m_at, TokenKind::closeParen))
            offer({{m_tokens.at(m_at).range(), {}}}, "a parenthesis that was never opened", signConfidence);
        if (problem.kind != ProblemKind::unsupported)
            commas();
        return std::move(m_fixes);
    }

private:
    std::size_t indexOf(std::uint32_t byte) const
    {
        std::size_t i = 0;
        while (i < m_tokens.size() && m_tokens.at(i).end <= byte)
            ++i;
        return i;
    }

    bool offer(std::vector<TextEdit> edits, std::string_view reason, double confidence)
    {
        if (!m_tries.spend())
            return false;
        const std::string text = EditedText(m_judged.text, edits).text();
        if (!outlineOf(text, m_judged.dialect.lex, m_judged.dialect.syntax).problems.empty())
            return false;
        m_fixes.push_back({std::move(edits), std::string(reason), confidence});
        return true;
    }

    void insertWord(const Problem& problem)
    {
        const std::uint32_t place = problem.range.begin;
        const std::string word = asciiUppered(text(problem.wanted));
        const bool isEnd = place >= m_judged.text.size();
        const std::uint32_t end = m_at > 0 ? m_tokens.at(std::min(m_at, m_tokens.size()) - 1).end : place;
        offer({{{end, end}, " " + word + (isEnd || asciiIsSpace(m_judged.text[end]) ? "" : " ")}},
              word + " is missing here", wordConfidence);
    }

    /// Closes a parenthesis at the first place where the text can then be read.
    void close(const Problem& problem)
    {
        const std::size_t open = indexOf(problem.range.begin);
        const bool isQuery = m_tokens.is(open + 1, Keyword::Select);
        for (std::size_t i = open + 1; i < m_tokens.size(); ++i) {
            const bool mayEnd =
                (i + 1 == m_tokens.size() || m_tokens.is(i + 1, TokenKind::comma)
                 || m_tokens.is(i + 1, TokenKind::semicolon) || m_tokens.at(i + 1).keyword != Keyword::None
                 || m_tokens.is(i + 1, TokenKind::op) || m_tokens.is(i + 1, TokenKind::closeParen));
            const std::uint32_t end = m_tokens.at(i).end;
            // A subquery goes on as far as it can.
            const bool goesOn = isQuery
                && (m_tokens.is(i + 1, TokenKind::op) || m_tokens.is(i + 1, Keyword::And)
                    || m_tokens.is(i + 1, Keyword::Or) || m_tokens.is(i + 1, TokenKind::comma));
            if (mayEnd && !goesOn && !m_tokens.is(i, TokenKind::semicolon)
                && offer({{{end, end}, ")"}}, "a parenthesis is missing", signConfidence))
                return;
        }
    }

    void commas()
    {
        const std::size_t before = m_at > 0 ? m_at - 1 : m_tokens.size();
        if (m_tokens.is(m_at, TokenKind::comma))
            offer({{m_tokens.at(m_at).range(), {}}}, "a comma too many", signConfidence);
        if (m_tokens.is(before, TokenKind::comma))
            offer({{m_tokens.at(before).range(), {}}}, "a comma with nothing after it", signConfidence);
        const bool isValue = isNameToken(m_tokens.at(m_at)) || m_tokens.is(m_at, TokenKind::number)
            || m_tokens.is(m_at, TokenKind::string);
        if (!isValue || before >= m_tokens.size())
            return;
        // `a b c`: the second of three names was read as an alias.
        std::vector<TextEdit> edits{{{m_tokens.at(before).end, m_tokens.at(before).end}, ","}};
        const bool isAlias = before > 0 && isNameToken(m_tokens.at(before)) && isNameToken(m_tokens.at(before - 1))
            && m_tokens.at(before - 1).keyword == Keyword::None;
        if (isAlias)
            edits.insert(edits.begin(), {{m_tokens.at(before - 1).end, m_tokens.at(before - 1).end}, ","});
        offer(std::move(edits), "a comma is missing", signConfidence - 0.1);
    }

    const JudgedText& m_judged;
    SyntaxTokens m_tokens;
    std::size_t m_at = 0;
    std::vector<Fix> m_fixes;
    WorkLimit m_tries{60};
};

} // namespace

std::vector<Fix> problemFixes(const JudgedText& judged)
{
    constexpr std::size_t longestTried = 20'000;
    return judged.text.size() > longestTried ? std::vector<Fix>() : ProblemFixes(judged).make();
}

std::vector<Fix> soleStatements(const JudgedText& judged)
{
    constexpr double onlyQuery = 0.8;
    constexpr double sameQuery = 0.9;
    constexpr double oneOfMany = 0.4;
    const std::vector<Statement>& statements = judged.outline.statements;
    std::vector<const Statement*> queries;
    bool areSame = true;
    for (const Statement& statement : statements) {
        if (statement.kind != StatementKind::query)
            continue;
        queries.push_back(&statement);
        areSame = areSame
            && asciiEqualsIgnoringCase(asciiTrimmed(statement.range.of(judged.text)),
                                       asciiTrimmed(queries.front()->range.of(judged.text)));
    }
    const auto only = [&](const Statement& kept, std::string_view reason, double confidence) {
        std::vector<TextEdit> edits;
        if (kept.range.begin > 0)
            edits.push_back({{0, kept.range.begin}, {}});
        const auto size = static_cast<std::uint32_t>(judged.text.size());
        if (kept.range.end < size)
            edits.push_back({{kept.range.end, size}, {}});
        return Fix{std::move(edits), std::string(reason), confidence};
    };
    std::vector<Fix> fixes;
    if (queries.size() == 1)
        fixes.push_back(only(*queries.front(), "the only query among the statements", onlyQuery));
    else if (queries.size() > 1 && areSame)
        fixes.push_back(only(*queries.front(), "the same query, once", sameQuery));
    else if (queries.size() > 1) {
        fixes.push_back(only(*queries.back(), "the last of the queries", oneOfMany));
        fixes.push_back(only(*queries.front(), "the first of the queries", oneOfMany));
    }
    return fixes;
}

} // namespace querymend
