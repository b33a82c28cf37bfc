// Runs that continue from a record: interrupted runs and forks.

#include "run/fork.h"
#include "support/world.h"

#include <QTest>

namespace querymend {

namespace {

Verdict unknownColumn()
{
    Finding finding;
    finding.rung = Rung::explain;
    finding.code = ErrorCode::unknownColumn;
    finding.message = "no such column: x";
    finding.identifier = "x";
    Verdict verdict;
    verdict.status = VerdictStatus::rewrite;
    verdict.findings.push_back(std::move(finding));
    return verdict;
}

/// Answers the oldest open effect: the statement for a call, the verdict for a check, nothing for a comparison.
void answer(World& world, const std::string& sql, const Verdict& verdict)
{
    QVERIFY(!world.open().empty());
    const auto [number, effect] = *world.open().begin();
    world.close(number);
    if (std::holds_alternative<AskModel>(effect))
        world.give(ModelAnswered{EffectId{number}, ModelReply{sql, {10, 5}, {}}});
    else if (std::holds_alternative<CompareResults>(effect))
        world.give(ComparisonAnswered{EffectId{number}, {}});
    else
        world.give(CheckAnswered{EffectId{number}, verdict});
}

/// Two wrong attempts and a right one.
World threeAttempts()
{
    World world;
    world.start(RunPolicy{});
    for (const char* const column : {"a", "b"}) {
        answer(world, std::string("SELECT ") + column + " FROM t", {});
        answer(world, {}, unknownColumn());
    }
    answer(world, "SELECT 1", {});
    answer(world, {}, {});
    return world;
}

/// Resumes the run after its first `count` events and plays it to its end with right answers.
World wentOn(const World& whole, std::size_t count)
{
    World world = World::interrupted(whole, count);
    world.give(ResumeRun{});
    while (!world.open().empty())
        answer(world, "SELECT 1", {});
    return world;
}

std::vector<std::string> promptTextsOf(const std::vector<RunEvent>& events)
{
    std::vector<std::string> texts;
    for (const RunEvent& event : events) {
        if (const auto* const asked = std::get_if<ModelAsked>(&event.body)) {
            std::string text;
            for (const PromptSection& section : asked->prompt)
                text += section.text + '\n';
            texts.push_back(std::move(text));
        }
    }
    return texts;
}

} // namespace

class ResumingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goesOnFromWhereverItWasInterrupted_data()
    {
        QTest::addColumn<std::size_t>("count");
        const World whole = threeAttempts();
        for (std::size_t count = 1; count < whole.events().size(); ++count) {
            const std::string title =
                "after event " + std::to_string(count) + ", " + std::string(typeOf(whole.events()[count - 1].body));
            QTest::newRow(title.c_str()) << count;
        }
    }

    void goesOnFromWhereverItWasInterrupted()
    {
        QFETCH(std::size_t, count);
        const World whole = threeAttempts();
        const World world = wentOn(whole, count);
        QVERIFY(world.state().end);
        QCOMPARE(world.state().end->outcome, RunOutcome::solved);
        QVERIFY(world.state().lanes.front().attempts.size() <= 3);
        QCOMPARE(world.state().lanes.size(), std::size_t{1});
        QCOMPARE(std::string(typeOf(world.events()[count].body)), std::string("run_resumed"));
    }

    void nothingGoesOnBehindTheEnd()
    {
        World whole = threeAttempts();
        const std::size_t before = whole.events().size();
        whole.give(ResumeRun{});
        QCOMPARE(whole.events().size(), before);
    }

    void whatWasUnderWayIsNotWaitedForAnyMore()
    {
        World world = World::interrupted(threeAttempts(), 3); // the model was called
        const EffectId dead = world.state().lanes.front().pending;
        world.give(ResumeRun{});
        const std::size_t before = world.events().size();
        world.give(ModelAnswered{dead, ModelReply{"SELECT 2", {}, {}}});
        QCOMPARE(world.events().size(), before);
        QVERIFY(world.state().lanes.front().pending != dead);
    }

    void isClosedWithAReason()
    {
        World world = World::interrupted(threeAttempts(), 3);
        world.give(CancelRun{"closed: it was interrupted"});
        QCOMPARE(world.state().end->outcome, RunOutcome::cancelled);
        QCOMPARE(world.state().end->reason, std::string("closed: it was interrupted"));
        QVERIFY(!world.state().lanes.front().isOpen());
    }

    void aForkKeepsWhatWasBeforeItsAttempt_data()
    {
        QTest::addColumn<std::uint32_t>("attempt");
        QTest::addColumn<std::size_t>("kept");
        QTest::newRow("from the first attempt only the question is kept") << 0U << std::size_t{2};
        QTest::newRow("from the second attempt the first is kept") << 1U << std::size_t{9};
        QTest::newRow("from the third attempt two are kept") << 2U << std::size_t{16};
    }

    void aForkKeepsWhatWasBeforeItsAttempt()
    {
        QFETCH(std::uint32_t, attempt);
        QFETCH(std::size_t, kept);
        const World parent = threeAttempts();
        RunStarted start = *startOf(parent.events());
        start.model = "another";
        start.policy.maxRetries = 9;
        const AttemptRef from{LaneId{0}, attempt};
        QVERIFY(hasAskedFor(parent.events(), from));
        const std::vector<EventBody> bodies = forkOf(parent.events(), start, from);
        QCOMPARE(bodies.size(), kept + (attempt > 0 ? 1 : 0)); // plus the change of model
        World fork = World::of(bodies);
        fork.give(ResumeRun{});
        QCOMPARE(fork.state().start.model, std::string("another"));
        QCOMPARE(fork.state().start.policy.maxRetries, 9U);
        QVERIFY(fork.state().start.parent == (RunParent{"r", from}));
        // The inherited prompts and the fork's own.
        QCOMPARE(promptTextsOf(fork.events()).size(), std::size_t{attempt} + 1);
        QCOMPARE(fork.state().lanes.front().attempts.size(), std::size_t{attempt} + 1);
        while (!fork.open().empty())
            answer(fork, "SELECT 1", {});
        QCOMPARE(fork.state().end->outcome, RunOutcome::solved);
    }

    void aForkUnderTheSamePolicyAsksTheSame()
    {
        const World parent = threeAttempts();
        const auto bodies = forkOf(parent.events(), *startOf(parent.events()), {LaneId{0}, 2});
        World fork = World::of(bodies);
        fork.give(ResumeRun{});
        QCOMPARE(promptTextsOf(fork.events()), promptTextsOf(parent.events()));
    }

    void anAttemptThatNeverWasIsNoPlaceToFork()
    {
        const World parent = threeAttempts();
        QVERIFY(!hasAskedFor(parent.events(), {LaneId{0}, 3}));
        QVERIFY(!hasAskedFor(parent.events(), {LaneId{1}, 0}));
    }

    void otherLanesAreAskedAgainForWhatTheyHadUnderWay()
    {
        World parent;
        RunPolicy policy;
        policy.lanes = 2;
        parent.start(policy);
        answer(parent, "SELECT a FROM t", {});
        answer(parent, "SELECT 2", {}); // lane 2
        answer(parent, {}, unknownColumn());
        const auto bodies = forkOf(parent.events(), *startOf(parent.events()), {LaneId{0}, 1});
        World fork = World::of(bodies);
        fork.give(ResumeRun{});
        QCOMPARE(fork.open().size(), std::size_t{2}); // lane 1 is asked, lane 2 checked
        while (!fork.open().empty())
            answer(fork, "SELECT 1", {});
        QCOMPARE(fork.state().end->outcome, RunOutcome::solved);
    }

    void recordsFromBeforeThereWereForksAreRead()
    {
        const World world = threeAttempts();
        std::string line = toRecord(world.events().front());
        const std::string added = R"(,"parent":null)";
        QVERIFY(line.find(added) != std::string::npos);
        line.erase(line.find(added), added.size());
        const auto read = readRecord(line);
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().text.c_str());
        QVERIFY(!std::get<RunStarted>(read->body).parent);
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::ResumingTest)

#include "tst_resuming.moc"
