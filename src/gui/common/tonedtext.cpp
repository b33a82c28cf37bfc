#include "common/tonedtext.h"

#include "common/isolatedtext.h"
#include "common/theme.h"

#include <QFontInfo>
#include <QGuiApplication>

namespace querymend {

namespace {

QString placeOf(Tone tone)
{
    return QStringLiteral("color:@tone%1@").arg(static_cast<int>(tone));
}

} // namespace

QString toned(const QString& text, Tone tone)
{
    return QStringLiteral("<span style='%1'>%2</span>").arg(placeOf(tone), text.toHtmlEscaped());
}

QString signedLine(const QString& sign, Tone tone, const QString& markup)
{
    constexpr QChar rightToLeftMark(0x200F);
    const QString first = QStringLiteral("<b>%1</b>").arg(toned(sign + QLatin1Char(' '), tone));
    return (QGuiApplication::isRightToLeft() ? rightToLeftMark + first : first) + isolated(markup);
}

QString inCodeFace(const QString& text)
{
    return QStringLiteral("<span style=\"font-family: '%1'\">%2</span>")
        .arg(QFontInfo(Theme::codeFont()).family(), text.toHtmlEscaped());
}

QString coloured(QString markup, const Theme& theme)
{
    for (std::size_t i = 0; i < toneCount; ++i) {
        const auto tone = static_cast<Tone>(i);
        markup.replace(placeOf(tone), QStringLiteral("color:%1").arg(theme.colour(tone).name()));
    }
    return markup;
}

} // namespace querymend
