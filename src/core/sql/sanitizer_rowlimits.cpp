// TOP, LIMIT and FETCH FIRST in the form of the target dialect.

#include "sql/sanitizer_stages.h"

#include <algorithm>

namespace querymend {

namespace {

/// What the limit clauses of one query block say.
struct RowLimit {
    ByteRange range; ///< from the first clause to the end of the last
    std::string_view count;
    std::string_view offset;
    bool byLimit = false;
    bool byComma = false;
    bool byFetch = false;
    bool percent = false;
    bool ties = false;
    bool apart = false; ///< something else stands between the clauses
};

class Tokens {
public:
    explicit Tokens(const SanitizerView& view) : m_view(view) {}

    [[nodiscard]] const Token& at(std::size_t index) const
    {
        return index < m_view.tokens.size() ? m_view.tokens[index] : m_none;
    }
    [[nodiscard]] std::size_t after(std::size_t index) const
    {
        do
            ++index;
        while (at(index).isComment());
        return index;
    }
    /// The text from one token to the one before another, comments at its end left out.
    [[nodiscard]] std::string_view between(std::size_t from, std::size_t to) const
    {
        while (to > from && at(to - 1).isComment())
            --to;
        return to > from ? ByteRange{at(from).begin, at(to - 1).end}.of(m_view.text) : std::string_view();
    }

private:
    const SanitizerView& m_view;
    Token m_none;
};

/// Where an argument of a limit clause ends: at a comma, a percent sign or a word of the clause.
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

void readClause(const SanitizerView& view, ByteRange clause, RowLimit& out)
{
    const Tokens tokens(view);
    const std::size_t first = tokenAt(view.tokens, clause.begin);
    const Keyword word = tokens.at(first).keyword;
    std::size_t from = tokens.after(first);
    if (word == Keyword::Fetch
        && (tokens.at(from).keyword == Keyword::First || tokens.at(from).keyword == Keyword::Next))
        from = tokens.after(from);
    std::size_t end = argumentEnd(view, from, clause.end);
    const std::string_view argument = tokens.between(from, end);
    if (word == Keyword::Offset) {
        out.offset = argument;
        return;
    }
    out.count = argument;
    out.byFetch = word == Keyword::Fetch;
    out.byLimit = word == Keyword::Limit;
    if (out.byFetch && argument.empty())
        out.count = "1";
    if (out.byLimit && tokens.at(end).kind == TokenKind::comma && tokens.at(end).begin < clause.end) {
        const std::size_t second = tokens.after(end);
        out.byComma = true;
        out.offset = argument;
        end = argumentEnd(view, second, clause.end);
        out.count = tokens.between(second, end);
    }
    for (; tokens.at(end).begin < clause.end && end < view.tokens.size(); ++end) {
        out.percent = out.percent || tokens.at(end).keyword == Keyword::Percent || tokens.at(end).kind == TokenKind::op;
        out.ties = out.ties || tokens.at(end).keyword == Keyword::Ties;
    }
}

bool onlyCommentsBetween(const SanitizerView& view, std::uint32_t from, std::uint32_t to)
{
    for (std::size_t i = tokenAt(view.tokens, from); i < view.tokens.size() && view.tokens[i].begin < to; ++i) {
        if (!view.tokens[i].isComment())
            return false;
    }
    return true;
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
        out.apart = out.apart || (!out.range.empty() && !onlyCommentsBetween(view, out.range.end, clause.range.begin));
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

const ClauseSpan* clauseOf(const Scope& scope, Clause clause)
{
    const auto found = std::find_if(scope.clauses.begin(), scope.clauses.end(),
                                    [&](const ClauseSpan& c) { return c.clause == clause; });
    return found == scope.clauses.end() ? nullptr : &*found;
}

/// Takes a clause out together with the blanks before it.
ByteRange withBlanksBefore(const SanitizerView& view, ByteRange range)
{
    const std::size_t index = tokenAt(view.tokens, range.begin);
    return index > 0 && !view.tokens[index - 1].isComment() ? ByteRange{view.tokens[index - 1].end, range.end} : range;
}

/// LIMIT as SQL Server has it; false where it has nothing for it.
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
    const Tokens tokens(view);
    std::size_t behind = tokenAt(view.tokens, list->range.begin);
    const Keyword next = tokens.at(tokens.after(behind)).keyword;
    if (next == Keyword::Distinct || next == Keyword::All)
        behind = tokens.after(behind);
    const std::uint32_t at = tokens.at(behind).end;
    std::string top = isNumber(limit.count) ? " TOP " : " TOP (";
    top += limit.count;
    if (!isNumber(limit.count))
        top += ')';
    out.push_back({Rewrite::rowLimit, {{at, at}, std::move(top)}});
    out.push_back({Rewrite::rowLimit, {withBlanksBefore(view, limit.range), {}}});
    return true;
}

/// Whether what stands behind `TOP (n)` shows that a list begins there and TOP was no function.
bool listFollows(const Tokens& tokens, std::size_t index, const SyntaxRules& syntax, std::string_view text)
{
    const Token& next = tokens.at(index);
    switch (next.kind) {
    case TokenKind::word:
        return !contains(syntax.notNames, next.keyword) || next.keyword == Keyword::Case
            || next.keyword == Keyword::Distinct || contains(syntax.bareFunctions, next.keyword);
    case TokenKind::op: {
        const Token& beyond = tokens.at(tokens.after(index));
        return next.text(text) == "*" && (beyond.keyword == Keyword::From || beyond.kind == TokenKind::comma);
    }
    case TokenKind::quotedName:
    case TokenKind::string:
    case TokenKind::number:
    case TokenKind::parameter:
    case TokenKind::variable:
        return true;
    default: // a comma, a dot, a parenthesis or the end
        return false;
    }
}

std::string appendedText(const ForeignTop& top, bool fetches)
{
    std::string out = fetches || top.ties ? " FETCH FIRST " : " LIMIT ";
    out += top.count;
    if (!fetches && !top.ties)
        return out;
    out += top.percent ? " PERCENT ROWS " : " ROWS ";
    out += top.ties ? "WITH TIES" : "ONLY";
    return out;
}

bool isArm(const Outline& outline, ScopeId id)
{
    return std::any_of(outline.scopes.begin(), outline.scopes.end(),
                       [&](const Scope& s) { return std::find(s.arms.begin(), s.arms.end(), id) != s.arms.end(); });
}

} // namespace

std::vector<ForeignTop> foreignTops(const SanitizerView& view)
{
    std::vector<ForeignTop> out;
    const Tokens tokens(view);
    for (std::size_t i = 0; i < view.tokens.size(); ++i) {
        if (view.tokens[i].keyword != Keyword::Select)
            continue;
        std::size_t top = tokens.after(i);
        if (tokens.at(top).keyword == Keyword::Distinct || tokens.at(top).keyword == Keyword::All)
            top = tokens.after(top);
        std::size_t at = tokens.after(top);
        const bool paren = tokens.at(at).kind == TokenKind::openParen;
        const std::size_t count = paren ? tokens.after(at) : at;
        const TokenKind kind = tokens.at(count).kind;
        if (tokens.at(top).keyword != Keyword::Top
            || (kind != TokenKind::number && (!paren || kind != TokenKind::parameter)))
            continue;
        at = tokens.after(count);
        if (paren && tokens.at(at).kind != TokenKind::closeParen)
            continue;
        at = paren ? tokens.after(at) : at;
        ForeignTop found{{}, view.tokens[i].begin, std::string(tokens.at(count).text(view.text))};
        found.percent = tokens.at(at).keyword == Keyword::Percent;
        at = found.percent ? tokens.after(at) : at;
        found.ties = tokens.at(at).keyword == Keyword::With && tokens.at(tokens.after(at)).keyword == Keyword::Ties;
        at = found.ties ? tokens.after(tokens.after(at)) : at;
        if (!listFollows(tokens, at, view.target.syntax, view.text))
            continue;
        found.range = {tokens.at(top).begin, tokens.at(at).begin};
        out.push_back(std::move(found));
    }
    return out;
}

Changes appendedLimits(const SanitizerView& view, const Outline& outline, const std::vector<ForeignTop>& tops,
                       std::optional<SanitizerFailure>& failure)
{
    Changes out;
    std::uint32_t removed = 0;
    for (const ForeignTop& top : tops) {
        const std::uint32_t selectAt = top.selectAt - removed;
        const auto block = std::find_if(outline.scopes.begin(), outline.scopes.end(), [&](const Scope& s) {
            const ClauseSpan* list = clauseOf(s, Clause::target);
            return s.kind == ScopeKind::select && list && list->range.begin == selectAt;
        });
        removed += top.range.size();
        const bool fetches = view.target.rowLimit == RowLimitForm::fetch;
        const bool fits = (!top.percent || fetches) && (!top.ties || fetches || view.target.withTies);
        const ScopeId id{static_cast<std::uint32_t>(block - outline.scopes.begin())};
        const bool found = block != outline.scopes.end();
        const std::size_t first = tokenAt(view.tokens, selectAt);
        const bool bare =
            found && isArm(outline, id) && !(first > 0 && view.tokens[first - 1].kind == TokenKind::openParen);
        if (!found || !fits || clauseOf(*block, Clause::limit) || (bare && !view.target.parenthesisedArms)) {
            failure = SanitizerFailure{{selectAt, selectAt + 6}, "TOP " + top.count};
            return {};
        }
        std::string text = appendedText(top, fetches);
        if (bare)
            text += ')';
        const std::uint32_t end = block->range.end;
        if (bare)
            out.push_back({Rewrite::rowLimit, {{selectAt, selectAt}, "("}});
        out.push_back({Rewrite::rowLimit, {{end, end}, std::move(text)}});
    }
    return out;
}

Changes limitChanges(const SanitizerView& view, const Outline& outline, std::optional<SanitizerFailure>& failure)
{
    Changes out;
    for (const Scope& scope : outline.scopes) {
        const RowLimit limit = rowLimitOf(view, scope);
        if (limit.range.empty() || limit.apart || limit.count.empty() || isNative(view.target, limit))
            continue;
        bool made = !limit.percent && !limit.ties;
        if (made && view.target.rowLimit == RowLimitForm::top)
            made = toTop(view, scope, limit, out);
        else if (made && view.target.rowLimit == RowLimitForm::fetch)
            out.push_back({Rewrite::rowLimit, {limit.range, fetchText(limit.count, limit.offset)}});
        else if (made)
            out.push_back({Rewrite::rowLimit, {limit.range, limitText(limit.count, limit.offset)}});
        if (!made) {
            failure = SanitizerFailure{limit.range, std::string(limit.range.of(view.text))};
            return {};
        }
    }
    return out;
}

} // namespace querymend
