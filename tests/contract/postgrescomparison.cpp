#include "postgrescomparison.h"

#include "base/names.h"
#include "dialect/dialect.h"
#include "pgqueryfacts.h"
#include "sql/guard/guard.h"
#include "sql/tokens/lexer.h"
#include "statementfacts.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace querymend {

namespace {

constexpr std::size_t longestPostgresName = 63;

/// A text as we read it.
struct Reading {
    explicit Reading(const std::string& text)
        : sql(text), tokens(lex(sql, dialect.lex)), outline(outlineOf(sql, tokens, dialect.syntax)),
          facts(factsOf(outline, dialect.syntax.names, longestPostgresName)),
          verdict(judge(sql, tokens, outline, dialect.lex, dialect.syntax, dialect.functions, analystPolicy))
    {
        for (StatementFacts& f : facts) // a cast is not a call for PostgreSQL
            f.functions.erase(std::remove(f.functions.begin(), f.functions.end(), "cast"), f.functions.end());
    }

    const Dialect& dialect = dialectOf(DialectId::postgresql);
    const std::string& sql;
    std::vector<Token> tokens;
    Outline outline;
    std::vector<StatementFacts> facts;
    GuardVerdict verdict;
};

bool onlyReads(const std::vector<StatementFacts>& facts)
{
    return facts.size() == 1 && !facts.front().hasEffects;
}

std::string factsDifference(const std::vector<StatementFacts>& ours, const std::vector<StatementFacts>& theirs)
{
    if (ours.size() != theirs.size())
        return std::to_string(ours.size()) + " statements, PostgreSQL sees " + std::to_string(theirs.size());
    for (std::size_t i = 0; i < ours.size(); ++i) {
        const bool sameKind = ours[i].kind == theirs[i].kind && ours[i].hasEffects == theirs[i].hasEffects;
        // What a writing statement reads does not matter: it is refused.
        if (!sameKind || (!ours[i].hasEffects && !(ours[i] == theirs[i])))
            return "\n  ours   " + described(ours[i]) + "\n  theirs " + described(theirs[i]);
    }
    return {};
}

std::string problemDifference(const Reading& ours, const std::vector<StatementFacts>& theirs)
{
    const bool allRead = std::none_of(theirs.begin(), theirs.end(), [](const auto& f) { return f.hasEffects; });
    if (!allRead || ours.outline.problems.empty())
        return {};
    const Problem& problem = ours.outline.problems.front();
    return "a problem of kind " + std::to_string(static_cast<int>(problem.kind)) + " at byte "
        + std::to_string(problem.range.begin) + " of what PostgreSQL accepts";
}

std::string guardDifference(const Reading& ours, const std::vector<StatementFacts>& theirs)
{
    const std::string statement = ours.verdict.statement.text();
    if (statement.empty())
        return {};
    if (!onlyReads(theirs))
        return "the guard lets through what is not one reading statement";
    for (const std::string& function : theirs.front().functions) {
        if (function == "rollup" || function == "cube") // forms of GROUP BY
            continue;
        const FunctionStatus status = statusOf(ours.dialect.functions, function);
        if (status == FunctionStatus::denied || (status == FunctionStatus::unlisted && ours.verdict.admitted()))
            return "the guard lets through a call of " + function;
    }
    if (pgQueryFingerprint(statement) != pgQueryFingerprint(ours.sql))
        return "the guard's statement is not the one of the text: " + statement;
    return {};
}

std::string differenceOf(const Reading& ours, const std::vector<StatementFacts>& theirs)
{
    std::string out = guardDifference(ours, theirs);
    if (out.empty())
        out = factsDifference(ours.facts, theirs);
    if (out.empty())
        out = problemDifference(ours, theirs);
    return out;
}

/// Quotes every operator word that keeps its meaning in quotes, because PostgreSQL reads those as names.
std::string withNamesQuoted(const Reading& ours)
{
    std::string text = ours.sql;
    const std::string fingerprint = pgQueryFingerprint(text);
    for (auto token = ours.tokens.rbegin(); token != ours.tokens.rend(); ++token) {
        if (!contains(ours.dialect.syntax.operatorWords, token->keyword)
            && !contains(ours.dialect.syntax.notNames, token->keyword))
            continue;
        std::string quoted = text;
        quoted.replace(token->begin, token->range().size(),
                       " \"" + std::string(querymend::text(token->keyword)) + "\" ");
        if (pgQueryFingerprint(quoted) == fingerprint)
            text = std::move(quoted);
    }
    return text;
}

/// SELECT 1 AND: an alias without AS may be the word of an operator, and so may the type of a literal.
bool isNamedLikeAnOperator(const Reading& ours)
{
    const std::string quoted = withNamesQuoted(ours);
    const auto theirs = pgQueryFacts(quoted);
    return theirs && differenceOf(Reading(quoted), *theirs).empty();
}

/// Whether `look` accepts any two neighbouring tokens, ignoring comments.
template <class Look>
bool hasNeighbours(const Reading& ours, Look look)
{
    const Token* before = nullptr;
    for (const Token& token : ours.tokens) {
        if (token.isComment())
            continue;
        if (before && look(*before, token))
            return true;
        before = &token;
    }
    return false;
}

/// libpg_query accepts a parameter where PostgreSQL itself requires a literal: date $1.
bool hasParameterForLiteral(const Reading& ours)
{
    return hasNeighbours(ours, [](const Token& a, const Token& b) {
        return b.kind == TokenKind::parameter
            && (a.kind == TokenKind::word || a.kind == TokenKind::closeParen || a.kind == TokenKind::quotedName);
    });
}

/// f(x) 'text': a literal of a type with modifiers to the grammar, rejected only when f is looked up.
bool hasCallAsType(const Reading& ours)
{
    return hasNeighbours(ours, [](const Token& a, const Token& b) {
        return a.kind == TokenKind::closeParen && b.kind == TokenKind::string;
    });
}

/// OFFSET ROWS: a column of that name to PostgreSQL, the standard's noise word to us.
bool hasRowsForOffset(const Reading& ours)
{
    return hasNeighbours(ours, [](const Token& a, const Token& b) {
        return a.keyword == Keyword::Offset && (b.keyword == Keyword::Row || b.keyword == Keyword::Rows);
    });
}

/// We read a SELECT without a list only if FROM or nothing follows.
bool hasEmptyList(const Reading& ours)
{
    static const KeywordSet afterTheList =
        keywordSet("group having window order limit offset fetch union intersect except");
    return hasNeighbours(ours, [](const Token& a, const Token& b) {
        return a.keyword == Keyword::Select && contains(afterTheList, b.keyword);
    });
}

bool samples(const Reading& ours)
{
    return hasNeighbours(ours, [](const Token& a, const Token&) { return a.keyword == Keyword::Tablesample; });
}

bool isTooDeep(const Reading& ours)
{
    std::int64_t depth = 0;
    std::int64_t deepest = 0;
    for (const Token& token : ours.tokens) {
        depth += token.kind == TokenKind::openParen ? 1 : token.kind == TokenKind::closeParen ? -1 : 0;
        deepest = std::max(deepest, depth);
    }
    // Every select block adds some levels, too.
    return deepest > std::int64_t{Outline::deepestNesting} * 3 / 4;
}

bool hasForeignUnit(const Reading& ours)
{
    return std::any_of(ours.outline.calls.begin(), ours.outline.calls.end(), [&](const Call& call) {
        return call.specialSyntax
            && listNames(ours.dialect.syntax.foreignUnitFunctions, ours.outline.parts(call.name).back().text);
    });
}

struct KnownDifference {
    std::string_view reason;
    bool (*applies)(const Reading&);
};

constexpr std::array<KnownDifference, 8> knownDifferences{{
    {"nesting deeper than 200 is refused unread", isTooDeep},
    {"a parameter in place of a literal is libpg_query's own", hasParameterForLiteral},
    {"a call before a literal is no type of any use", hasCallAsType},
    {"OFFSET ROWS without a number is taken for unfinished", hasRowsForOffset},
    {"an empty select list before other clauses than FROM is taken for unfinished", hasEmptyList},
    {"sampling by more than a number is not read", samples},
    {"the unit of another dialect's function is no column to us", hasForeignUnit},
    {"the word of an operator as a name wants quotes", isNamedLikeAnOperator},
}};

} // namespace

PostgresComparison compareWithPostgres(const std::string& sql)
{
    const auto theirs = pgQueryFacts(sql);
    if (!theirs)
        return {};
    const Reading ours(sql);
    PostgresComparison out{true, differenceOf(ours, *theirs)};
    // Nothing excuses letting through what is not a reading statement.
    if (out.difference.empty() || !guardDifference(ours, *theirs).empty())
        return out;
    for (const KnownDifference& known : knownDifferences) {
        if (known.applies(ours)) {
            out.reason = known.reason;
            break;
        }
    }
    return out;
}

} // namespace querymend
