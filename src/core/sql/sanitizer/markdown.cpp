// What chat windows add to SQL: fences, and backslashes before signs.

#include "sql/sanitizer/stages.h"

#include "base/ascii.h"

#include <algorithm>

namespace querymend {

bool isMarkdownEscape(std::string_view text, std::size_t at)
{
    // Neither quotes, nor what may begin a comment, nor the commands of clients, such as \! and \.
    constexpr std::string_view signs = "_*<>=()[],+|%&";
    return at + 1 < text.size() && text[at] == '\\' && signs.find(text[at + 1]) != std::string_view::npos;
}

Changes escapeChanges(const SanitizerView& view)
{
    Changes out;
    for (const Token& token : view.tokens) {
        if (token.kind != TokenKind::unknown || !isMarkdownEscape(view.text, token.begin))
            continue;
        // Without the backslash, a star could begin or end a comment.
        const char before = token.begin > 0 ? view.text[token.begin - 1] : ' ';
        const char after = token.end + 1 < view.text.size() ? view.text[token.end + 1] : ' ';
        if (before == '/' || after == '/')
            return {};
        out.push_back({Rewrite::markdownEscape, {token.range(), {}}});
    }
    return out;
}

Changes fenceChanges(std::string_view text)
{
    const std::size_t open = text.find_first_not_of(" \t\r\n");
    const std::string_view fence = open == std::string_view::npos ? std::string_view() : text.substr(open, 3);
    if (fence != "```" && fence != "~~~")
        return {};
    std::size_t begin = std::min(text.find_first_not_of(fence.front(), open), text.size());
    constexpr std::string_view tagBytes = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_+-";
    const std::size_t tagEnd = std::min(text.find_first_not_of(tagBytes, begin), text.size());
    const std::size_t lineEnd = std::min(text.find('\n', begin), text.size());
    const bool tagIsLine = lineEnd < text.size() && asciiTrimmed(text.substr(tagEnd, lineEnd - tagEnd)).empty();
    if (tagIsLine)
        begin = lineEnd;
    else if (asciiEqualsIgnoringCase(text.substr(begin, tagEnd - begin), "sql"))
        begin = tagEnd;
    std::size_t end = text.find_last_not_of(" \t\r\n") + 1;
    if (end >= begin + fence.size() && text.substr(end - fence.size(), fence.size()) == fence)
        end -= fence.size();
    if (end <= begin || text.substr(begin, end - begin).find(fence) != std::string_view::npos)
        return {};
    Changes out{{Rewrite::fence, {{0, static_cast<std::uint32_t>(begin)}, {}}}};
    if (end < text.size())
        out.push_back(
            {Rewrite::fence, {{static_cast<std::uint32_t>(end), static_cast<std::uint32_t>(text.size())}, {}}});
    return out;
}

} // namespace querymend
