// Finds where statements begin and end, and their kinds.

#include "sql/outline/outlineparser.h"
#include "sql/outline/statementkinds.h"
#include "sql/tokens/lexer.h"

namespace querymend {

OutlineParser::OutlineParser(std::string_view text, const std::vector<Token>& tokens, const SyntaxRules& rules)
    : m_cursor(text, tokens), m_rules(rules)
{
    lexicalProblems(tokens);
}

void OutlineParser::lexicalProblems(const std::vector<Token>& tokens)
{
    for (const Token& token : tokens) {
        if (token.isComment()) {
            m_out.comments.push_back(token.range());
            if (token.kind == TokenKind::executableComment)
                m_out.effects.push_back({EffectKind::executableComment, token.range()});
        }
        switch (token.kind) {
        case TokenKind::unterminatedString:
        case TokenKind::unterminatedName:
        case TokenKind::unterminatedComment:
            problem(ProblemKind::unterminated, token.range());
            break;
        case TokenKind::unknown:
            problem(ProblemKind::unknownByte, token.range());
            break;
        default:
            break;
        }
    }
    for (const Position position : m_cursor.unpaired()) {
        const TokenKind kind = m_cursor.token(position).kind;
        const bool opening =
            kind == TokenKind::openParen || kind == TokenKind::openBracket || kind == TokenKind::openBrace;
        problem(opening ? ProblemKind::unclosed : ProblemKind::unopened, m_cursor.token(position).range());
    }
}

Outline OutlineParser::parse()
{
    const Position size = m_cursor.size();
    while (m_cursor.at() < size) {
        Position end = m_cursor.at();
        while (end < size && m_cursor.token(end).kind != TokenKind::semicolon)
            ++end;
        statementsUpTo(end);
        m_cursor.setLimit(size);
        m_cursor.moveTo(end < size ? end + 1 : size);
    }
    return std::move(m_out);
}

/// Reads the text up to the next semicolon: one statement, or several where separators are optional.
void OutlineParser::statementsUpTo(Position end)
{
    bool bySeparator = true;
    while (m_cursor.at() < end) {
        const Position start = m_cursor.at();
        m_cursor.setLimit(end);
        m_context = {};
        if (!statement(end, bySeparator) || m_cursor.at() == start)
            skipStatement(end);
        if (m_cursor.at() < end && !(m_rules.optionalSeparators && startsStatement(m_cursor.at())))
            unknownUpTo(nextStatementStart(m_cursor.at(), end));
        m_out.statements.back().range = m_cursor.bytes(start, m_cursor.at());
        bySeparator = false;
    }
}

/// Reads a query or an unknown region; returns false, with nothing read, for a statement of any other kind.
bool OutlineParser::statement(Position end, bool bySeparator)
{
    Statement made;
    made.bySeparator = bySeparator;
    made.verb = m_cursor.keyword();
    if (startsQuery(m_cursor.at())) {
        made.kind = StatementKind::query;
        if (made.verb == Keyword::None)
            made.verb = Keyword::Select;
        m_out.statements.push_back(made);
        const std::size_t index = m_out.statements.size() - 1;
        const ScopeId body = query(Clause::target, {});
        m_out.statements[index].body = body;
        if (m_cursor.at() < end && statementKindOf(m_cursor.keyword()) == StatementKind::dataChange
            && made.verb == Keyword::With) {
            m_out.statements[index].kind = StatementKind::dataChange;
            m_out.statements[index].verb = m_cursor.keyword();
            skipStatement(end);
        }
        return true;
    }
    made.kind = statementKindOf(made.verb);
    m_out.statements.push_back(made);
    if (made.kind == StatementKind::unknownWord) {
        unknownUpTo(nextStatementStart(m_cursor.at() + 1, end));
        return true;
    }
    return false;
}

/// Skips a statement that is no query: it is refused whatever it contains.
void OutlineParser::skipStatement(Position end)
{
    m_cursor.moveTo(nextStatementStart(m_cursor.at() + 1, end));
}

bool OutlineParser::startsStatement(Position position) const
{
    const Token& token = m_cursor.token(position);
    return token.kind == TokenKind::word && beginsStatement(token.keyword);
}

OutlineParser::Position OutlineParser::nextStatementStart(Position from, Position end) const
{
    if (!m_rules.optionalSeparators)
        return end;
    while (from < end && !startsStatement(from)) {
        const Position match = m_cursor.token(from).kind == TokenKind::openParen ? m_cursor.matchOf(from) : from;
        from = (match == TokenCursor::noMatch ? from : match) + 1;
    }
    return std::min(from, end);
}

bool OutlineParser::startsName(Position ahead) const
{
    const Token& token = m_cursor.peek(ahead);
    if (token.kind == TokenKind::quotedName)
        return true;
    return token.kind == TokenKind::word && !contains(m_rules.notNames, token.keyword);
}

NamePart OutlineParser::part(const Token& token) const
{
    return {decoded(token, m_cursor.text()), token.range(),
            token.kind == TokenKind::quotedName || token.kind == TokenKind::unterminatedName
                || token.kind == TokenKind::string};
}

/// Reads `a.b.c`, or `a.b.*` with star set; any word after a dot is a name.
NameSpan OutlineParser::qualifiedName(bool& star)
{
    NameSpan name{static_cast<std::uint32_t>(m_out.nameParts.size()), 0};
    star = false;
    for (;;) {
        m_out.nameParts.push_back(part(m_cursor.peek()));
        ++name.count;
        m_cursor.advance();
        while (m_cursor.is(TokenKind::dot) && m_cursor.is(TokenKind::dot, 1)) { // SQL Server's db..table
            m_out.nameParts.push_back({{}, {m_cursor.peek(1).begin, m_cursor.peek(1).begin}, false});
            ++name.count;
            m_cursor.advance();
        }
        if (!m_cursor.is(TokenKind::dot))
            return name;
        if (m_cursor.isOperator("*", 1)) {
            star = true;
            m_cursor.advance(2);
            return name;
        }
        const TokenKind next = m_cursor.peek(1).kind;
        m_cursor.advance();
        if (next != TokenKind::word && next != TokenKind::quotedName) {
            problemHere(ProblemKind::expectedName);
            return name;
        }
    }
}

NameSpan OutlineParser::addParts(const std::vector<NamePart>& parts)
{
    const NameSpan span{static_cast<std::uint32_t>(m_out.nameParts.size()), static_cast<std::uint32_t>(parts.size())};
    m_out.nameParts.insert(m_out.nameParts.end(), parts.begin(), parts.end());
    return span;
}

/// Reads `(a, b)`.
NameSpan OutlineParser::parenthesisedNames()
{
    std::vector<NamePart> names;
    inside([&] {
        do {
            if (m_cursor.is(TokenKind::word) || m_cursor.is(TokenKind::quotedName)
                || (m_rules.stringAliases && m_cursor.is(TokenKind::string))) {
                names.push_back(part(m_cursor.peek()));
                m_cursor.advance();
            } else {
                problemHere(ProblemKind::expectedName);
            }
        } while (m_cursor.accept(TokenKind::comma));
    });
    return addParts(names);
}

void OutlineParser::addColumn(NameSpan name, bool star, Position start)
{
    m_out.columns.push_back(
        {name, m_context.scope, m_context.clause, m_context.window, m_cursor.bytes(start, m_cursor.at()), star});
}

void OutlineParser::problem(ProblemKind kind, ByteRange range, Keyword wanted)
{
    m_out.problems.push_back({kind, range, wanted});
}

void OutlineParser::problemHere(ProblemKind kind, Keyword wanted)
{
    problem(kind, m_cursor.here(), wanted);
}

bool OutlineParser::require(Keyword keyword)
{
    if (m_cursor.accept(keyword))
        return true;
    problemHere(ProblemKind::expectedWord, keyword);
    return false;
}

bool OutlineParser::isAny(std::initializer_list<Keyword> words, Position ahead) const
{
    const Keyword here = m_cursor.keyword(ahead);
    return here != Keyword::None && std::find(words.begin(), words.end(), here) != words.end();
}

void OutlineParser::effect(EffectKind kind, Position from)
{
    m_out.effects.push_back({kind, m_cursor.bytes(from, std::max(m_cursor.at(), from + 1))});
}

void OutlineParser::unknownUpTo(Position end)
{
    if (m_cursor.at() >= end)
        return;
    problem(ProblemKind::unknownRegion, m_cursor.bytes(m_cursor.at(), end));
    m_cursor.moveTo(end);
}

void OutlineParser::addClause(Clause clause, Position from)
{
    if (m_context.scope)
        scope().clauses.push_back({clause, m_cursor.bytes(from, m_cursor.at())});
}

} // namespace querymend
