#include "runs/playback.h"
#include "steer/playbackwords.h"
#include "support/samplerun.h"

#include <QTest>

#include <cstdint>
#include <vector>

namespace querymend {

/// What is said of how a run is played.
class PlaybackWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsAcceptedLaterTakesNoTimeOfTheRun()
    {
        constexpr std::int64_t anHour = 3'600'000;
        std::vector<RunEvent> run = steppedRun();
        Playback playback;
        playback.play(run);
        QVERIFY2(paceWord(playback).contains(QStringLiteral("slower")), qPrintable(paceWord(playback)));
        run.push_back(
            {run.back().run, run.back().seq + 1, run.back().at + anHour, AttemptAccepted{{LaneId{0}, 0}, {}}});
        playback.play(run);
        QVERIFY2(paceWord(playback).contains(QStringLiteral("slower")), qPrintable(paceWord(playback)));
    }
};

} // namespace querymend

QTEST_MAIN(querymend::PlaybackWordsTest)

#include "tst_playbackwords.moc"
