#pragma once

#include "sql/formatter_pieces.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

enum class OpKind : std::uint8_t {
    text,     ///< a piece
    line,     ///< a line break where the group around it does not fit on one line
    fillLine, ///< a line break where what follows does not fit
    hardLine,
    blankLine,
    begin, ///< of a group: on one line or broken at all its lines
    end,
};

/// One step of writing a layout.
struct LayoutOp {
    OpKind kind = OpKind::text;
    bool gap = false;         ///< of text: a blank before it, except at the beginning of a line
    std::uint32_t piece = 0;  ///< of text
    std::uint32_t indent = 0; ///< of lines, in levels
    std::uint32_t widest = 0; ///< of begin: a group wider than this is broken
};

inline constexpr std::uint32_t lineWidth = 80;

/// What to write where, before it is known what fits.
[[nodiscard]] std::vector<LayoutOp> layoutOf(const std::vector<Piece>& pieces, std::string_view text);

/// Decides which groups fit and writes them all.
[[nodiscard]] std::string printed(const std::vector<LayoutOp>& ops, const std::vector<Piece>& pieces,
                                  std::string_view text);

} // namespace querymend
