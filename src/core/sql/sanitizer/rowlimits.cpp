// Rewrites LIMIT, OFFSET and FETCH FIRST to the form of the target dialect.

#include "sql/sanitizer/stages.h"

#include <algorithm>

namespace querymend {

namespace {

/// The limit clauses of one query block.
struct RowLimit {
    ByteRange range; ///< from the first clause to the end of the last
    std::string_view count;
    std::string_view offset;
    bool byLimit = false;
    bool byComma = false;
    bool byFetch = false;
    bool percent = false;
    bool ties = false;
    bool unclear = false; ///< something else is in or between the clauses
};

/// The token that ends an argument of a limit clause: a comma, a percent sign or a word of the clause.
std::size_t argumentEnd(const SanitizerView& view, std::size_t from, std::uint32_t limit)
{
    int depth = 0;
    for (std::size_t i = from; i < view.tokens.size() && view.tokens[i].begin < limit; ++i) {
        const Token& token = view.tokens[i];
        if (token.kind == TokenKind::openParen)
            ++depth;
        else if (token.kind == TokenKind::closeParen)
            --depth;
        const bool word = token.keyword == Keyword::Row || token.keyword == Keyword::Rows
            || token.keyword == Keyword::Percent || token.keyword == Keyword::Only || token.keyword == Keyword::With;
        if (depth == 0
            && (token.kind == TokenKind::comma || word
                || (token.kind == TokenKind::op && token.text(view.text) == "%")))
            return i;
    }
    return tokenAt(view.tokens, limit);
}

/// Whether an argument can be moved: its brackets are balanced and it has no unterminated literal.
bool isWhole(const SanitizerView& view, std::size_t from, std::size_t to)
{
    int depth = 0;
    for (std::size_t i = from; i < to; ++i) {
        switch (view.tokens[i].kind) {
        case TokenKind::openParen:
        case TokenKind::openBracket:
            ++depth;
            break;
        case TokenKind::closeParen:
        case TokenKind::closeBracket:
            if (--depth < 0)
                return false;
            break;
        case TokenKind::unterminatedString:
        case TokenKind::unterminatedName:
        case TokenKind::unterminatedComment:
        case TokenKind::unknown:
            return false;
        default: // any other kind can be moved
            break;
        }
    }
    return depth == 0;
}

/// Reads the words after the count; anything else there makes the limit unclear.
void readTail(const SanitizerView& view, std::size_t from, std::uint32_t limit, RowLimit& out)
{
    for (std::size_t i = from; i < view.tokens.size() && view.tokens[i].begin < limit; ++i) {
        const Token& token = view.tokens[i];
        const Keyword word = token.keyword;
        const bool percent = word == Keyword::Percent || (token.kind == TokenKind::op && token.text(view.text) == "%");
        out.percent = out.percent || percent;
        out.ties = out.ties || word == Keyword::Ties;
        out.unclear = out.unclear
            || !(percent || token.isComment() || word == Keyword::Row || word == Keyword::Rows || word == Keyword::Only
                 || word == Keyword::With || word == Keyword::Ties);
    }
}

void readClause(const SanitizerView& view, ByteRange clause, RowLimit& out)
{
    const StageTokens tokens(view);
    const std::size_t first = tokenAt(view.tokens, clause.begin);
    const Keyword word = tokens.at(first).keyword;
    std::size_t from = tokens.after(first);
    if (word == Keyword::Fetch
        && (tokens.at(from).keyword == Keyword::First || tokens.at(from).keyword == Keyword::Next))
        from = tokens.after(from);
    std::size_t end = argumentEnd(view, from, clause.end);
    const bool isOffset = word == Keyword::Offset;
    std::string_view& value = isOffset ? out.offset : out.count;
    out.unclear = out.unclear || !value.empty() || !isWhole(view, from, end);
    value = tokens.between(from, end);
    out.byFetch = out.byFetch || word == Keyword::Fetch;
    out.byLimit = out.byLimit || word == Keyword::Limit;
    if (word == Keyword::Fetch && value.empty())
        value = "1";
    if (word == Keyword::Limit && tokens.at(end).kind == TokenKind::comma && tokens.at(end).begin < clause.end) {
        const std::size_t second = tokens.after(end);
        end = argumentEnd(view, second, clause.end);
        out.byComma = true;
        out.unclear = out.unclear || !out.offset.empty() || !isWhole(view, second, end);
        out.offset = out.count;
        out.count = tokens.between(second, end);
    }
    readTail(view, end, clause.end, out);
}

RowLimit rowLimitOf(const SanitizerView& view, const Scope& scope)
{
    RowLimit out;
    for (const ClauseSpan& clause : scope.clauses) {
        const Keyword word = clause.clause == Clause::limit
            ? view.tokens[tokenAt(view.tokens, clause.range.begin)].keyword
            : Keyword::None;
        if (word != Keyword::Limit && word != Keyword::Offset && word != Keyword::Fetch)
            continue;
        out.unclear =
            out.unclear || (!out.range.empty() && !onlyCommentsBetween(view, out.range.end, clause.range.begin));
        out.range = {out.range.empty() ? clause.range.begin : out.range.begin, clause.range.end};
        readClause(view, clause.range, out);
    }
    return out;
}

bool isNative(const SanitizerTarget& target, const RowLimit& limit)
{
    switch (target.rowLimit) {
    case RowLimitForm::limit:
        return (!limit.byFetch || target.fetchToo) && (!limit.byComma || target.limitComma);
    case RowLimitForm::fetch:
        return !limit.byLimit;
    case RowLimitForm::top:
        return !limit.byLimit && !(limit.byFetch && limit.offset.empty());
    }
    return true;
}

bool isNumber(std::string_view text)
{
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

std::string limitText(std::string_view count, std::string_view offset)
{
    std::string out = "LIMIT " + std::string(count);
    if (!offset.empty() && offset != "0")
        out += " OFFSET " + std::string(offset);
    return out;
}

std::string fetchText(std::string_view count, std::string_view offset)
{
    if (offset.empty())
        return "FETCH FIRST " + std::string(count) + " ROWS ONLY";
    return "OFFSET " + std::string(offset) + " ROWS FETCH NEXT " + std::string(count) + " ROWS ONLY";
}

/// The range to cut for a clause, including the blanks before it unless they are needed as a separator.
ByteRange withBlanksBefore(const SanitizerView& view, ByteRange range)
{
    const std::size_t index = tokenAt(view.tokens, range.begin);
    return index > 0 && !view.tokens[index - 1].isComment() && endsApart(view.text, range.end)
        ? ByteRange{view.tokens[index - 1].end, range.end}
        : range;
}

/// Rewrites a limit for SQL Server; false if it has no equivalent.
bool toTop(const SanitizerView& view, const Scope& scope, const RowLimit& limit, Changes& out)
{
    if (clauseOf(scope, Clause::orderBy) && (!limit.offset.empty() || scope.kind == ScopeKind::compound)) {
        const std::string_view offset = limit.offset.empty() ? std::string_view("0") : limit.offset;
        out.push_back({Rewrite::rowLimit, {limit.range, fetchText(limit.count, offset)}});
        return true;
    }
    const ClauseSpan* list = clauseOf(scope, Clause::target);
    if (scope.kind != ScopeKind::select || !list || (!limit.offset.empty() && limit.offset != "0"))
        return false;
    const StageTokens tokens(view);
    std::size_t behind = tokenAt(view.tokens, list->range.begin);
    const Keyword next = tokens.at(tokens.after(behind)).keyword;
    if (next == Keyword::Distinct || next == Keyword::All)
        behind = tokens.after(behind);
    if (tokens.at(tokens.after(behind)).keyword == Keyword::Top
        || (isBoundByPosition(limit.count) && hasPositions(view, 2)))
        return false;
    const std::uint32_t at = tokens.at(behind).end;
    std::string top = isNumber(limit.count) ? " TOP " : " TOP (";
    top += limit.count;
    if (!isNumber(limit.count))
        top += ')';
    out.push_back({Rewrite::rowLimit, {{at, at}, std::move(top)}});
    out.push_back({Rewrite::rowLimit, {withBlanksBefore(view, limit.range), {}}});
    return true;
}

/// Whether changes overlap, as for a limit inside the count of another limit. Sorts them.
bool overlapping(Changes& changes)
{
    std::stable_sort(changes.begin(), changes.end(),
                     [](const Change& a, const Change& b) { return a.edit.range.begin < b.edit.range.begin; });
    return std::adjacent_find(changes.begin(), changes.end(),
                              [](const Change& a, const Change& b) { return b.edit.range.begin < a.edit.range.end; })
        != changes.end();
}

} // namespace

Changes limitChanges(const SanitizerView& view, const Outline& outline, std::optional<SanitizerProblem>& failure)
{
    Changes out;
    for (const Scope& scope : outline.scopes) {
        const RowLimit limit = rowLimitOf(view, scope);
        if (limit.range.empty() || limit.unclear || limit.count.empty() || isNative(view.target, limit))
            continue;
        const bool swapsPositions = limit.byComma && isBoundByPosition(limit.count) && isBoundByPosition(limit.offset);
        bool made = !limit.percent && !limit.ties && !swapsPositions && keywordOf(limit.count) == Keyword::None;
        if (made && view.target.rowLimit == RowLimitForm::top)
            made = toTop(view, scope, limit, out);
        else if (made && view.target.rowLimit == RowLimitForm::fetch)
            out.push_back({Rewrite::rowLimit, {limit.range, fetchText(limit.count, limit.offset)}});
        else if (made)
            out.push_back({Rewrite::rowLimit, {limit.range, limitText(limit.count, limit.offset)}});
        if (!made) {
            failure = SanitizerProblem{limit.range, std::string(limit.range.of(view.text))};
            return {};
        }
    }
    if (overlapping(out)) {
        failure = SanitizerProblem{out.front().edit.range, std::string(out.front().edit.range.of(view.text))};
        return {};
    }
    return out;
}

} // namespace querymend
