#include "report/svgcanvas.h"

#include "diagnose/excerpt.h"
#include "report/markup.h"

#include <algorithm>
#include <cmath>

namespace querymend {

namespace {

constexpr double codeAdvance = 0.602;

/// With one decimal, which is what a pixel at twice the size can show.
std::string shown(double value)
{
    const auto tenths = static_cast<long long>(std::llround(value * 10));
    std::string text = std::to_string(tenths / 10);
    if (tenths % 10 != 0)
        text += '.' + std::to_string(std::llabs(tenths % 10));
    return text;
}

std::size_t lengthAt(std::string_view text, std::size_t at)
{
    std::size_t length = 1;
    while (at + length < text.size() && (static_cast<unsigned char>(text[at + length]) & 0xC0U) == 0x80U)
        ++length;
    return length;
}

/// The advance of a character in units of the font size.
double advanceOf(std::string_view character, Face face)
{
    constexpr std::string_view narrow = "ijl.,:;'|!()[]{}/ftI·";
    constexpr std::string_view wide = "mwMW@%";
    const bool isWide = character.size() >= 3 && static_cast<unsigned char>(character.front()) >= 0xE3U;
    if (isWide)
        return face == Face::code ? 2 * codeAdvance : 1.0;
    if (face == Face::code)
        return codeAdvance;
    const char c = character.front();
    const double base = c == ' '                             ? 0.32
        : character.size() == 1 && wide.find(c) != wide.npos ? 0.94
        : narrow.find(character) != std::string_view::npos   ? 0.36
        : character.size() == 1 && c >= 'A' && c <= 'Z'      ? 0.7
        : character.size() >= 3                              ? 0.9
                                                             : 0.61;
    return face == Face::strong ? base * 1.08 : base;
}

void append(std::vector<DrawnPiece>& line, const DrawnPiece& like, std::string_view text)
{
    const bool isSame = !line.empty() && line.back().look.colour == like.look.colour
        && line.back().look.face == like.look.face && line.back().isStruck == like.isStruck;
    if (isSame)
        line.back().text += text;
    else
        line.push_back({std::string(text), like.look, like.isStruck});
}

std::string attributesOf(const TextLook& look)
{
    std::string text = " fill=\"" + look.colour + "\" font-size=\"" + shown(look.size) + '"';
    if (look.face == Face::strong)
        text += " font-weight=\"600\"";
    if (look.face == Face::code)
        text += " font-family=\"" + std::string(codeFonts) + '"';
    return text;
}

} // namespace

double widthOf(std::string_view text, const TextLook& look)
{
    double width = 0;
    for (std::size_t at = 0; at < text.size(); at += lengthAt(text, at))
        width += advanceOf(text.substr(at, lengthAt(text, at)), look.face);
    return width * look.size;
}

std::string fitted(std::string_view text, const TextLook& look, double width)
{
    const std::string words = printable(text);
    if (widthOf(words, look) <= width)
        return words;
    double used = widthOf("…", look);
    std::size_t end = 0;
    while (end < words.size()) {
        const std::size_t length = lengthAt(words, end);
        used += widthOf(std::string_view(words).substr(end, length), look);
        if (used > width)
            break;
        end += length;
    }
    while (end > 0 && words[end - 1] == ' ')
        --end;
    return words.substr(0, end) + "…";
}

std::vector<std::vector<DrawnPiece>> wrapped(const std::vector<DrawnPiece>& pieces, double width, std::size_t mostLines)
{
    std::vector<std::vector<DrawnPiece>> lines(1);
    double used = 0;
    for (const DrawnPiece& piece : pieces) {
        const std::string words = printable(piece.text);
        for (std::size_t at = 0; at < words.size();) {
            const std::size_t blank = words.find(' ', at);
            const std::size_t end = blank == std::string::npos ? words.size() : blank + 1;
            const std::string_view word = std::string_view(words).substr(at, end - at);
            const double wide = widthOf(word.substr(0, word.find_last_not_of(' ') + 1), piece.look);
            const bool breaks = used > 0 && used + wide > width;
            if (breaks && lines.size() == mostLines) {
                append(lines.back(), piece, fitted(std::string(word) + "………", piece.look, std::max(width - used, 0.0)));
                return lines;
            }
            if (breaks) {
                lines.emplace_back();
                used = 0;
            }
            append(lines.back(), piece, wide > width ? fitted(word, piece.look, width) : std::string(word));
            used += std::min(widthOf(word, piece.look), width);
            at = end;
        }
    }
    return lines;
}

void SvgCanvas::rect(const Box& box, double radius, const std::string& fill, const std::string& stroke, double width)
{
    m_out += "<rect x=\"" + shown(box.x) + "\" y=\"" + shown(box.y) + "\" width=\"" + shown(box.width) + "\" height=\""
        + shown(box.height) + '"';
    if (radius > 0)
        m_out += " rx=\"" + shown(radius) + '"';
    m_out += " fill=\"" + fill + '"';
    if (!stroke.empty())
        m_out += " stroke=\"" + stroke + "\" stroke-width=\"" + shown(width) + '"';
    m_out += "/>\n";
}

void SvgCanvas::wash(const Box& box, double radius, const std::string& fill, double opacity)
{
    m_out += "<rect x=\"" + shown(box.x) + "\" y=\"" + shown(box.y) + "\" width=\"" + shown(box.width) + "\" height=\""
        + shown(box.height) + "\" rx=\"" + shown(radius) + "\" fill=\"" + fill + "\" fill-opacity=\"" + shown(opacity)
        + "\"/>\n";
}

void SvgCanvas::line(double x, double y, double toX, double toY, const std::string& stroke)
{
    m_out += "<line x1=\"" + shown(x) + "\" y1=\"" + shown(y) + "\" x2=\"" + shown(toX) + "\" y2=\"" + shown(toY)
        + "\" stroke=\"" + stroke + "\"/>\n";
}

void SvgCanvas::text(double x, double y, std::string_view words, const TextLook& look)
{
    write(x, y, {{std::string(words), look}}, {});
}

void SvgCanvas::textTo(double right, double y, std::string_view words, const TextLook& look)
{
    write(right, y, {{std::string(words), look}}, "end");
}

void SvgCanvas::text(double x, double y, const std::vector<DrawnPiece>& pieces)
{
    write(x, y, pieces, {});
}

/// Not every reader can strike text through, so a line is drawn; only code may be struck, whose width is known.
void SvgCanvas::write(double x, double y, const std::vector<DrawnPiece>& pieces, std::string_view anchor)
{
    double at = x;
    std::string out;
    std::string strikes;
    for (const DrawnPiece& piece : pieces) {
        const std::string words = printable(piece.text);
        if (words.empty())
            continue;
        const double width = widthOf(words, piece.look);
        out += pieces.size() == 1 ? escapedMarkup(words)
                                  : "<tspan" + attributesOf(piece.look) + '>' + escapedMarkup(words) + "</tspan>";
        if (piece.isStruck)
            strikes += "<line x1=\"" + shown(at) + "\" y1=\"" + shown(y - piece.look.size * 0.3) + "\" x2=\""
                + shown(at + width) + "\" y2=\"" + shown(y - piece.look.size * 0.3) + "\" stroke=\"" + piece.look.colour
                + "\"/>\n";
        at += width;
    }
    if (out.empty())
        return;
    m_out += "<text x=\"" + shown(x) + "\" y=\"" + shown(y) + '"';
    if (pieces.size() == 1)
        m_out += attributesOf(pieces.front().look);
    if (!anchor.empty())
        m_out += " text-anchor=\"" + std::string(anchor) + '"';
    m_out += " xml:space=\"preserve\">" + out + "</text>\n" + strikes;
}

void SvgCanvas::beginGroup(std::size_t moment)
{
    m_out += moment == 0 ? "<g>\n" : "<g data-moment=\"" + std::to_string(moment) + "\">\n";
}

void SvgCanvas::endGroup()
{
    m_out += "</g>\n";
}

std::string SvgCanvas::finish(double width, double height, const std::string& ground, std::string_view title) const
{
    const std::string size = "width=\"" + shown(width) + "\" height=\"" + shown(height) + '"';
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" font-family=\"" + std::string(plainFonts) + "\" "
        + size + " viewBox=\"0 0 " + shown(width) + ' ' + shown(height) + "\">\n<title>"
        + escapedMarkup(printable(title)) + "</title>\n<rect " + size + " fill=\"" + ground + "\"/>\n" + m_out
        + "</svg>\n";
}

} // namespace querymend
