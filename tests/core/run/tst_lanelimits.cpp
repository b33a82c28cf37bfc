// The time limit of a lane: it restarts when a run resumes, and once it has passed, the lane makes no more calls.

#include "run/fork.h"
#include "support/searching.h"

#include <QTest>

#include <algorithm>

namespace querymend {

namespace {

RunPolicy limited(std::uint32_t lanes, std::vector<ModelRole> roles = {})
{
    RunPolicy policy = lanesOf(lanes, std::move(roles));
    policy.laneTime = std::chrono::seconds(30);
    policy.maxEscalations = 0;
    return policy;
}

/// Lanes and their time limits as `0: 30 s, 2: 30 s`, in the order in which they begin.
QString limitedLanes(const Decision& decision)
{
    QStringList lanes;
    for (const Effect& effect : decision.effects) {
        if (const auto* const limit = std::get_if<LimitLane>(&effect))
            lanes.append(QStringLiteral("%1: %2 s").arg(limit->lane.value).arg(limit->time.count() / 1000));
    }
    return lanes.join(QStringLiteral(", "));
}

bool isStopped(const Decision& decision, EffectId effect)
{
    return std::any_of(decision.effects.begin(), decision.effects.end(), [&](const Effect& what) {
        const auto* const stopped = std::get_if<StopEffect>(&what);
        return stopped && stopped->effect == effect;
    });
}

/// Two lanes, of which the first has passed every check and waits for its evaluator.
Search evaluated()
{
    Search search(limited(2, {ModelRole::testGenerator, ModelRole::evaluator}));
    for (std::uint32_t i = 0; i < testGenerators; ++i)
        search.role(ModelRole::testGenerator, i, R"({"tests": ["It has rows"]})");
    search.pass(0, "SELECT 1");
    return search;
}

} // namespace

class LaneLimitsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void openLanesAreLimitedAgain_data()
    {
        QTest::addColumn<int>("way");
        QTest::addColumn<QString>("lanes");
        QTest::newRow("a run that was interrupted") << 0 << QStringLiteral("0: 30 s, 1: 30 s");
        QTest::newRow("a run of which one lane is over") << 1 << QStringLiteral("1: 30 s");
        QTest::newRow("a fork") << 2 << QStringLiteral("0: 30 s, 1: 30 s");
        QTest::newRow("a retry after what ended a lane") << 3 << QStringLiteral("0: 30 s, 1: 30 s");
        QTest::newRow("a run without a limit") << 4 << QString();
        QTest::newRow("a run that had not begun with its lanes") << 5 << QStringLiteral("0: 30 s, 1: 30 s");
    }

    void openLanesAreLimitedAgain()
    {
        QFETCH(int, way);
        Search search(way == 4 ? lanesOf(2) : limited(2));
        if (way == 1 || way == 3)
            search.pass(0, "SELECT 1");
        const std::vector<RunEvent>& events = search.events();
        World world = World::interrupted(search, way == 5 ? 1 : events.size());
        const RunStarted started = *startOf(events);
        if (way == 2)
            world = World::of(forkOf(events, started, {LaneId{0}, 0}));
        if (way == 3)
            world = World::of(retryOf(events, started, {LaneId{0}, 0}, "Think again."));
        QTEST(limitedLanes(decide(world.state(), ResumeRun{}, world.context())), "lanes");
    }

    void aLaneThatIsOverStopsItsEvaluator()
    {
        Search search = evaluated();
        const EffectId asked = search.pendingOf({ModelRole::evaluator, 0});
        QVERIFY(!asked.isNone());
        QVERIFY(isStopped(decide(search.state(), TimeIsUp{LaneId{0}}, search.context()), asked));
        search.give(TimeIsUp{LaneId{0}});
        QVERIFY(search.pendingOf({ModelRole::evaluator, 0}).isNone());
        QCOMPARE(search.all<RoleFailed>().back().fault, ModelFault::cancelled);
        QVERIFY(!search.state().lanes[0].isOpen());
        QVERIFY(search.state().lanes[1].isOpen());
    }

    void theCallOfAnEvaluatorThatWasStoppedIsFree()
    {
        RunPolicy policy = limited(2, {ModelRole::testGenerator, ModelRole::evaluator});
        policy.concurrency = 1;
        Search search(policy);
        while (search.pendingOf({ModelRole::evaluator, 0}).isNone()) {
            const auto asked = std::get<AskModel>(search.open().begin()->second);
            if (asked.role)
                search.role(asked.role->role, asked.role->number, R"({"tests": ["It has rows"]})");
            else
                search.pass(asked.attempt.lane.value, "SELECT " + std::to_string(asked.attempt.lane.value));
        }
        QVERIFY(search.pendingOf({ModelRole::evaluator, 1}).isNone());
        search.give(TimeIsUp{LaneId{0}});
        QVERIFY(!search.pendingOf({ModelRole::evaluator, 1}).isNone());
    }

    void anAcceptedAttemptStopsWhatOthersAreAskedAbout()
    {
        Search search = evaluated();
        const EffectId asked = search.pendingOf({ModelRole::evaluator, 0});
        const Decision decision =
            decide(search.state(), AcceptAttempt{{LaneId{0}, 0}, Acceptance::theAnswer}, search.context());
        QVERIFY(isStopped(decision, asked));
        search.give(AcceptAttempt{{LaneId{0}, 0}, Acceptance::theAnswer});
        QCOMPARE(outcomeOf(search), std::string("solved"));
    }

    void anExplanationIsThatOfTheAcceptedStatement()
    {
        Search search(limited(2, {ModelRole::explainer}));
        search.pass(0, "SELECT 'first'");
        search.pass(1, "SELECT 'second'");
        search.compared({{LaneId{0}}, {LaneId{1}}});
        const AttemptRef chosen = *search.state().selected;
        const AttemptRef other{LaneId{1 - chosen.lane.value}, 0};
        const EffectId former = search.pendingOf({ModelRole::explainer, 0});
        QVERIFY(!former.isNone());
        const Decision decision = decide(search.state(), AcceptAttempt{other, Acceptance::theAnswer}, search.context());
        QVERIFY(isStopped(decision, former));
        search.give(AcceptAttempt{other, Acceptance::theAnswer});
        search.returnRows(); // of the accepted statement
        const std::string accepted = search.state().lanes[other.lane.value].attempts[0].sql;
        const RoleAsked asked = search.all<RoleAsked>().back();
        std::string prompt;
        for (const PromptSection& section : asked.prompt)
            prompt += section.text;
        QVERIFY2(prompt.find(accepted) != std::string::npos, prompt.c_str());
        search.role(ModelRole::explainer, 0, "It says which.");
        QCOMPARE(search.all<RunFinished>().front().sql, accepted);
        QCOMPARE(search.all<RoleConcluded>().size(), std::size_t{1});
    }

    void whoAcceptsTheAnswerItselfWaitsForItsExplanation()
    {
        Search search(limited(1, {ModelRole::explainer}));
        search.pass(0, "SELECT 1");
        const EffectId asked = search.pendingOf({ModelRole::explainer, 0});
        search.give(AcceptAttempt{{LaneId{0}, 0}, Acceptance::theAnswer});
        QCOMPARE(search.pendingOf({ModelRole::explainer, 0}), asked);
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::LaneLimitsTest)

#include "tst_lanelimits.moc"
