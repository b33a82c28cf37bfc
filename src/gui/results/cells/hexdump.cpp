#include "results/cells/hexdump.h"

namespace querymend {

namespace {

constexpr std::size_t leastPerLine = 4;
constexpr std::string_view digits = "0123456789ABCDEF";

void addHex(std::string& out, std::size_t value, int places)
{
    for (int shift = (places - 1) * 4; shift >= 0; shift -= 4)
        out += digits[(value >> static_cast<unsigned>(shift)) & 0xFU];
}

} // namespace

std::string hexDump(std::string_view bytes, std::size_t perLine)
{
    std::string out;
    for (std::size_t line = 0; line < bytes.size(); line += perLine) {
        addHex(out, line, 8);
        out += "  ";
        const std::string_view part = bytes.substr(line, perLine);
        for (std::size_t i = 0; i < perLine; ++i) {
            if (i < part.size())
                addHex(out, static_cast<unsigned char>(part[i]), 2);
            else
                out += "  ";
            out += i == perLine / 2 - 1 ? "  " : " ";
        }
        out += ' ';
        for (const char c : part)
            out += c >= ' ' && c <= '~' ? c : '.';
        out += '\n';
    }
    return out;
}

std::size_t bytesPerLineIn(std::size_t characters)
{
    constexpr std::size_t around = 12; // the offset and the blanks
    constexpr std::size_t perByte = 4; // two digits, a blank and the character
    std::size_t perLine = usualBytesPerLine;
    while (perLine > leastPerLine && around + perByte * perLine > characters)
        perLine /= 2;
    return perLine;
}

} // namespace querymend
