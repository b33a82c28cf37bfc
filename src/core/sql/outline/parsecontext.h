#pragma once

#include "sql/outline/outline.h"
#include "sql/tokens/tokencursor.h"

namespace querymend {

/// What the parsers pass to each other: the cursor, the dialect's rules, the place that names are read at, and the
/// outline as far as it is written. Anything that no parser explains becomes a Problem.
struct ParseContext : TokenCursor {
    /// The scope, clause and visible sources of the names being read.
    struct Place {
        ScopeId scope;
        Clause clause = Clause::target;
        SourceWindow window;
        WithId with;
        std::uint32_t visibleCtes = 0;
    };

    /// Counts the nesting depth and restores the place when a nested part has been read.
    class Nesting {
    public:
        explicit Nesting(ParseContext& in) : m_in(in), m_place(in.place) { ++m_in.depth; }
        ~Nesting()
        {
            --m_in.depth;
            m_in.place = m_place;
        }
        Nesting(const Nesting&) = delete;
        Nesting& operator=(const Nesting&) = delete;

        /// Says so at the range if the part is nested too deeply to be read.
        [[nodiscard]] bool isTooDeep(ByteRange range)
        {
            const bool tooDeep = m_in.depth > Outline::deepestNesting;
            if (tooDeep)
                m_in.problem(ProblemKind::tooDeep, range);
            return tooDeep;
        }

    protected:
        ParseContext& m_in;

    private:
        Place m_place;
    };

    /// A scope that is being read until this object goes away.
    class NewScope : Nesting {
    public:
        NewScope(ParseContext& in, ScopeKind kind, Clause clause, SourceWindow parentWindow)
            : Nesting(in), m_start(in.at())
        {
            in.place = {in.newScope(kind, parentWindow), clause, {}, in.place.with, in.place.visibleCtes};
        }
        ~NewScope() { m_in.scope().range = m_in.bytesSince(m_start); }

        [[nodiscard]] ScopeId id() const { return m_in.place.scope; }
        [[nodiscard]] Position start() const { return m_start; }

    private:
        Position m_start;
    };

    ParseContext(std::string_view text, const std::vector<Token>& tokens, const SyntaxRules& syntax)
        : TokenCursor(text, tokens), rules(syntax)
    {}

    Scope& scope() { return outline.scopes[place.scope.value]; }
    Call& call(CallId id) { return outline.calls[id.value]; }
    ScopeId newScope(ScopeKind kind, SourceWindow parentWindow);
    [[nodiscard]] SourceWindow sourcesSoFar() const;
    void addColumn(NameSpan name, bool star, Position start);
    NameSpan addNames(const std::vector<NamePart>& names);
    void addClause(Clause clause, Position start);
    void addEffect(EffectKind kind, Position start);

    void problem(ProblemKind kind, ByteRange range, Keyword wanted = Keyword::None);
    void problemHere(ProblemKind kind, Keyword wanted = Keyword::None);
    /// Reads the keyword; anything else is a problem, and stays unread.
    bool require(Keyword keyword);

    /// Makes an unknown region of what is left before the end.
    void unknownUpTo(Position end);
    /// Reads the inside of the parenthesis, bracket or brace at the cursor with `content`. Anything left over becomes
    /// an unknown region.
    template <class Content>
    void inside(Content content);
    void skipParenthesis();
    /// Skips to the next comma outside parentheses.
    void skipToComma();

    const SyntaxRules& rules;
    Outline outline;
    Place place;
    std::uint32_t depth = 0;
    NameSpan tableColumns; ///< of the last COLUMNS clause
};

template <class Content>
void ParseContext::inside(Content content)
{
    const Position open = at();
    if (!is(TokenKind::openParen) && !is(TokenKind::openBracket) && !is(TokenKind::openBrace)) {
        problemHere(ProblemKind::expectedParenthesis);
        return;
    }
    const Position match = matchOf(open);
    const Position outerLimit = limit();
    const Position close = match == noMatch || match > outerLimit ? outerLimit : match;
    Nesting nesting(*this);
    if (!nesting.isTooDeep(token(open).range())) {
        advance();
        setLimit(close);
        content();
        if (!atEnd())
            unknownUpTo(close);
        setLimit(outerLimit);
    }
    moveTo(close < outerLimit ? close + 1 : close);
}

} // namespace querymend
