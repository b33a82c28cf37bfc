#include "common/mendingwords.h"

#include "common/errorcodewords.h"
#include "common/findingtext.h"
#include "common/recordedwords.h"
#include "common/runwords.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <cmath>
#include <string>
#include <string_view>

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

/// A recorded `code: reason` with the names between them.
QString correctedProblem(const std::string& recorded, const Replacement& corrected)
{
    constexpr std::string_view colon = ": ";
    const std::size_t at = recorded.find(colon);
    const QString names = shownName(corrected.before) + QStringLiteral(" \u2192 ") + shownName(corrected.now);
    if (at == std::string::npos)
        return names;
    const auto code = errorCodeIn(textOf(recorded.substr(0, at)));
    const QString reason = recordedWords(recorded.substr(at + colon.size()));
    const QString change = code ? wordOf(*code) + QStringLiteral(": ") + names : names;
    return reason.isEmpty() ? change : change + QStringLiteral(" (%1)").arg(reason);
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

QStringList correctionLines(const TimelineStep& step)
{
    QStringList lines;
    for (std::size_t i = 0; i < step.texts.size(); ++i) {
        const Replacement corrected = i < step.corrected.size() ? step.corrected[i] : Replacement{};
        lines.append(corrected.now.empty() ? recordedProblem(step.texts[i])
                                           : correctedProblem(step.texts[i], corrected));
    }
    return lines;
}

} // namespace querymend
