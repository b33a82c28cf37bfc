#pragma once

#include <QString>

#include <string_view>

namespace querymend {

/// A text as the engines take it: UTF-8, and a NUL, which PostgreSQL has no place for, is U+FFFD.
[[nodiscard]] inline QString toStoreText(std::string_view text)
{
    QString made = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    return made.replace(QChar(u'\0'), QChar(QChar::ReplacementCharacter));
}

} // namespace querymend
