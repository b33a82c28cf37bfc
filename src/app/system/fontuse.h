#pragma once

#include <QByteArrayList>

#include <cstdint>
#include <string>
#include <vector>

namespace querymend {

enum class FontPurpose : std::uint8_t { window, sql };

/// The font that is wanted for a purpose, and the one that is used.
struct FontUse {
    FontPurpose purpose = FontPurpose::window;
    std::string wanted;
    std::string used;     ///< empty if there is no font at all
    bool isFixed = false; ///< whether the letters of the used one have one width

    friend bool operator==(const FontUse&, const FontUse&) = default;
};

// The window tells the command line, which has no fonts, in lines.

[[nodiscard]] QByteArray linesOf(const std::vector<FontUse>& fonts);
/// Leaves out what is no such line.
[[nodiscard]] std::vector<FontUse> fontsIn(const QByteArray& lines);

} // namespace querymend
