#include "inspector/attemptpieces.h"
#include "inspector/comparedialog.h"
#include "inspector/comparepieces.h"
#include "inspector/inspectorpanel.h"
#include "inspector/planpieces.h"
#include "inspector/rowdifferencemodel.h"
#include "results/plan/planmodel.h"
#include "support/demorun.h"
#include "support/openworkbench.h"
#include "support/samplerun.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTextEdit>
#include <QToolButton>

namespace querymend {

namespace {

/// A visible dialog and its texts.
class ShownComparison {
public:
    ShownComparison(Workbench& workbench, Theme& theme, const std::vector<RunEvent>& left,
                    const std::vector<RunEvent>& right)
        : dialog(workbench, theme, {QStringLiteral("left run"), left}, {QStringLiteral("right run"), right}),
          tabs(*dialog.findChild<QTabWidget*>())
    {
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    }

    [[nodiscard]] QString text(const char* tab)
    {
        open(tab);
        QStringList texts;
        for (const QTextEdit* const pane : tabs.currentWidget()->findChildren<QTextEdit*>())
            texts.append(pane->toPlainText());
        return texts.join(QLatin1Char('\n'));
    }

    void open(const char* tab)
    {
        for (int i = 0; i < tabs.count(); ++i) {
            if (tabs.tabText(i).remove(QLatin1Char('&')) == QLatin1String(tab))
                return tabs.setCurrentIndex(i);
        }
        QFAIL(tab);
    }

    /// The sentence above the rows.
    [[nodiscard]] QString rowsNote() { return tabs.currentWidget()->findChild<QLabel*>()->text(); }

    CompareDialog dialog;
    QTabWidget& tabs;
};

ConnectionTarget shopIn(const QTemporaryDir& folder)
{
    ConnectionTarget target;
    target.engine = EngineKind::sqlite;
    if (const auto file = bundledDatabase("shop", folder.path()))
        target.database = file->toStdString();
    return target;
}

std::vector<RunEvent> runWith(const std::string& wrong, const std::string& right)
{
    SampleTexts texts;
    texts.sql = wrong;
    texts.answer = right;
    return sampleRun(texts);
}

std::vector<RunEvent> asAnotherRun(std::vector<RunEvent> events)
{
    for (RunEvent& event : events)
        event.run = "another";
    return events;
}

AttemptRef at(std::uint32_t number)
{
    return {LaneId{0}, number};
}

} // namespace

class CompareDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(QLocale::c());
        QVERIFY(m_folder.isValid());
    }

    void offersTheAnswerTheLanesAndTheAttempts()
    {
        const auto choices = sideChoices(sampleRun());
        QStringList names;
        for (const SideChoice& choice : choices)
            names.append(choice.name);
        QCOMPARE(names,
                 QStringList({QStringLiteral("Attempt 2 · the answer"), QStringLiteral("Attempt 2 · best of lane 1"),
                              QStringLiteral("Attempt 1 · Schema reference"), QStringLiteral("Attempt 2 · Accepted")}));
        QVERIFY(sideChoices({}).empty());
    }

    void opensOnTwoDifferentAttemptsOfOneRun()
    {
        Theme theme;
        Workbench closed({});
        const ShownComparison shown(closed, theme, sampleRun(), sampleRun());
        QStringList chosen;
        for (const QComboBox* const box : shown.dialog.findChildren<QComboBox*>())
            chosen << box->currentText();
        QCOMPARE(
            chosen,
            QStringList({QStringLiteral("Attempt 1 · Schema reference"), QStringLiteral("Attempt 2 · the answer")}));
    }

    void labelsBothSidesAboveTheirHalves()
    {
        Theme theme;
        Workbench closed({});
        const ShownComparison shown(closed, theme, sampleRun(), sampleRun());
        for (const QComboBox* const box : shown.dialog.findChildren<QComboBox*>()) {
            const auto labels = shown.dialog.findChildren<QLabel*>();
            QVERIFY(std::ranges::any_of(labels, [box](const QLabel* label) {
                return label->buddy() == box && label->text().contains(QLatin1Char('&'));
            }));
        }
        const auto boxes = shown.dialog.findChildren<QComboBox*>();
        const QWidget* const right = boxes[1]->parentWidget();
        QTRY_VERIFY(qAbs(right->x() - shown.dialog.width() / 2) <= 1); // where the pages below are divided
        QCOMPARE(boxes[1]->y(), boxes[0]->y());
        QCOMPARE(boxes[1]->geometry().right(), right->contentsRect().right() - 12);
    }

    void theLeftIsOnTheLeftInAMirroredWindow()
    {
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        Theme theme;
        Workbench closed({});
        const ShownComparison shown(closed, theme, sampleRun(), sampleRun());
        const auto boxes = shown.dialog.findChildren<QComboBox*>();
        const auto placeOf = [&](const QWidget* widget) { return widget->mapTo(&shown.dialog, QPoint()).x(); };
        const bool isLeftFirst = placeOf(boxes[0]) < placeOf(boxes[1]);
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        QCOMPARE(boxes[0]->accessibleName(), QStringLiteral("On the left"));
        QVERIFY(isLeftFirst);
    }

    void tellsDifferencesInWords()
    {
        const auto written = [](const char* older, const char* newer) {
            QString text;
            for (const TextPiece& piece : diffPieces(older, newer, "sqlite"))
                text += piece.text;
            return text;
        };
        const auto begins = [&](const char* older, const char* newer, const char* words) {
            return written(older, newer).startsWith(QLatin1String(words));
        };
        QVERIFY(begins("SELECT c.category_name FROM c", "SELECT c.name FROM c WHERE x",
                       "Replaced category_name with name\nAdded WHERE x\n"));
        QVERIFY(begins("SELECT 1", "select  1", "The same statement, only written differently:\n"));
        QVERIFY(begins("SELECT 1", "SELECT 1", "The same statement.\n"));
    }

    void comparesTwoAttemptsWithoutADatabase()
    {
        Theme theme;
        Workbench closed({});
        ShownComparison shown(closed, theme, sampleRun(), sampleRun());
        shown.dialog.choose(at(0), at(1));
        QVERIFY(shown.text("SQL").contains(QLatin1String("amontamount")));
        QVERIFY(shown.text("Problems").contains(QLatin1String("no such column: amont")));
        QVERIFY(shown.text("Prompts").contains(QString::fromUtf8("task · only on the left")));
        QVERIFY(shown.text("Plans").contains(QLatin1String("No database is open")));
        shown.open("Rows");
        QVERIFY(shown.rowsNote().contains(QLatin1String("No database is open")));
        const auto buttons = shown.tabs.currentWidget()->findChildren<QPushButton*>();
        QVERIFY(!buttons.first()->isEnabled());
    }

    void changesSides()
    {
        Theme theme;
        Workbench closed({});
        ShownComparison shown(closed, theme, runWith("SELECT 1", "SELECT 2"), runWith("SELECT 3", "SELECT 4"));
        shown.dialog.choose(at(0), at(1));
        const QString before = shown.text("SQL");
        QTest::mouseClick(swapButton(shown.dialog), Qt::LeftButton);
        QCOMPARE(before, QStringLiteral("Replaced 1 with 4\n\nSELECT 14"));
        QCOMPARE(shown.text("SQL"), QStringLiteral("Replaced 4 with 1\n\nSELECT 41"));
    }

    void tellsOfALaneEachAttempt()
    {
        const auto events = sampleRun();
        QString said;
        for (const TextPiece& piece : findingsPieces(events, sideChoices(events).at(1)))
            said += piece.text;
        QVERIFY2(said.contains(QString::fromUtf8("attempt 1 · next hint: general · refine")), qPrintable(said));
        QVERIFY2(said.contains(QString::fromUtf8("Accepted · attempt 2")), qPrintable(said));
    }

    void saysWhenResultsAreIdentical_data()
    {
        QTest::addColumn<QStringList>("there");
        QTest::addColumn<QString>("begin");
        const QStringList rows{QStringLiteral("1"), QStringLiteral("2")};
        QTest::newRow("the same rows") << rows << QStringLiteral("Identical results: 2 rows");
        QTest::newRow("the same rows in another order")
            << QStringList{rows[1], rows[0]} << QStringLiteral("2 rows in both");
        QTest::newRow("a row less") << QStringList{rows[0]} << QStringLiteral("1 rows in both");
    }

    void saysWhenResultsAreIdentical()
    {
        QFETCH(const QStringList, there);
        QFETCH(const QString, begin);
        const TableText left{{"n"}, {{"1"}, {"2"}}};
        TableText right{{"n"}, {}};
        for (const QString& cell : there)
            right.rows.push_back({cell.toStdString()});
        const QString said = rowsSummary(left, right, tableDifference(left, right));
        QVERIFY2(said.startsWith(begin), qPrintable(said));
    }

    void comparesRowsOnTheOpenDatabase()
    {
        OpenWorkbench open(shopIn(m_folder));
        QVERIFY(open.isOpen());
        ShownComparison shown(open.workbench(), open.theme(),
                              runWith("SELECT 1", "SELECT id, name FROM customers WHERE id <= 3"),
                              asAnotherRun(runWith("SELECT 1",
                                                   "SELECT id, CASE id WHEN 2 THEN 'Other' ELSE name END AS name "
                                                   "FROM customers WHERE id BETWEEN 2 AND 4")));
        shown.open("Rows");
        read(shown);
        QTRY_VERIFY2(
            shown.rowsNote().startsWith(QString::fromUtf8("1 rows in both · 1 only on the left · 1 only on the "
                                                          "right · 1 changed · matched by id")),
            qPrintable(shown.rowsNote()));
        auto* const rows = shown.tabs.currentWidget()->findChild<QTableView*>();
        const QAbstractItemModelTester tester(rows->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(rows->model()->rowCount(), 3);
        QCOMPARE(rows->model()->index(0, 1).data().toString(), QStringLiteral("1"));
        QVERIFY(rows->model()->index(1, 2).data().toString().endsWith(QString::fromUtf8(" → Other")));
        QVERIFY(rows->model()->index(1, 2).data(RowDifferenceModel::ChangedRole).toBool());
    }

    void runsNothingThatDoesNotOnlyRead()
    {
        OpenWorkbench open(shopIn(m_folder));
        ShownComparison shown(open.workbench(), open.theme(), runWith("SELECT 1", "DELETE FROM customers"),
                              asAnotherRun(sampleRun()));
        shown.open("Rows");
        read(shown);
        QTRY_VERIFY2(shown.rowsNote().startsWith(QLatin1String("Could not read the rows on the left: ")),
                     qPrintable(shown.rowsNote()));
    }

    void readsPlansOfBothSides()
    {
        OpenWorkbench open(shopIn(m_folder));
        ShownComparison shown(open.workbench(), open.theme(), runWith("SELECT 1", "SELECT * FROM customers"),
                              runWith("SELECT 1", "SELECT missing FROM customers"));
        shown.open("Plans");
        QTRY_VERIFY(shown.text("Plans").contains(QLatin1String("As returned by the engine")));
        QTRY_VERIFY2(shown.text("Plans").contains(QLatin1String("no such column: missing")),
                     qPrintable(shown.text("Plans")));
    }

    /// The inputs of a step cost more than the step where an engine does not add them up.
    void sharesOfAPlanAreThoseOfTheResultsPanel()
    {
        PlanNode scan;
        scan.operation = "Scan";
        scan.cost = 30;
        PlanNode join;
        join.operation = "Join";
        join.cost = 10;
        join.inputs = {scan};
        const Plan plan{{join}, "raw"};
        QString text;
        for (const TextPiece& piece : planPieces(plan))
            text += piece.text;
        const auto steps = weighed(plan);
        for (const WeighedStep* const step : {steps.front().get(), steps.front()->inputs.front().get()}) {
            const QString share = QStringLiteral("%1 % of the cost").arg(100 * *step->share);
            QVERIFY2(text.contains(share), qPrintable(share + QLatin1Char('\n') + text));
        }
    }

    void theInspectorReadsThePlanOfARunOnTheOpenDatabase()
    {
        const ConnectionTarget target = shopIn(m_folder);
        OpenWorkbench open(target);
        SampleTexts texts;
        texts.database = target.shown();
        texts.answer = "SELECT * FROM customers";
        const auto events = sampleRun(texts);
        InspectorPanel panel(open.theme());
        panel.useDatabaseOf(open.workbench());
        panel.show();
        panel.showAttempt(events, at(1));
        auto* const tabs = panel.findChild<QTabWidget*>();
        for (int i = 0; i < tabs->count(); ++i) {
            if (tabs->tabText(i) == QLatin1String("Plan"))
                tabs->setCurrentIndex(i);
        }
        auto* const plan = tabs->currentWidget()->findChild<QTextEdit*>();
        QTRY_VERIFY2(plan->toPlainText().contains(QLatin1String("customers")), qPrintable(plan->toPlainText()));
    }

private:
    static void read(ShownComparison& shown)
    {
        QTest::mouseClick(shown.tabs.currentWidget()->findChild<QPushButton*>(), Qt::LeftButton);
    }

    static QToolButton* swapButton(const CompareDialog& dialog)
    {
        for (QToolButton* const button : dialog.findChildren<QToolButton*>()) {
            if (button->accessibleName() == QLatin1String("Swap sides"))
                return button;
        }
        return nullptr;
    }

    QTemporaryDir m_folder;
};

} // namespace querymend

QTEST_MAIN(querymend::CompareDialogTest)

#include "tst_comparedialog.moc"
