#include "core/report/writtenrun.h"
#include "report/attemptdetail.h"
#include "report/markdownreport.h"
#include "support/attempts.h"
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

    /// The attempt is held back, and the user takes the mended statement.
    void aHintIsNotUsedIfTheMendedStatementIsTried()
    {
        const AttemptRef mendedAttempt{LaneId{0}, 1};
        WrittenRun run;
        run.lane(0).wrong(firstAttempt, ErrorCode::unknownColumn, "Look at country.");
        run.add(AttemptMended{firstAttempt, "SELECT country_code FROM t", {}});
        const TimelineRows held = timelineOf(run);
        QCOMPARE(laneOf(held, LaneId{0})->cards.front().hintLevel, std::string("general"));
        const std::vector<RunEvent> events =
            run.add(MendingTaken{firstAttempt, MendedBy::person}).right(mendedAttempt).solved(mendedAttempt);
        const TimelineRows rows = timelineRows(events);
        const AttemptCard& card = laneOf(rows, LaneId{0})->cards.front();
        QVERIFY(card.isCorrectionTaken && card.hintLevel.empty() && card.hintNews.empty());
        const AttemptDetail first = attemptDetail(events, firstAttempt);
        QVERIFY(first.hint && !first.isHintUsed);
        QVERIFY(!attemptDetail(events, mendedAttempt).hintBefore);
        const QString report = QString::fromStdString(markdownReport(events));
        QVERIFY2(report.contains(QStringLiteral("Hint, general, not used because the correction was tried:")),
                 qPrintable(report));
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
