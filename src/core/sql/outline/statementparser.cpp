#include "sql/outline/statementparser.h"

#include "sql/outline/queryparser.h"
#include "sql/outline/statementkinds.h"

#include <algorithm>

namespace querymend {

namespace {

void addCommentsAndLexicalProblems(ParseContext& in, const std::vector<Token>& tokens)
{
    for (const Token& token : tokens) {
        if (token.isComment()) {
            in.outline.comments.push_back(token.range());
            if (token.kind == TokenKind::executableComment)
                in.outline.effects.push_back({EffectKind::executableComment, token.range()});
        }
        switch (token.kind) {
        case TokenKind::unterminatedString:
        case TokenKind::unterminatedName:
        case TokenKind::unterminatedComment:
            in.problem(ProblemKind::unterminated, token.range());
            break;
        case TokenKind::unknown:
            in.problem(ProblemKind::unknownByte, token.range());
            break;
        default:
            break;
        }
    }
    for (const auto position : in.unpaired()) {
        const TokenKind kind = in.token(position).kind;
        const bool opening =
            kind == TokenKind::openParen || kind == TokenKind::openBracket || kind == TokenKind::openBrace;
        in.problem(opening ? ProblemKind::unclosed : ProblemKind::unopened, in.token(position).range());
    }
}

bool startsStatement(const Token& token)
{
    return token.kind == TokenKind::word && beginsStatement(token.keyword);
}

TokenCursor::Position nextStatementStart(const ParseContext& in, TokenCursor::Position from, TokenCursor::Position end)
{
    if (!in.rules.optionalSeparators)
        return end;
    while (from < end && !startsStatement(in.token(from))) {
        const auto match = in.token(from).kind == TokenKind::openParen ? in.matchOf(from) : from;
        from = (match == TokenCursor::noMatch ? from : match) + 1;
    }
    return std::min(from, end);
}

/// Skips a statement that is no query: it is refused whatever it contains.
void skipStatement(ParseContext& in, TokenCursor::Position end)
{
    in.moveTo(nextStatementStart(in, in.at() + 1, end));
}

/// Reads a query or an unknown region; returns false, with nothing read, for a statement of any other kind.
bool parseStatement(ParseContext& in, TokenCursor::Position end, bool bySeparator)
{
    Statement made;
    made.bySeparator = bySeparator;
    made.verb = in.keyword();
    if (startsQuery(in, in.at())) {
        made.kind = StatementKind::query;
        if (made.verb == Keyword::None)
            made.verb = Keyword::Select;
        in.outline.statements.push_back(made);
        const ScopeId body = parseQuery(in, Clause::target, {});
        Statement& read = in.outline.statements.back();
        read.body = body;
        if (in.at() < end && statementKindOf(in.keyword()) == StatementKind::dataChange && made.verb == Keyword::With) {
            read.kind = StatementKind::dataChange;
            read.verb = in.keyword();
            skipStatement(in, end);
        }
        return true;
    }
    made.kind = statementKindOf(made.verb);
    in.outline.statements.push_back(made);
    if (made.kind == StatementKind::unknownWord) {
        in.unknownUpTo(nextStatementStart(in, in.at() + 1, end));
        return true;
    }
    return false;
}

/// Reads the text up to the next semicolon: one statement, or several where separators are optional.
void parseStatementsUpTo(ParseContext& in, TokenCursor::Position end)
{
    bool bySeparator = true;
    while (in.at() < end) {
        const auto start = in.at();
        in.setLimit(end);
        in.place = {};
        if (!parseStatement(in, end, bySeparator) || in.at() == start)
            skipStatement(in, end);
        if (in.at() < end && !(in.rules.optionalSeparators && startsStatement(in.token(in.at()))))
            in.unknownUpTo(nextStatementStart(in, in.at(), end));
        in.outline.statements.back().range = in.bytesSince(start);
        bySeparator = false;
    }
}

} // namespace

Outline parseStatements(std::string_view text, const std::vector<Token>& tokens, const SyntaxRules& rules)
{
    ParseContext in(text, tokens, rules);
    addCommentsAndLexicalProblems(in, tokens);
    const auto size = in.size();
    while (in.at() < size) {
        auto end = in.at();
        while (end < size && in.token(end).kind != TokenKind::semicolon)
            ++end;
        parseStatementsUpTo(in, end);
        in.setLimit(size);
        in.moveTo(end < size ? end + 1 : size);
    }
    return std::move(in.outline);
}

} // namespace querymend
