#include "base/tokenestimate.h"

#include <array>
#include <cstdint>

namespace querymend {

namespace {

enum class ByteKind : std::uint8_t { word, digit, twoBytes, blank, single, tail, fourBytes };

constexpr ByteKind kindOf(unsigned byte)
{
    const auto within = [byte](unsigned first, unsigned last) { return byte >= first && byte <= last; };
    if (within('a', 'z') || within('A', 'Z') || byte == '_')
        return ByteKind::word;
    if (within('0', '9'))
        return ByteKind::digit;
    if (byte == ' ' || byte == '\t' || byte == '\r')
        return ByteKind::blank;
    if (within(0xC0, 0xDF))
        return ByteKind::twoBytes;
    if (within(0x80, 0xBF))
        return ByteKind::tail;
    return byte >= 0xF0 ? ByteKind::fourBytes : ByteKind::single;
}

constexpr std::array<ByteKind, 256> kinds = [] {
    std::array<ByteKind, 256> made{};
    for (unsigned byte = 0; byte < made.size(); ++byte)
        made[byte] = kindOf(byte);
    return made;
}();

/// How many characters of a run make one token; 0 for kinds that are not counted in runs.
constexpr std::size_t rowOf(ByteKind kind)
{
    switch (kind) {
    case ByteKind::word:
        return 6;
    case ByteKind::digit:
        return 3;
    case ByteKind::twoBytes:
        return 2;
    case ByteKind::blank:
    case ByteKind::single:
    case ByteKind::tail:
    case ByteKind::fourBytes:
        break;
    }
    return 0;
}

} // namespace

std::size_t estimatedTokens(std::string_view text)
{
    std::size_t tokens = 0;
    ByteKind rowKind = ByteKind::blank;
    std::size_t inRow = 0;
    for (const char c : text) {
        const ByteKind kind = kinds[static_cast<unsigned char>(c)];
        if (kind == ByteKind::tail)
            continue;
        if (kind != rowKind)
            inRow = 0;
        rowKind = kind;
        if (const std::size_t row = rowOf(kind); row > 0) {
            tokens += inRow == 0 ? 1 : 0;
            inRow = inRow + 1 == row ? 0 : inRow + 1;
        } else if (kind != ByteKind::blank) {
            tokens += kind == ByteKind::fourBytes ? 2 : 1;
        }
    }
    return tokens;
}

} // namespace querymend
