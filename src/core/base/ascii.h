#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace querymend {

// Engines agree only on how ASCII folds; bytes above 127 are left alone.

constexpr char asciiLower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
}

constexpr char asciiUpper(char c)
{
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - ('a' - 'A')) : c;
}

constexpr bool asciiIsDigit(char c)
{
    return c >= '0' && c <= '9';
}

constexpr bool asciiIsAlpha(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

constexpr bool asciiIsSpace(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

constexpr bool asciiEqualsIgnoringCase(std::string_view a, std::string_view b)
{
    return a.size() == b.size()
        && std::equal(a.begin(), a.end(), b.begin(), [](char x, char y) { return asciiLower(x) == asciiLower(y); });
}

inline std::string asciiLowered(std::string_view text)
{
    std::string out(text);
    std::transform(out.begin(), out.end(), out.begin(), asciiLower);
    return out;
}

inline std::string asciiUppered(std::string_view text)
{
    std::string out(text);
    std::transform(out.begin(), out.end(), out.begin(), asciiUpper);
    return out;
}

constexpr std::string_view asciiTrimmed(std::string_view text)
{
    while (!text.empty() && asciiIsSpace(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && asciiIsSpace(text.back()))
        text.remove_suffix(1);
    return text;
}

} // namespace querymend
