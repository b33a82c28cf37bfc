#include "run/eventrecord.h"
#include "runs/playback.h"
#include "support/loudwarnings.h"
#include "support/steerflow.h"

#include <QFile>

#include <chrono>

using namespace querymend;
using namespace std::chrono_literals;

/// Runs are played back as recorded, without calling any model.
class PlaybackTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }
    void playsEveryEventInOrder();
    void isOverWhenAllIsShown();
    void aStepStopsAtAMark();
    void goesBack();
    void speedTellsHowFastTimePasses();
    void withoutMotionGoesFromMarkToMark();
    void waitsForWhatIsStillRecorded();
    void aRunOfAnotherIsNotTaken();
    void playsInTheWindowWhileTheDatabaseIsGone();
    void aNewQuestionEndsTheReplay();
};

namespace {

std::vector<RunEvent> someRun()
{
    const std::vector<EventBody> bodies{RunStarted{},
                                        CandidateForked{LaneId{0}},
                                        ModelAsked{EffectId{1}, firstAttempt, {}},
                                        ModelReplied{EffectId{1}, firstAttempt, "SELECT 1", {}, {}},
                                        CheckStarted{EffectId{2}, firstAttempt, "SELECT 1"},
                                        Checked{EffectId{2}, firstAttempt, "SELECT 1", {}},
                                        RoleAsked{EffectId{3}, {}, {}},
                                        ComparisonStarted{EffectId{4}, {}, {}},
                                        RunFinished{RunOutcome::solved, "SELECT 1", {}}};
    std::vector<RunEvent> events;
    for (const EventBody& body : bodies)
        events.push_back({"r", events.size() + 1, 1000, body});
    return events;
}

/// A playback whose time is moved by hand.
struct HeldPlayback {
    std::chrono::microseconds now{0};
    Playback playback;
    std::vector<std::uint64_t> played;

    HeldPlayback()
    {
        playback.setClock([this] { return now; });
        QObject::connect(&playback, &Playback::played, [this](const RunEvent& event) { played.push_back(event.seq); });
    }

    void pass(std::chrono::milliseconds time)
    {
        now += time;
        playback.tick();
    }
};

} // namespace

void PlaybackTest::playsEveryEventInOrder()
{
    HeldPlayback held;
    held.playback.play(someRun());
    QCOMPARE(held.played, (std::vector<std::uint64_t>{1}));
    for (int i = 0; i < 2000; ++i) {
        held.pass(16ms);
        QCOMPARE(held.playback.position(), held.playback.pacing().shownAt(held.playback.moment()).happened);
    }
    QCOMPARE(held.played, (std::vector<std::uint64_t>{1, 2, 3, 4, 5, 6, 7, 8, 9}));
}

void PlaybackTest::isOverWhenAllIsShown()
{
    HeldPlayback held;
    const QSignalSpy ended(&held.playback, &Playback::ended);
    held.playback.play(someRun());
    held.pass(held.playback.pacing().length() - 1ms);
    QCOMPARE(held.playback.state(), PlaybackState::playing);
    held.pass(1ms);
    QCOMPARE(held.playback.state(), PlaybackState::over);
    QCOMPARE(ended.size(), 1);
    held.playback.step(); // there are no more events
    QCOMPARE(held.played.size(), 9U);
    held.playback.proceed();
    QCOMPARE(held.playback.position(), 1U);
    held.playback.finish();
    QCOMPARE(held.playback.position(), 9U);
    QCOMPARE(ended.size(), 2);
}

/// The reply is followed at once by the beginning of its check.
void PlaybackTest::aStepStopsAtAMark()
{
    HeldPlayback held;
    held.playback.play(someRun());
    for (const std::string_view mark : {"model_replied", "check_passed", "run_finished"}) {
        held.playback.step();
        QCOMPARE(typeOf(held.playback.shownEvents().back().body), mark);
        QVERIFY(!held.playback.unfolding());
    }
    QCOMPARE(held.playback.state(), PlaybackState::over);
}

void PlaybackTest::goesBack()
{
    HeldPlayback held;
    const QSignalSpy rewound(&held.playback, &Playback::rewound);
    held.playback.play(someRun());
    held.playback.finish();
    for (const std::string_view mark : {"check_passed", "model_replied", "run_started"}) {
        held.playback.stepBack();
        QCOMPARE(typeOf(held.playback.shownEvents().back().body), mark);
        QCOMPARE(held.playback.state(), PlaybackState::paused);
    }
    QCOMPARE(rewound.size(), 3);
    held.playback.seek(held.playback.pacing().cues()[3].begins + 1ms);
    QCOMPARE(held.playback.position(), 3U);
    QVERIFY(held.playback.unfolding() == &held.playback.run()[3]);
}

void PlaybackTest::speedTellsHowFastTimePasses()
{
    HeldPlayback held;
    held.playback.play(someRun());
    held.pass(100ms);
    held.playback.setSpeed(4);
    held.pass(100ms);
    QVERIFY(held.playback.moment() == 500ms);
    held.playback.pause();
    held.pass(10s);
    QVERIFY(held.playback.moment() == 500ms);
    held.playback.proceed();
    held.playback.setSpeed(0.5);
    held.pass(100ms);
    QVERIFY(held.playback.moment() == 550ms);
}

void PlaybackTest::withoutMotionGoesFromMarkToMark()
{
    HeldPlayback held;
    held.playback.setMotion(PlaybackMotion::none);
    held.playback.play(someRun());
    std::vector<std::size_t> seen;
    while (held.playback.state() == PlaybackState::playing) {
        QVERIFY(!held.playback.unfolding());
        if (seen.empty() || seen.back() != held.playback.position())
            seen.push_back(held.playback.position());
        held.pass(16ms);
    }
    QCOMPARE(seen, (std::vector<std::size_t>{1, 4, 6, 9}));
}

void PlaybackTest::waitsForWhatIsStillRecorded()
{
    HeldPlayback held;
    const std::vector<RunEvent> run = someRun();
    held.playback.begin("r");
    for (std::size_t i = 0; i < 4; ++i)
        QVERIFY(held.playback.append(run[i]));
    held.pass(1h);
    QCOMPARE(held.playback.position(), 4U);
    QCOMPARE(held.playback.state(), PlaybackState::playing);
    for (std::size_t i = 4; i < run.size(); ++i)
        QVERIFY(held.playback.append(run[i]));
    QCOMPARE(held.playback.position(), 4U);
    held.pass(1h);
    QCOMPARE(held.playback.position(), 9U);
    QCOMPARE(held.playback.state(), PlaybackState::over);
}

void PlaybackTest::aRunOfAnotherIsNotTaken()
{
    HeldPlayback held;
    held.playback.begin("r");
    RunEvent other = someRun().front();
    other.run = "other";
    QVERIFY(!held.playback.append(other));
    QCOMPARE(held.playback.run().size(), 0U);
}

void PlaybackTest::playsInTheWindowWhileTheDatabaseIsGone()
{
    SteerFlow flow;
    QVERIFY(QTest::qWaitForWindowExposed(flow.window.get()));
    flow.play("wrong-column");
    const std::vector<RunEvent> run = flow.workbench.events();
    const QString file = QString::fromStdString(flow.workbench.target().database);
    flow.workbench.close();
    QVERIFY(QFile::remove(file));
    flow.window->steering().showStored(run);
    QVERIFY(flow.action(SteerAction::replay).isEnabled());
    flow.action(SteerAction::replay).trigger();
    QVERIFY(flow.isShown("pausePlayback"));
    QVERIFY(flow.window->panels().shown().size() < run.size());
    flow.press("pausePlayback");
    flow.press("stepPlayback");
    const std::size_t after = flow.window->panels().shown().size();
    QVERIFY(after > 1 && after < run.size());
    flow.window->steering().playback().finish();
    QCOMPARE(flow.window->panels().shown().size(), run.size());
    QTRY_VERIFY(flow.card(flow.view(), secondAttempt));
    QCOMPARE(flow.card(flow.view(), secondAttempt)->kind, CardKind::accepted);
    QCOMPARE(flow.workbench.state(), ConnectionState::closed);
    flow.press("leavePlayback");
    QVERIFY(!flow.isShown("pausePlayback"));
    QCOMPARE(flow.window->panels().shown().size(), run.size());
}

void PlaybackTest::aNewQuestionEndsTheReplay()
{
    SteerFlow flow;
    QVERIFY(QTest::qWaitForWindowExposed(flow.window.get()));
    flow.play("wrong-column");
    flow.action(SteerAction::replay).trigger();
    flow.press("pausePlayback");
    flow.play("right-at-once");
    QCOMPARE(flow.window->steering().playback().state(), PlaybackState::none);
    QCOMPARE(flow.window->panels().shown().size(), flow.workbench.events().size());
}

QTEST_MAIN(PlaybackTest)
#include "tst_playback.moc"
