#pragma once

#include <QList>
#include <QString>

namespace architecture {

/// A word, a number, or one punctuation mark; `::` is one mark.
struct CppToken {
    QString text;
    int line = 0;
};

/// The tokens of a C++ text without comments, string and character literals, and preprocessor lines.
[[nodiscard]] QList<CppToken> cppTokens(const QString& text);

} // namespace architecture
