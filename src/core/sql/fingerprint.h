#pragma once

#include "sql/lexrules.h"
#include "sql/syntaxrules.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace querymend {

/// What becomes of numbers and strings in a normalised text.
enum class Literals : std::uint8_t { kept, replaced };

/// Two numbers by which equal statements are recognised, however they are laid out; stored, so never to change.
struct Fingerprint {
    std::uint64_t withLiterals = 0;
    std::uint64_t withoutLiterals = 0; ///< equal for statements that differ in their literals only

    friend constexpr bool operator==(const Fingerprint&, const Fingerprint&) = default;
};

/// One spelling for all texts with the same tokens: no comments, no closing semicolons, one blank between tokens,
/// one letter case where the engine sees none, one form of quoting, `<>` for `!=`, no AS before an alias where
/// leaving it out is as good.
[[nodiscard]] std::string normalized(std::string_view text, const LexRules& lexRules, const SyntaxRules& rules,
                                     Literals literals);

[[nodiscard]] Fingerprint fingerprintOf(std::string_view text, const LexRules& lexRules, const SyntaxRules& rules);

/// SipHash-2-4 with the key 00 01 … 0F: the same on every platform and in every run.
[[nodiscard]] std::uint64_t stableHash(std::string_view bytes);

} // namespace querymend
