// Where the user pauses a run, with ports that the test controls.

#include "helddriver.h"

#include <QTest>

#include <algorithm>

namespace querymend {

class RunStopsTest : public HeldDriverTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { makeDriver(); }
    void cleanup() { endDriver(); }

    void aBreakpointHoldsBackTheModel()
    {
        m_driver->setBreakpoints({true, false, 0});
        start();
        QVERIFY(m_model->held.empty());
        QCOMPARE(m_driver->state().stops.size(), std::size_t{1});
        const auto& paused = std::get<RunPaused>(m_kept.back().body);
        QCOMPARE(paused.before, StopPlace::model);
        QCOMPARE(paused.reason, StopReason::breakpoint);
        m_driver->proceed(ContinueWay::onwards);
        QCOMPARE(m_model->held.size(), std::size_t{1});
        m_model->answer(ModelReply{"SELECT 1", {}, {}});
        QCOMPARE(m_check->held.size(), std::size_t{1}); // no breakpoint there
    }

    void stepsStopBeforeEverything()
    {
        m_driver->setBreakpoints({true, false, 0});
        start();
        m_driver->proceed(ContinueWay::step);
        m_model->answer(ModelReply{"SELECT x FROM t", {}, {}});
        QVERIFY(m_check->held.empty());
        QCOMPARE(std::get<RunPaused>(m_kept.back().body).reason, StopReason::step);
        m_driver->proceed(ContinueWay::onwards);
        m_check->answer(unknownColumn());
        QVERIFY(m_model->held.empty()); // the breakpoint is still set
        QCOMPARE(std::get<RunPaused>(m_kept.back().body).reason, StopReason::breakpoint);
    }

    void aCategoryStopsBeforeTheModelIsAskedAgain()
    {
        Breakpoints breakpoints;
        breakpoints.set(Category::schemaReference, true);
        m_driver->setBreakpoints(breakpoints);
        start();
        m_model->answer(ModelReply{"SELECT x FROM t", {}, {}});
        m_check->answer(unknownColumn());
        QVERIFY(m_model->held.empty());
        QCOMPARE(std::get<RunPaused>(m_kept.back().body).reason, StopReason::category);
    }

    void anotherCategoryDoesNotStop()
    {
        Breakpoints breakpoints;
        breakpoints.set(Category::syntaxError, true);
        m_driver->setBreakpoints(breakpoints);
        start();
        m_model->answer(ModelReply{"SELECT x FROM t", {}, {}});
        m_check->answer(unknownColumn());
        QCOMPARE(m_model->held.size(), std::size_t{1});
    }

    void theModelGetsTheEditedHint()
    {
        Breakpoints breakpoints;
        breakpoints.set(Category::schemaReference, true);
        m_driver->setBreakpoints(breakpoints);
        start();
        m_model->answer(ModelReply{"SELECT x FROM t", {}, {}});
        m_check->answer(unknownColumn());
        QVERIFY(!m_driver->edit({{LaneId{0}, 1}, EditedField::hint, "It is called region."}));
        QCOMPARE(m_model->prompts.size(), std::size_t{1});
        m_driver->proceed(ContinueWay::onwards);
        QCOMPARE(m_model->prompts.size(), std::size_t{2}); // and it does not stop again
        const std::vector<PromptSection>& prompt = m_model->prompts.back();
        QVERIFY(std::any_of(prompt.begin(), prompt.end(), [](const PromptSection& section) {
            return section.text.find("It is called region.") != std::string::npos;
        }));
        QCOMPARE(m_model->held.size(), std::size_t{1});
    }

    void theTimeInWhichAPersonLooksDoesNotCount()
    {
        RunStarted what = question();
        what.policy.time = std::chrono::milliseconds(500);
        m_driver->setBreakpoints({true, false, 0});
        m_driver->start(what);
        m_now += 3000;
        m_timers.front().second();
        QCOMPARE(m_driver->state().phase, RunPhase::running);
        m_driver->proceed(ContinueWay::onwards);
        QVERIFY(m_timers.back().first >= std::chrono::milliseconds(3000));
        QCOMPARE(m_driver->state().phase, RunPhase::running);
        m_timers.back().second();
        QCOMPARE(m_driver->state().end->outcome, RunOutcome::gaveUp);
    }

    void whatAnotherLaneDoesMeanwhileCountsForTheRunAlone_data()
    {
        QTest::addColumn<bool>("isOfLane");
        QTest::addColumn<int>("seconds");
        QTest::newRow("the limit of the run") << false << 3;
        QTest::newRow("the limit of the lane that is held back") << true << 63;
    }

    void whatAnotherLaneDoesMeanwhileCountsForTheRunAlone()
    {
        QFETCH(const bool, isOfLane);
        QFETCH(const int, seconds);
        RunStarted what = question();
        what.policy.lanes = 2;
        (isOfLane ? what.policy.laneTime : what.policy.time) = std::chrono::seconds(40);
        m_driver->setBreakpoints({true, false, 0});
        m_driver->start(what);
        const std::function<void()> timeIsUp = m_timers.back().second;
        m_now += 3'000; // both lanes are held back
        m_driver->proceed(ContinueWay::step);
        m_now += 60'000; // the first one works
        timeIsUp();
        QCOMPARE(m_driver->state().phase, RunPhase::running); // the second one is still held back
        m_driver->proceed(ContinueWay::onwards);
        QCOMPARE(m_driver->state().phase, RunPhase::running);
        QVERIFY(m_timers.back().first >= std::chrono::seconds(seconds));
        QVERIFY(m_timers.back().first < std::chrono::seconds(seconds + 1));
    }

    void aBreakpointAsksWhatToDo_data()
    {
        QTest::addColumn<bool>("isSetFirst");
        QTest::newRow("set before the run") << true;
        QTest::newRow("set while the run is going on") << false;
    }

    void aBreakpointAsksWhatToDo()
    {
        QFETCH(bool, isSetFirst);
        Breakpoints breakpoints;
        breakpoints.set(AskMoment::failure, true);
        QVERIFY(breakpoints.hasAny());
        if (isSetFirst)
            m_driver->setBreakpoints(breakpoints);
        start();
        m_driver->setBreakpoints(breakpoints);
        m_model->answer(ModelReply{"SELECT x FROM t", {}, {}});
        m_check->answer(unknownColumn());
        QVERIFY(m_model->held.empty());
        QCOMPARE(m_driver->state().lanes[0].attempts[0].reflection->decision, ReflectionDecision::ask);
        QCOMPARE(m_driver->state().asked.size(), std::size_t{1});
        m_driver->answer({m_driver->state().asked[0].effect, "It is called region.", {}});
        QCOMPARE(m_model->held.size(), std::size_t{1});
        const auto edits = std::ranges::count_if(
            m_kept, [](const RunEvent& event) { return std::holds_alternative<RunEdited>(event.body); });
        QCOMPARE(edits, 1); // once, although it was set twice
    }

    void takenAwayABreakpointAsksNoMore()
    {
        Breakpoints breakpoints;
        breakpoints.set(AskMoment::failure, true);
        m_driver->setBreakpoints(breakpoints);
        start();
        m_driver->setBreakpoints({});
        m_model->answer(ModelReply{"SELECT x FROM t", {}, {}});
        m_check->answer(unknownColumn());
        QVERIFY(m_driver->state().asked.empty());
        QCOMPARE(m_model->held.size(), std::size_t{1});
    }

    void whatThePolicyAsksStaysWithoutBreakpoints()
    {
        RunStarted what = question();
        what.policy.asks = {AskMoment::failure};
        m_driver->start(what);
        m_driver->setBreakpoints({});
        m_model->answer(ModelReply{"SELECT x FROM t", {}, {}});
        m_check->answer(unknownColumn());
        QCOMPARE(m_driver->state().asked.size(), std::size_t{1});
    }

    void withoutSuchBreakpointsNothingIsRecordedOfThem()
    {
        m_driver->setBreakpoints({true, true, 0});
        start();
        QVERIFY(std::ranges::none_of(
            m_kept, [](const RunEvent& event) { return std::holds_alternative<RunEdited>(event.body); }));
    }

    void cancellingAtAStopAsksNobody()
    {
        m_driver->setBreakpoints({true, true, 0});
        start();
        m_driver->cancel();
        QCOMPARE(m_driver->state().end->outcome, RunOutcome::cancelled);
        m_driver->proceed(ContinueWay::onwards);
        QVERIFY(m_model->held.empty());
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::RunStopsTest)

#include "tst_runstops.moc"
