// The roles that judge and explain a statement see what it returned.

#include "contains.h"
#include "replaying.h"
#include "run/rowreading.h"
#include "support/searching.h"

#include <QTest>

namespace querymend {

namespace {

constexpr auto passed = R"({"verdicts": [{"test": 1, "passed": true}]})";

RunPolicy judged(std::uint32_t lanes = 1)
{
    RunPolicy policy = lanesOf(lanes, {ModelRole::testGenerator, ModelRole::evaluator, ModelRole::explainer});
    policy.maxRetries = 1;
    return policy;
}

void giveOneTest(Search& search)
{
    search.role(ModelRole::testGenerator, 0, R"({"tests": ["It counts."]})");
    search.roleFails(ModelRole::testGenerator, 1);
    search.roleFails(ModelRole::testGenerator, 2);
}

ReturnedRows twoRows()
{
    return {{{"status", "TEXT"}, {"n", "INTEGER"}}, {{"open | late", "3"}, {std::nullopt, "1"}}, 2, false, {}};
}

} // namespace

class RoleRowsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theEvaluatorAndTheExplainerSeeThem()
    {
        Search search(judged());
        search.returned = twoRows();
        giveOneTest(search);
        search.pass(0, "SELECT status, count(*) AS n FROM orders GROUP BY status");
        const std::string shown = "Columns: status (TEXT), n (INTEGER)\nRows: 2, which are:\nopen   late | 3\nNULL | 1";
        QVERIFY(contains(search.promptOf({ModelRole::evaluator, 0}), shown));
        search.role(ModelRole::evaluator, 0, passed);
        QVERIFY(contains(search.promptOf({ModelRole::explainer, 0}), shown));
        QCOMPARE(search.all<RowsAsked>().size(), std::size_t{1}); // they were read once for both
        search.role(ModelRole::explainer, 0, "It counts.");
        QCOMPARE(outcomeOf(search), std::string("solved"));
    }

    void values_data()
    {
        QTest::addColumn<int>("values");
        QTest::addColumn<int>("samples");
        QTest::addColumn<int>("rows");
        const auto row = [](const char* title, DataValues values, Examples samples, std::uint32_t rows) {
            QTest::newRow(title) << static_cast<int>(values) << static_cast<int>(samples) << static_cast<int>(rows);
        };
        row("are read and shown where they may leave", DataValues::mayBeNamed, Examples::shown, mostReturnedRows);
        row("are not even read where they must stay", DataValues::stay, Examples::shown, 0);
        row("are not read for a model that may see no samples", DataValues::mayBeNamed, Examples::hidden, 0);
    }

    void values()
    {
        QFETCH(int, values);
        QFETCH(int, samples);
        QFETCH(int, rows);
        RunPolicy policy = judged();
        policy.values = static_cast<DataValues>(values);
        policy.samples = static_cast<Examples>(samples);
        Search search(policy);
        search.returned = twoRows();
        giveOneTest(search);
        search.pass(0, usable);
        QCOMPARE(static_cast<int>(search.all<RowsAsked>()[0].rows), rows);
        const std::string prompt = search.promptOf({ModelRole::evaluator, 0});
        QCOMPARE(contains(prompt, "late"), rows > 0);
        QVERIFY(contains(prompt, "status (TEXT)"));
        QVERIFY(contains(prompt, "Rows: 2"));
    }

    void resultText_data()
    {
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("no rows") << QByteArray("none") << QByteArray("Columns: a\nRows: none");
        QTest::newRow("more than are shown")
            << QByteArray("many") << QByteArray("Columns: a\nRows: 40, of which the first 1 are:\n1");
        QTest::newRow("more than were counted")
            << QByteArray("more") << QByteArray("Columns: a\nRows: more than 40, of which the first 1 are:\n1");
        QTest::newRow("a problem") << QByteArray("problem") << QByteArray("It was not run to its end: too slow");
    }

    void resultText()
    {
        QFETCH(QByteArray, kind);
        ReturnedRows returned{{{"a", ""}}, {}, 0, false, {}};
        if (kind == "many" || kind == "more")
            returned = {{{"a", ""}}, {{"1"}}, 40, kind == "more", {}};
        else if (kind == "problem")
            returned.problem = "too slow";
        QTEST(QByteArray::fromStdString(querymend::resultText(returned, DataValues::mayBeNamed)), "text");
    }

    void aProblemMayQuoteValuesSoItIsWithheldWithThem()
    {
        ReturnedRows returned;
        returned.problem = "invalid number: 'Smith'";
        QVERIFY(!contains(querymend::resultText(returned, DataValues::stay), "Smith"));
    }

    void equalStatementsRunOnce()
    {
        Search search(judged(2));
        search.holdsRows = true;
        giveOneTest(search);
        search.pass(0, usable);
        search.pass(1, usable);
        QCOMPARE(search.all<RowsAsked>().size(), std::size_t{1});
        search.holdsRows = false;
        search.returnRows();
        search.role(ModelRole::evaluator, 0, passed);
        QVERIFY(search.state().selected.has_value());
        QCOMPARE(search.all<RowsAsked>().size(), std::size_t{1});
    }

    void withoutAnEngineThereAreNone()
    {
        World world(EngineInReach::no);
        world.start(lanesOf(1, {ModelRole::explainer}));
        const std::uint32_t asked = world.open().begin()->first;
        world.close(asked);
        world.give(ModelAnswered{EffectId{asked}, ModelReply{usable, {1, 1}, {}}});
        QVERIFY(!contains(world.story(), "rows_asked"));
        QVERIFY(contains(world.story(), "role_asked"));
    }

    void nobodyReadsThemForARoleThatIsOff()
    {
        Search search(lanesOf(2));
        search.pass(0, usable);
        search.pass(1, usable);
        QVERIFY(search.all<RowsAsked>().empty());
    }

    void aRunThatEndsMeanwhileStopsTheReading()
    {
        Search search(lanesOf(1, {ModelRole::explainer}));
        search.holdsRows = true;
        search.pass(0, usable);
        QCOMPARE(search.open().size(), std::size_t{1});
        search.give(CancelRun{});
        QVERIFY(search.open().empty());
        QCOMPARE(outcomeOf(search), std::string("solved"));
    }

    void aResumedRunReadsThemAgain()
    {
        Search search(lanesOf(1, {ModelRole::explainer}));
        search.holdsRows = true;
        search.pass(0, usable);
        World world = World::interrupted(search, search.events().size());
        world.give(ResumeRun{});
        QVERIFY(std::holds_alternative<ReadRows>(world.open().begin()->second));
    }

    void aLateAnswerChangesNothing()
    {
        Search search(lanesOf(1, {ModelRole::explainer}));
        search.pass(0, usable);
        const std::size_t before = search.events().size();
        search.give(RowsAnswered{search.all<RowsAsked>()[0].effect, twoRows()});
        QCOMPARE(search.events().size(), before);
    }

    void theyAreRecordedAndReplayed()
    {
        Search search(judged());
        search.returned = twoRows();
        giveOneTest(search);
        search.pass(0, usable);
        search.role(ModelRole::evaluator, 0, passed);
        search.role(ModelRole::explainer, 0, "It counts.");
        for (const RunEvent& event : search.events()) {
            const auto again = readRecord(toRecord(event));
            QVERIFY2(again, again ? "" : again.error().text.c_str());
            QCOMPARE(toRecord(*again), toRecord(event));
        }
        QCOMPARE(search.all<RowsReturned>()[0].rows, twoRows());
        QCOMPARE(recordOf(replayed(search.events(), search.context()).events()), recordOf(search.events()));
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::RoleRowsTest)

#include "tst_rolerows.moc"
