// Fan-out, clean-up and escalation. Tests whose names begin with "seed" check statements of the specification
// generation-and-escalation.txt; the others cover what this project adds to it.

#include "run/schedule.h"
#include "support/searching.h"

#include <QTest>

#include <array>

namespace querymend {

class FanOutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // ---- seed: fan-out

    void seedFansOutSeveralRunsOverOneLevel()
    {
        const Search search(lanesOf(4));
        QCOMPARE(search.state().lanes.size(), std::size_t{4});
        for (const LaneState& lane : search.state().lanes)
            QCOMPARE(lane.made.level, Level::basic);
        QCOMPARE(search.open().size(), std::size_t{4}); // all at the same time
    }

    void seedRotatesTheMethods()
    {
        for (std::uint32_t i = 0; i < 16; ++i) {
            const std::array methods{Method::queryPlan, Method::stepByStep, Method::divideAndConquer};
            QCOMPARE(plannedLane(LaneId{i}, i, lanesOf(16), Level::basic).method, methods[i % 3]);
        }
    }

    void seedTakesTemperaturesFromThreeBands()
    {
        const std::array low{0.1, 0.2, 0.3};
        const std::array medium{0.5, 0.6, 0.7};
        const std::array high{0.8, 0.9, 1.0};
        for (std::uint32_t i = 0; i < 9; ++i) {
            const double temperature = plannedLane(LaneId{i}, i, lanesOf(9), Level::basic).temperature;
            const auto& band = i % 3 == 0 ? low : i % 3 == 1 ? medium : high;
            QCOMPARE(temperature, band[i / 3]);
        }
        QCOMPARE(plannedLane(LaneId{0}, 0, lanesOf(1), Level::basic).temperature, 0.2);
    }

    void seedEachLevelHasItsOwnModelRole()
    {
        Search search(lanesOf(1));
        std::vector<Level> asked;
        while (!search.state().end) {
            const auto open = search.open().begin()->second;
            if (const auto* const ask = std::get_if<AskModel>(&open))
                asked.push_back(ask->level);
            const auto lane = static_cast<std::uint32_t>(search.state().lanes.size() - 1);
            search.lose(lane, ErrorCode::unknownColumn);
        }
        QCOMPARE(asked.front(), Level::basic);
        QCOMPARE(asked.back(), Level::expert);
    }

    void seedShufflesTheSchemaByASeedOfTheLane()
    {
        const RunPolicy policy = lanesOf(3);
        const auto seedOf = [&](std::uint32_t lane) {
            return plannedLane(LaneId{lane}, lane, policy, Level::basic).shuffleSeed;
        };
        QCOMPARE(seedOf(1), seedOf(1));
        QCOMPARE(seedOf(0), std::uint64_t{0}); // in stored order
        QVERIFY(seedOf(0) != seedOf(1) && seedOf(1) != seedOf(2));
        RunPolicy other = policy;
        other.seed = 99;
        QVERIFY(plannedLane(LaneId{1}, 1, other, Level::basic).shuffleSeed != seedOf(1));
    }

    // ---- seed: timeouts and failures

    void seedALaneThatTimesOutLeavesTheOthersTheirWay()
    {
        RunPolicy policy = lanesOf(2);
        policy.laneTime = std::chrono::seconds(9);
        Search search(policy);
        const EffectId pending = search.under(0);
        search.give(TimeIsUp{LaneId{0}});
        QCOMPARE(search.state().lanes[0].end->outcome, LaneOutcome::failed);
        QVERIFY(search.open().find(pending.value) == search.open().end()); // the call was stopped
        QVERIFY(search.state().lanes[1].isOpen());
        search.pass(1, usable);
        QCOMPARE(outcomeOf(search), std::string("solved"));
    }

    void seedACallThatTimesOutIsTriedAgainWithinItsBudget()
    {
        RunPolicy policy = lanesOf(2);
        policy.callTime = std::chrono::seconds(9);
        policy.transportRetries = 0;
        Search search(policy);
        for (const auto& [number, effect] : search.open())
            QCOMPARE(std::get<AskModel>(effect).limit, std::chrono::milliseconds(9000));
        search.fail(0, ModelFault::timedOut);
        QCOMPARE(search.state().lanes[0].end->outcome, LaneOutcome::modelLost);
        search.pass(1, usable);
        QCOMPARE(outcomeOf(search), std::string("solved"));
    }

    void seedAResourceFailureIsToldApartFromABadCandidate()
    {
        Search search(lanesOf(2));
        search.fail(0, ModelFault::quota);
        search.fail(1, ModelFault::quota);
        QCOMPARE(outcomeOf(search), std::string("failed"));
        QVERIFY(search.state().end->reason.find("the model is unavailable") == 0);
        QCOMPARE(search.state().escalations, 0U);
    }

    // ---- seed: clean-up

    void seedFailedRunsAreRemovedWithTheirReason()
    {
        RunPolicy policy = lanesOf(2);
        policy.maxRetries = 0;
        Search search(policy);
        search.lose(0, ErrorCode::unknownColumn);
        search.pass(1, usable);
        const auto cleaned = search.all<CandidatesCleaned>();
        QCOMPARE(cleaned.size(), std::size_t{1});
        QVERIFY(cleaned[0].kept == std::vector<LaneId>{LaneId{1}});
        QCOMPARE(cleaned[0].dropped.size(), std::size_t{1});
        QVERIFY(!cleaned[0].dropped[0].reason.empty());
    }

    void seedDuplicatesAreStripped()
    {
        Search search(lanesOf(3));
        search.pass(0, "SELECT 1");
        search.pass(1, "select  1");
        search.pass(2, "SELECT 2");
        const auto cleaned = search.all<CandidatesCleaned>();
        QVERIFY((cleaned[0].kept == std::vector<LaneId>{LaneId{0}, LaneId{2}}));
        QVERIFY((cleaned[0].duplicates == std::vector<DuplicateLane>{{LaneId{1}, LaneId{0}}}));
    }

    void seedAReplyThatSaysThatItFailedIsNoCandidate()
    {
        RunPolicy policy = lanesOf(2);
        policy.maxRetries = 0;
        policy.malformedReplies = 0;
        Search search(policy);
        search.reply(0, "GENERATION FAILED");
        if (search.state().lanes[0].isOpen()) // taken for a statement that no engine understands
            search.judge(0, failure(ErrorCode::syntax));
        search.pass(1, usable);
        QVERIFY(search.all<CandidatesCleaned>()[0].kept == std::vector<LaneId>{LaneId{1}});
    }

    void literalsKeepStatementsApart()
    {
        Search search(lanesOf(2));
        search.pass(0, "SELECT 'a'");
        search.pass(1, "SELECT 'b'");
        QCOMPARE(search.all<CandidatesCleaned>()[0].kept.size(), std::size_t{2});
    }

    void seedTheDatabasesFaultIsSignalledWhenAllRunsEndedByIt()
    {
        RunPolicy policy = lanesOf(2);
        policy.transportRetries = 0;
        Search search(policy);
        search.lose(0, ErrorCode::databaseDown);
        search.lose(1, ErrorCode::connectionLost);
        QCOMPARE(outcomeOf(search), std::string("failed"));
        QVERIFY(search.state().end->reason.find("CRITICAL_DATABASE_ERROR") == 0);
        QCOMPARE(search.state().escalations, 0U);
    }

    void seedTheSignalIsNotGivenWhereOneRunFailedByItself()
    {
        RunPolicy policy = lanesOf(2);
        policy.transportRetries = 0;
        policy.maxRetries = 0;
        policy.maxEscalations = 0;
        Search search(policy);
        search.lose(0, ErrorCode::databaseDown);
        search.lose(1, ErrorCode::unknownColumn);
        QCOMPARE(outcomeOf(search), std::string("gave_up"));
    }

    // ---- seed: escalation

    void seedEscalatesFromBasicOverAdvancedToExpertAndNoFurther()
    {
        RunPolicy policy = lanesOf(2);
        policy.maxRetries = 0;
        policy.maxEscalations = 9;
        Search search(policy);
        for (std::uint32_t lane = 0; !search.state().end; ++lane)
            search.lose(lane, ErrorCode::unknownColumn);
        const auto escalated = search.all<Escalated>();
        QCOMPARE(escalated.size(), std::size_t{2});
        QVERIFY(escalated[0].from == Level::basic && escalated[0].to == Level::advanced);
        QVERIFY(escalated[1].from == Level::advanced && escalated[1].to == Level::expert);
        QCOMPARE(outcomeOf(search), std::string("gave_up"));
    }

    void seedEscalatesAtMostTwice() { QCOMPARE(RunPolicy().maxEscalations, 2U); }

    void seedEscalatesOnlyWhereNoValidSqlIsLeft()
    {
        RunPolicy policy = lanesOf(2);
        policy.maxRetries = 0;
        Search search(policy);
        search.lose(0, ErrorCode::unknownColumn);
        search.pass(1, usable);
        QVERIFY(search.all<Escalated>().empty());
        QCOMPARE(outcomeOf(search), std::string("solved"));
    }

    void seedTheNextLevelIsGivenTheContext()
    {
        RunPolicy policy = lanesOf(1);
        policy.maxRetries = 0;
        Search search(policy);
        Verdict verdict = failure(ErrorCode::unknownColumn);
        verdict.tables = {"orders", "customers"};
        search.reply(0, "SELECT nme FROM orders");
        search.judge(0, verdict);
        const std::string context = search.all<Escalated>().front().context;
        QVERIFY(context.find("How many orders?") != std::string::npos);
        QVERIFY(context.find("orders, customers") != std::string::npos);
        QVERIFY(context.find("SELECT nme FROM orders") != std::string::npos);
        QVERIFY(context.find("unknown_column") != std::string::npos);
        QVERIFY(search.prompt(1).find(context) != std::string::npos);
    }

    void seedPriorArtefactsAreClearedAndStayInTheRecord()
    {
        RunPolicy policy = lanesOf(2);
        policy.maxRetries = 0;
        Search search(policy);
        search.lose(0, ErrorCode::unknownColumn);
        search.lose(1, ErrorCode::unknownColumn);
        QVERIFY(!search.state().candidates.cleaned);
        QCOMPARE(search.state().firstLane, 2U);
        QCOMPARE(search.all<CandidatesCleaned>().size(), std::size_t{1});
        search.pass(2, usable);
        search.pass(3, usable);
        QCOMPARE(search.state().selected->lane.value, 2U);
    }

    // ---- the limit on concurrent calls

    void noMoreCallsThanTheLimit()
    {
        RunPolicy policy = lanesOf(4);
        policy.concurrency = 2;
        Search search(policy);
        QCOMPARE(search.open().size(), std::size_t{2});
        search.reply(0, usable); // lane 1 is being checked, so lane 3 may ask
        QCOMPARE(search.state().lanes[2].phase, LanePhase::asking);
        QCOMPARE(search.state().lanes[3].phase, LanePhase::deciding);
        search.judge(0, {});
        for (std::uint32_t lane = 1; lane < 4; ++lane)
            search.pass(lane, usable);
        QCOMPARE(outcomeOf(search), std::string("solved"));
        QCOMPARE(search.all<ModelAsked>().size(), std::size_t{4});
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::FanOutTest)

#include "tst_fanout.moc"
