#pragma once

#include <QFile>
#include <QHash>
#include <QSet>
#include <QString>
#include <QXmlStreamReader>

namespace querymend {

/// A text as people see it: without the sign of its key and the dots that announce a dialog.
inline QString asSeen(QString text)
{
    text.remove(QLatin1Char('&'));
    if (text.endsWith(u'…'))
        text.chop(1);
    return text.trimmed();
}

/// The texts of the interface in a language, read from the file that they are translated in.
class InterfaceWords {
public:
    explicit InterfaceWords(const QString& language)
    {
        const bool isEnglish = language == QStringLiteral("en"); // which the others are made of
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

    /// What an English text is called, which may be several things.
    [[nodiscard]] QSet<QString> of(const QString& english) const { return m_words.value(english); }

private:
    QHash<QString, QSet<QString>> m_words;
};

} // namespace querymend
