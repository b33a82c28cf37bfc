#include "gui/loudwarnings.h"
#include "run/eventrecord.h"
#include "runs/playback.h"
#include "support/steerflow.h"

#include <QFile>

using namespace querymend;

/// Runs are played back as recorded, without calling any model.
class tst_Playback : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }
    void playsEveryEventInOrder();
    void pausesAndSteps();
    void aStepGoesToWhereARunCouldBeStopped();
    void playsInTheWindowWhileTheDatabaseIsGone();
    void aNewQuestionEndsTheReplay();
    void peopleCanFollow_data();
    void peopleCanFollow();
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

} // namespace

void tst_Playback::playsEveryEventInOrder()
{
    Playback playback;
    std::vector<std::uint64_t> played;
    connect(&playback, &Playback::played, this, [&](const RunEvent& event) { played.push_back(event.seq); });
    playback.play(someRun());
    QTRY_COMPARE_WITH_TIMEOUT(playback.state(), PlaybackState::over, 30'000);
    QCOMPARE(played, (std::vector<std::uint64_t>{1, 2, 3, 4, 5, 6, 7, 8, 9}));
}

void tst_Playback::pausesAndSteps()
{
    Playback playback;
    QSignalSpy played(&playback, &Playback::played);
    playback.play(someRun());
    playback.pause();
    QCOMPARE(played.size(), 1);
    QCOMPARE(playback.state(), PlaybackState::paused);
    playback.step();
    QCOMPARE(played.size(), 3);
    playback.finish();
    QCOMPARE(played.size(), 9);
    QCOMPARE(playback.state(), PlaybackState::over);
    playback.step(); // there are no more events
    QCOMPARE(played.size(), 9);
}

void tst_Playback::aStepGoesToWhereARunCouldBeStopped()
{
    Playback playback;
    std::vector<std::string_view> last;
    connect(&playback, &Playback::played, this, [&](const RunEvent& event) { last.push_back(typeOf(event.body)); });
    playback.play(someRun());
    playback.pause();
    for (const char* const place :
         {"model_asked", "check_started", "role_asked", "comparison_started", "run_finished"}) {
        playback.step();
        QCOMPARE(last.back(), std::string_view(place));
    }
}

void tst_Playback::playsInTheWindowWhileTheDatabaseIsGone()
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
    flow.press("finishPlayback");
    QCOMPARE(flow.window->panels().shown().size(), run.size());
    QTRY_VERIFY(flow.card(flow.view(), secondAttempt));
    QCOMPARE(flow.card(flow.view(), secondAttempt)->kind, CardKind::accepted);
    QCOMPARE(flow.workbench.state(), ConnectionState::closed);
    flow.press("leavePlayback");
    QVERIFY(!flow.isShown("pausePlayback"));
    QCOMPARE(flow.window->panels().shown().size(), run.size());
}

void tst_Playback::aNewQuestionEndsTheReplay()
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

void tst_Playback::peopleCanFollow_data()
{
    QTest::addColumn<int>("recorded");
    QTest::addColumn<int>("shown");
    QTest::newRow("what came at once is seen for a moment") << 0 << 120;
    QTest::newRow("what took its time is not waited for as long") << 60'000 << 900;
    QTest::newRow("what was in between stays") << 400 << 400;
    QTest::newRow("times that run backwards are none") << -5 << 120;
}

void tst_Playback::peopleCanFollow()
{
    QFETCH(const int, recorded);
    QFETCH(const int, shown);
    QCOMPARE(playbackPause(std::chrono::milliseconds(recorded)), std::chrono::milliseconds(shown));
}

QTEST_MAIN(tst_Playback)
#include "tst_playback.moc"
