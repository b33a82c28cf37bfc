#include "common/tonedtext.h"

#include "common/theme.h"

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

QString coloured(QString markup, const Theme& theme)
{
    for (std::size_t i = 0; i < toneCount; ++i) {
        const auto tone = static_cast<Tone>(i);
        markup.replace(placeOf(tone), QStringLiteral("color:%1").arg(theme.colour(tone).name()));
    }
    return markup;
}

} // namespace querymend
