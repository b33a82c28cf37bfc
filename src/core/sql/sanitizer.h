#pragma once

#include "base/range.h"
#include "base/textmap.h"
#include "sql/lexrules.h"
#include "sql/outline.h"
#include "sql/syntaxrules.h"
#include "sql/token.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// How a target dialect cuts a result to its first rows.
enum class RowLimitForm : std::uint8_t {
    limit, ///< LIMIT n OFFSET m
    top,   ///< SELECT TOP n; behind ORDER BY also OFFSET m ROWS FETCH NEXT n ROWS ONLY
    fetch, ///< OFFSET m ROWS FETCH FIRST n ROWS ONLY
};

/// What the sanitizer must know of the dialect that a text is to be made right for.
struct SanitizerTarget {
    const LexRules& lex;
    const SyntaxRules& syntax;
    char openQuote = '"';
    char closeQuote = '"';
    RowLimitForm rowLimit = RowLimitForm::limit;
    bool limitComma = false;        ///< LIMIT offset, count
    bool fetchToo = false;          ///< FETCH FIRST beside LIMIT
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
    nameQuotes,
    rowLimit,
    closingSemicolon,
};

/// In a few words of English, for the notes of an attempt.
[[nodiscard]] std::string_view describe(Rewrite rewrite);

/// One rewrite, with its place in the text as given.
struct SanitizerNote {
    Rewrite rewrite;
    ByteRange range;
    std::string before;
    std::string after;
};

/// What is wrong for the dialect and cannot be made right with certainty.
struct SanitizerFailure {
    ByteRange range;
    std::string what; ///< as written
};

/// A text after its certain rewrites.
class Sanitized {
public:
    explicit Sanitized(std::string_view original) : m_original(original) {}

    /// Whether the text must be cut and outlined again. A closing semicolon is only noted: the guard's
    /// statement leaves it out.
    [[nodiscard]] bool changed() const { return !m_stages.empty(); }
    /// The original itself where nothing was changed; it must outlive this.
    [[nodiscard]] std::string_view text() const;
    [[nodiscard]] ByteRange toOriginal(ByteRange range) const;
    /// The texts between the original and the last, each able to say where its bytes came from.
    [[nodiscard]] std::vector<EditedText> stages() && { return std::move(m_stages); }

    std::vector<SanitizerNote> notes;
    std::optional<SanitizerFailure> failure;

private:
    friend class SanitizerRun;

    std::string_view m_original;
    std::vector<EditedText> m_stages;
};

/// Makes the rewrites that are certain: none inside a literal, a quoted name or a comment, none that
/// changes what works. The tokens and the outline are those of the text under the target's rules.
[[nodiscard]] Sanitized sanitize(std::string_view text, const std::vector<Token>& tokens, const Outline& outline,
                                 const SanitizerTarget& target);

} // namespace querymend
