// The list of runs says of a run's time what its timeline says.

#include "report/timelineprojector.h"
#include "store/runsummary.h"
#include "support/randomevents.h"
#include "support/randomrun.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

namespace querymend {

namespace {

/// A steered run, its events at random moments.
std::vector<RunEvent> steeredRun(std::uint32_t seed)
{
    std::vector<RunEvent> events = RandomRun(seed).play().events();
    std::mt19937 random(seed);
    std::int64_t at = 1'777'638'605'000;
    for (RunEvent& event : events)
        event.at = at += static_cast<std::int64_t>(random() % 400);
    return events;
}

/// The same run as it was recorded, interrupted, and in a damaged record.
std::vector<std::vector<RunEvent>> recordsOf(const std::vector<RunEvent>& run, std::uint32_t seed)
{
    std::vector<RunEvent> interrupted = run;
    interrupted.resize(1 + seed % run.size());
    std::vector<RunEvent> damaged = run;
    std::shuffle(damaged.begin(), damaged.end(), std::mt19937(seed));
    return {run, std::move(interrupted), std::move(damaged)};
}

} // namespace

class RunSummaryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesTheTimeThatTheTimelineSays()
    {
        int held = 0;
        for (std::uint32_t seed = 0; seed < 300; ++seed) {
            for (const std::vector<RunEvent>& run : {RandomEvents(seed).play(), steeredRun(seed)}) {
                for (const std::vector<RunEvent>& record : recordsOf(run, seed)) {
                    RunFold fold;
                    TimelineProjector timeline;
                    for (const RunEvent& event : record) {
                        fold.add(event);
                        timeline.add(event);
                    }
                    const RunClock clock = timeline.rows().headline.clock;
                    QVERIFY2(fold.summary().time == clock.duration(), std::to_string(seed).c_str());
                    QCOMPARE(fold.summary().startedAt, clock.firstAt);
                    timeline.interrupt();
                    QVERIFY(timeline.rows().headline.clock.duration() == clock.duration());
                    held += clock.stopped.total().count() > 0 ? 1 : 0;
                }
            }
        }
        QVERIFY2(held > 50, std::to_string(held).c_str());
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::RunSummaryTest)

#include "tst_runsummary.moc"
