// Joins and their conditions.

#include "sql/outline/outlineparser.h"

#include <algorithm>

namespace querymend {

namespace {

/// A join whose condition may still come.
struct OpenJoin {
    std::uint32_t right = 0;  ///< where its right side begins
    std::size_t mergings = 0; ///< how many merging joins there were before
};

/// Later conditions than these are taken for those of the innermost joins.
constexpr std::size_t mostOpenJoins = 100;

} // namespace

/// Reads the joins after a source, whose left side begins at the given source. ON and USING may come late:
/// a JOIN b JOIN c ON … ON …
void OutlineParser::joinedSources(std::uint32_t left)
{
    std::vector<OpenJoin> open;
    OpenJoin last;
    SourceId joined;
    for (;;) {
        if (joined && isAny({Keyword::On, Keyword::Using})
            && !(m_cursor.is(Keyword::Using) && m_cursor.is(Keyword::Sample, 1))) {
            if (!open.empty()) {
                last = open.back();
                open.pop_back();
                auto& mergings = scope().mergingJoins;
                for (std::size_t i = last.mergings; i < mergings.size(); ++i)
                    mergings[i].left = std::max(mergings[i].left, last.right);
            }
            joinCondition(joined, {{}, left, last.right, sourcesSoFar().to});
            continue;
        }
        JoinKind kind = JoinKind::inner;
        bool natural = false;
        const Position start = m_cursor.at();
        if (!joinOperator(kind, natural))
            return;
        last = {sourcesSoFar().to, scope().mergingJoins.size()};
        if (!source(kind, start)) {
            problemHere(ProblemKind::expectedName);
            return;
        }
        joined = scope().sources.empty() ? SourceId{} : scope().sources.back();
        if (natural) {
            scope().mergingJoins.push_back({{}, left, last.right, sourcesSoFar().to});
        } else if (kind != JoinKind::cross) {
            if (open.size() == mostOpenJoins)
                open.erase(open.begin());
            open.push_back(last);
        }
    }
}

bool OutlineParser::joinOperator(JoinKind& kind, bool& natural)
{
    Position ahead = 0;
    for (;; ++ahead) {
        switch (m_cursor.keyword(ahead)) {
        case Keyword::Natural:
            natural = true;
            continue;
        case Keyword::Left:
            kind = JoinKind::left;
            continue;
        case Keyword::Right:
            kind = JoinKind::right;
            continue;
        case Keyword::Full:
            if (!m_rules.fullJoins)
                problemHere(ProblemKind::unsupported);
            kind = JoinKind::full;
            continue;
        case Keyword::Cross:
            kind = JoinKind::cross;
            continue;
        case Keyword::Semi:
            kind = JoinKind::semi;
            continue;
        case Keyword::Anti:
            kind = JoinKind::anti;
            continue;
        case Keyword::Asof:
            kind = JoinKind::asof;
            continue;
        case Keyword::Positional:
            kind = JoinKind::positional;
            continue;
        case Keyword::Outer:
            if (m_cursor.is(Keyword::Apply, ahead + 1))
                kind = JoinKind::outerApply;
            continue;
        case Keyword::Inner:
        case Keyword::Hash:
        case Keyword::Loop:
        case Keyword::Merge:
        case Keyword::Remote:
        case Keyword::Global:
            continue;
        case Keyword::Join:
            m_cursor.advance(ahead + 1);
            return true;
        case Keyword::StraightJoin:
            m_cursor.advance(ahead + 1);
            return ahead == 0;
        case Keyword::Apply:
            if (ahead == 0)
                return false;
            kind = kind == JoinKind::cross ? JoinKind::apply : JoinKind::outerApply;
            m_cursor.advance(ahead + 1);
            return true;
        default:
            return false;
        }
    }
}

void OutlineParser::joinCondition(SourceId joined, MergingJoin sides)
{
    if (m_cursor.accept(Keyword::On)) {
        const Context outer = m_context;
        m_context.clause = Clause::joinCondition;
        m_context.window.to = sourcesSoFar().to;
        const Position start = m_cursor.at();
        requiredExpression();
        if (m_cursor.at() > start)
            scope().joinConditions.push_back(m_cursor.bytes(start, m_cursor.at()));
        m_context = outer;
    } else {
        m_cursor.advance();
        if (m_cursor.is(TokenKind::openParen)) {
            sides.columns = parenthesisedNames();
        } else if (m_rules.fromFirst && (m_cursor.is(TokenKind::word) || m_cursor.is(TokenKind::quotedName))) {
            bool star = false;
            sides.columns = qualifiedName(star);
        } else {
            problemHere(ProblemKind::expectedParenthesis);
        }
        if (!sides.columns.empty())
            scope().mergingJoins.push_back(sides);
        if (m_cursor.accept(Keyword::As)) { // a name for the joined columns
            Source merged;
            merged.kind = SourceKind::derived;
            merged.opaqueColumns = true;
            merged.alias = part(m_cursor.peek());
            m_cursor.advance();
            addSource(std::move(merged), m_cursor.at() - 1, m_cursor.at() - 1);
        }
    }
    Source& source = m_out.sources[joined.value];
    source.joinRange.end = m_cursor.bytes(m_cursor.at() - 1, m_cursor.at()).end;
}

} // namespace querymend
