#pragma once

#include "dialect/dialect.h"
#include "sql/tokens/token.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace querymend {

/// How a piece of SQL looks; the values are the editor's style numbers.
enum class TextStyle : std::uint8_t {
    plain,
    keyword,
    function,
    quotedName,
    string,
    number,
    parameter,
    comment,
    broken, ///< a byte that begins no token
};

inline constexpr std::uint8_t textStyleCount = static_cast<std::uint8_t>(TextStyle::broken) + 1;

struct StyledRange {
    ByteRange range;
    TextStyle style = TextStyle::plain;

    friend bool operator==(const StyledRange&, const StyledRange&) = default;
};

/// Returns what is not plain in a text that begins at a token boundary.
[[nodiscard]] std::vector<StyledRange> stylesOf(std::string_view text, const Dialect& dialect,
                                                const KeywordSet& keywords);

/// Whether a token of this style may continue on the next line.
[[nodiscard]] bool spansLines(TextStyle style);

} // namespace querymend
