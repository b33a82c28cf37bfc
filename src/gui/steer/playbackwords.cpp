#include "steer/playbackwords.h"

#include "common/runwords.h"
#include "report/timelinestep.h"
#include "run/acceptance.h"
#include "run/calls.h"
#include "run/fork.h"
#include "runs/playback.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PlaybackBar)
};

QString wordOf(const TimelineStep& step)
{
    switch (step.kind) {
    case StepKind::linked:
        return Words::tr("Tables chosen");
    case StepKind::role:
        return Words::tr("A helper answered");
    case StepKind::asked:
        return step.isUnderWay ? Words::tr("You were asked") : Words::tr("You answered");
    case StepKind::timeRanOut:
        return Words::tr("Time ran out");
    case StepKind::waited:
    case StepKind::mended:
    case StepKind::rowsRead:
        return {}; // passed without a stop
    case StepKind::cleaned:
        return Words::tr("Candidates filtered");
    case StepKind::compared:
        return Words::tr("Results compared");
    case StepKind::tested:
        return Words::tr("Candidates tested");
    case StepKind::escalated:
        return Words::tr("On to the next level");
    case StepKind::selected:
        return Words::tr("Answer chosen");
    case StepKind::cancelAsked:
        return Words::tr("Cancelled");
    case StepKind::finished:
        return step.outcome ? querymend::wordOf(*step.outcome) : QString();
    }
    return {};
}

/// Says what a mark is. Its attempt is that of the call before it.
QString wordOf(const RunEvent& event, const PacedCue& cue)
{
    if (const auto step = stepOf(event.body))
        return wordOf(*step);
    if (cue.verdict != CardKind::unjudged)
        return querymend::wordOf(cue.verdict);
    if (const auto answer = answerIn(event.body))
        return answer->fault ? querymend::wordOf(*answer->fault) : Words::tr("reply");
    return Words::tr("hint");
}

} // namespace

QString shownWord(const Playback& playback)
{
    const std::vector<RunEvent>& run = playback.run();
    const std::vector<PacedCue>& cues = playback.pacing().cues();
    QString said;
    for (std::size_t i = playback.position(); i > 0; --i) {
        const RunEvent& event = run[i - 1];
        if (said.isEmpty() && cues[i - 1].kind == CueKind::mark) {
            said = wordOf(event, cues[i - 1]);
            if (stepOf(event.body))
                return said;
        }
        const auto answer = answerIn(event.body);
        const auto request = requestIn(event.body);
        const bool isOfAttempt = answer
            ? !answer->role
            : request && (request->kind == CallKind::attempt || request->kind == CallKind::check);
        if (!isOfAttempt)
            continue;
        QString whose = attemptWord(answer ? answer->attempt : request->attempt, lanesBegun(run));
        whose[0] = whose[0].toUpper();
        return said.isEmpty() ? whose : whose + QStringLiteral(" · ") + said;
    }
    return said.isEmpty() ? Words::tr("The question") : said;
}

QString paceWord(const Playback& playback)
{
    const std::vector<RunEvent>& run = playback.run();
    const auto* const start = startOf(run);
    const bool isScripted = start && start->modelKind == ModelKind::scripted;
    const QString what = isScripted ? Words::tr("live checks, scripted model")
                                    : Words::tr("as recorded, no model or database is called");
    const auto last = std::ranges::find_if(run.rbegin(), run.rend(),
                                           [](const RunEvent& event) { return !mayFollowTheEnd(event.body); });
    const std::int64_t recorded = last == run.rend() ? 0 : last->at - run.front().at;
    if (recorded <= 0)
        return Words::tr("%1, slowed down").arg(what);
    const double factor =
        static_cast<double>(playback.pacing().length().count()) / playback.speed() / static_cast<double>(recorded);
    const bool isSlower = factor >= 1;
    const double times = isSlower ? factor : 1 / factor;
    const bool isFraction = times < 10;
    const QString number = QLocale().toString(times, 'f', isFraction ? 1 : 0);
    const int plural = isFraction ? 2 : static_cast<int>(std::min(std::round(times), 1e9)); // a fraction: plural
    //: %2 is how many times; its plural is that of %n
    return isSlower ? Words::tr("%1, shown %2× slower", nullptr, plural).arg(what, number)
                    : Words::tr("%1, shown %2× faster", nullptr, plural).arg(what, number);
}

QString momentWord(std::chrono::milliseconds moment)
{
    const auto tenths = moment.count() / 100;
    return QStringLiteral("%1:%2%3%4")
        .arg(tenths / 600)
        .arg(tenths / 10 % 60, 2, 10, QLatin1Char('0'))
        .arg(QLocale().decimalPoint())
        .arg(tenths % 10);
}

QString speedWord(double speed)
{
    return QLocale().toString(speed, 'g', 3) + QChar(0x00D7);
}

} // namespace querymend
