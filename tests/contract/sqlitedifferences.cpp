#include "sqlitedifferences.h"

#include "sqlitenames.h"

#include <array>
#include <cstdint>

namespace querymend {

namespace {

using Reading = OurSqliteReading;

struct KnownDifference {
    std::string_view reason;
    bool (*applies)(const Reading&);
};

bool isTooDeep(const Reading& ours)
{
    std::int64_t depth = 0;
    std::int64_t deepest = 0;
    for (const Token& token : ours.tokens) {
        depth += token.kind == TokenKind::openParen ? 1 : token.kind == TokenKind::closeParen ? -1 : 0;
        deepest = std::max(deepest, depth);
    }
    return deepest > std::int64_t{Outline::deepestNesting} * 3 / 4; // select blocks add levels, too
}

bool definesTrigger(const Reading& ours)
{
    const auto isTrigger = [](const Token& t) { return t.keyword == Keyword::Trigger; };
    return !ours.outline.statements.empty() && ours.outline.statements.front().verb == Keyword::Create
        && std::any_of(ours.tokens.begin(), ours.tokens.end(), isTrigger);
}

template <class Is>
bool allFindings(const Reading& ours, Is is)
{
    return !ours.findings.empty() && std::all_of(ours.findings.begin(), ours.findings.end(), is);
}

bool missesOnlyQuotedNames(const Reading& ours)
{
    return allFindings(ours, [&](const Finding& f) {
        return f.code == ErrorCode::unknownColumn && f.range.of(ours.sql).starts_with('"');
    });
}

bool looksInNothing(const Reading& ours)
{
    return hasNeighbours(ours,
                         [](const Token& a, const Token& b) {
                             return a.kind == TokenKind::openParen && b.kind == TokenKind::closeParen;
                         })
        && hasNeighbours(ours, [](const Token& a, const Token& b) {
               return a.keyword == Keyword::In && b.kind == TokenKind::openParen;
           });
}

bool hasNamesAsFrameBound(const Reading& ours)
{
    return hasNeighbours(ours, [](const Token& a, const Token& b) {
        return (b.keyword == Keyword::Preceding || b.keyword == Keyword::Following) && a.keyword != Keyword::Unbounded
            && a.kind != TokenKind::number;
    });
}

bool hasUnusedParts(const Reading& ours)
{
    const std::vector<ByteRange> unused = unusedCtes(ours.outline);
    const auto isUnused = [&](const Finding& f) {
        return std::any_of(unused.begin(), unused.end(), [&](ByteRange u) { return u.contains(f.range); });
    };
    const auto namesWindow = [](const Token& t) { return t.keyword == Keyword::Window; };
    return std::any_of(ours.tokens.begin(), ours.tokens.end(), namesWindow) || allFindings(ours, isUnused)
        || (!ours.verdict.unlisted.empty() && !unused.empty());
}

/// The body of a CTE sees the columns of a query that looks in it with IN, as SQLite puts it there.
bool looksOutOfCtes(const Reading& ours)
{
    const auto isInCte = [&](const Finding& f) {
        return f.code == ErrorCode::unknownColumn
            && std::any_of(ours.outline.ctes.begin(), ours.outline.ctes.end(),
                           [&](const Cte& cte) { return cte.range.contains(f.range); });
    };
    const auto looksIn = [](const Token& a, const Token& b) {
        return a.keyword == Keyword::In && b.kind == TokenKind::word;
    };
    return allFindings(ours, isInCte) && hasNeighbours(ours, looksIn);
}

bool readsHiddenTable(const Reading& ours)
{
    return allFindings(ours, [](const Finding& f) { return f.identifier == "dbstat"; });
}

bool castsToNothing(const Reading& ours)
{
    return hasNeighbours(ours, [](const Token& a, const Token& b) {
        return a.keyword == Keyword::As && b.kind == TokenKind::closeParen;
    });
}

/// x AND 0 is 0 for any x, so SQLite ignores x.
bool isBesideFalse(const Reading& ours)
{
    return hasNeighbours(ours, [&](const Token& a, const Token& b) {
        return (a.keyword == Keyword::And && (b.text(ours.sql) == "0" || b.keyword == Keyword::False))
            || (b.keyword == Keyword::And && (a.text(ours.sql) == "0" || a.keyword == Keyword::False));
    });
}

bool hasEmptyName(const Reading& ours)
{
    return std::any_of(ours.tokens.begin(), ours.tokens.end(),
                       [](const Token& t) { return t.kind == TokenKind::quotedName && t.range().size() == 2; });
}

/// $$, $1a, #a and :a(b): SQLite's variables for Tcl.
bool hasTclVariable(const Reading& ours)
{
    const auto isOdd = [&](const Token& t) {
        const std::string_view text = t.text(ours.sql);
        return text.starts_with('#') || (text == "$" && t.kind == TokenKind::unknown);
    };
    return std::any_of(ours.tokens.begin(), ours.tokens.end(), isOdd)
        || hasNeighbours(ours, [](const Token& a, const Token& b) {
               return a.kind == TokenKind::parameter && a.end == b.begin
                   && (b.kind == TokenKind::openParen || b.kind == TokenKind::word);
           });
}

bool looksInString(const Reading& ours)
{
    return hasNeighbours(
        ours, [](const Token& a, const Token& b) { return a.keyword == Keyword::In && b.kind == TokenKind::string; });
}

constexpr std::array<KnownDifference, 13> knownDifferences{{
    {"SQLite skips conditions beside a constant that decides the result", isBesideFalse},
    {"an empty name in quotes is taken for one that is left out", hasEmptyName},
    {"variables are read without what Tcl adds to them", hasTclVariable},
    {"we read IN 'text' as a string, SQLite as a table", looksInString},
    {"nesting deeper than 200 is refused unread", isTooDeep},
    {"a trigger's body counts as statements; it is refused all the same", definesTrigger},
    {"a name in double quotes that means nothing is a string to SQLite and a mistake to us", missesOnlyQuotedNames},
    {"SQLite forgets what is looked for in an empty list", looksInNothing},
    {"SQLite does not look into the bounds of a frame", hasNamesAsFrameBound},
    {"SQLite does not look at CTEs and windows that nothing uses", hasUnusedParts},
    {"SQLite lets a CTE see columns of the query that uses it", looksOutOfCtes},
    {"SQLite's own tables are not in the schema", readsHiddenTable},
    {"a cast to nothing is no cast to us", castsToNothing},
}};

} // namespace

std::string_view knownDifference(const OurSqliteReading& ours)
{
    for (const KnownDifference& known : knownDifferences) {
        if (known.applies(ours))
            return known.reason;
    }
    return {};
}

} // namespace querymend
