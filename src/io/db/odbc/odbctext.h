#pragma once

#include <QString>

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace querymend {

/// Converts ODBC's wide characters, which are UTF-16 in a type of their own.
[[nodiscard]] inline std::string utf8Of(std::span<const unsigned short> text)
{
    return QString::fromUtf16(reinterpret_cast<const char16_t*>(text.data()), static_cast<qsizetype>(text.size()))
        .toStdString();
}

/// Most calls count a text's length in bytes.
constexpr long bytesOfUnit = sizeof(unsigned short);

/// What a call wrote to a buffer, whose last place is for a NUL. `length` is that of the whole text, in units.
template <std::size_t size>
[[nodiscard]] std::string utf8Of(const std::array<unsigned short, size>& buffer, long length)
{
    return utf8Of({buffer.data(), static_cast<std::size_t>(std::clamp(length, 0L, static_cast<long>(size) - 1))});
}

[[nodiscard]] inline QString utf16Of(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace querymend
