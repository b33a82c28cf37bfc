#pragma once

#include <QString>

#include <string_view>

namespace querymend {

/// As Qt Test shows it.
inline QString text(std::string_view words)
{
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

} // namespace querymend
