#include "base/utf8.h"

#include <algorithm>
#include <cstring>

namespace querymend {

namespace {

constexpr bool isContinuation(unsigned char byte)
{
    return (byte & 0xC0U) == 0x80U;
}

std::size_t sequenceLength(unsigned char lead)
{
    if (lead < 0x80)
        return 1;
    if (lead >= 0xC2 && lead <= 0xDF)
        return 2;
    if (lead >= 0xE0 && lead <= 0xEF)
        return 3;
    if (lead >= 0xF0 && lead <= 0xF4)
        return 4;
    return 0;
}

/// Rejects overlong forms, surrogates and values above U+10FFFF, which all show in the second byte.
bool secondByteAllowed(unsigned char lead, unsigned char second)
{
    switch (lead) {
    case 0xE0:
        return second >= 0xA0;
    case 0xED:
        return second <= 0x9F;
    case 0xF0:
        return second >= 0x90;
    case 0xF4:
        return second <= 0x8F;
    default:
        return true;
    }
}

} // namespace

std::optional<std::size_t> firstInvalidUtf8(std::string_view text)
{
    std::size_t at = 0;
    while (at < text.size()) {
        constexpr std::uint64_t highBits = 0x8080808080808080ULL;
        while (text.size() - at >= sizeof(std::uint64_t)) {
            std::uint64_t eight = 0;
            std::memcpy(&eight, text.data() + at, sizeof eight);
            if ((eight & highBits) != 0)
                break;
            at += sizeof eight;
        }
        if (at >= text.size())
            break;
        const auto lead = static_cast<unsigned char>(text[at]);
        const std::size_t length = sequenceLength(lead);
        if (length == 0 || at + length > text.size())
            return at;
        for (std::size_t i = 1; i < length; ++i) {
            const auto byte = static_cast<unsigned char>(text[at + i]);
            if (!isContinuation(byte) || (i == 1 && !secondByteAllowed(lead, byte)))
                return at;
        }
        at += length;
    }
    return std::nullopt;
}

TextPosition positionAt(std::string_view text, std::size_t byteOffset)
{
    byteOffset = std::min(byteOffset, text.size());
    while (byteOffset > 0 && byteOffset < text.size() && isContinuation(static_cast<unsigned char>(text[byteOffset])))
        --byteOffset;
    TextPosition position;
    for (std::size_t i = 0; i < byteOffset; ++i) {
        const char c = text[i];
        const bool crBeforeLf = c == '\r' && i + 1 < text.size() && text[i + 1] == '\n';
        if (c == '\n' || (c == '\r' && !crBeforeLf)) {
            ++position.line;
            position.column = 1;
        } else if (!isContinuation(static_cast<unsigned char>(c))) {
            ++position.column;
        }
    }
    return position;
}

std::size_t byteOffsetAt(std::string_view text, TextPosition position)
{
    std::size_t start = 0;
    for (std::uint32_t line = 1; line < position.line && start < text.size(); ++line) {
        start = text.find_first_of("\r\n", start);
        if (start == std::string_view::npos)
            return text.size();
        start += text.substr(start, 2) == "\r\n" ? 2U : 1U;
    }
    const std::string_view rest = text.substr(start);
    const std::string_view line = rest.substr(0, rest.find_first_of("\r\n"));
    return start + byteOffsetOfCharacter(line, position.column - 1U);
}

std::size_t byteOffsetOfCharacter(std::string_view text, std::size_t characterIndex)
{
    std::size_t at = 0;
    for (; at < text.size(); ++at) {
        if (isContinuation(static_cast<unsigned char>(text[at])))
            continue;
        if (characterIndex == 0)
            return at;
        --characterIndex;
    }
    return at;
}

std::size_t characterCount(std::string_view text)
{
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return !isContinuation(static_cast<unsigned char>(c)); }));
}

} // namespace querymend
