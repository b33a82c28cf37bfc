// The inspector's page on tests: what a statement returned, its verdicts, and the candidates by their tests.

#include "common/theme.h"
#include "inspector/inspectorpanel.h"
#include "inspector/testpieces.h"
#include "support/samplerun.h"

#include <QTabWidget>
#include <QTest>
#include <QTextEdit>

namespace querymend {

namespace {

AttemptRef second()
{
    return {LaneId{0}, 1};
}

std::vector<RunEvent> testedRun(bool isNamed = true)
{
    std::vector<RunEvent> events = sampleRun();
    Finding failed;
    failed.rung = Rung::tests;
    failed.code = ErrorCode::testFailed;
    failed.message = "Paid orders are left out. It has them.";
    ReturnedRows returned{{{"status", "TEXT"}, {"n", ""}}, {{"open", "3"}, {std::nullopt, "1\n2"}}, 4, false, {}};
    if (!isNamed)
        returned.rows.clear();
    const std::vector<EventBody> bodies{
        CandidateForked{LaneId{1}},
        RowsAsked{EffectId{7}, second(), "SELECT 1", 10},
        RowsReturned{EffectId{7}, second(), returned},
        AttemptTested{second(), {TestVerdict::passed, TestVerdict::failed}, {failed}},
        TestsJudged{{"It counts.", "Paid orders are left out."},
                    {{LaneId{0}, {TestVerdict::passed, TestVerdict::failed}},
                     {LaneId{1}, {TestVerdict::unclear, TestVerdict::passed}}},
                    {"", "open until paid"}},
        Selected{second(), "1 of 2 tests passed"},
    };
    for (const EventBody& body : bodies)
        events.push_back({"run-1", events.size() + 1, events.back().at, body});
    return events;
}

QString textIn(const TextPieces& pieces)
{
    QString text;
    for (const TextPiece& piece : pieces)
        text += piece.text;
    return text;
}

QString textOf(const std::vector<RunEvent>& events)
{
    return textIn(testPieces(events, second(), testMatrices(events)));
}

} // namespace

class PiecesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysAllThatIsKnown_data()
    {
        QTest::addColumn<QString>("part");
        QTest::newRow("its verdicts") << QStringLiteral("Verdicts on this attempt\n✓ ✗ \n");
        QTest::newRow("what a failed test says") << QStringLiteral("Paid orders are left out. It has them.\n");
        QTest::newRow("how many rows it has") << QStringLiteral("4 rows\n");
        QTest::newRow("its columns with their types") << QStringLiteral("status TEXT | n\n");
        QTest::newRow("its first rows, each on a line") << QStringLiteral("open | 3\nNULL | 1 2\n");
        QTest::newRow("what is across and what is down") << QStringLiteral("Lanes across, tests down\n");
        QTest::newRow("the candidates across") << QStringLiteral("     1★    2     \n");
        QTest::newRow("a test down") << QStringLiteral("2    ✗     ✓     \n");
        QTest::newRow("how many each passes") << QStringLiteral("✓    1     1     \n");
        QTest::newRow("why one is the answer") << QStringLiteral("★ The answer is from lane 1: 1 of 2 tests passed\n");
        QTest::newRow("what a test comes from")
            << QStringLiteral("from the evidence, so it counts twice: open until paid\n");
    }

    void saysAllThatIsKnown()
    {
        QFETCH(QString, part);
        const QString text = textOf(testedRun());
        QVERIFY2(text.contains(part), qPrintable(text));
    }

    void saysThatValuesStayed()
    {
        const QString text = textOf(testedRun(false));
        QVERIFY(text.contains(QLatin1String("The values stayed on this machine.")));
    }

    void aRunWithoutTestsSaysSo()
    {
        QCOMPARE(textOf(sampleRun()), QStringLiteral("No statement in this run was tested.\n"));
    }

    void isATabOfTheInspector()
    {
        Theme theme;
        InspectorPanel panel(theme);
        panel.show();
        panel.showAttempt(testedRun(), second());
        auto* const tabs = panel.findChild<QTabWidget*>();
        for (int i = 0; i < tabs->count(); ++i) {
            if (tabs->tabText(i) == QLatin1String("Tests"))
                tabs->setCurrentIndex(i);
        }
        const auto panes = tabs->currentWidget()->findChildren<QTextEdit*>();
        QCOMPARE(panes.size(), 1);
        QVERIFY(panes.front()->toPlainText().contains(QLatin1String("Tests passed by each lane")));
    }
};

} // namespace querymend

QTEST_MAIN(querymend::PiecesTest)

#include "tst_testpieces.moc"
