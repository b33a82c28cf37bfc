#include "editor/parameters/parameterdialog.h"
#include "editor/text/sqleditor.h"
#include "gui/shell/textsflow.h"
#include "results/messages/messagespage.h"
#include "results/plan/planview.h"
#include "results/resulttabs.h"
#include "results/resultview.h"
#include "results/rows/queryresult.h"

#include <QApplication>
#include <QHelpEvent>
#include <QLineEdit>
#include <QPointer>
#include <QTabBar>
#include <QToolTip>

using namespace querymend;

namespace {

/// A window in which statements with parameters run on a database with two sales.
struct ParametersFlow : TextsFlow {
    ParametersFlow() { (void)shop.execute("INSERT INTO sale VALUES (2, 7.5);"); }

    /// Runs the text with these values, which are asked for.
    [[nodiscard]] bool run(const char* action, const std::vector<std::pair<const char*, const char*>>& values) const
    {
        trigger(action);
        auto* const dialog = editor().findChild<ParameterDialog*>();
        if (!dialog || !dialog->isVisible())
            return false;
        for (const auto& [parameter, value] : values) {
            auto* const field = dialog->findChild<QLineEdit*>(QStringLiteral("value ") + QLatin1String(parameter));
            if (!field)
                return false;
            field->setText(QString::fromUtf8(value));
        }
        dialog->accept();
        const bool isAccepted = dialog->result() == QDialog::Accepted;
        delete dialog; // so that the next one is found
        return isAccepted;
    }
    /// Waits for the rows of the last statement; -1 if there are none to wait for.
    [[nodiscard]] int rows() const
    {
        const bool isEnded = comesTrue(
            [this] { return results().currentResult() && results().currentResult()->result().end(); }, 20'000);
        return isEnded ? static_cast<int>(results().currentResult()->result().rows().rows()) : -1;
    }
    [[nodiscard]] QString sent() const
    {
        return QString::fromStdString(results().currentResult()->result().statement());
    }
};

} // namespace

/// Statements with parameters, from the text to the rows.
class RunParametersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rowsAreOfTheValues();
    void aValueIsNeverSql();
    void resultsSayTheirValues();
    void aResultRunsAgainWithItsValues();
    void aResultOfAClosedDatabaseSaysSo();
    void statementsOfAScriptShareTheirValues();
    void aPlanIsOfTheValues();
    void withoutValuesNothingRuns();
    void theTextsOwnConnectionIsUsed();
};

void RunParametersTest::rowsAreOfTheValues()
{
    const ParametersFlow flow;
    QVERIFY(flow.isOpen());
    flow.page().editor().setSqlText("SELECT id FROM sale WHERE price > :least");
    QVERIFY(flow.run("run", {{"least", "5"}}));
    QCOMPARE(flow.rows(), 1);
    QCOMPARE(flow.sent(), QStringLiteral("SELECT id FROM sale WHERE price > 5"));
    QVERIFY(flow.run("run", {{"least", "-1"}}));
    QCOMPARE(flow.rows(), 2);
    QCOMPARE(QString::fromStdString(flow.page().editor().sqlText()),
             QStringLiteral("SELECT id FROM sale WHERE price > :least"));
    QVERIFY(flow.results().messages().text().contains(QStringLiteral("price > 5")));
}

void RunParametersTest::aValueIsNeverSql()
{
    const ParametersFlow flow;
    QVERIFY(flow.isOpen());
    flow.page().editor().setSqlText("SELECT id FROM sale WHERE CAST(id AS TEXT) = :id");
    QVERIFY(flow.run("run", {{"id", "' OR 1 = 1 --"}}));
    QCOMPARE(flow.rows(), 0);
    QVERIFY(flow.run("run", {{"id", "2"}}));
    QCOMPARE(flow.rows(), 1);
}

void RunParametersTest::resultsSayTheirValues()
{
    const ParametersFlow flow;
    QVERIFY(flow.isOpen());
    flow.page().editor().setSqlText("SELECT id FROM sale WHERE price > :least AND id <> :not");
    QVERIFY(flow.run("run", {{"least", "1"}, {"not", "9"}}));
    QCOMPARE(flow.rows(), 2);
    const QString values = QStringLiteral("least = 1, not = 9");
    QCOMPARE(flow.results().currentResult()->origin(), QStringLiteral("Your text · Query 1 · ") + values);
    QTabBar& bar = *flow.results().tabs().tabBar();
    const QPoint place = bar.tabRect(0).center();
    QHelpEvent help(QEvent::ToolTip, place, bar.mapToGlobal(place));
    QApplication::sendEvent(&bar, &help);
    QVERIFY2(QToolTip::text().contains(values), qPrintable(QToolTip::text()));
    QVERIFY(QToolTip::text().contains(QStringLiteral("sale")));
    flow.page().editor().setSqlText("SELECT id FROM sale");
    flow.trigger("run");
    QCOMPARE(flow.rows(), 2);
    QCOMPARE(flow.results().currentResult()->origin(), QStringLiteral("Your text · Query 1"));
}

void RunParametersTest::aResultRunsAgainWithItsValues()
{
    const ParametersFlow flow;
    QVERIFY(flow.isOpen());
    flow.page().editor().setSqlText("SELECT id FROM sale WHERE price > :least");
    QVERIFY(flow.run("run", {{"least", "5"}}));
    QCOMPARE(flow.rows(), 1);
    QVERIFY(flow.run("run", {{"least", "50"}}));
    QCOMPARE(flow.rows(), 0);
    QVERIFY(flow.shop.execute("INSERT INTO sale VALUES (3, 70);"));
    const QPointer<ResultView> before = flow.results().currentResult();
    Q_EMIT flow.results().tabs().againAsked(before);
    QTRY_VERIFY(flow.results().currentResult() && flow.results().currentResult() != before);
    QCOMPARE(flow.rows(), 1);
    QCOMPARE(flow.sent(), QStringLiteral("SELECT id FROM sale WHERE price > 50"));
    QVERIFY(flow.results().currentResult()->origin().endsWith(QStringLiteral("least = 50")));
    QVERIFY(!flow.editor().findChild<ParameterDialog*>());
    QCOMPARE(flow.results().tabs().results().size(), qsizetype{1});
}

void RunParametersTest::aResultOfAClosedDatabaseSaysSo()
{
    ParametersFlow flow;
    QVERIFY(flow.isOpen());
    flow.page().editor().setSqlText("SELECT id FROM sale WHERE price > :least");
    QVERIFY(flow.run("run", {{"least", "5"}}));
    QCOMPARE(flow.rows(), 1);
    const QPointer<ResultView> pinned = flow.results().currentResult();
    flow.results().tabs().setPinned(pinned, ResultTabs::Pin::pinned);
    flow.flow.window->openPlace(flow.warehouse.path());
    QVERIFY(flow.isOpen());
    QVERIFY(pinned);
    Q_EMIT flow.results().tabs().againAsked(pinned);
    QVERIFY(flow.results().messages().text().contains(QStringLiteral("is no longer open")));
}

void RunParametersTest::statementsOfAScriptShareTheirValues()
{
    const ParametersFlow flow;
    QVERIFY(flow.isOpen());
    flow.page().editor().setSqlText("SELECT id FROM sale WHERE id = :id;\nSELECT price FROM sale WHERE id < :id;");
    QVERIFY(flow.run("runAll", {{"id", "2"}}));
    QTRY_COMPARE(flow.results().tabs().results().size(), qsizetype{2});
    QCOMPARE(flow.rows(), 1);
    QCOMPARE(flow.sent(), QStringLiteral("SELECT price FROM sale WHERE id < 2"));
}

void RunParametersTest::aPlanIsOfTheValues()
{
    const ParametersFlow flow;
    QVERIFY(flow.isOpen());
    flow.page().editor().setSqlText("SELECT id FROM sale WHERE id = :id");
    QVERIFY(flow.run("explain", {{"id", "2"}}));
    QTRY_VERIFY(!flow.results().isRunning());
    QVERIFY(flow.results().plan().origin().endsWith(QStringLiteral("id = 2")));
    QVERIFY(flow.results().messages().text().contains(QStringLiteral("WHERE id = 2")));
}

void RunParametersTest::withoutValuesNothingRuns()
{
    const ParametersFlow flow;
    QVERIFY(flow.isOpen());
    flow.page().editor().setSqlText("SELECT id FROM sale WHERE price > :least");
    flow.trigger("run");
    auto* const dialog = flow.editor().findChild<ParameterDialog*>();
    QVERIFY(dialog);
    dialog->accept(); // nothing is no number
    QVERIFY(dialog->isVisible());
    dialog->reject();
    QVERIFY(!flow.results().currentResult());
    QVERIFY(flow.results().messages().text().isEmpty());
}

void RunParametersTest::theTextsOwnConnectionIsUsed()
{
    const ParametersFlow flow;
    QVERIFY(flow.isOpen());
    QVERIFY(flow.choose(1));
    flow.page().editor().setSqlText("SELECT id FROM crate WHERE shelf IN (:shelves)");
    QVERIFY(flow.run("run", {{"shelves", "B, C"}}));
    QCOMPARE(flow.rows(), 1);
    QCOMPARE(flow.sent(), QStringLiteral("SELECT id FROM crate WHERE shelf IN ('B', 'C')"));
}

QTEST_MAIN(RunParametersTest)
#include "tst_runparameters.moc"
