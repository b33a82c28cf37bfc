// The run loop with ports and a clock that the test controls.

#include "helddriver.h"

#include "run/eventrecord.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

namespace querymend {

class RunDriverTest : public HeldDriverTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { makeDriver(); }
    void cleanup() { endDriver(); }

    void goesFromQuestionToAnswer()
    {
        QSignalSpy finished(m_driver.get(), &RunDriver::finished);
        start();
        m_model->answer(ModelReply{"SELECT x FROM t", {}, {}});
        QCOMPARE(m_check->checked, std::vector<std::string>{"SELECT x FROM t"});
        m_check->answer(unknownColumn());
        QCOMPARE(m_model->prompts.size(), std::size_t{2});
        QCOMPARE(m_model->prompts.back().back().name, std::string("retry"));
        m_model->answer(ModelReply{"SELECT 1", {}, {}});
        m_check->answer(Verdict{});
        QCOMPARE(finished.count(), 1);
        QCOMPARE(m_driver->state().end->sql, std::string("SELECT 1"));
    }

    void everyEventIsKeptBeforeItIsTold()
    {
        std::size_t told = 0;
        connect(m_recorder.get(), &Recorder::recorded, this, [&](const RunEvent& event) {
            ++told;
            QCOMPARE(m_kept.size(), told);
            QCOMPARE(event.seq, std::uint64_t{told});
            QCOMPARE(event.run, std::string("r1"));
        });
        start();
        m_model->answer(ModelReply{"SELECT 1", {}, {}});
        m_check->answer(Verdict{});
        QCOMPARE(told, m_kept.size());
        QVERIFY(std::holds_alternative<RunFinished>(m_kept.back().body));
        QVERIFY(m_kept.front().at < m_kept.back().at);
    }

    void whatCannotBeKeptStopsTheRun()
    {
        QSignalSpy failed(m_driver.get(), &RunDriver::recordingFailed);
        QSignalSpy finished(m_driver.get(), &RunDriver::finished);
        start();
        m_sinkFails = true;
        m_model->answer(ModelReply{"SELECT 1", {}, {}});
        QCOMPARE(failed.count(), 1);
        QCOMPARE(finished.count(), 0);
        QVERIFY(m_check->held.empty());
        m_sinkFails = false;
        m_driver->cancel();
        QVERIFY2(std::holds_alternative<ModelAsked>(m_kept.back().body), "a run that was stopped went on");
    }

    /// A busy or restarting store ends no run: the same event is retried, and nothing continues until it is kept.
    void whatCannotBeKeptYetIsTriedAgain()
    {
        QSignalSpy delayed(m_driver.get(), &RunDriver::recordingDelayed);
        QSignalSpy resumed(m_driver.get(), &RunDriver::recordingResumed);
        QSignalSpy failed(m_driver.get(), &RunDriver::recordingFailed);
        start();
        m_problem = KeepProblem::Kind::passing;
        m_sinkFails = true;
        m_model->answer(ModelReply{"SELECT 1", {}, {}});
        QCOMPARE(delayed.count(), 1);
        QVERIFY(m_check->held.empty());
        const std::string first = toRecord(m_tried.back());
        m_now += 5000;
        passTimers();
        QCOMPARE(toRecord(m_tried.back()), first); // including its time
        m_sinkFails = false;
        passTimers();
        QVERIFY(std::any_of(m_kept.begin(), m_kept.end(), [&](const auto& event) { return toRecord(event) == first; }));
        QCOMPARE(m_check->held.size(), std::size_t{1});
        m_check->answer(Verdict{});
        QVERIFY(std::holds_alternative<RunFinished>(m_kept.back().body));
        for (std::size_t i = 0; i < m_kept.size(); ++i)
            QCOMPARE(m_kept[i].seq, std::uint64_t{i + 1});
        QCOMPARE(delayed.count(), 1);
        QCOMPARE(resumed.count(), 1);
        QCOMPARE(failed.count(), 0);
    }

    void whatComesMeanwhileWaits()
    {
        RunStarted what = question();
        what.policy.lanes = 2;
        m_driver->start(what);
        m_problem = KeepProblem::Kind::passing;
        m_sinkFails = true;
        m_model->answer(ModelReply{"SELECT 1", {}, {}});
        const std::size_t tried = m_tried.size();
        m_model->answer(ModelReply{"SELECT 2", {}, {}});
        QCOMPARE(m_tried.size(), tried);
        m_sinkFails = false;
        passTimers();
        QCOMPARE(m_check->held.size(), std::size_t{2});
    }

    void afterAMinuteTheRunIsStopped()
    {
        QSignalSpy failed(m_driver.get(), &RunDriver::recordingFailed);
        start();
        m_problem = KeepProblem::Kind::passing;
        m_sinkFails = true;
        m_model->answer(ModelReply{"SELECT 1", {}, {}});
        m_now += 59'000;
        passTimers();
        QCOMPARE(failed.count(), 0);
        m_now += 1'000;
        passTimers();
        QCOMPARE(failed.count(), 1);
        const std::size_t kept = m_kept.size();
        m_sinkFails = false;
        passTimers();
        m_driver->cancel();
        QCOMPARE(m_kept.size(), kept);
    }

    void whoeverCancelsWaitsForNoStore()
    {
        QSignalSpy failed(m_driver.get(), &RunDriver::recordingFailed);
        start();
        m_problem = KeepProblem::Kind::passing;
        m_sinkFails = true;
        m_model->answer(ModelReply{"SELECT 1", {}, {}});
        m_driver->cancel();
        QCOMPARE(failed.count(), 1);
    }

    void aCancelledRunIsCompleteWhereTheStoreIsThereAgain()
    {
        start();
        m_problem = KeepProblem::Kind::passing;
        m_sinkFails = true;
        m_model->answer(ModelReply{"SELECT 1", {}, {}});
        m_sinkFails = false;
        m_driver->cancel();
        QCOMPARE(std::get<RunFinished>(m_kept.back().body).outcome, RunOutcome::cancelled);
    }

    void cancellingStopsWhatIsUnderWay()
    {
        start();
        m_model->answer(ModelReply{"SELECT 1", {}, {}});
        QCOMPARE(m_check->held.size(), std::size_t{1});
        const std::uint32_t effect = m_check->held.begin()->first;
        m_driver->cancel();
        QCOMPARE(m_check->stopped, std::vector<std::uint32_t>{effect});
        QCOMPARE(m_driver->state().end->outcome, RunOutcome::cancelled);
        const std::size_t kept = m_kept.size();
        m_check->answer(Verdict{});
        QCOMPARE(m_kept.size(), kept);
    }

    void answersAfterItsEndFindNobody()
    {
        start();
        m_driver.reset();
        const std::size_t kept = m_kept.size();
        m_model->answer(ModelReply{"SELECT 1", {}, {}});
        for (const auto& timer : m_timers)
            timer.second();
        QCOMPARE(m_kept.size(), kept);
    }

    void waitsAreByTheClockItWasGiven()
    {
        start();
        m_model->answer(ModelProblem{ModelFault::rateLimit, "slowly", std::chrono::milliseconds(7000)});
        QCOMPARE(m_timers.size(), std::size_t{1});
        QCOMPARE(m_timers.front().first.count(), 7000);
        QVERIFY(m_model->held.empty());
        m_timers.front().second();
        QCOMPARE(m_model->held.size(), std::size_t{1});
    }

    void aCallThatTakesTooLongIsStopped()
    {
        RunStarted what = question();
        what.policy.callTime = std::chrono::seconds(30);
        m_driver->start(what);
        const std::uint32_t effect = m_model->held.begin()->first;
        QCOMPARE(m_timers.front().first, std::chrono::milliseconds(30000));
        m_timers.front().second();
        QCOMPARE(m_model->stopped, std::vector<std::uint32_t>{effect});
        QVERIFY(std::holds_alternative<WaitStarted>(m_kept.back().body));
        m_model->answer(ModelReply{"SELECT 1", {}, {}}); // too late
        QVERIFY(std::holds_alternative<WaitStarted>(m_kept.back().body));
    }

    void aCallThatWasAnsweredIsNotStopped()
    {
        RunStarted what = question();
        what.policy.callTime = std::chrono::seconds(30);
        m_driver->start(what);
        m_model->answer(ModelReply{"SELECT 1", {}, {}});
        const std::size_t kept = m_kept.size();
        m_timers.front().second();
        QCOMPARE(m_kept.size(), kept);
        QVERIFY(m_model->stopped.empty());
    }

    void theTimeOfALaneEndsIt()
    {
        RunStarted what = question();
        what.policy.laneTime = std::chrono::seconds(40);
        what.policy.maxEscalations = 0;
        m_driver->start(what);
        QCOMPARE(m_timers.front().first, std::chrono::milliseconds(40000));
        m_timers.front().second();
        QCOMPARE(m_driver->state().end->outcome, RunOutcome::gaveUp);
        QCOMPARE(m_model->stopped.size(), std::size_t{1});
    }

    void withNothingToCompareResultsEachStandsAlone()
    {
        RunStarted what = question();
        what.policy.lanes = 2;
        m_driver->start(what);
        for (const char* const sql : {"SELECT 1", "SELECT 2"})
            m_model->answer(ModelReply{sql, {}, {}});
        m_check->answer(Verdict{});
        m_check->answer(Verdict{});
        QVERIFY(std::holds_alternative<ComparisonStarted>(m_kept.back().body));
        m_timers.back().second();
        QCOMPARE(m_driver->state().end->sql, std::string("SELECT 1"));
    }

    void anInterruptedRunGoesOnBehindItsEvents()
    {
        start();
        m_driver.reset();
        std::vector<RunEvent> earlier = m_kept;
        m_recorder = std::make_unique<Recorder>(
            "r1",
            [this](const RunEvent& event) -> std::optional<KeepProblem> {
                m_kept.push_back(event);
                return std::nullopt;
            },
            [this] { return ++m_now; }, earlier);
        m_model = std::make_unique<HeldModel>();
        m_driver = std::make_unique<RunDriver>(RunContext{&dialectOf(DialectId::sqlite), nullptr, EngineInReach::yes},
                                               RunPorts{m_model.get(), m_check.get(), {}}, *m_recorder);
        m_driver->resume();
        QCOMPARE(m_kept[earlier.size()].seq, earlier.back().seq + 1);
        m_model->answer(ModelReply{"SELECT 1", {}, {}});
        m_check->answer(Verdict{});
        QCOMPARE(m_driver->state().end->outcome, RunOutcome::solved);
    }

    void theTimeOfTheRunEndsIt()
    {
        RunStarted what = question();
        what.policy.time = std::chrono::minutes(1);
        m_driver->start(what);
        QCOMPARE(m_timers.front().first, std::chrono::milliseconds(60000));
        m_timers.front().second();
        QCOMPARE(m_driver->state().end->outcome, RunOutcome::gaveUp);
        QCOMPARE(m_model->stopped.size(), std::size_t{1});
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::RunDriverTest)

#include "tst_rundriver.moc"
