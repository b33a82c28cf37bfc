#include "common/mendingwords.h"

#include "common/recordedwords.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <cmath>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Timeline)
};

/// Empty if it is not known.
QString millisecondsOf(const CardMending& mending)
{
    constexpr double microsInMilli = 1000;
    const double time = static_cast<double>(mending.time.count()) / microsInMilli;
    return mending.time.count() == 0 ? QString() : QLocale().toString(time, 'f', 1);
}

} // namespace

QString mendedText(const CardMending& mending)
{
    const QString time = millisecondsOf(mending);
    return time.isEmpty() ? Words::tr("mended without a model") : Words::tr("mended without a model, %1 ms").arg(time);
}

QString proposedText(const CardMending& mending)
{
    const QString time = millisecondsOf(mending);
    return time.isEmpty() ? Words::tr("proposed without a model")
                          : Words::tr("proposed without a model, %1 ms").arg(time);
}

QString confidenceWord(double confidence)
{
    if (confidence <= 0)
        return {};
    return Words::tr("confidence %1%").arg(QLocale().toString(static_cast<int>(std::lround(confidence * 100))));
}

QString mendingReason(const CardMending& mending)
{
    QStringList parts{confidenceWord(mending.confidence)};
    for (const std::string& reason : mending.reasons)
        parts.append(recordedWords(reason));
    parts.removeDuplicates();
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

} // namespace querymend
