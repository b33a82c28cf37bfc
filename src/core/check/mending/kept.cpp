#include "check/mending/kept.h"

#include "base/ascii.h"
#include "check/mending/trivialcomparisons.h"
#include "check/reply/reply.h"
#include "sql/outline/outline.h"
#include "sql/tokens/lexer.h"

#include <algorithm>
#include <initializer_list>

namespace querymend {

namespace {

std::size_t countOf(const std::vector<Token>& tokens, std::initializer_list<Keyword> words)
{
    return static_cast<std::size_t>(std::count_if(tokens.begin(), tokens.end(), [&](const Token& token) {
        return token.kind == TokenKind::word && std::find(words.begin(), words.end(), token.keyword) != words.end();
    }));
}

bool nameWord(const std::vector<TextEdit>& edits, std::string_view word)
{
    return std::any_of(edits.begin(), edits.end(), [&](const TextEdit& edit) {
        return (' ' + asciiUppered(edit.replacement)).find(' ' + std::string(word) + ' ') != std::string::npos;
    });
}

bool overlap(ByteRange a, ByteRange b)
{
    return a.begin < b.end && b.begin < a.end;
}

/// Whether the edit touches the range, or inserts something within it.
bool touches(const TextEdit& edit, ByteRange range)
{
    return edit.range.empty() ? range.begin < edit.range.begin && edit.range.begin < range.end
                              : overlap(edit.range, range);
}

bool isTextLiteral(const Token& token)
{
    return token.kind == TokenKind::string || token.kind == TokenKind::unterminatedString;
}

/// The place of a mistake, and whether it is only one of a name.
struct PlacedMistake {
    ByteRange range;
    bool isOfName = false;
};

bool isOfName(ErrorCode code)
{
    return code == ErrorCode::unknownTable || code == ErrorCode::unknownColumn || code == ErrorCode::unknownAlias
        || code == ErrorCode::ambiguousColumn;
}

/// Whether the edit may touch this literal: it keeps it as it is, or replaces the very thing that a mistake is about,
/// such as a call with its format.
bool mayTouch(const TextEdit& edit, ByteRange literal, std::string_view text,
              const std::vector<PlacedMistake>& mistakes)
{
    const bool holdsIt = edit.range.contains(literal);
    if (holdsIt && edit.replacement.find(literal.of(text)) != std::string::npos)
        return true;
    return std::any_of(mistakes.begin(), mistakes.end(), [&](const PlacedMistake& mistake) {
        const bool isReplaced = holdsIt && !mistake.isOfName && edit.range.contains(mistake.range);
        return isReplaced || overlap(mistake.range, literal) || literal.contains(mistake.range);
    });
}

/// The places of the mistakes; one of the whole statement says nothing about its literals.
std::vector<PlacedMistake> mistakesIn(const std::vector<Finding>& findings, ByteRange whole)
{
    std::vector<PlacedMistake> mistakes;
    for (const Finding& finding : findings) {
        if (finding.severity == Severity::error && !finding.range.contains(whole))
            mistakes.push_back({finding.range, isOfName(finding.code)});
    }
    return mistakes;
}

} // namespace

StatementContent::StatementContent(std::string_view text, const Dialect& dialect)
{
    const auto extracted = extractSql(text, dialect.lex);
    const std::string sql = extracted ? extracted->sql.text() : std::string(text);
    std::vector<Token> tokens = lex(sql, dialect.lex);
    const Outline outline = outlineOf(sql, tokens, dialect.syntax);
    std::erase_if(tokens, [](const Token& token) { return token.isComment(); });
    m_isRead = outline.problems.empty() && outline.statements.size() == 1;
    m_clauses = countOf(tokens, {Keyword::Where, Keyword::Having, Keyword::On, Keyword::Using, Keyword::When});
    const std::size_t betweens = countOf(tokens, {Keyword::Between});
    m_connectives = countOf(tokens, {Keyword::And, Keyword::Or, Keyword::Not});
    m_connectives -= std::min(m_connectives, betweens);
    m_joins = countOf(tokens, {Keyword::Join});
    m_distincts = countOf(tokens, {Keyword::Distinct});
    m_setOperators = countOf(tokens, {Keyword::Union, Keyword::Intersect, Keyword::Except, Keyword::Minus});
    m_limits = countOf(tokens, {Keyword::Limit, Keyword::Top, Keyword::Fetch, Keyword::Rownum});
    m_trivial = trivialComparisons(sql, tokens);
    countParts(outline);
}

void StatementContent::countParts(const Outline& outline)
{
    for (const Scope& scope : outline.scopes)
        m_items += scope.items.size();
    if (!outline.statements.empty() && !outline.statements.front().body.isNone()) {
        const Scope* top = &outline[outline.statements.front().body];
        while (top->kind == ScopeKind::compound && !top->arms.empty() && !top->arms.front().isNone())
            top = &outline[top->arms.front()];
        m_columns = top->items.size();
    }
    m_sources = outline.sources.size();
    for (const Source& source : outline.sources) {
        if (source.kind == SourceKind::table && source.cte.isNone())
            m_tables.insert(asciiLowered(dotted(outline.parts(source.name))));
    }
}

bool StatementContent::keeps(const StatementContent& before, const std::vector<TextEdit>& edits) const
{
    const bool keepsConditions = m_clauses + m_connectives >= before.m_clauses + before.m_connectives;
    const bool keepsWords = m_joins >= before.m_joins && m_distincts >= before.m_distincts
        && m_setOperators >= before.m_setOperators && (before.m_limits == 0 || m_limits > 0);
    if (!keepsWords || m_trivial > before.m_trivial)
        return false;
    // A stray AND of a text that cannot be read joins nothing.
    if (!before.m_isRead)
        return keepsConditions || m_clauses >= before.m_clauses;
    return keepsConditions && keepsParts(before, edits);
}

bool StatementContent::keepsParts(const StatementContent& before, const std::vector<TextEdit>& edits) const
{
    return m_columns == before.m_columns && m_items >= before.m_items && m_sources >= before.m_sources
        && keepsTables(before, edits);
}

/// A table may take the place of one that is gone; what is read besides must be joined.
bool StatementContent::keepsTables(const StatementContent& before, const std::vector<TextEdit>& edits) const
{
    const std::size_t added = m_sources - before.m_sources;
    const bool isNamed = nameWord(edits, "FROM") || (nameWord(edits, "JOIN") && nameWord(edits, "ON"))
        || (nameWord(edits, "JOIN") && nameWord(edits, "USING"));
    if (added > 0 && !isNamed)
        return false;
    const auto missingIn = [](const std::set<std::string>& names, const std::set<std::string>& others) {
        return static_cast<std::size_t>(std::count_if(others.begin(), others.end(),
                                                      [&](const std::string& name) { return !names.contains(name); }));
    };
    return missingIn(before.m_tables, m_tables) <= missingIn(m_tables, before.m_tables) + added;
}

bool spareLiterals(const std::vector<TextEdit>& edits, std::string_view text, const std::vector<Finding>& findings,
                   const LexRules& rules)
{
    const auto extracted = extractSql(text, rules);
    const std::string sql = extracted ? extracted->sql.text() : std::string(text);
    const std::vector<Token> tokens = lex(sql, rules);
    const auto given = [&](ByteRange range) { return extracted ? extracted->sql.toOriginal(range) : range; };
    if (tokens.empty())
        return true;
    const std::vector<PlacedMistake> mistakes = mistakesIn(findings, given({tokens.front().begin, tokens.back().end}));
    return std::none_of(tokens.begin(), tokens.end(), [&](const Token& token) {
        if (!token.isComment() && !isTextLiteral(token))
            return false;
        const ByteRange range = given(token.range());
        return std::any_of(edits.begin(), edits.end(), [&](const TextEdit& edit) {
            return touches(edit, range) && (token.isComment() || !mayTouch(edit, range, text, mistakes));
        });
    });
}

} // namespace querymend
