#pragma once

#include "sql/formatter/pieces.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

enum class OpKind : std::uint8_t {
    text,     ///< a piece
    line,     ///< a line break if the enclosing group does not fit on one line
    fillLine, ///< a line break if the text up to the next one does not fit
    hardLine,
    blankLine,
    begin, ///< of a group, which is on one line or broken at every `line`
    end,
};

/// One step of writing a layout.
struct LayoutOp {
    OpKind kind = OpKind::text;
    bool gap = false;         ///< text: a blank before it, except at the beginning of a line
    std::uint32_t piece = 0;  ///< text
    std::uint32_t indent = 0; ///< line breaks, in levels
    std::uint32_t widest = 0; ///< begin: a group wider than this is broken
};

inline constexpr std::uint32_t lineWidth = 80;

/// The layout steps for a text, before it is known what fits.
[[nodiscard]] std::vector<LayoutOp> layoutOf(const std::vector<Piece>& pieces, std::string_view text);

/// Decides which groups fit on a line and writes the text.
[[nodiscard]] std::string printed(const std::vector<LayoutOp>& ops, const std::vector<Piece>& pieces,
                                  std::string_view text);

} // namespace querymend
