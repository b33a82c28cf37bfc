#pragma once

#include "dialect/dialect.h"
#include "sql/token.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace querymend {

/// How a stretch of SQL looks; the values are the style numbers of the editor.
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

/// What is not plain in a text that begins where a token may begin.
[[nodiscard]] std::vector<StyledRange> stylesOf(std::string_view text, const Dialect& dialect,
                                                const KeywordSet& keywords);

/// Whether what has this style may go on over the end of a line.
[[nodiscard]] bool spansLines(TextStyle style);

} // namespace querymend
