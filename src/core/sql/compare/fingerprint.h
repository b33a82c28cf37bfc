#pragma once

#include "sql/tokens/lexrules.h"
#include "sql/tokens/syntaxrules.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace querymend {

/// Whether a normalised text keeps numbers and strings or replaces them by `?`.
enum class Literals : std::uint8_t { kept, replaced };

/// Two hashes that identify a statement whatever its layout. They are stored, so the algorithm must never change.
struct Fingerprint {
    std::uint64_t withLiterals = 0;
    std::uint64_t withoutLiterals = 0; ///< equal for statements that differ only in literals

    friend constexpr bool operator==(const Fingerprint&, const Fingerprint&) = default;
};

/// A canonical spelling: no comments or closing semicolons, one blank between tokens, one letter case where the
/// engine ignores case, one form of quoting, `<>` for `!=`, no AS before an alias where it is optional.
[[nodiscard]] std::string normalized(std::string_view text, const LexRules& lexRules, const SyntaxRules& rules,
                                     Literals literals);

[[nodiscard]] Fingerprint fingerprintOf(std::string_view text, const LexRules& lexRules, const SyntaxRules& rules);

} // namespace querymend
