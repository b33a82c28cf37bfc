#pragma once

#include <QFile>
#include <QHash>
#include <QSet>
#include <QString>
#include <QXmlStreamReader>

namespace querymend {

/// A text as displayed: without its mnemonic marker and without the ellipsis of actions that open a dialog.
inline QString asSeen(QString text)
{
    text.remove(QLatin1Char('&'));
    if (text.endsWith(u'…'))
        text.chop(1);
    return text.trimmed();
}

/// The interface texts of a language, read from its translation file.
class InterfaceWords {
public:
    explicit InterfaceWords(const QString& language)
    {
        const bool isEnglish = language == QStringLiteral("en"); // English texts are the sources in every file
        QFile file(
            QStringLiteral(QUERYMEND_TRANSLATIONS "/querymend_%1.ts").arg(isEnglish ? QStringLiteral("it") : language));
        if (!file.open(QIODevice::ReadOnly))
            return;
        QXmlStreamReader xml(&file);
        QString source;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (xml.name() == QStringLiteral("source"))
                source = asSeen(xml.readElementText());
            else if (xml.name() == QStringLiteral("translation"))
                m_words[source].insert(isEnglish ? source
                                                 : asSeen(xml.readElementText(QXmlStreamReader::IncludeChildElements)));
        }
    }

    [[nodiscard]] bool has(const QString& text) const
    {
        for (const QSet<QString>& words : m_words) {
            if (words.contains(text))
                return true;
        }
        return false;
    }

    /// The translations of an English text; there may be several.
    [[nodiscard]] QSet<QString> of(const QString& english) const { return m_words.value(english); }

private:
    QHash<QString, QSet<QString>> m_words;
};

} // namespace querymend
