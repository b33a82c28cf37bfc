#include "report/attemptdetail.h"
#include "support/attemptsin.h"
#include "support/randomevents.h"
#include "support/samplerun.h"

#include <QTest>

#include <algorithm>

namespace querymend {

class AttemptDetailTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void gathersWhatIsAboutAnAttempt()
    {
        const std::vector<RunEvent> events = sampleRun();
        const AttemptDetail second = attemptDetail(events, {LaneId{0}, 1});
        QCOMPARE(second.sql(), SampleTexts().answer);
        QCOMPARE(second.previous, std::optional<std::uint32_t>(0));
        QVERIFY(!second.hint);
        QCOMPARE(second.hintBefore->text, SampleTexts().hint);
        QCOMPARE(second.retriesBefore, 1U);
        QCOMPARE(second.passages.size(), std::size_t{4}); // model, our checks, engine checks, decision
        QCOMPARE(second.passages[0].time, std::chrono::milliseconds(1000));
        const AttemptDetail first = attemptDetail(events, {LaneId{0}, 0});
        QVERIFY(!first.previous && !first.hintBefore && first.hint);
    }

    void knowsNothingOfAnAttemptThatIsNotThere()
    {
        const std::vector<RunEvent> events = sampleRun();
        const AttemptDetail detail = attemptDetail(events, {LaneId{9}, 9});
        QVERIFY(detail.sql().empty() && detail.passages.empty() && !detail.check);
    }

    /// The terms shown add up to the recorded score.
    void addsTheScoreUp()
    {
        int compared = 0;
        for (std::uint32_t seed = 0; seed < 300; ++seed) {
            const std::vector<RunEvent> events = RandomEvents(seed).play();
            for (const AttemptRef& ref : attemptsIn(events)) {
                const AttemptDetail detail = attemptDetail(events, ref);
                if (!detail.reflection || !detail.check)
                    continue;
                int sum = 0;
                for (const ScoreTerm& term : scoreTerms(detail.check->verdict, detail.retriesBefore))
                    sum += term.points;
                QCOMPARE(std::max(sum, 0), detail.reflection->score);
                ++compared;
            }
        }
        QVERIFY(compared > 300);
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::AttemptDetailTest)

#include "tst_attemptdetail.moc"
