// Which tests an answer has to pass: those from the evidence weigh more, and failed ones escalate.

#include "replaying.h"
#include "run/testneeds.h"
#include "support/searching.h"

#include <QTest>

#include <algorithm>
#include <array>

namespace querymend {

namespace {

constexpr auto evidence = "An order is open until it is paid.";

RunStarted asked(std::uint32_t lanes, std::uint32_t escalations)
{
    RunPolicy policy = lanesOf(lanes, {ModelRole::testGenerator, ModelRole::evaluator});
    policy.maxRetries = 0;
    policy.maxEscalations = escalations;
    RunStarted started = World::started(policy);
    started.question.evidence = evidence;
    return started;
}

const SchemaView& noTables()
{
    static const SchemaView view(Catalog(Snapshot(), dialectOf(DialectId::sqlite).syntax.names));
    return view;
}

/// Two tests, the second from the evidence.
void giveTests(Search& search)
{
    search.role(
        ModelRole::testGenerator, 0,
        R"({"tests": ["It counts.", {"test": "Paid orders are left out.", "evidence": "OPEN until it is  paid"}]})");
    search.roleFails(ModelRole::testGenerator, 1);
    search.roleFails(ModelRole::testGenerator, 2);
}

std::string verdicts(bool first, bool second)
{
    const auto word = [](bool passes) { return std::string(passes ? "true" : "false"); };
    return R"({"verdicts": [{"test": 1, "passed": )" + word(first) + R"(}, {"test": 2, "passed": )" + word(second)
        + R"(, "reason": "It has them."}]})";
}

void lane(Search& search, std::uint32_t number, const std::string& sql, bool first, bool second)
{
    search.pass(number, sql);
    search.role(ModelRole::evaluator, number, verdicts(first, second));
}

} // namespace

class NeededTestsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aTestFromTheEvidenceIsMarkedAndNamesIt()
    {
        Search search(asked(1, 0), noTables());
        giveTests(search);
        QCOMPARE(search.all<RoleConcluded>()[0].evidence, (std::vector<std::string>{"", "OPEN until it is  paid"}));
        search.pass(0, usable);
        QVERIFY(
            search.promptOf({ModelRole::evaluator, 0}).find("2. Paid orders are left out. (from the evidence: \"OPEN")
            != std::string::npos);
        search.role(ModelRole::evaluator, 0, verdicts(false, false));
        const std::vector<Finding> findings = search.all<AttemptTested>()[0].findings;
        QCOMPARE(findings.size(), std::size_t{2});
        QCOMPARE(findings[0].identifier, std::string("test 2")); // the evidence comes first
        QVERIFY(findings[0].message.find("(from the evidence: \"OPEN until it is  paid\") It has them.")
                != std::string::npos);
        QCOMPARE(search.all<TestsJudged>()[0].evidence, (std::vector<std::string>{"", "OPEN until it is  paid"}));
    }

    void wordsThatTheEvidenceDoesNotHaveMarkNothing_data()
    {
        QTest::addColumn<QByteArray>("test");
        QTest::newRow("other words") << QByteArray(R"({"test": "t", "evidence": "An order is closed."})");
        QTest::newRow("no words") << QByteArray(R"({"test": "t", "evidence": " "})");
        QTest::newRow("hardly a word") << QByteArray(R"({"test": "t", "evidence": "is"})");
        QTest::newRow("no evidence") << QByteArray(R"({"test": "t"})");
        QTest::newRow("a sentence alone") << QByteArray(R"("t")");
    }

    void wordsThatTheEvidenceDoesNotHaveMarkNothing()
    {
        QFETCH(QByteArray, test);
        Search search(asked(1, 0), noTables());
        search.role(ModelRole::testGenerator, 0, "{\"tests\": [" + test.toStdString() + "]}");
        QCOMPARE(search.all<RoleConcluded>()[0].results, std::vector<std::string>{"t"});
        QVERIFY(search.all<RoleConcluded>()[0].evidence.empty());
    }

    void aTestFromTheEvidenceWeighsTwice()
    {
        Search search(asked(3, 0), noTables());
        giveTests(search);
        lane(search, 0, "SELECT 1", true, false);
        lane(search, 1, "SELECT 1 + 0", true, false);
        lane(search, 2, "SELECT 2", false, true);
        search.compared({{LaneId{0}, LaneId{1}}, {LaneId{2}}});
        QCOMPARE(search.state().selected->lane.value, 2U);
        QCOMPARE(search.state().end->reason, std::string("with 1 of 2 tests"));
    }

    void needs_data()
    {
        QTest::addColumn<int>("needed");
        QTest::addColumn<int>("mayFail");
        QTest::addColumn<bool>("first");
        QTest::addColumn<bool>("ofEvidence");
        QTest::addColumn<bool>("escalates");
        const auto row = [](const char* title, NeededTests needed, int mayFail, bool first, bool second,
                            bool escalates) {
            QTest::newRow(title) << static_cast<int>(needed) << mayFail << first << second << escalates;
        };
        row("all pass", NeededTests::all, 0, true, true, false);
        row("one fails", NeededTests::all, 0, false, true, true);
        row("one fails, and one may", NeededTests::all, 1, false, true, false);
        row("one from the evidence fails, though one may", NeededTests::all, 1, true, false, true);
        row("only those from the evidence are needed, and pass", NeededTests::evidence, 0, false, true, false);
        row("only those from the evidence are needed, and one fails", NeededTests::evidence, 0, true, false, true);
        row("none is needed", NeededTests::none, 0, false, false, false);
    }

    void needs()
    {
        QFETCH(int, needed);
        QFETCH(int, mayFail);
        QFETCH(bool, first);
        QFETCH(bool, ofEvidence);
        QFETCH(bool, escalates);
        RunStarted started = asked(1, 1);
        started.policy.neededTests = static_cast<NeededTests>(needed);
        started.policy.failedTests = static_cast<std::uint32_t>(mayFail);
        Search search(started, noTables());
        giveTests(search);
        lane(search, 0, usable, first, ofEvidence);
        QCOMPARE(search.all<Escalated>().size(), std::size_t(escalates ? 1 : 0));
        QCOMPARE(search.state().end.has_value(), !escalates);
    }

    void anUnclearVerdictDoesNotEscalate()
    {
        Search search(asked(1, 1), noTables());
        giveTests(search);
        search.pass(0, usable);
        search.roleFails(ModelRole::evaluator);
        QCOMPARE(outcomeOf(search), std::string("solved"));
        QVERIFY(search.state().end->reason.empty());
    }

    void theHigherLevelMayDoBetter()
    {
        Search search(asked(1, 1), noTables());
        giveTests(search);
        lane(search, 0, "SELECT 1", true, false);
        QVERIFY(search.prompt(1).find("Paid orders are left out.") != std::string::npos);
        QVERIFY(search.prompt(1).find("SELECT 1") != std::string::npos);
        lane(search, 1, "SELECT 2", true, true);
        QCOMPARE(outcomeOf(search), std::string("solved"));
        QCOMPARE(search.state().end->sql, std::string("SELECT 2"));
        QVERIFY(search.state().end->reason.empty());
    }

    void whatTheLowerLevelHadIsTheAnswerIfNothingIsBetter_data()
    {
        QTest::addColumn<QByteArray>("then");
        for (const char* const then : {"it fails all tests", "it has no valid statement", "the model is lost",
                                       "the database is lost", "the time is up"})
            QTest::newRow(then) << QByteArray(then);
    }

    void whatTheLowerLevelHadIsTheAnswerIfNothingIsBetter()
    {
        QFETCH(QByteArray, then);
        RunStarted started = asked(1, 1);
        started.policy.transportRetries = 0;
        Search search(started, noTables());
        giveTests(search);
        lane(search, 0, "SELECT 1", true, false);
        QCOMPARE(search.state().kept, (std::optional(AttemptRef{LaneId{0}, 0})));
        if (then == "it fails all tests")
            lane(search, 1, "SELECT 2", false, false);
        else if (then == "it has no valid statement")
            search.lose(1, ErrorCode::unknownColumn);
        else if (then == "the model is lost")
            search.fail(1, ModelFault::auth);
        else if (then == "the database is lost")
            search.lose(1, ErrorCode::databaseDown);
        else
            search.give(TimeIsUp{});
        QCOMPARE(outcomeOf(search), std::string("solved"));
        QCOMPARE(search.state().end->sql, std::string("SELECT 1"));
        QVERIFY2(search.state().end->reason.find("1 of 2 tests") != std::string::npos,
                 search.state().end->reason.c_str());
        QCOMPARE(recordOf(replayed(search.events(), search.context()).events()), recordOf(search.events()));
    }

    void aStatementThatCouldNotBeTestedMayBeBetterThanOneThatFails()
    {
        Search search(asked(1, 1), noTables());
        giveTests(search);
        lane(search, 0, "SELECT 1", true, false);
        search.pass(1, "SELECT 2");
        search.roleFails(ModelRole::evaluator, 1);
        QCOMPARE(search.state().end->sql, std::string("SELECT 2"));
    }

    void withoutTokensItDoesNotEscalate()
    {
        RunStarted started = asked(1, 2);
        started.policy.tokens = 40;
        Search search(started, noTables());
        giveTests(search);
        search.pass(0, usable);
        search.role(ModelRole::evaluator, 0, verdicts(false, false));
        for (std::uint32_t next = 1; !search.state().end && next < 4; ++next)
            lane(search, next, usable, false, false);
        QCOMPARE(outcomeOf(search), std::string("solved"));
        QVERIFY(search.state().end->reason.find("0 of 2 tests") != std::string::npos);
    }

    void anOlderRunEndsAsItDidThen()
    {
        RunStarted started = asked(1, 1);
        RunEvent event{"r", 1, 0, started};
        std::string line = toRecord(event);
        for (const std::string field : {R"("needed_tests":"all",)", R"("failed_tests":0)"}) {
            const std::size_t at = line.find(field);
            QVERIFY(at != std::string::npos);
            line.erase(at, field.size());
        }
        line.erase(line.find(",}"), 1);
        const auto read = readRecord(line);
        QVERIFY2(read, read ? "" : read.error().text.c_str());
        QCOMPARE(std::get<RunStarted>(read->body).policy.neededTests, NeededTests::none);
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::NeededTestsTest)

#include "tst_neededtests.moc"
