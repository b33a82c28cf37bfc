// The search over levels, lanes, methods and temperatures. Rows that begin with "seed:" are statements of
// generation-and-escalation.txt; the others are what this project adds to it.

#include "world.h"

#include "run/schedule.h"
#include "schema/mschema.h"

#include <QtTest>

namespace querymend {

namespace {

constexpr auto usable = "SELECT 1";

Verdict failure(ErrorCode code)
{
    Finding finding;
    finding.rung = Rung::explain;
    finding.code = code;
    finding.message = "wrong";
    finding.identifier = "x";
    Verdict verdict;
    verdict.status = VerdictStatus::rewrite;
    verdict.findings.push_back(std::move(finding));
    return verdict;
}

RunPolicy lanesOf(std::uint32_t lanes, std::vector<ModelRole> roles = {})
{
    RunPolicy policy;
    policy.lanes = lanes;
    policy.roles = std::move(roles);
    return policy;
}

/// A world that can be talked to by what is under way.
class Search : public World {
public:
    explicit Search(const RunPolicy& policy) { start(policy); }

    /// The number of the lane's call or check that is under way; none where there is none.
    [[nodiscard]] EffectId under(std::uint32_t lane) const { return state().lanes[lane].pending; }

    void reply(std::uint32_t lane, const std::string& text) { answer(under(lane), ModelReply{text, {10, 5}, {}}); }
    void fail(std::uint32_t lane, ModelFault fault) { answer(under(lane), ModelProblem{fault, "no", {}}); }
    void judge(std::uint32_t lane, const Verdict& verdict)
    {
        const EffectId effect = under(lane);
        close(effect.value);
        give(CheckAnswered{effect, verdict});
    }
    void pass(std::uint32_t lane, const std::string& sql)
    {
        reply(lane, sql);
        Verdict verdict;
        verdict.sanitizedSql = sql;
        judge(lane, verdict);
    }
    void lose(std::uint32_t lane, ErrorCode code)
    {
        reply(lane, "SELECT x" + std::to_string(lane) + " FROM t");
        judge(lane, failure(code));
    }

    void role(ModelRole role, std::uint32_t number, const std::string& text)
    {
        answer(pendingOf({role, number}), ModelReply{text, {3, 2}, {}});
    }
    void roleFails(ModelRole role, std::uint32_t number = 0)
    {
        answer(pendingOf({role, number}), ModelProblem{ModelFault::overload, "busy", {}});
    }
    [[nodiscard]] EffectId pendingOf(const RoleCall& call) const
    {
        const RoleState* const known = state().role(call);
        return known ? known->pending : EffectId{};
    }

    void compared(std::vector<std::vector<LaneId>> groups)
    {
        const EffectId effect = state().candidates.comparing;
        close(effect.value);
        give(ComparisonAnswered{effect, {std::move(groups), {}}});
    }

    template <class Body>
    [[nodiscard]] std::vector<Body> all() const
    {
        std::vector<Body> found;
        for (const RunEvent& event : events()) {
            if (const auto* const body = std::get_if<Body>(&event.body))
                found.push_back(*body);
        }
        return found;
    }

    [[nodiscard]] std::string prompt(std::uint32_t lane) const
    {
        std::string text;
        for (const ModelAsked& asked : all<ModelAsked>()) {
            if (asked.attempt.lane.value != lane)
                continue;
            text.clear();
            for (const PromptSection& section : asked.prompt)
                text += section.text + '\n';
        }
        return text;
    }

private:
    void answer(EffectId effect, std::variant<ModelReply, ModelProblem> what)
    {
        close(effect.value);
        give(ModelAnswered{effect, std::move(what)});
    }
};

std::string outcomeOf(const Search& search)
{
    return search.state().end ? std::string(recordName(search.state().end->outcome)) : "not over";
}

} // namespace

class SearchTest : public QObject {
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
        QVERIFY(seedOf(0) != seedOf(1) && seedOf(1) != seedOf(2));
        RunPolicy other = policy;
        other.seed = 99;
        QVERIFY(plannedLane(LaneId{0}, 0, other, Level::basic).shuffleSeed != seedOf(0));
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
        QVERIFY(search.open().find(pending.value) == search.open().end()); // it was stopped
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
        QVERIFY(search.state().end->reason.find("the model cannot be had") == 0);
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

    // ---- the limit of calls at the same time

    void noMoreCallsThanTheLimit()
    {
        RunPolicy policy = lanesOf(4);
        policy.concurrency = 2;
        Search search(policy);
        QCOMPARE(search.open().size(), std::size_t{2});
        search.reply(0, usable); // lane 1 is checked, lane 3 may ask
        QCOMPARE(search.state().lanes[2].phase, LanePhase::asking);
        QCOMPARE(search.state().lanes[3].phase, LanePhase::deciding);
        search.judge(0, {});
        for (std::uint32_t lane = 1; lane < 4; ++lane)
            search.pass(lane, usable);
        QCOMPARE(outcomeOf(search), std::string("solved"));
        QCOMPARE(search.all<ModelAsked>().size(), std::size_t{4});
    }

    // ---- results and selection

    void candidatesWithTheSameResultOutvoteTheOthers()
    {
        Search search(lanesOf(3));
        search.pass(0, "SELECT 1");
        search.pass(1, "SELECT 2");
        search.pass(2, "SELECT 1 + 1");
        QCOMPARE(std::get<CompareResults>(search.open().begin()->second).candidates.size(), std::size_t{3});
        search.compared({{LaneId{0}}, {LaneId{1}, LaneId{2}}});
        QCOMPARE(search.state().selected->lane.value, 1U);
        QVERIFY(search.all<Selected>()[0].reason.find("2 of 3 valid lanes have this result") != std::string::npos);
    }

    void aDuplicateCountsForTheResultOfItsStatement()
    {
        Search search(lanesOf(4));
        search.pass(0, "SELECT 1");
        search.pass(1, "SELECT 2");
        search.pass(2, "SELECT 3");
        search.pass(3, "SELECT 3");
        search.compared({{LaneId{0}, LaneId{1}}, {LaneId{2}}});
        QCOMPARE(search.state().selected->lane.value, 0U); // two against two: the lower temperature
    }

    void fewestRetriesDecideAmongEquals()
    {
        Search search(lanesOf(2));
        search.lose(0, ErrorCode::unknownColumn);
        search.pass(0, "SELECT 1");
        search.pass(1, "SELECT 2");
        search.compared({{LaneId{0}}, {LaneId{1}}});
        QCOMPARE(search.state().selected->lane.value, 1U);
    }

    void theLowestTemperatureDecidesAtLast()
    {
        Search search(lanesOf(2));
        search.pass(1, "SELECT 2");
        search.pass(0, "SELECT 1");
        search.compared({});
        QCOMPARE(search.state().selected->lane.value, 0U);
    }

    void oneStatementNeedsNoComparison()
    {
        Search search(lanesOf(2));
        search.pass(0, usable);
        search.pass(1, usable);
        QVERIFY(search.all<ComparisonStarted>().empty());
        QCOMPARE(outcomeOf(search), std::string("solved"));
    }

    // ---- roles

    void everyRoleIsOffUnlessItIsAskedFor()
    {
        Search search(lanesOf(1));
        search.pass(0, usable);
        QVERIFY(search.all<RoleAsked>().empty());
    }

    void theValidatorKeepsAQuestionThatCannotBeAnsweredFromTheLanes()
    {
        Search search(lanesOf(3, {ModelRole::validator}));
        QVERIFY(search.state().lanes.empty());
        search.role(ModelRole::validator, 0, R"({"answerable": false, "reason": "There are no ages."})");
        QCOMPARE(outcomeOf(search), std::string("gave_up"));
        QVERIFY(search.state().end->reason.find("There are no ages.") != std::string::npos);
        QVERIFY(search.all<ModelAsked>().empty());
    }

    void aRoleThatFailsIsDoneWithout_data()
    {
        QTest::addColumn<int>("role");
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < EnumNames<ModelRole>::names.size(); ++i) {
            const auto title = "without " + std::string(EnumNames<ModelRole>::names[i]);
            QTest::newRow(title.c_str()) << static_cast<int>(i);
        }
    }

    void aRoleThatFailsIsDoneWithout()
    {
        QFETCH(int, role);
        const std::vector<ModelRole> roles = static_cast<ModelRole>(role) == ModelRole::evaluator
            ? std::vector{ModelRole::testGenerator, ModelRole::evaluator}
            : std::vector{static_cast<ModelRole>(role)};
        for (const bool isUnusable : {false, true}) {
            Search search(lanesOf(1, roles));
            for (int steps = 0; !search.state().end && steps < 20; ++steps) {
                const auto open = search.open().begin()->second;
                const auto* const asked = std::get_if<AskModel>(&open);
                if (!asked || !asked->role)
                    search.pass(0, usable);
                else if (asked->role->role == ModelRole::testGenerator && roles.size() == 2)
                    search.role(asked->role->role, asked->role->number, R"({"tests": ["t"]})");
                else if (isUnusable)
                    search.role(asked->role->role, asked->role->number, "");
                else
                    search.roleFails(asked->role->role, asked->role->number);
            }
            QCOMPARE(outcomeOf(search), std::string("solved"));
        }
    }

    void theTranslatedQuestionIsWorkedWith()
    {
        Search search(lanesOf(1, {ModelRole::translator}));
        search.role(ModelRole::translator, 0, R"({"question": "Quanti ordini?"})");
        QVERIFY(search.prompt(0).find("Quanti ordini?") != std::string::npos);
        QVERIFY(search.prompt(0).find("How many orders?") == std::string::npos);
        QCOMPARE(search.state().start.question.text, std::string("How many orders?"));
    }

    void threeGeneratorsWriteTestsWhileTheLanesWork()
    {
        const Search search(lanesOf(1, {ModelRole::testGenerator}));
        QCOMPARE(search.open().size(), std::size_t{4});
        QCOMPARE(search.all<RoleAsked>().size(), std::size_t{3});
    }

    void mostTestsPassedComesBeforeTheLargerGroup()
    {
        Search search(lanesOf(3, {ModelRole::testGenerator, ModelRole::evaluator}));
        search.role(ModelRole::testGenerator, 0, R"({"tests": ["a", "b"]})");
        search.role(ModelRole::testGenerator, 1, R"({"tests": ["b", "c"]})");
        search.roleFails(ModelRole::testGenerator, 2);
        search.pass(0, "SELECT 1");
        search.pass(1, "SELECT 1 + 0");
        search.pass(2, "SELECT 2");
        search.compared({{LaneId{0}, LaneId{1}}, {LaneId{2}}});
        const std::string one = R"({"verdicts": [{"test": 1, "passed": true}, {"test": 2, "passed": false}]})";
        const std::string all =
            R"({"verdicts": [{"test": 1, "passed": true}, {"test": 2, "passed": true}, {"test": 3, "passed": true}]})";
        search.role(ModelRole::evaluator, 0, one);
        search.role(ModelRole::evaluator, 1, one);
        search.role(ModelRole::evaluator, 2, all);
        const auto judged = search.all<TestsJudged>();
        QCOMPARE(judged.size(), std::size_t{1});
        QVERIFY((judged[0].tests == std::vector<std::string>{"a", "b", "c"}));
        QVERIFY((judged[0].lanes[0].verdicts
                 == std::vector{TestVerdict::passed, TestVerdict::failed, TestVerdict::unclear}));
        QCOMPARE(search.state().selected->lane.value, 2U);
        QVERIFY(search.all<Selected>()[0].reason.find("3 of 3 tests passed") == 0);
    }

    void nobodyWaitsForTestsWhereThereIsNothingToTest()
    {
        RunPolicy policy = lanesOf(1, {ModelRole::testGenerator});
        policy.maxRetries = 0;
        policy.maxEscalations = 0;
        Search search(policy);
        search.lose(0, ErrorCode::unknownColumn);
        QCOMPARE(outcomeOf(search), std::string("gave_up"));
    }

    void theExplainerComesBehindTheSelection()
    {
        Search search(lanesOf(1, {ModelRole::explainer}));
        search.pass(0, usable);
        QVERIFY(search.state().selected && !search.state().end);
        search.role(ModelRole::explainer, 0, "It counts.");
        QCOMPARE(outcomeOf(search), std::string("solved"));
        QCOMPARE(search.all<RoleConcluded>()[0].results.front(), std::string("It counts."));
    }

    void whoCancelsTheExplanationKeepsTheAnswer()
    {
        Search search(lanesOf(1, {ModelRole::explainer}));
        search.pass(0, usable);
        search.give(CancelRun{});
        QCOMPARE(outcomeOf(search), std::string("solved"));
        QVERIFY(search.open().empty());
    }

    void rolesHaveATimeLimitEvenWhereCallsHaveNone()
    {
        const Search search(lanesOf(1, {ModelRole::validator}));
        QVERIFY(std::get<AskModel>(search.open().begin()->second).limit.count() > 0);
    }

    void tokensOfRolesCount()
    {
        RunPolicy policy = lanesOf(1, {ModelRole::validator, ModelRole::translator});
        policy.tokens = 5;
        Search search(policy);
        search.role(ModelRole::validator, 0, R"({"answerable": true})");
        QCOMPARE(outcomeOf(search), std::string("gave_up"));
        QVERIFY(search.state().end->reason.find("tokens") != std::string::npos);
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::SearchTest)

#include "tst_search.moc"
