#include "check/readablefixes.h"

#include "base/textmap.h"
#include "base/worklimit.h"
#include "sql/outline/outline.h"
#include "sql/tokens/lexer.h"

#include <algorithm>

namespace querymend {

namespace {

constexpr std::size_t mostBytes = std::size_t{1} << 18U; ///< read in all

bool isUntouchable(const Token& token)
{
    return token.kind == TokenKind::string || token.isComment();
}

bool cutsThrough(const TextEdit& edit, const std::vector<Token>& tokens)
{
    const auto cuts = [&](std::uint32_t at) {
        const auto token = std::ranges::upper_bound(tokens, at, {}, &Token::begin);
        return token != tokens.begin() && isUntouchable(*(token - 1)) && (token - 1)->begin < at
            && at < (token - 1)->end;
    };
    return cuts(edit.range.begin) || cuts(edit.range.end);
}

bool areApart(std::vector<TextEdit> edits)
{
    std::ranges::sort(edits, {}, [](const TextEdit& edit) { return edit.range.begin; });
    for (std::size_t i = 1; i < edits.size(); ++i) {
        if (edits[i].range.begin < edits[i - 1].range.end)
            return false;
    }
    return true;
}

bool isReadable(std::string_view text, const Dialect& dialect)
{
    const Outline outline = outlineOf(text, dialect.lex, dialect.syntax);
    return outline.problems.empty() && outline.statements.size() == 1
        && (outline.statements.front().kind == StatementKind::query
            || outline.statements.front().kind == StatementKind::explain);
}

} // namespace

void dropUnreadableFixes(std::vector<Finding>& findings, std::string_view text, const std::vector<Token>& tokens,
                         const Dialect& dialect)
{
    WorkLimit bytes(mostBytes);
    for (Finding& finding : findings) {
        // A mistake in a literal is mended within it.
        const bool isSyntax = categoryOf(finding.code) == Category::syntaxError;
        std::erase_if(finding.fixes, [&](const Fix& fix) {
            if (!bytes.spend(text.size()) || !areApart(fix.edits))
                return true;
            if (!isSyntax
                && std::ranges::any_of(fix.edits, [&](const TextEdit& edit) { return cutsThrough(edit, tokens); }))
                return true;
            return !isReadable(EditedText(text, fix.edits).text(), dialect);
        });
    }
}

void dropUnreadableFixes(Finding& finding, std::string_view text, const Dialect& dialect)
{
    std::vector<Finding> one;
    one.push_back(std::move(finding));
    dropUnreadableFixes(one, text, lex(text, dialect.lex), dialect);
    finding = std::move(one.front());
}

} // namespace querymend
