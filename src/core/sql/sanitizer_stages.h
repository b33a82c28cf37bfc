#pragma once

#include "sql/sanitizer.h"

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// An edit with its reason.
struct Change {
    Rewrite rewrite;
    TextEdit edit;
};

using Changes = std::vector<Change>;

/// What a stage of the sanitizer sees: the text as the stages before it left it.
struct SanitizerView {
    std::string_view text;
    const std::vector<Token>& tokens;
    const SanitizerTarget& target;
};

/// A Markdown fence around the whole text.
[[nodiscard]] Changes fenceChanges(std::string_view text);
/// Typographic quotes where straight ones delimit; nothing where a pair is in doubt.
[[nodiscard]] Changes quoteChanges(const SanitizerView& view);
/// Characters that cannot be seen, blanks that are none for the dialect, and full-width signs.
[[nodiscard]] Changes signChanges(const SanitizerView& view, const Outline& outline);
/// Names in the quotes of another dialect.
[[nodiscard]] Changes backtickChanges(const SanitizerView& view);
[[nodiscard]] Changes bracketChanges(const SanitizerView& view);
[[nodiscard]] Changes doubleQuoteChanges(const SanitizerView& view);

/// A SELECT TOP that the dialect does not have.
struct ForeignTop {
    ByteRange range; ///< of TOP and its count, up to what follows
    std::uint32_t selectAt = 0;
    std::string count;
    bool percent = false;
    bool ties = false;
};

[[nodiscard]] std::vector<ForeignTop> foreignTops(const SanitizerView& view);
/// Puts the counts of removed TOPs behind their query blocks; the outline is that of the text without them.
[[nodiscard]] Changes appendedLimits(const SanitizerView& view, const Outline& outline,
                                     const std::vector<ForeignTop>& tops, std::optional<SanitizerFailure>& failure);
/// LIMIT, OFFSET and FETCH in the form of the dialect.
[[nodiscard]] Changes limitChanges(const SanitizerView& view, const Outline& outline,
                                   std::optional<SanitizerFailure>& failure);

/// The position of the first token that begins at or behind a byte.
[[nodiscard]] std::size_t tokenAt(const std::vector<Token>& tokens, std::uint32_t byte);
[[nodiscard]] std::string quotedFor(const SanitizerTarget& target, std::string_view name);

} // namespace querymend
