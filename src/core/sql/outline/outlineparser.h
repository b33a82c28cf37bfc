#pragma once

#include "sql/outline/outline.h"
#include "sql/tokens/tokencursor.h"

#include <initializer_list>

namespace querymend {

/// Recursive-descent parser for one text. Expressions are operands between operators, without precedence: no
/// tree is needed. Anything that no rule explains becomes a Problem.
class OutlineParser {
public:
    OutlineParser(std::string_view text, const std::vector<Token>& tokens, const SyntaxRules& rules);

    Outline parse();

private:
    using Position = TokenCursor::Position;

    /// The scope, clause and visible sources of the names being read.
    struct Context {
        ScopeId scope;
        Clause clause = Clause::target;
        SourceWindow window;
        WithId with;
        std::uint32_t visibleCtes = 0;
    };

    /// Counts the nesting depth and restores the context when a nested part has been read.
    class Nesting;

    // statementparser.cpp
    void lexicalProblems(const std::vector<Token>& tokens);
    void statementsUpTo(Position end);
    bool statement(Position end, bool bySeparator);
    void skipStatement(Position end);
    Position nextStatementStart(Position from, Position end) const;
    bool startsStatement(Position position) const;

    // queryparser.cpp
    bool startsQuery(Position position) const;
    bool parenthesisHoldsQuery(Position open) const;
    ScopeId query(Clause inside, SourceWindow parentWindow);
    ScopeId queryTerm(SourceWindow parentWindow);
    ScopeId tableTerm(SourceWindow parentWindow);
    ScopeId valuesTerm(SourceWindow parentWindow);
    ScopeId opaqueTerm(SourceWindow parentWindow);
    void withClause(SourceWindow parentWindow);
    void cte(WithId list, bool recursive, SourceWindow parentWindow);
    void cteBody(CteId id, SourceWindow parentWindow);
    void cteTail();
    bool setOperator(SetOperation& operation);
    void queryTail(ScopeId body);
    bool limitClause();
    bool lockingClause();
    bool forClause();
    void queryOptions();
    ScopeId newScope(ScopeKind kind, SourceWindow parentWindow);

    // selectparser.cpp
    ScopeId select(SourceWindow parentWindow);
    void selectModifiers();
    void selectList();
    void selectItem();
    bool starItem(SelectItem& item);
    void starModifiers(SelectItem& item);
    void itemAlias(SelectItem& item);
    void intoClause();
    void selectClauses();
    void conditionClause(Clause clause);
    void groupByClause();
    void windowClause();
    void windowSpecification();
    void windowFrame();
    void frameBound();
    void orderByList();
    void connectByClause();
    bool orderBy();

    // fromparser.cpp
    void fromClause();
    void joinedSources(std::uint32_t left);
    bool joinOperator(JoinKind& kind, bool& natural);
    void joinCondition(SourceId joined, MergingJoin sides);
    bool source(JoinKind kind, Position joinStart);
    bool parenthesisedSource(Source& source);
    void describedTerm();
    bool namedSource(Source& source);
    void tableModifiers(Source& source);
    void tableHints();
    // sourceparser.cpp
    bool tableModifier(Source& source);
    bool sample();
    bool indexHint();
    bool pointInTime();
    void sourceAlias(Source& source);
    bool startsAlias(const KeywordSet& reserved) const;
    void aliasColumns(Source& source);
    void functionSource(Source& source);
    void rowsFrom(Source& source);
    void columnDefinitions(std::vector<NamePart>& names);
    void pivot(Source& source);
    void unpivot(Source& source);
    SourceWindow sourcesSoFar() const;
    SourceId addSource(Source source, Position start, Position joinStart);

    // expressionparser.cpp
    bool expression();
    void requiredExpression();
    bool operand();
    [[nodiscard]] bool assignsWithOperator() const;
    bool prefixOperator();
    bool qualifiedOperator();
    void postfixes();
    bool operatorWord(bool& needsOperand);
    void inOperand();
    void isOperand(bool& needsOperand);
    bool primary();
    bool wordOperand();
    bool nameOperand();
    void conjunctsOfWhere(Position from, Position to);

    // literalparser.cpp
    bool interval();
    bool isIntervalCall() const;
    bool typedLiteral();
    void caseExpression();
    bool parenthesised(bool subqueryOnly);
    void expressionList();
    void listLiteral();
    void structLiteral();
    void subscript();
    bool arrayOperand();
    bool lambda();
    void dropBoundNames(std::size_t firstColumn, std::size_t firstScope, const std::vector<std::string>& names);

    bool mayBeCalled(Keyword word) const;
    bool isSequenceValue(const NamePart& last) const;

    // callparser.cpp
    void call(NameSpan name, Position start, bool asTable);
    void callArguments(CallId id, std::string_view function);
    [[nodiscard]] bool isMarkupCall(CallId id) const;
    void argument(CallId id);
    bool specialArgumentWord(CallId id);
    bool argumentBehindWord(Keyword word);
    bool normalForm(CallId id, std::string_view function);
    bool unitArgument(std::string_view function);
    void callPostfixes(CallId id);
    void castArguments(CallId id);
    void typeName();
    void castType();
    void jsonColumns(std::vector<NamePart>& names);

    // names and helpers
    bool startsName(Position ahead = 0) const;
    NamePart part(const Token& token) const;
    NameSpan qualifiedName(bool& star);
    NameSpan addParts(const std::vector<NamePart>& parts);
    NameSpan parenthesisedNames();
    void addColumn(NameSpan name, bool star, Position start);
    void problem(ProblemKind kind, ByteRange range, Keyword wanted = Keyword::None);
    void problemHere(ProblemKind kind, Keyword wanted = Keyword::None);
    bool require(Keyword keyword);
    bool isAny(std::initializer_list<Keyword> words, Position ahead = 0) const;
    void effect(EffectKind kind, Position from);
    void unknownUpTo(Position end);
    void addClause(Clause clause, Position from);
    Scope& scope() { return m_out.scopes[m_context.scope.value]; }
    /// Reads the inside of the parenthesis at the cursor with `content`; anything left over becomes an unknown region.
    template <class Content>
    bool inside(Content content);

    TokenCursor m_cursor;
    const SyntaxRules& m_rules;
    Outline m_out;
    Context m_context;
    std::uint32_t m_depth = 0;
    NameSpan m_tableColumns; ///< of the last COLUMNS clause
};

class OutlineParser::Nesting {
public:
    explicit Nesting(OutlineParser& parser) : m_parser(parser), m_context(parser.m_context) { ++m_parser.m_depth; }
    ~Nesting()
    {
        --m_parser.m_depth;
        m_parser.m_context = m_context;
    }
    Nesting(const Nesting&) = delete;
    Nesting& operator=(const Nesting&) = delete;

private:
    OutlineParser& m_parser;
    Context m_context;
};

template <class Content>
bool OutlineParser::inside(Content content)
{
    const Position open = m_cursor.at();
    if (!m_cursor.is(TokenKind::openParen) && !m_cursor.is(TokenKind::openBracket)
        && !m_cursor.is(TokenKind::openBrace)) {
        problemHere(ProblemKind::expectedParenthesis);
        return false;
    }
    const Position match = m_cursor.matchOf(open);
    const Position outerLimit = m_cursor.limit();
    const Position close = match == TokenCursor::noMatch || match > outerLimit ? outerLimit : match;
    Nesting nesting(*this);
    if (m_depth > Outline::deepestNesting) {
        problem(ProblemKind::tooDeep, m_cursor.bytes(open, open + 1));
        m_cursor.moveTo(close < outerLimit ? close + 1 : close);
        return false;
    }
    m_cursor.advance();
    m_cursor.setLimit(close);
    content();
    if (!m_cursor.atEnd())
        unknownUpTo(close);
    m_cursor.setLimit(outerLimit);
    m_cursor.moveTo(close < outerLimit ? close + 1 : close);
    return true;
}

} // namespace querymend
