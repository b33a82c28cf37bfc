// How the answer is chosen among candidates, and what roles contribute.

#include "support/searching.h"

#include <QTest>

namespace querymend {

namespace {

constexpr auto bothPassed = R"({"verdicts": [{"test": 1, "passed": true}, {"test": 2, "passed": true}]})";
constexpr auto bothFailed = R"({"verdicts": [{"test": 1, "passed": false}, {"test": 2, "passed": false}]})";
constexpr auto secondFailed = R"({"verdicts": [{"test": 1, "passed": true}, {"test": 2, "passed": false}]})";

RunPolicy tested(std::uint32_t lanes, std::uint32_t retries)
{
    RunPolicy policy = lanesOf(lanes, {ModelRole::testGenerator, ModelRole::evaluator});
    policy.maxRetries = retries;
    policy.maxEscalations = 0;
    return policy;
}

/// Gives the run two tests, a and b; the other test generators fail.
void giveTests(Search& search)
{
    search.role(ModelRole::testGenerator, 0, R"({"tests": ["a", "b"]})");
    search.roleFails(ModelRole::testGenerator, 1);
    search.roleFails(ModelRole::testGenerator, 2);
}

} // namespace

class SearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
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
        QVERIFY(search.all<Selected>()[0].reason.find("2 of 3 candidates have this result") != std::string::npos);
    }

    void aDuplicateCountsForTheResultOfItsStatement()
    {
        Search search(lanesOf(4));
        search.pass(0, "SELECT 1");
        search.pass(1, "SELECT 2");
        search.pass(2, "SELECT 3");
        search.pass(3, "SELECT 3");
        search.compared({{LaneId{0}, LaneId{1}}, {LaneId{2}}});
        QCOMPARE(search.state().selected->lane.value, 0U); // a tie: the lower temperature wins
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
        QCOMPARE(outcomeOf(search), std::string("unanswerable"));
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
        Search search(tested(3, 0));
        search.role(ModelRole::testGenerator, 0, R"({"tests": ["a", "b"]})");
        search.role(ModelRole::testGenerator, 1, R"({"tests": ["b", "c"]})");
        search.roleFails(ModelRole::testGenerator, 2);
        search.pass(0, "SELECT 1");
        search.pass(1, "SELECT 1 + 0");
        search.pass(2, "SELECT 2");
        const std::string one = R"({"verdicts": [{"test": 1, "passed": true}, {"test": 2, "passed": false}]})";
        const std::string all =
            R"({"verdicts": [{"test": 1, "passed": true}, {"test": 2, "passed": true}, {"test": 3, "passed": true}]})";
        search.role(ModelRole::evaluator, 0, one);
        search.role(ModelRole::evaluator, 1, one);
        search.role(ModelRole::evaluator, 2, all);
        search.compared({{LaneId{0}, LaneId{1}}, {LaneId{2}}});
        const auto judged = search.all<TestsJudged>();
        QCOMPARE(judged.size(), std::size_t{1});
        QVERIFY((judged[0].tests == std::vector<std::string>{"a", "b", "c"}));
        QVERIFY((judged[0].lanes[0].verdicts
                 == std::vector{TestVerdict::passed, TestVerdict::failed, TestVerdict::unclear}));
        QCOMPARE(search.state().selected->lane.value, 2U);
        QVERIFY(search.all<Selected>()[0].reason.find("3 of 3 tests passed") == 0);
    }

    // ---- the rung of the tests

    void anAttemptThatFailsItsTestsIsSentBack()
    {
        Search search(tested(1, 3));
        giveTests(search);
        search.pass(0, "SELECT 1");
        search.role(ModelRole::evaluator, 0,
                    R"({"verdicts": [{"test": 1, "passed": true}, {"test": 2, "passed": false,)"
                    R"( "reason": "It counts all.", "fix": "Leave the cancelled ones out."}]})");
        const AttemptState& first = search.state().lanes[0].attempts[0];
        QCOMPARE(first.code, ErrorCode::testFailed);
        QCOMPARE(first.verdict->rungs.back().rung, Rung::tests);
        QCOMPARE(first.reflection->decision, ReflectionDecision::refine);
        QVERIFY(search.all<HintChosen>()[0].text.find("b It counts all.") != std::string::npos);
        search.pass(0, "SELECT 2");
        search.role(ModelRole::evaluator, 0, bothPassed);
        QCOMPARE(outcomeOf(search), std::string("solved"));
        QVERIFY(search.state().selected->number == 1U);
        QCOMPARE(search.all<TestsJudged>()[0].lanes[0].verdicts, (std::vector(2, TestVerdict::passed)));
    }

    void theNextHintHasTheFixesAndCountsWhatPasses()
    {
        Search search(tested(1, 3));
        giveTests(search);
        for (const char* const sql : {"SELECT 1", "SELECT 2"}) {
            search.pass(0, sql);
            search.role(ModelRole::evaluator, 0,
                        R"({"verdicts": [{"test": 1, "passed": true}, {"test": 2, "passed": false,)"
                        R"( "reason": "It counts all.", "fix": "Leave the cancelled ones out."}]})");
        }
        for (const char* const part : {"b It counts all.", "Leave the cancelled ones out.", "Passed tests: 1."})
            QVERIFY2(search.prompt(0).find(part) != std::string::npos, part);
    }

    void whatKeepsFailingTestsStaysACandidate()
    {
        Search search(tested(1, 1));
        giveTests(search);
        search.pass(0, "SELECT 1");
        search.role(ModelRole::evaluator, 0, secondFailed);
        search.pass(0, "SELECT 2");
        search.role(ModelRole::evaluator, 0, bothFailed);
        QCOMPARE(outcomeOf(search), std::string("solved"));
        QVERIFY(search.all<Escalated>().empty());      // there is valid SQL
        QCOMPARE(search.state().selected->number, 0U); // it passes more tests
        QCOMPARE(search.all<Selected>()[0].reason, std::string("the only candidate, 1 of 2 tests passed"));
        QVERIFY(search.all<LaneEnded>()[0].reason.find("1 of 2") != std::string::npos);
    }

    void aCorrectionThatIsWorseLosesNothing()
    {
        Search search(tested(1, 1));
        giveTests(search);
        search.pass(0, "SELECT 1");
        search.role(ModelRole::evaluator, 0, secondFailed);
        search.lose(0, ErrorCode::syntax);
        QCOMPARE(search.state().lanes[0].end->outcome, LaneOutcome::valid);
        QCOMPARE(search.state().selected->number, 0U);
    }

    void aStatementIsJudgedOnceWhoeverWroteIt()
    {
        Search search(tested(2, 0));
        giveTests(search);
        search.pass(1, usable);
        search.pass(0, usable);
        QVERIFY(search.pendingOf({ModelRole::evaluator, 0}).isNone());
        search.role(ModelRole::evaluator, 1, secondFailed);
        QCOMPARE(search.all<AttemptTested>().size(), std::size_t{2});
        QCOMPARE(search.state().lanes[0].attempts[0].code, ErrorCode::testFailed);
        QCOMPARE(outcomeOf(search), std::string("solved"));
    }

    void anEvaluatorThatFailsLetsTheStatementPass()
    {
        Search search(tested(1, 3));
        giveTests(search);
        search.pass(0, usable);
        search.roleFails(ModelRole::evaluator);
        QCOMPARE(outcomeOf(search), std::string("solved"));
        QCOMPARE(search.all<TestsJudged>()[0].lanes[0].verdicts, (std::vector(2, TestVerdict::unclear)));
    }

    void aLaneWhoseTimeEndsBeforeItsTestsKeepsItsStatement()
    {
        Search search(tested(1, 3));
        search.pass(0, usable);
        search.give(TimeIsUp{LaneId{0}});
        QCOMPARE(search.state().lanes[0].end->outcome, LaneOutcome::valid);
    }

    void nobodyWaitsForTestsWhereThereIsNothingToTest()
    {
        RunPolicy policy = lanesOf(1, {ModelRole::testGenerator});
        policy.maxRetries = 0;
        policy.maxEscalations = 0;
        Search search(policy);
        search.lose(0, ErrorCode::unknownColumn);
        QCOMPARE(outcomeOf(search), std::string("gave_up"));
        QVERIFY(search.open().empty()); // the pending test generators were cancelled
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
        QVERIFY(search.state().end->reason.find("token limit") != std::string::npos);
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::SearchTest)

#include "tst_search.moc"
