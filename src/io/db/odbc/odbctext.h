#pragma once

#include <QString>

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

[[nodiscard]] inline QString utf16Of(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace querymend
