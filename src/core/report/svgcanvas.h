#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// The fonts of drawings, best first, in SVG syntax. Qt reads such a list as one name.
inline constexpr std::string_view plainFonts = "Inter, 'Segoe UI', 'DejaVu Sans', sans-serif";
inline constexpr std::string_view codeFonts = "'JetBrains Mono NL', 'DejaVu Sans Mono', monospace";

enum class Face : std::uint8_t { plain, strong, code };

/// How a text is drawn.
struct TextLook {
    std::string colour; ///< in SVG syntax
    double size = 12;
    Face face = Face::plain;
};

/// A piece of a line. Pieces follow each other without a gap.
struct DrawnPiece {
    std::string text;
    TextLook look;
    bool isStruck = false;
};

struct Box {
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;
};

/// Estimates a width, because nothing here knows the fonts of the reader; rather too wide than too narrow.
[[nodiscard]] double widthOf(std::string_view text, const TextLook& look);
/// The text cut to a width, with an ellipsis.
[[nodiscard]] std::string fitted(std::string_view text, const TextLook& look, double width);
/// The pieces broken at blanks into lines of a width; what does not fit into the last line is cut.
[[nodiscard]] std::vector<std::vector<DrawnPiece>> wrapped(const std::vector<DrawnPiece>& pieces, double width,
                                                           std::size_t mostLines);

/// Writes shapes and texts as SVG. Texts are made printable and escaped, so none can break out of its element.
class SvgCanvas {
public:
    void rect(const Box& box, double radius, const std::string& fill, const std::string& stroke, double width = 1);
    /// A rectangle mixed into what is below it.
    void wash(const Box& box, double radius, const std::string& fill, double opacity);
    void line(double x, double y, double toX, double toY, const std::string& stroke);
    /// `y` is the base line.
    void text(double x, double y, std::string_view words, const TextLook& look);
    void textTo(double right, double y, std::string_view words, const TextLook& look);
    void text(double x, double y, const std::vector<DrawnPiece>& pieces);
    /// All until the group ends appears with the event at this index of the record, from 1; 0 if it is always there.
    void beginGroup(std::size_t moment);
    void endGroup();

    /// The drawing so far, as a file of this size.
    [[nodiscard]] std::string finish(double width, double height, const std::string& ground,
                                     std::string_view title) const;

private:
    void write(double x, double y, const std::vector<DrawnPiece>& pieces, std::string_view anchor);

    std::string m_out;
};

} // namespace querymend
