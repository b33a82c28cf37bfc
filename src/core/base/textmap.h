#pragma once

#include "base/range.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// One replacement of a span of a text.
struct TextEdit {
    ByteRange range;
    std::string replacement;

    friend bool operator==(const TextEdit&, const TextEdit&) = default;
};

/// The text after a set of edits, which can be mapped back to the original.
class EditedText {
public:
    /// The edits must not overlap; they may come in any order.
    EditedText(std::string_view original, std::vector<TextEdit> edits);

    [[nodiscard]] const std::string& text() const { return m_text; }
    /// Maps a span of the new text to the original. If it touches a replacement, the result covers everything
    /// that was replaced.
    [[nodiscard]] ByteRange toOriginal(ByteRange range) const;
    /// Whether a place of the new text is strictly inside a replacement, so that the original has no such place.
    [[nodiscard]] bool isInReplacement(std::uint32_t offset) const;

    friend std::vector<TextEdit> editsThrough(std::string_view original, std::span<const EditedText> steps);

private:
    struct Piece {
        std::uint32_t newBegin;
        std::uint32_t newEnd;
        ByteRange original;
        bool copied;
    };

    std::string m_text;
    std::vector<Piece> m_pieces;
};

/// The edits that lead from a text to that after the last of the steps, each of which edits the text of the one before.
[[nodiscard]] std::vector<TextEdit> editsThrough(std::string_view original, std::span<const EditedText> steps);

} // namespace querymend
