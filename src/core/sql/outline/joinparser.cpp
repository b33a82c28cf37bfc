#include "sql/outline/joinparser.h"

#include "sql/outline/expressionparser.h"
#include "sql/outline/nameparser.h"
#include "sql/outline/sourceparser.h"

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

bool parseJoinOperator(ParseContext& in, JoinKind& kind, bool& natural)
{
    for (TokenCursor::Position ahead = 0;; ++ahead) {
        switch (in.keyword(ahead)) {
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
            if (!in.rules.fullJoins)
                in.problemHere(ProblemKind::unsupported);
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
            if (in.is(Keyword::Apply, ahead + 1))
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
            in.advance(ahead + 1);
            return true;
        case Keyword::StraightJoin:
            in.advance(ahead + 1);
            return ahead == 0;
        case Keyword::Apply:
            if (ahead == 0)
                return false;
            kind = kind == JoinKind::cross ? JoinKind::apply : JoinKind::outerApply;
            in.advance(ahead + 1);
            return true;
        default:
            return false;
        }
    }
}

void parseOn(ParseContext& in)
{
    const auto outer = in.place;
    in.place.clause = Clause::joinCondition;
    in.place.window.to = in.sourcesSoFar().to;
    const auto start = in.at();
    requireExpression(in);
    if (in.at() > start)
        in.scope().joinConditions.push_back(in.bytesSince(start));
    in.place = outer;
}

void parseUsing(ParseContext& in, MergingJoin sides)
{
    if (in.is(TokenKind::openParen))
        sides.columns = parseNameList(in);
    else if (in.rules.fromFirst && in.isName())
        sides.columns = parseQualifiedName(in).parts;
    else
        in.problemHere(ProblemKind::expectedParenthesis);
    if (!sides.columns.empty())
        in.scope().mergingJoins.push_back(sides);
    if (in.accept(Keyword::As)) { // a name for the joined columns
        Source merged;
        merged.kind = SourceKind::derived;
        merged.opaqueColumns = true;
        merged.alias = parseNamePart(in);
        addSource(in, std::move(merged), in.at() - 1, in.at() - 1);
    }
}

bool startsCondition(const ParseContext& in)
{
    return in.is(Keyword::On) || (in.is(Keyword::Using) && !in.is(Keyword::Sample, 1));
}

} // namespace

void parseFrom(ParseContext& in)
{
    const auto start = in.at();
    in.place.clause = Clause::from;
    in.advance();
    std::uint32_t tree = 0;
    JoinKind kind = JoinKind::first;
    auto joinStart = in.at();
    do {
        if (in.rules.trailingCommas && kind == JoinKind::comma
            && (in.atEnd() || in.isAny({Keyword::Where, Keyword::Select})))
            break;
        const auto firstOfTree = static_cast<std::uint32_t>(in.scope().sources.size());
        if (!parseSource(in, kind, joinStart)) {
            in.problemHere(ProblemKind::expectedName);
            break;
        }
        in.place.window.from = firstOfTree;
        // SQLite takes a condition after a comma, too.
        const bool isJoined = kind == JoinKind::comma && !in.scope().sources.empty();
        parseJoins(in, in.rules.commasJoin ? 0 : firstOfTree, isJoined ? in.scope().sources.back() : SourceId());
        in.place.window = {};
        for (std::size_t i = firstOfTree; i < in.scope().sources.size(); ++i)
            in.outline.sources[in.scope().sources[i].value].joinTree = tree;
        ++tree;
        kind = JoinKind::comma;
        joinStart = in.at();
    } while (in.accept(TokenKind::comma));
    in.place.window = {};
    in.addClause(Clause::from, start);
}

void parseJoins(ParseContext& in, std::uint32_t left, SourceId joined)
{
    std::vector<OpenJoin> open;
    OpenJoin last{in.sourcesSoFar().to - (joined ? 1 : 0), in.scope().mergingJoins.size()};
    for (;;) {
        if (joined && startsCondition(in)) {
            if (!open.empty()) {
                last = open.back();
                open.pop_back();
                auto& mergings = in.scope().mergingJoins;
                for (std::size_t i = last.mergings; i < mergings.size(); ++i)
                    mergings[i].left = std::max(mergings[i].left, last.right);
            }
            if (in.accept(Keyword::On)) {
                parseOn(in);
            } else {
                in.advance();
                parseUsing(in, {{}, left, last.right, in.sourcesSoFar().to});
            }
            in.outline.sources[joined.value].joinRange.end = in.bytes(in.at() - 1, in.at()).end;
            continue;
        }
        JoinKind kind = JoinKind::inner;
        bool natural = false;
        const auto start = in.at();
        if (!parseJoinOperator(in, kind, natural))
            return;
        last = {in.sourcesSoFar().to, in.scope().mergingJoins.size()};
        if (!parseSource(in, kind, start)) {
            in.problemHere(ProblemKind::expectedName);
            return;
        }
        joined = in.scope().sources.empty() ? SourceId{} : in.scope().sources.back();
        if (natural) {
            in.scope().mergingJoins.push_back({{}, left, last.right, in.sourcesSoFar().to});
        } else if (kind != JoinKind::cross) {
            if (open.size() == mostOpenJoins)
                open.erase(open.begin());
            open.push_back(last);
        }
    }
}

} // namespace querymend
