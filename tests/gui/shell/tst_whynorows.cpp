#include "results/emptyresults.h"
#include "results/resultfoot.h"
#include "results/resultspanel.h"
#include "results/resultview.h"
#include "support/steerflow.h"

#include <algorithm>

using namespace querymend;

/// What the results say of an attempt that has no rows.
class WhyNoRowsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysWhatBecameOfTheAttempt_data();
    void saysWhatBecameOfTheAttempt();
    void rowsOfARunAreReadAgain();
};

void WhyNoRowsTest::saysWhatBecameOfTheAttempt_data()
{
    QTest::addColumn<QByteArray>("scenario");
    QTest::addColumn<QString>("reason");
    QTest::newRow("a mistake") << QByteArray("wrong-column")
                               << QStringLiteral("Attempt 1 did not pass the checks, so it has no rows.");
    QTest::newRow("the reply had no SQL")
        << QByteArray("unreadable-replies") << QStringLiteral("Attempt 1 has no SQL, so it has no rows.");
    QTest::newRow("the database was lost") << QByteArray("database-stays-away")
                                           << QStringLiteral("Attempt 1 was not fully checked because the database "
                                                             "was lost, so it has no rows.");
}

void WhyNoRowsTest::saysWhatBecameOfTheAttempt()
{
    QFETCH(const QByteArray, scenario);
    QFETCH(const QString, reason);
    SteerFlow flow;
    flow.play(scenario.constData());
    flow.view().refresh();
    flow.window->panels().timeline().choose(firstAttempt);
    QTRY_COMPARE(flow.window->panels().results().emptyPage().text(), reason);
}

/// Their time is none of the run's.
void WhyNoRowsTest::rowsOfARunAreReadAgain()
{
    SteerFlow flow;
    flow.play("wrong-column");
    ResultsPanel& results = flow.window->panels().results();
    const auto isReadAgain = [](const ResultView& view) {
        const auto labels = view.findChild<ResultFoot*>()->findChildren<QLabel*>();
        return std::ranges::any_of(
            labels, [](const QLabel* label) { return label->text().startsWith(QStringLiteral("read again in ")); });
    };
    QTRY_VERIFY_WITH_TIMEOUT(results.rowsOfRun() && !results.isRunning(), SteerFlow::patience);
    QVERIFY(isReadAgain(*results.rowsOfRun()));
    results.run("SELECT 1", QStringLiteral("Mine"));
    QTRY_VERIFY(!results.isRunning());
    QVERIFY(!isReadAgain(*results.currentResult()));
}

QTEST_MAIN(WhyNoRowsTest)
#include "tst_whynorows.moc"
