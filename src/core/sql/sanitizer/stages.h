#pragma once

#include "sql/sanitizer/sanitizer.h"

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace querymend {

/// An edit and its reason.
struct Change {
    Rewrite rewrite;
    TextEdit edit;
};

using Changes = std::vector<Change>;

/// The input of one sanitizer stage: the text as the previous stages left it.
struct SanitizerView {
    std::string_view text;
    const std::vector<Token>& tokens;
    const SanitizerTarget& target;
};

/// Walks over the tokens of a text, skipping comments.
class StageTokens {
public:
    explicit StageTokens(const SanitizerView& view) : m_view(view) {}

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
    /// The text from one token up to, but not including, another, without comments at its end.
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

[[nodiscard]] const ClauseSpan* clauseOf(const Scope& scope, Clause clause);

/// Finds the query blocks of a text by the offset of their SELECT.
class QueryBlocks {
public:
    explicit QueryBlocks(const Outline& outline) : m_outline(outline), m_arms(outline.scopes.size())
    {
        for (std::uint32_t i = 0; i < outline.scopes.size(); ++i) {
            const Scope& scope = outline.scopes[i];
            for (const ScopeId arm : scope.arms)
                m_arms[arm.value] = true;
            const ClauseSpan* list = scope.kind == ScopeKind::select ? clauseOf(scope, Clause::target) : nullptr;
            if (list)
                m_lists.emplace(list->range.begin, i);
        }
    }

    [[nodiscard]] const Scope* at(std::uint32_t select) const
    {
        const auto found = m_lists.find(select);
        return found == m_lists.end() ? nullptr : &m_outline.scopes[found->second];
    }
    [[nodiscard]] bool isArm(std::uint32_t select) const
    {
        const auto found = m_lists.find(select);
        return found != m_lists.end() && m_arms[found->second];
    }

private:
    const Outline& m_outline;
    std::vector<bool> m_arms;
    std::unordered_map<std::uint32_t, std::uint32_t> m_lists;
};

/// Removes a Markdown fence around the whole text.
[[nodiscard]] Changes fenceChanges(std::string_view text);
/// Removes the backslashes that Markdown puts before signs: `pet\_type`, `COUNT(\*)`.
[[nodiscard]] Changes escapeChanges(const SanitizerView& view);
/// Straightens typographic quotes used as delimiters; changes nothing if any pair is in doubt.
[[nodiscard]] Changes quoteChanges(const SanitizerView& view);
/// Removes invisible characters and replaces unusual blanks and full-width signs.
[[nodiscard]] Changes signChanges(const SanitizerView& view, const Outline& outline);
/// Requotes names that are in another dialect's quotes.
[[nodiscard]] Changes backtickChanges(const SanitizerView& view);
[[nodiscard]] Changes bracketChanges(const SanitizerView& view);
[[nodiscard]] Changes doubleQuoteChanges(const SanitizerView& view);

/// A SELECT TOP in a dialect without TOP.
struct ForeignTop {
    ByteRange range; ///< from TOP to the start of the select list
    std::uint32_t selectAt = 0;
    std::string count;
    bool percent = false;
    bool ties = false;
};

[[nodiscard]] std::vector<ForeignTop> foreignTops(const SanitizerView& view);
/// Appends the counts of removed TOPs to their query blocks; view and outline are of the text without the TOPs.
[[nodiscard]] Changes appendedLimits(const SanitizerView& view, const Outline& outline,
                                     const std::vector<ForeignTop>& tops, std::optional<SanitizerProblem>& failure);
/// Rewrites LIMIT, OFFSET and FETCH to the dialect's form.
[[nodiscard]] Changes limitChanges(const SanitizerView& view, const Outline& outline,
                                   std::optional<SanitizerProblem>& failure);

/// The index of the first token that begins at or after a byte offset.
[[nodiscard]] std::size_t tokenAt(const std::vector<Token>& tokens, std::uint32_t byte);
/// Whether a literal, quoted name or comment, as the dialect reads them, begins within a range.
[[nodiscard]] bool holdsTextWithin(const SanitizerView& view, std::size_t begin, std::size_t end);
[[nodiscard]] bool onlyCommentsBetween(const SanitizerView& view, std::uint32_t from, std::uint32_t to);
/// Whether nothing that could continue a word follows at an offset.
[[nodiscard]] bool endsApart(std::string_view text, std::uint32_t end);
/// Whether an argument is bound by position, so that it must not change places with another such argument.
[[nodiscard]] bool isBoundByPosition(std::string_view argument);
/// Whether at least this many placeholders are bound by position.
[[nodiscard]] bool hasPositions(const SanitizerView& view, std::ptrdiff_t least);
/// Whether this quote is next to a range: another one there would make it a doubled quote.
[[nodiscard]] bool touches(std::string_view text, std::size_t begin, std::size_t end, char quote);
[[nodiscard]] std::string quotedFor(const SanitizerTarget& target, std::string_view name);

} // namespace querymend
