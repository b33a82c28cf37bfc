// Takes TOP out of a text for a dialect without it, and appends its count to the query block.

#include "sql/sanitizer/stages.h"

#include <algorithm>

namespace querymend {

namespace {

/// Whether the token after `TOP (n)` begins a select list, so that TOP was no function.
bool listFollows(const StageTokens& tokens, std::size_t index, const SyntaxRules& syntax, std::string_view text)
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

/// The offset of the parenthesis that closes one; the end of the text if none does.
std::uint32_t closeOf(const SanitizerView& view, std::size_t open)
{
    int depth = 0;
    for (std::size_t i = open; i < view.tokens.size(); ++i) {
        depth += view.tokens[i].kind == TokenKind::openParen ? 1 : 0;
        depth -= view.tokens[i].kind == TokenKind::closeParen ? 1 : 0;
        if (depth == 0)
            return view.tokens[i].begin;
    }
    return static_cast<std::uint32_t>(view.text.size());
}

/// Where a query block ends by itself: within its own parentheses, if it has any.
struct BlockEnd {
    std::uint32_t end = 0;
    bool isParenthesised = false;
};

BlockEnd endOf(const SanitizerView& view, const Scope& block, std::size_t first)
{
    if (first == 0 || view.tokens[first - 1].kind != TokenKind::openParen)
        return {block.range.end};
    const std::uint32_t close = closeOf(view, first - 1);
    const std::uint32_t end = std::min(block.range.end, close);
    return {end, onlyCommentsBetween(view, end, close)};
}

} // namespace

std::vector<ForeignTop> foreignTops(const SanitizerView& view)
{
    std::vector<ForeignTop> out;
    const StageTokens tokens(view);
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
                       std::optional<SanitizerProblem>& failure)
{
    Changes out;
    const QueryBlocks blocks(outline);
    const bool fetches = view.target.rowLimit == RowLimitForm::fetch;
    std::uint32_t removed = 0;
    for (const ForeignTop& top : tops) {
        const std::uint32_t selectAt = top.selectAt - removed;
        removed += top.range.size();
        const Scope* block = blocks.at(selectAt);
        const bool fits = (!top.percent || fetches) && (!top.ties || fetches || view.target.withTies);
        const std::size_t first = tokenAt(view.tokens, selectAt);
        const BlockEnd own = block ? endOf(view, *block, first) : BlockEnd();
        const bool bare = blocks.isArm(selectAt) && !own.isParenthesised;
        if (!block || !fits || clauseOf(*block, Clause::limit) || (bare && !view.target.parenthesisedArms)
            || (isBoundByPosition(top.count) && hasPositions(view, 1))) {
            failure = SanitizerProblem{top.range, "TOP " + top.count};
            return {};
        }
        std::string text = appendedText(top, fetches);
        const std::uint32_t end = own.end;
        text += bare ? ")" : endsApart(view.text, end) ? "" : " ";
        if (bare)
            out.push_back({Rewrite::rowLimit, {{selectAt, selectAt}, "("}});
        out.push_back({Rewrite::rowLimit, {{end, end}, std::move(text)}});
    }
    return out;
}

} // namespace querymend
