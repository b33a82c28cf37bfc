#pragma once

#include <QString>

#include <string_view>

namespace querymend {

/// Converts for Qt Test, which prints QString readably.
inline QString text(std::string_view words)
{
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

} // namespace querymend
