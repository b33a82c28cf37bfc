#include "base/base64.h"

#include <algorithm>
#include <cstdint>

namespace querymend {

namespace {

constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

} // namespace

std::string toBase64(std::string_view bytes)
{
    std::string out;
    out.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        const std::string_view group = bytes.substr(i, 3);
        std::uint32_t bits = 0;
        for (std::size_t k = 0; k < 3; ++k)
            bits = bits << 8U | (k < group.size() ? static_cast<unsigned char>(group[k]) : 0U);
        for (std::size_t k = 0; k < 4; ++k)
            out += k <= group.size() ? digits[bits >> (18U - 6U * k) & 63U] : '=';
    }
    return out;
}

std::optional<std::string> fromBase64(std::string_view text)
{
    if (text.size() % 4 != 0)
        return std::nullopt;
    const std::size_t padding = text.ends_with("==") ? 2 : text.ends_with('=') ? 1 : 0;
    std::string out;
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isPadding = i >= text.size() - padding;
        const std::size_t digit = isPadding ? 0 : digits.find(text[i]);
        if (digit == std::string_view::npos)
            return std::nullopt;
        bits = bits << 6U | static_cast<std::uint32_t>(digit);
        if (i % 4 == 3)
            out += {static_cast<char>(bits >> 16U & 255U), static_cast<char>(bits >> 8U & 255U),
                    static_cast<char>(bits & 255U)};
    }
    out.resize(out.size() - padding);
    return toBase64(out) == text ? std::optional(out) : std::nullopt;
}

} // namespace querymend
