#include "settings/urloptions.h"

#include <QUrl>

namespace querymend {

QString textOf(const OptionMap& options)
{
    QStringList parts;
    for (const auto& [name, value] : options)
        parts << QString::fromStdString(name) + QLatin1Char('=')
                + QString::fromUtf8(QUrl::toPercentEncoding(QString::fromStdString(value), "/:,. "));
    return parts.join(QLatin1Char('&'));
}

OptionMap optionsIn(const QString& text)
{
    OptionMap options;
    for (const QString& part : text.split(QLatin1Char('&'), Qt::SkipEmptyParts)) {
        const QString name = part.section(QLatin1Char('='), 0, 0).trimmed();
        const QString value = part.section(QLatin1Char('='), 1);
        if (!name.isEmpty())
            options[name.toStdString()] = QUrl::fromPercentEncoding(value.toUtf8()).toStdString();
    }
    return options;
}

} // namespace querymend
