#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace querymend {

/// The kind of token that a byte can begin.
enum class ByteClass : std::uint8_t {
    other,
    blank,
    letter,
    prefixLetter, ///< a letter that may begin a prefixed literal
    digit,
    singleQuote,
    doubleQuote,
    backtick,
    openParen,
    closeParen,
    openBracket,
    closeBracket,
    openBrace,
    closeBrace,
    comma,
    semicolon,
    dot,
    dollar,
    at,
    colon,
    question,
    hash,
    dash,
    slash,
    operatorByte,
};

/// Classes of bytes that can continue a word; which of them do depends on the dialect.
inline constexpr std::uint8_t wordBody = 1;
inline constexpr std::uint8_t wordDollar = 2;
inline constexpr std::uint8_t wordHash = 4;
inline constexpr std::uint8_t wordAt = 8;

namespace detail {

constexpr ByteClass classOf(unsigned char byte)
{
    const char c = static_cast<char>(byte);
    if (byte >= 0x80 || c == '_' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) {
        constexpr std::string_view prefixes = "bBeEnNqQuUxX";
        return prefixes.find(c) != std::string_view::npos ? ByteClass::prefixLetter : ByteClass::letter;
    }
    if (c >= '0' && c <= '9')
        return ByteClass::digit;
    if (c == ' ' || (c >= '\t' && c <= '\r'))
        return ByteClass::blank;
    constexpr std::string_view singles = "'\"`()[]{},;.$@:?#-/";
    const std::size_t at = singles.find(c);
    if (at != std::string_view::npos)
        return static_cast<ByteClass>(static_cast<std::size_t>(ByteClass::singleQuote) + at);
    constexpr std::string_view operators = "+*<>=~!%^&|";
    return operators.find(c) != std::string_view::npos ? ByteClass::operatorByte : ByteClass::other;
}

constexpr std::uint8_t wordBitsOf(unsigned char byte)
{
    const ByteClass c = classOf(byte);
    if (c == ByteClass::letter || c == ByteClass::prefixLetter || c == ByteClass::digit)
        return wordBody;
    if (c == ByteClass::dollar)
        return wordDollar;
    if (c == ByteClass::at)
        return wordAt;
    return c == ByteClass::hash ? wordHash : std::uint8_t{0};
}

template <class T, class F>
constexpr std::array<T, 256> table(F f)
{
    std::array<T, 256> values{};
    for (unsigned i = 0; i < 256; ++i)
        values[i] = f(static_cast<unsigned char>(i));
    return values;
}

inline constexpr auto classes = table<ByteClass>(classOf);
inline constexpr auto wordBitTable = table<std::uint8_t>(wordBitsOf);

} // namespace detail

constexpr ByteClass byteClass(char c)
{
    return detail::classes[static_cast<unsigned char>(c)];
}

constexpr std::uint8_t wordBits(char c)
{
    return detail::wordBitTable[static_cast<unsigned char>(c)];
}

constexpr bool isCustomOperatorByte(char c)
{
    const ByteClass k = byteClass(c);
    return k == ByteClass::operatorByte || k == ByteClass::at || k == ByteClass::question || k == ByteClass::hash
        || k == ByteClass::dash || k == ByteClass::slash || k == ByteClass::backtick;
}

/// The length of the longest operator at the start of the text, for dialects with a fixed set of operators.
constexpr std::uint32_t fixedOperatorLength(std::string_view text)
{
    constexpr std::array<std::string_view, 6> threes{"<=>", "->>", "#>>", "!~*", "<<=", ">>="};
    constexpr std::array<std::string_view, 30> twos{
        "<=", ">=", "<>", "!=", "||", "::", ":=", "=>", "->", "==", "<<", ">>", "!<", "!>", "**",
        "//", "&&", "@>", "<@", "#>", "!~", "~*", "^=", "+=", "-=", "*=", "/=", "%=", "&=", "|="};
    for (std::string_view op : threes) {
        if (text.substr(0, 3) == op)
            return 3;
    }
    for (std::string_view op : twos) {
        if (text.substr(0, 2) == op)
            return 2;
    }
    return 1;
}

/// The length in bytes of a non-ASCII blank at the start of the text; 0 if there is none.
constexpr std::uint32_t unicodeBlankLength(std::string_view text)
{
    const auto at = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U; };
    if (at(0) == 0xC2 && at(1) == 0xA0)
        return 2;
    const bool generalPunctuation =
        at(0) == 0xE2 && at(1) == 0x80 && ((at(2) >= 0x80 && at(2) <= 0x8D) || at(2) == 0xAF);
    const bool mathematicalSpace = at(0) == 0xE2 && at(1) == 0x81 && (at(2) == 0x9F || at(2) == 0xA0);
    const bool ideographic = at(0) == 0xE3 && at(1) == 0x80 && at(2) == 0x80;
    const bool byteOrderMark = at(0) == 0xEF && at(1) == 0xBB && at(2) == 0xBF;
    return generalPunctuation || mathematicalSpace || ideographic || byteOrderMark ? 3U : 0U;
}

} // namespace querymend
