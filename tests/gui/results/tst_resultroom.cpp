// What a result shows where there is little room.

#include "common/borrowedheight.h"
#include "common/theme.h"
#include "results/cells/cellinspector.h"
#include "results/chart/resultchart.h"
#include "results/emptyresults.h"
#include "results/export/exportdialog.h"
#include "results/grid/resultgrid.h"
#include "results/grid/resultmodel.h"
#include "results/messages/problempage.h"
#include "results/plan/planmodel.h"
#include "results/plan/planview.h"
#include "results/resultspanel.h"
#include "results/resulttabs.h"
#include "results/resultview.h"
#include "support/openworkbench.h"
#include "support/sqlitefile.h"

#include <QAbstractAxis>
#include <QBuffer>
#include <QChart>
#include <QChartView>
#include <QComboBox>
#include <QHeaderView>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeView>

using namespace querymend;

class ResultRoomTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void aLowChartKeepsItsLabels_data();
    void aLowChartKeepsItsLabels();
    void rowsOfBytesFitTheirPane_data();
    void rowsOfBytesFitTheirPane();
    void aCellBorrowsHeightFromTheEditor();
    void whatTheUserMovedStays();
    void aPlanTakesTheRoomThatItsColumnsNeed();
    void aStepIsNamedWholeBesideTheTree();
    void aLongLineLeavesTheErrorInPlace();
    void theExportGrowsWithWhatItSays();
    void anEmptyPageKeepsItsTextOffTheEdges();
    void anEmptyPageShowsNoPartOfItsReason();
    void aPictureLeavesTheTabsTheirHeight();

private:
    void run(const std::string& statement);
    [[nodiscard]] ResultView& view() { return *m_panel->currentResult(); }
    void click(const QString& name);

    std::unique_ptr<SqliteFile> m_file;
    std::unique_ptr<OpenWorkbench> m_bench;
    std::unique_ptr<ResultsPanel> m_panel;
};

void ResultRoomTest::initTestCase()
{
    m_file = std::make_unique<SqliteFile>("CREATE TABLE sales(region TEXT, total NUMERIC);"
                                          "INSERT INTO sales VALUES ('North', 30), ('East', 10), ('South', 20);");
    m_bench = std::make_unique<OpenWorkbench>(m_file->target());
    QVERIFY(m_bench->isOpen());
}

void ResultRoomTest::init()
{
    m_panel = std::make_unique<ResultsPanel>(m_bench->workbench(), m_bench->theme());
    m_panel->resize(900, 500);
    m_panel->show();
}

void ResultRoomTest::run(const std::string& statement)
{
    QSignalSpy ended(m_panel.get(), &ResultsPanel::runEnded);
    m_panel->run(statement, QStringLiteral("Results"));
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30'000);
    QTRY_VERIFY(!view().result().isBusy());
}

void ResultRoomTest::click(const QString& name)
{
    for (QToolButton* const button : view().findChildren<QToolButton*>()) {
        if (button->accessibleName() == name)
            button->click();
    }
}

void ResultRoomTest::aLowChartKeepsItsLabels_data()
{
    QTest::addColumn<int>("textPixels");
    QTest::newRow("in text of the usual size") << 13;
    QTest::newRow("in large text") << 24;
}

void ResultRoomTest::aLowChartKeepsItsLabels()
{
    QFETCH(const int, textPixels);
    m_bench->theme().setTextPixels(textPixels);
    const auto usual = qScopeGuard([this] { m_bench->theme().setTextPixels(13); });
    m_panel->resize(900, 180);
    run("SELECT region, total FROM sales");
    click(QStringLiteral("Chart"));
    QTRY_VERIFY(view().chart().isVisible());
    const auto& drawn = *view().chart().findChild<QChartView*>();
    QTRY_VERIFY2(drawn.height() >= 9 * textPixels, qPrintable(QString::number(drawn.height())));
    for (const QAbstractAxis* const axis : view().chart().chart().axes())
        QVERIFY(axis->labelsVisible());
    const auto& scrolled = *view().chart().findChild<QScrollArea*>();
    QTRY_VERIFY(scrolled.verticalScrollBar()->maximum() > 0);
    m_panel->resize(900, 900);
    QTRY_COMPARE(scrolled.verticalScrollBar()->maximum(), 0);
    QVERIFY(drawn.height() > 300);
}

void ResultRoomTest::rowsOfBytesFitTheirPane_data()
{
    QTest::addColumn<int>("width");
    QTest::newRow("in a narrow panel") << 520;
    QTest::newRow("in a panel of middling width") << 800;
    QTest::newRow("in a wide panel") << 1300;
}

void ResultRoomTest::rowsOfBytesFitTheirPane()
{
    QFETCH(const int, width);
    run("SELECT x'00112233445566778899AABBCCDDEEFF48656C6C6F' AS bytes");
    view().grid().setCurrentIndex(view().model().index(0, 0));
    click(QStringLiteral("Cell (F2)"));
    m_panel->resize(width, 500);
    const auto& text = *view().inspector().findChild<QPlainTextEdit*>();
    QTRY_VERIFY(text.toPlainText().startsWith(QStringLiteral("00000000  00 11")));
    QTRY_COMPARE(text.horizontalScrollBar()->maximum(), 0);
}

void ResultRoomTest::aCellBorrowsHeightFromTheEditor()
{
    QSplitter parts(Qt::Vertical);
    auto* const editor = new QWidget(&parts);
    editor->setMinimumHeight(90);
    parts.addWidget(editor);
    parts.addWidget(m_panel.get());
    const auto freed = qScopeGuard([this] { m_panel->setParent(nullptr); });
    parts.resize(900, 500);
    parts.setSizes({320, 180});
    parts.show();
    run("SELECT region, total FROM sales");
    QCoreApplication::sendPostedEvents(); // what the rows asked for is laid out
    QCoreApplication::processEvents();
    const QList<int> before = parts.sizes();
    click(QStringLiteral("Cell (F2)"));
    QTRY_VERIFY2(view().height() >= 280, qPrintable(QString::number(view().height())));
    QVERIFY(editor->height() >= 90);
    click(QStringLiteral("Cell (F2)"));
    QTRY_COMPARE(parts.sizes(), before);
    click(QStringLiteral("Cell (F2)"));
    QTRY_VERIFY(parts.sizes() != before);
    run("SELECT total FROM sales"); // replaces the rows
    QTRY_COMPARE(parts.sizes(), before);
}

void ResultRoomTest::whatTheUserMovedStays()
{
    QSplitter parts(Qt::Vertical);
    auto* const lower = new QWidget(&parts);
    parts.addWidget(new QWidget(&parts));
    parts.addWidget(lower);
    parts.resize(300, 400);
    parts.setSizes({300, 100});
    parts.show();
    BorrowedHeight borrowed;
    borrowed.take(*lower, 200);
    QVERIFY(lower->height() >= 200);
    parts.setSizes({120, 280});
    const QList<int> moved = parts.sizes();
    borrowed.giveBack();
    QCOMPARE(parts.sizes(), moved);
}

void ResultRoomTest::aPlanTakesTheRoomThatItsColumnsNeed()
{
    PlanNode scan;
    scan.operation = "Index Scan using orders_by_customer_and_day";
    scan.relation = "orders";
    scan.rows = 1000;
    m_panel->tabs().setCurrentWidget(&m_panel->plan());
    m_panel->plan().showPlan({{scan}, "as given"});
    const auto& tree = *m_panel->plan().findChild<QTreeView*>();
    QTRY_VERIFY(tree.header()->length() <= tree.viewport()->width());
    const auto& side = *m_panel->plan().findChild<QTabWidget*>();
    QVERIFY(side.width() >= side.tabBar()->sizeHint().width());
}

void ResultRoomTest::aStepIsNamedWholeBesideTheTree()
{
    PlanNode scan;
    scan.operation = "Index Scan using orders_by_customer_and_day";
    scan.relation = "orders";
    m_panel->tabs().setCurrentWidget(&m_panel->plan());
    m_panel->plan().showPlan({{scan}, "as given"});
    const auto& side = *m_panel->plan().findChild<QTabWidget*>();
    QCOMPARE(qobject_cast<QPlainTextEdit*>(side.widget(0))->toPlainText(),
             QStringLiteral("Index Scan using orders_by_customer_and_day\nTable or index: orders\n"));
}

void ResultRoomTest::aLongLineLeavesTheErrorInPlace()
{
    m_panel->resize(480, 400);
    run("SELECT nothing, region || region || region || region || region || region || region || region FROM sales");
    auto& page = *view().findChild<ProblemPage*>();
    QTRY_VERIFY(page.widget()->findChild<QScrollArea*>()->horizontalScrollBar()->maximum() > 0);
    QCOMPARE(page.horizontalScrollBar()->maximum(), 0);
    const auto links = page.findChildren<QPushButton*>();
    const auto& excerpt = *page.widget()->findChild<QScrollArea*>();
    for (const QPushButton* const link : links) {
        if (link->isVisible())
            QVERIFY2(link->y() >= excerpt.geometry().bottom(), qPrintable(link->text()));
    }
}

void ResultRoomTest::anEmptyPageKeepsItsTextOffTheEdges()
{
    EmptyResults& page = m_panel->emptyPage();
    const auto& text = *page.findChild<QLabel*>();
    QTRY_VERIFY(text.isVisible());
    QVERIFY(text.x() >= 12 && text.geometry().right() < page.width() - 12);
}

void ResultRoomTest::anEmptyPageShowsNoPartOfItsReason()
{
    m_bench->theme().setTextPixels(24);
    const auto usual = qScopeGuard([this] { m_bench->theme().setTextPixels(13); });
    EmptyResults& page = m_panel->emptyPage();
    page.say(QStringLiteral("Attempt 1 has no rows. ").repeated(8), RowsOffer::answer);
    const auto& text = *page.findChild<QLabel*>();
    QTRY_VERIFY(text.isVisible());
    m_panel->resize(300, 10); // as low as it can be
    QTRY_VERIFY(!text.isVisible());
    QVERIFY(page.findChild<QPushButton*>()->isVisible());
    m_panel->resize(900, 500);
    QTRY_VERIFY(text.isVisible());
}

void ResultRoomTest::aPictureLeavesTheTabsTheirHeight()
{
    m_bench->theme().setTextPixels(24);
    const auto usual = qScopeGuard([this] { m_bench->theme().setTextPixels(13); });
    QImage image(120, 80, QImage::Format_RGB32);
    image.fill(Qt::red);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QVERIFY(image.save(&buffer, "PNG"));
    m_panel->resize(900, 320);
    run("SELECT x'" + bytes.toHex().toStdString() + "' AS picture");
    view().grid().setCurrentIndex(view().model().index(0, 0));
    click(QStringLiteral("Cell (F2)"));
    const auto& tabs = *view().inspector().findChild<QTabBar*>();
    QTRY_VERIFY(tabs.isVisible());
    QTRY_VERIFY2(tabs.height() >= tabs.sizeHint().height(), qPrintable(QString::number(tabs.height())));
}

void ResultRoomTest::theExportGrowsWithWhatItSays()
{
    m_bench->theme().setTextPixels(24);
    const auto usual = qScopeGuard([this] { m_bench->theme().setTextPixels(13); });
    run("SELECT region, total FROM sales");
    ExportDialog dialog(view().result(), QStringLiteral("sales"));
    dialog.show();
    dialog.setFormat(ExportFormat::xlsx);
    const auto& path = *dialog.findChild<QLineEdit*>(QStringLiteral("path"));
    const int name = path.fontMetrics().horizontalAdvance(QStringLiteral("orders, customers.xlsx"));
    QTRY_VERIFY(path.width() >= name + 24); // and its frame
    for (const QWidget* const part : dialog.findChildren<QWidget*>()) {
        const auto* const label = qobject_cast<const QLabel*>(part);
        const bool isWrapped = label && label->wordWrap();
        const bool isField = qobject_cast<const QComboBox*>(part) || qobject_cast<const QLineEdit*>(part);
        const int needed = isWrapped ? label->heightForWidth(label->width()) : part->sizeHint().height();
        if (part->isVisible() && (isWrapped || isField))
            QTRY_VERIFY2(part->height() >= needed, qPrintable(part->objectName()));
    }
}

QTEST_MAIN(ResultRoomTest)
#include "tst_resultroom.moc"
