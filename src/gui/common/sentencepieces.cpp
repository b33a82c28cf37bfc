#include "common/sentencepieces.h"

#include <QRegularExpression>

namespace querymend {

SentencePieces piecesOf(const char* sentence)
{
    static const QRegularExpression place(QStringLiteral("%[1-9](?!\\d)")); // %40 is a character of a URL
    return QString::fromUtf8(sentence).split(place);
}

std::optional<QStringList> namesIn(const QString& text, const SentencePieces& pieces)
{
    if (!text.startsWith(pieces.front()) || !text.endsWith(pieces.back()))
        return std::nullopt;
    QStringList names;
    qsizetype at = pieces.front().size();
    for (qsizetype i = 1; i < pieces.size(); ++i) {
        const bool isLast = i + 1 == pieces.size();
        const qsizetype end = isLast ? text.size() - pieces[i].size() : text.indexOf(pieces[i], at);
        if (end <= at)
            return std::nullopt;
        names << text.mid(at, end - at);
        at = end + pieces[i].size();
    }
    return pieces.size() > 1 || text == pieces.front() ? std::optional(names) : std::nullopt;
}

QString filled(const QString& sentence, const QStringList& names)
{
    switch (names.size()) {
    case 0:
        return sentence;
    case 1:
        return sentence.arg(names[0]);
    case 2:
        return sentence.arg(names[0], names[1]);
    case 3:
        return sentence.arg(names[0], names[1], names[2]);
    default:
        return sentence.arg(names[0], names[1], names[2], names[3]);
    }
}

} // namespace querymend
