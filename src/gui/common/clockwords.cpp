#include "common/clockwords.h"

#include <QLocale>
#include <QTime>

namespace querymend {

QString clockWord(const QTime& time, ClockUnit unit)
{
    const QLocale locale;
    QString format = locale.timeFormat(QLocale::ShortFormat); // `h:mm AP`, `HH.mm`, or already with seconds
    if (const qsizetype minutes = format.indexOf(QLatin1String("mm")); minutes > 0 && !format.contains(u's'))
        format.insert(minutes + 2, QString(format.at(minutes - 1)) + QStringLiteral("ss"));
    if (unit == ClockUnit::milliseconds)
        format.replace(QLatin1String("ss"), QLatin1String("ss.zzz"));
    return locale.toString(time, format);
}

} // namespace querymend
