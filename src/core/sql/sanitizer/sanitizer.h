#pragma once

#include "base/range.h"
#include "base/textmap.h"
#include "sql/outline/outline.h"
#include "sql/tokens/lexrules.h"
#include "sql/tokens/syntaxrules.h"
#include "sql/tokens/token.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// How a target dialect limits a result to its first rows.
enum class RowLimitForm : std::uint8_t {
    limit, ///< LIMIT n OFFSET m
    top,   ///< SELECT TOP n; after ORDER BY also OFFSET m ROWS FETCH NEXT n ROWS ONLY
    fetch, ///< OFFSET m ROWS FETCH FIRST n ROWS ONLY
};

/// What the sanitizer needs to know about the target dialect.
struct SanitizerTarget {
    const LexRules& lex;
    const SyntaxRules& syntax;
    char openQuote = '"';
    char closeQuote = '"';
    RowLimitForm rowLimit = RowLimitForm::limit;
    bool limitComma = false;        ///< LIMIT offset, count
    bool fetchToo = false;          ///< FETCH FIRST as well as LIMIT
    bool withTies = false;          ///< FETCH FIRST n ROWS WITH TIES
    bool parenthesisedArms = false; ///< (SELECT … LIMIT 1) UNION …
    bool listLiterals = false;      ///< [a, b] is a value
};

enum class Rewrite : std::uint8_t {
    fence,
    invisibleCharacter,
    unicodeBlank,
    typographicQuote,
    fullWidthSign,
    markdownEscape,
    nameQuotes,
    rowLimit,
    closingSemicolon,
};

/// A short English description, for the notes of an attempt.
[[nodiscard]] std::string_view describe(Rewrite rewrite);

/// One rewrite and its range in the original text.
struct SanitizerNote {
    Rewrite rewrite;
    ByteRange range;
    std::string before;
    std::string after;
};

/// Something wrong for the dialect that cannot be rewritten with certainty.
struct SanitizerProblem {
    ByteRange range;
    std::string what; ///< as written
};

/// The result of sanitizing a text.
class Sanitized {
public:
    explicit Sanitized(std::string_view original) : m_original(original) {}

    /// Whether the text must be lexed and outlined again. A closing semicolon is only noted: the guard's
    /// statement leaves it out.
    [[nodiscard]] bool changed() const { return !m_stages.empty(); }
    /// The rewritten text; the original, which must outlive this object, if nothing changed.
    [[nodiscard]] std::string_view text() const;
    [[nodiscard]] ByteRange toOriginal(ByteRange range) const;
    /// The text after each stage, the last being the result; each can map its bytes back to the one before.
    [[nodiscard]] std::vector<EditedText> stages() && { return std::move(m_stages); }

    std::vector<SanitizerNote> notes;
    std::optional<SanitizerProblem> failure;

private:
    friend class SanitizerRun;

    std::string_view m_original;
    std::vector<EditedText> m_stages;
};

/// Whether a backslash at this offset is one that Markdown puts before signs: `pet\_type`, `COUNT(\*)`.
[[nodiscard]] bool isMarkdownEscape(std::string_view text, std::size_t at);

/// Makes only certain rewrites: none inside a literal, quoted name or comment, and none that changes what
/// already works. The tokens and the outline are those of the text under the target's rules.
[[nodiscard]] Sanitized sanitize(std::string_view text, const std::vector<Token>& tokens, const Outline& outline,
                                 const SanitizerTarget& target);

} // namespace querymend
