// What the user says that the answer looks like: read, compared with results, and used by a run.

#include "replaying.h"
#include "run/answersketch.h"
#include "support/searching.h"

#include <QTest>

namespace querymend {

namespace {

ReturnedRows people()
{
    return {{{"country", "TEXT"}, {"n", ""}}, {{"Italy", "12"}, {"France", "3.46"}, {std::nullopt, "1"}}, 3, false, {}};
}

QByteArray textOf(const std::string& text)
{
    return QByteArray::fromStdString(text);
}

RunStarted likeThis(RunPolicy policy, std::string_view sketch)
{
    policy.mending = MendingUse::off;
    policy.maxEscalations = 0;
    RunStarted started = World::started(std::move(policy));
    started.question.evidence = withSketch({}, sketch);
    return started;
}

constexpr auto twoColumns = "SELECT status, count(*) AS n FROM orders GROUP BY status";
constexpr auto oneColumn = "SELECT count(*) AS n FROM orders";

} // namespace

class AnswerSketchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSketchIsReadAndSaidInWords_data()
    {
        QTest::addColumn<QByteArray>("words");
        const auto row = [](const char* sketch, const char* words) { QTest::newRow(sketch) << QByteArray(words); };
        row("text, number", "The answer has 2 columns: text, number.");
        row("text, number; Italy, 12", "The answer has 2 columns: text, number. One of its rows is Italy, 12.");
        row("Italy, 12", "The answer has 2 columns: text, number. One of its rows is Italy, 12.");
        row("2024-03-01, ?; ?, 4",
            "The answer has 2 columns: date, any. One of its rows is 2024-03-01, ?. One of its "
            "rows is ?, 4.");
        row("3 columns", "The answer has 3 columns.");
        row("1 column; sorted", "The answer has 1 column, and is sorted.");
        row("sorted", "The answer is sorted.");
        row("'a, b; c', 1", "The answer has 2 columns: text, number. One of its rows is a, b; c, 1.");
        row("testo, numero", "The answer has 2 columns: text, number.");
        row("текст, число; по порядку", "The answer has 2 columns: text, number, and is sorted.");
        row("O'Brien, 2", "The answer has 2 columns: text, number. One of its rows is O'Brien, 2.");
    }

    void aSketchIsReadAndSaidInWords()
    {
        QFETCH(const QByteArray, words);
        const auto sketch = sketchFrom(QTest::currentDataTag());
        QVERIFY2(sketch.ok(), sketch.ok() ? "" : sketch.error().c_str());
        QCOMPARE(textOf(describe(*sketch)), words);
    }

    void whatIsNoSketchIsExplained_data()
    {
        QTest::addColumn<QByteArray>("reason");
        QTest::newRow("text, number; Italy") << QByteArray("has 1 value, but there are 2 columns");
        QTest::newRow("Italy, 12; France") << QByteArray("has 1 value, but there are 2 columns");
        QTest::newRow("") << QByteArray("such as: text, number; Italy, 12");
        QTest::newRow(" ; ") << QByteArray("such as: text, number; Italy, 12");
    }

    void whatIsNoSketchIsExplained()
    {
        QFETCH(const QByteArray, reason);
        const auto sketch = sketchFrom(QTest::currentDataTag());
        QVERIFY(!sketch.ok());
        QVERIFY2(textOf(sketch.error()).contains(reason), sketch.error().c_str());
    }

    void aResultIsComparedWithIt_data()
    {
        QTest::addColumn<QByteArray>("misfit");
        const auto row = [](const char* sketch, const char* misfit) { QTest::newRow(sketch) << QByteArray(misfit); };
        row("text, number", "");
        row("any, any", "");
        row("2 columns", "");
        row("text, number; italy, 12", "");
        row("France, 3.5", "");
        row("?, 12", "");
        row("number", "Columns of the answer: 1 expected, 2 found: country, n.");
        row("number, number", "Column 1 should be a number; country is not.");
        row("text, date", "Column 2 should be a date; n is not.");
        row("text, text", "Column 2 should be a text; n is not.");
        row("text, number; Italy, 13", "The answer should have the row Italy, 13, but has not.");
        row("text, number; sorted", "The answer should be sorted; the statement has no ORDER BY.");
    }

    void aResultIsComparedWithIt()
    {
        QFETCH(const QByteArray, misfit);
        const auto sketch = sketchFrom(QTest::currentDataTag());
        QVERIFY(sketch.ok());
        const auto found = misfitOf(*sketch, people(), ResultOrder::none);
        QCOMPARE(found ? textOf(found->message) : QByteArray(), misfit);
        QVERIFY(!found || found->message.find("13") == std::string::npos || !found->messageWithoutData.empty());
    }

    void aRowThatMayBeAmongTheOthersIsNotMissed()
    {
        ReturnedRows rows = people();
        rows.count = 1'000;
        const auto sketch = sketchFrom("text, number; Malta, 1");
        QVERIFY(!misfitOf(*sketch, rows, ResultOrder::none));
        QVERIFY(!isCertain(*sketch, rows));
        QVERIFY(isCertain(*sketchFrom("text, number; Italy, 12"), rows));
    }

    void itIsALineOfTheEvidence()
    {
        const std::string evidence = withSketch("punters means customers", "text, number; Italy, 12");
        QCOMPARE(textOf(evidence),
                 QByteArray("punters means customers\nThe answer should look like: text, number; Italy, 12"));
        QCOMPARE(sketchTextIn(evidence), std::string_view("text, number; Italy, 12"));
        QCOMPARE(withoutSketch(evidence), std::string_view("punters means customers"));
        QCOMPARE(sketchTextIn(evidence + "\nmore"), std::string_view("text, number; Italy, 12"));
        QVERIFY(!sketchIn("They say: The answer should look like: text"));
        QCOMPARE(withSketch("a", ""), std::string("a"));
    }

    void whatIsUnlikeItRaisesAHint()
    {
        RunPolicy policy;
        policy.maxRetries = 1;
        Search search(likeThis(policy, "number"));
        search.returned = {{{"status", "TEXT"}, {"n", "INTEGER"}}, {{"paid", "2"}}, 1, false, {}};
        search.pass(0, twoColumns);
        const auto tested = search.all<AttemptTested>();
        QCOMPARE(tested.size(), std::size_t{1});
        QCOMPARE(tested[0].findings.size(), std::size_t{1});
        QCOMPARE(textOf(tested[0].findings[0].message),
                 QByteArray("Columns of the answer: 1 expected, 2 found: status, n."));
        QCOMPARE(search.all<HintChosen>().size(), std::size_t{1});
        search.returned = {{{"n", "INTEGER"}}, {{"2"}}, 1, false, {}};
        search.pass(0, oneColumn);
        QCOMPARE(outcomeOf(search), std::string("solved"));
        QCOMPARE(search.state().end->sql, std::string(oneColumn));
        QCOMPARE(search.all<AttemptTested>()[1].verdicts, std::vector{TestVerdict::passed});
    }

    void aLaneThatFitsWinsOverOneThatDoesNot()
    {
        RunPolicy policy = lanesOf(2);
        policy.maxRetries = 0;
        Search search(likeThis(policy, "1 column"));
        search.returned = {{{"status", "TEXT"}, {"n", "INTEGER"}}, {{"paid", "2"}}, 1, false, {}};
        search.pass(0, twoColumns);
        search.returned = {{{"n", "INTEGER"}}, {{"2"}}, 1, false, {}};
        search.pass(1, oneColumn);
        search.compared({{LaneId{0}}, {LaneId{1}}});
        QCOMPARE(outcomeOf(search), std::string("solved"));
        QCOMPARE(search.state().end->sql, std::string(oneColumn));
    }

    void withoutASketchNoRowsAreRead()
    {
        Search search{RunPolicy()};
        search.pass(0, oneColumn);
        QVERIFY(search.all<RowsAsked>().empty());
        QVERIFY(search.all<AttemptTested>().empty());
    }

    void valuesThatStayAreNotSearched()
    {
        RunPolicy policy;
        policy.values = DataValues::stay;
        Search search(likeThis(policy, "text, number; Italy, 12"));
        search.pass(0, twoColumns);
        QCOMPARE(search.all<RowsAsked>()[0].rows, std::uint32_t{0});
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::AnswerSketchTest)
#include "tst_answersketch.moc"
