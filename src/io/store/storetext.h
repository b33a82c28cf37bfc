#pragma once

#include <QString>

#include <string_view>

namespace querymend {

/// Converts UTF-8 for the engines. NUL, which PostgreSQL cannot store, becomes U+FFFD.
[[nodiscard]] inline QString toStoreText(std::string_view text)
{
    QString made = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    return made.replace(QChar(u'\0'), QChar(QChar::ReplacementCharacter));
}

} // namespace querymend
