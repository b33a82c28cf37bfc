#include "report/runpacing.h"
#include "support/attempts.h"
#include "support/randomevents.h"

#include <QTest>

#include <chrono>

using namespace std::chrono_literals;

namespace querymend {

namespace {

Verdict failing()
{
    Verdict verdict;
    verdict.status = VerdictStatus::rewrite;
    Finding finding;
    finding.code = ErrorCode::unknownColumn;
    finding.severity = Severity::error;
    verdict.findings.push_back(finding);
    verdict.rungs = {{Rung::reply, RungResult::passed, {}, {}}, {Rung::references, RungResult::failed, {}, {}}};
    return verdict;
}

std::vector<RunEvent> eventsOf(const std::vector<EventBody>& bodies)
{
    std::vector<RunEvent> events;
    for (const EventBody& body : bodies)
        events.push_back({"r", events.size() + 1, 1000, body});
    return events;
}

/// The reply is followed at once by an event that takes no time.
std::vector<RunEvent> corrected()
{
    return eventsOf({RunStarted{}, CandidateForked{LaneId{0}}, ModelAsked{EffectId{1}, firstAttempt, {}},
                     ModelReplied{EffectId{1}, firstAttempt, "SELECT country FROM customers", {}, {}},
                     CheckStarted{EffectId{2}, firstAttempt, "SELECT country FROM customers"},
                     Checked{EffectId{2}, firstAttempt, "SELECT country FROM customers", failing()},
                     HintChosen{firstAttempt, "general", "A name is wrong."},
                     RunFinished{RunOutcome::gaveUp, {}, "no retries left"}});
}

} // namespace

class RunPacingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachEventHasAPlaceOfItsOwn_data()
    {
        QTest::addColumn<std::vector<RunEvent>>("events");
        QTest::newRow("a correction") << corrected();
        QTest::newRow("no events") << std::vector<RunEvent>();
        for (std::uint32_t seed = 0; seed < 40; ++seed)
            QTest::addRow("a random run, seed %u", seed) << RandomEvents(seed).play();
    }

    void eachEventHasAPlaceOfItsOwn()
    {
        QFETCH(const std::vector<RunEvent>, events);
        const RunPacing pacing(events);
        QCOMPARE(pacing.cues().size(), events.size());
        std::chrono::milliseconds last(0);
        for (const PacedCue& cue : pacing.cues()) {
            QVERIFY(cue.begins == last && cue.begins <= cue.happens && cue.happens <= cue.ends);
            QVERIFY2(cue.kind == CueKind::passing || cue.happens < cue.ends, "one can stop at a mark alone");
            last = cue.ends;
        }
        QVERIFY(pacing.length() == last);
    }

    void showsNothingBeforeItHappened_data() { eachEventHasAPlaceOfItsOwn_data(); }

    void showsNothingBeforeItHappened()
    {
        QFETCH(const std::vector<RunEvent>, events);
        const RunPacing pacing(events);
        ShownMoment before;
        for (auto moment = 0ms; moment <= pacing.length(); moment += 37ms) {
            const ShownMoment shown = pacing.shownAt(moment);
            const auto happened = std::count_if(pacing.cues().begin(), pacing.cues().end(),
                                                [moment](const PacedCue& cue) { return cue.happens <= moment; });
            QCOMPARE(shown.happened, static_cast<std::size_t>(happened));
            QVERIFY(shown.unfolded >= 0 && shown.unfolded < 1);
            QVERIFY(shown.happened > before.happened
                    || (shown.happened == before.happened && shown.unfolded >= before.unfolded));
            before = shown;
        }
        QCOMPARE(pacing.shownAt(pacing.length()), (ShownMoment{events.size(), 0}));
        QCOMPARE(pacing.shownAt(pacing.length() + 1h), (ShownMoment{events.size(), 0}));
    }

    void theFirstEventIsShownAtOnce() { QCOMPARE(RunPacing(corrected()).shownAt(0ms), (ShownMoment{1, 0})); }

    void aReplyIsWrittenAndRungsFillBeforeTheyAreComplete()
    {
        const RunPacing pacing(corrected());
        for (const std::size_t event : {3U, 5U, 6U}) {
            const PacedCue& cue = pacing.cues()[event];
            const ShownMoment shown = pacing.shownAt((cue.begins + cue.happens) / 2);
            QCOMPARE(shown.happened, event);
            QVERIFY(shown.unfolded > 0.4 && shown.unfolded < 0.6);
            QCOMPARE(pacing.shownAt(cue.happens).unfolded, 0.0);
        }
    }

    /// What follows a mark without taking time is not shown with it.
    void aStepShowsTheMarkAndNothingAfterIt()
    {
        const RunPacing pacing(corrected());
        auto moment = 0ms;
        for (const std::size_t shown : {4U, 6U, 7U, 8U}) {
            moment = pacing.markAfter(moment);
            QCOMPARE(pacing.shownAt(moment), (ShownMoment{shown, 0}));
        }
        QVERIFY(pacing.markAfter(moment) == pacing.length());
        for (const std::size_t shown : {7U, 6U, 4U, 1U}) {
            moment = pacing.markBefore(moment);
            QCOMPARE(pacing.shownAt(moment), (ShownMoment{shown, 0}));
        }
        QVERIFY(pacing.markBefore(moment) == 0ms);
    }

    void stepsVisitEveryMark_data() { eachEventHasAPlaceOfItsOwn_data(); }

    void stepsVisitEveryMark()
    {
        QFETCH(const std::vector<RunEvent>, events);
        const RunPacing pacing(events);
        auto moment = 0ms;
        for (std::size_t i = 0; i < events.size(); ++i) {
            if (pacing.cues()[i].kind != CueKind::mark || pacing.cues()[i].happens == 0ms)
                continue;
            moment = pacing.markAfter(moment);
            QCOMPARE(pacing.shownAt(moment), (ShownMoment{i + 1, 0}));
        }
    }

    void aVerdictHasItsCategory()
    {
        const RunPacing pacing(corrected());
        QCOMPARE(pacing.cues()[5].verdict, CardKind::schemaReference);
        QCOMPARE(pacing.cues()[3].verdict, CardKind::unjudged);
    }

    void eventsCanBeAddedOneByOne()
    {
        RunPacing pacing;
        for (const RunEvent& event : corrected())
            pacing.add(event.body);
        QVERIFY(pacing.length() == RunPacing(corrected()).length());
    }

    void aLongReplyIsWrittenFaster()
    {
        const RunPacing pacing(
            eventsOf({ModelReplied{EffectId{1}, firstAttempt, std::string(2'000'000, 'x'), {}, {}}}));
        QVERIFY(pacing.length() < 5s);
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::RunPacingTest)
#include "tst_runpacing.moc"
