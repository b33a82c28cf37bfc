#include "breach.h"
#include "entries.h"
#include "sql/outline/outline.h"
#include "sql/tokens/lexer.h"

#include <algorithm>

namespace querymend::fuzz {

namespace {

/// Walks an outline and notes the first promise that it breaks.
class OutlineChecker {
public:
    OutlineChecker(std::string_view text, const std::vector<Token>& tokens, const Outline& outline)
        : m_text(text), m_tokens(tokens), m_outline(outline)
    {}

    std::string check()
    {
        checkStatements();
        checkScopes();
        checkSources();
        checkNames();
        checkMarks();
        checkCover();
        return m_breach;
    }

private:
    void fail(std::string_view promise, ByteRange range)
    {
        if (m_breach.empty())
            m_breach = breach(promise, range);
    }

    void within(std::string_view what, ByteRange range)
    {
        if (!isWithin(range, m_text.size()))
            fail(what, range);
    }

    void span(std::string_view what, NameSpan names)
    {
        const std::size_t end = std::size_t{names.first} + names.count;
        if (names.count > 0 && end > m_outline.nameParts.size())
            fail(what, {names.first, names.first + names.count});
    }

    template <class Id, class List>
    void id(std::string_view what, Id value, const List& list)
    {
        if (value && value.value >= list.size())
            fail(what, {value.value, value.value});
    }

    void checkStatements()
    {
        std::uint32_t at = 0;
        for (const Statement& statement : m_outline.statements) {
            within("statements lie in the text", statement.range);
            if (statement.range.begin < at || statement.range.empty())
                fail("statements are in order and not empty", statement.range);
            id("a statement's body is a scope", statement.body, m_outline.scopes);
            at = statement.range.end;
        }
    }

    void checkScopes()
    {
        for (std::uint32_t i = 0; i < m_outline.scopes.size(); ++i) {
            const Scope& scope = m_outline.scopes[i];
            within("scopes lie in the text", scope.range);
            id("a scope's parent is a scope", scope.parent, m_outline.scopes);
            id("a scope's WITH list is one", scope.with, m_outline.withs);
            if (scope.parent == ScopeId{i})
                fail("a scope is not its own parent", scope.range);
            for (const SourceId source : scope.sources)
                id("a scope's sources are sources", source, m_outline.sources);
            for (const ScopeId arm : scope.arms) {
                id("an arm is a scope", arm, m_outline.scopes);
                if (!arm || arm == ScopeId{i})
                    fail("an arm is another scope", scope.range);
            }
            for (const SelectItem& item : scope.items)
                checkItem(scope, item);
            for (const ClauseSpan& clause : scope.clauses)
                within("clauses lie in the text", clause.range);
            for (const ByteRange conjunct : scope.conjuncts)
                within("conditions lie in the text", conjunct);
            for (const ByteRange condition : scope.joinConditions)
                within("conditions of joins lie in the text", condition);
            for (const MergingJoin& join : scope.mergingJoins) {
                span("a join's columns are of the names", join.columns);
                if (join.left > join.right || join.right > join.end || join.end > scope.sources.size())
                    fail("the sides of a join are in order", scope.range);
            }
            if (scope.kind == ScopeKind::compound && scope.arms.empty())
                fail("a compound has arms", scope.range);
        }
    }

    void checkItem(const Scope& scope, const SelectItem& item)
    {
        within("items lie in the text", item.range);
        if (!item.range.empty() && !scope.range.contains(item.range)) // empty if an expression is missing
            fail("items lie in their scope", item.range);
        if (!item.expression.empty() && !item.range.contains(item.expression))
            fail("an item's expression lies in the item", item.expression);
        id("an item's column is a column", item.soleColumn, m_outline.columns);
        id("an item's call is a call", item.soleCall, m_outline.calls);
        span("an item's qualifier is of the names", item.starQualifier);
    }

    void checkSources()
    {
        for (const Source& source : m_outline.sources) {
            within("sources lie in the text", source.range);
            span("a source's name is of the names", source.name);
            span("a source's columns are of the names", source.columnAliases);
            id("a source's scope is a scope", source.scope, m_outline.scopes);
            id("a derived table's body is a scope", source.body, m_outline.scopes);
            id("a source's CTE is a CTE", source.cte, m_outline.ctes);
            id("a source's call is a call", source.call, m_outline.calls);
        }
        for (const Cte& cte : m_outline.ctes) {
            within("CTEs lie in the text", cte.range);
            id("a CTE's body is a scope", cte.body, m_outline.scopes);
        }
        for (const With& with : m_outline.withs) {
            id("a WITH list's parent is one", with.parent, m_outline.withs);
            for (const CteId cte : with.ctes)
                id("a WITH list holds CTEs", cte, m_outline.ctes);
        }
    }

    void checkNames()
    {
        for (const NamePart& part : m_outline.nameParts)
            within("names lie in the text", part.range);
        for (const ColumnRef& column : m_outline.columns) {
            within("columns lie in the text", column.range);
            span("a column's name is of the names", column.name);
            id("a column's scope is a scope", column.scope, m_outline.scopes);
            if (column.name.empty())
                fail("a column has a name", column.range);
        }
        for (const Call& call : m_outline.calls) {
            within("calls lie in the text", call.range);
            span("a call's name is of the names", call.name);
            if (call.name.empty())
                fail("a call has a name", call.range);
            for (const ByteRange argument : call.arguments) {
                if (!argument.empty() && !call.range.contains(argument))
                    fail("arguments lie in their call", argument);
            }
        }
    }

    void checkMarks()
    {
        for (const SetOperation& operation : m_outline.setOperations)
            within("set operations lie in the text", operation.range);
        for (const StatementEffect& effect : m_outline.effects)
            within("effects lie in the text", effect.range);
        for (const Problem& problem : m_outline.problems)
            within("problems lie in the text", problem.range);
    }

    /// Every token is a comment, a semicolon, or part of a statement or a problem.
    void checkCover()
    {
        const auto covers = [](const auto& list, ByteRange range) {
            return std::any_of(list.begin(), list.end(), [&](const auto& item) { return item.range.contains(range); });
        };
        for (const Token& token : m_tokens) {
            const auto& comments = m_outline.comments;
            if (token.isComment()) {
                if (std::find(comments.begin(), comments.end(), token.range()) == comments.end())
                    fail("every comment is listed", token.range());
            } else if (token.kind != TokenKind::semicolon && !covers(m_outline.statements, token.range())
                       && !covers(m_outline.problems, token.range())) {
                fail("every token is explained", token.range());
            }
        }
    }

    std::string_view m_text;
    const std::vector<Token>& m_tokens;
    const Outline& m_outline;
    std::string m_breach;
};

} // namespace

std::string checkOutline(const Dialect& dialect, std::string_view text)
{
    const std::vector<Token> tokens = lex(text, dialect.lex);
    return OutlineChecker(text, tokens, outlineOf(text, tokens, dialect.syntax)).check();
}

} // namespace querymend::fuzz
