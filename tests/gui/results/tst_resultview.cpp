// One result and what can be done with it: sort, filter, copy, inspect a cell, draw a chart.

#include "results/cells/cellinspector.h"
#include "results/cells/celllook.h"
#include "results/chart/resultchart.h"
#include "results/grid/resultgrid.h"
#include "results/grid/resultmodel.h"
#include "results/resultspanel.h"
#include "results/resultview.h"
#include "support/openworkbench.h"
#include "support/paintwatch.h"
#include "support/sqlitefile.h"
#include "support/stallwatch.h"

#include <QAbstractAxis>
#include <QAbstractItemModelTester>
#include <QAbstractSeries>
#include <QBuffer>
#include <QChart>
#include <QClipboard>
#include <QDeadlineTimer>
#include <QHeaderView>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QToolButton>

using namespace querymend;

namespace {

constexpr auto shops = "SELECT region, total, note FROM sales ORDER BY rowid";
constexpr auto sales = "CREATE TABLE sales(region TEXT, total NUMERIC, note TEXT);"
                       "INSERT INTO sales VALUES ('North', 30, 'say \"hi\"'), ('East', 10, NULL), "
                       "('south', 20, 'a' || char(9) || 'b'), ('West', NULL, '');";

} // namespace

class ResultViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void sortsByTheHeader();
    void filtersAndSaysHowFar();
    void sortsAMillionRowsAside();
    void copies_data();
    void copies();
    void hidesColumns();
    void survivesStrangeNames();
    void looksAtACell_data();
    void looksAtACell();
    void cutsALongTextBetweenCharacters_data();
    void cutsALongTextBetweenCharacters();
    void showsAPicture();
    void showsOnlyTheBeginningOfWhatIsLarge();
    void drawsAChart();

private:
    void run(const std::string& statement);
    [[nodiscard]] ResultView& view() { return *m_panel->currentResult(); }
    [[nodiscard]] QStringList column(int number);
    void sortBy(int column, Qt::SortOrder order) { view().grid().horizontalHeader()->setSortIndicator(column, order); }
    [[nodiscard]] QString shownCell();

    std::unique_ptr<SqliteFile> m_file;
    std::unique_ptr<OpenWorkbench> m_bench;
    std::unique_ptr<ResultsPanel> m_panel;
};

void ResultViewTest::initTestCase()
{
    m_file = std::make_unique<SqliteFile>(sales);
    m_bench = std::make_unique<OpenWorkbench>(m_file->target());
    QVERIFY(m_bench->isOpen());
}

void ResultViewTest::init()
{
    m_panel = std::make_unique<ResultsPanel>(m_bench->workbench(), m_bench->theme());
    m_panel->resize(900, 500);
    m_panel->show();
}

void ResultViewTest::run(const std::string& statement)
{
    QSignalSpy ended(m_panel.get(), &ResultsPanel::runEnded);
    m_panel->run(statement, QStringLiteral("Results"));
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30'000);
    QTRY_VERIFY(!view().result().isBusy());
}

QStringList ResultViewTest::column(int number)
{
    QStringList texts;
    for (int row = 0; row < view().model().rowCount(); ++row)
        texts.append(view().model().index(row, number).data().toString());
    return texts;
}

void ResultViewTest::sortsByTheHeader()
{
    run(shops);
    const QAbstractItemModelTester tester(&view().model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    sortBy(0, Qt::AscendingOrder);
    QTRY_COMPARE(column(0).join(QLatin1Char(' ')), QStringLiteral("East North south West"));
    sortBy(1, Qt::DescendingOrder);
    QTRY_COMPARE(column(1).join(QLatin1Char(' ')), QStringLiteral("30 20 10 NULL"));
    QCOMPARE(view().model().headerData(1, Qt::Vertical, Qt::DisplayRole).toInt(), 3);
    sortBy(-1, Qt::AscendingOrder);
    QTRY_COMPARE(column(0).join(QLatin1Char(' ')), QStringLiteral("North East south West"));
}

void ResultViewTest::filtersAndSaysHowFar()
{
    run("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000) SELECT i FROM n");
    auto* const filter = view().findChild<QLineEdit*>();
    QTest::keyClicks(filter, QStringLiteral("77"));
    QTRY_VERIFY(view().model().hasOrder());
    QVERIFY2(view().footText().contains(QStringLiteral("fetched rows only")), qPrintable(view().footText()));
    view().result().fetchAll();
    QTRY_COMPARE(view().model().rowCount(), 57); // the numbers from 1 to 3000 that contain 77
    QTRY_COMPARE(view().footText(), QStringLiteral("57 of 3,000 rows"));
    filter->clear();
    QTRY_COMPARE(view().model().rowCount(), 3000);
}

void ResultViewTest::sortsAMillionRowsAside()
{
    run("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000) SELECT i, i % 97 AS k FROM "
        "n");
    view().result().fetchAll();
    QTRY_VERIFY_WITH_TIMEOUT(!view().result().hasMore(), 120'000);
    StallWatch watch;
    sortBy(1, Qt::DescendingOrder);
    QTRY_VERIFY_WITH_TIMEOUT(view().model().hasOrder(), 60'000);
    view().grid().scrollToBottom();
    const PaintWatch painted(*view().grid().viewport());
    QTRY_VERIFY(painted.isPainted());
    QCOMPARE(view().model().index(0, 0).data().toString(), QStringLiteral("96"));
    QCOMPARE(view().model().index(999'999, 0).data().toString(), QStringLiteral("999973"));
    QUERYMEND_VERIFY_NO_STALL(watch);
}

void ResultViewTest::copies_data()
{
    QTest::addColumn<RowFormat>("format");
    QTest::addColumn<HeaderLine>("header");
    QTest::addColumn<QString>("expected");
    QTest::newRow("TSV without names") << RowFormat::tsv << HeaderLine::without
                                       << QStringLiteral("30\t\"say \"\"hi\"\"\"\n10\t\n20\t\"a\tb\"\n\t\"\"");
    QTest::newRow("TSV with names") << RowFormat::tsv << HeaderLine::with
                                    << QStringLiteral(
                                           "total\tnote\n30\t\"say \"\"hi\"\"\"\n10\t\n20\t\"a\tb\"\n\t\"\"");
    QTest::newRow("CSV") << RowFormat::csv << HeaderLine::with
                         << QStringLiteral("total,note\n30,\"say \"\"hi\"\"\"\n10,\n20,a\tb\n,\"\"\n");
    QTest::newRow("Markdown") << RowFormat::markdown << HeaderLine::with
                              << QStringLiteral("| total | note |\n| --- | --- |\n| 30 | say \"hi\" |\n"
                                                "| 10 | *NULL* |\n| 20 | a\tb |\n| *NULL* |  |\n");
    QTest::newRow("JSON") << RowFormat::json << HeaderLine::with
                          << QStringLiteral("[\n  {\"total\": 30, \"note\": \"say \\\"hi\\\"\"},\n"
                                            "  {\"total\": 10, \"note\": null},\n"
                                            "  {\"total\": 20, \"note\": \"a\\tb\"},\n"
                                            "  {\"total\": null, \"note\": \"\"}\n]\n");
    QTest::newRow("INSERT") << RowFormat::insert << HeaderLine::with
                            << QStringLiteral("INSERT INTO sales (total, note) VALUES (30, 'say \"hi\"');\n"
                                              "INSERT INTO sales (total, note) VALUES (10, NULL);\n"
                                              "INSERT INTO sales (total, note) VALUES (20, 'a\tb');\n"
                                              "INSERT INTO sales (total, note) VALUES (NULL, '');\n");
}

void ResultViewTest::copies()
{
    QFETCH(const RowFormat, format);
    QFETCH(const HeaderLine, header);
    QApplication::clipboard()->clear();
    run(shops);
    const QItemSelection chosen(view().model().index(0, 1), view().model().index(3, 2));
    view().grid().selectionModel()->select(chosen, QItemSelectionModel::ClearAndSelect);
    if (format == RowFormat::tsv && header == HeaderLine::without)
        QTest::keySequence(&view().grid(), QKeySequence::Copy);
    else
        Q_EMIT view().grid().copyWanted(format, header);
    QTRY_VERIFY(!QApplication::clipboard()->text().isEmpty());
    QTEST(QApplication::clipboard()->text(), "expected");
}

void ResultViewTest::hidesColumns()
{
    run(shops);
    QApplication::clipboard()->clear();
    view().grid().setColumnHidden(1, true);
    view().grid().selectRow(0);
    QTest::keySequence(&view().grid(), QKeySequence::Copy);
    QTRY_COMPARE(QApplication::clipboard()->text(), QStringLiteral("North\t\"say \"\"hi\"\"\""));
    view().grid().showEveryColumn();
    QVERIFY(!view().grid().isColumnHidden(1));
}

void ResultViewTest::survivesStrangeNames()
{
    run("SELECT 1 AS \"a \"\"quoted\"\" name\", 2 AS \"two\nlines\", 3 AS \"שלום & more\", 4 AS \"\", x'00FF' AS "
        "bytes, "
        "'a' || char(0) || 'b' AS zero");
    QCOMPARE(view().model().columnCount(), 6);
    const auto name = [&](int column) { return view().model().headerData(column, Qt::Horizontal, Qt::DisplayRole); };
    QCOMPARE(name(0).toString(), QStringLiteral("a \"quoted\" name"));
    QCOMPARE(name(1).toString(), QStringLiteral("two↵lines"));
    QCOMPARE(name(2).toString(), QStringLiteral("שלום & more"));
    QCOMPARE(view().model().index(0, 4).data().toString(), QStringLiteral("2 bytes · 00 FF"));
    QCOMPARE(view().model().index(0, 5).data().toString(), QStringLiteral("a\uFFFDb"));
    QVERIFY(!view().grid().grab().isNull());
}

QString ResultViewTest::shownCell()
{
    view().grid().setFocus();
    view().grid().setCurrentIndex(view().model().index(0, 0));
    if (!view().inspector().isVisible())
        QTest::keyClick(&view().grid(), Qt::Key_F2);
    (void)QTest::qWaitFor([this] { return !view().inspector().isBusy(); }, 30'000);
    return view().inspector().findChild<QPlainTextEdit*>()->toPlainText();
}

void ResultViewTest::looksAtACell_data()
{
    QTest::addColumn<std::string>("expression");
    QTest::addColumn<CellView>("view");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a text") << std::string("'one' || char(10) || 'two'") << CellView::text
                            << QStringLiteral("one\ntwo");
    QTest::newRow("NULL") << std::string("NULL") << CellView::text << QStringLiteral("NULL");
    QTest::newRow("JSON is laid out") << std::string("'{\"b\":[1],\"a\":2}'") << CellView::json
                                      << QStringLiteral("{\n  \"b\": [\n    1\n  ],\n  \"a\": 2\n}");
    QTest::newRow("bytes") << std::string("x'00FF41'") << CellView::hex
                           << QStringLiteral("00000000  00 FF 41 %1  ..A\n").arg(QString(39, QLatin1Char(' ')));
    QTest::newRow("what only looks like JSON") << std::string("'{not}'") << CellView::json << QStringLiteral("{not}");
}

void ResultViewTest::looksAtACell()
{
    QFETCH(const std::string, expression);
    m_panel->resize(1200, 500); // as wide as a row of bytes
    run("SELECT " + expression + " AS c");
    const QString shown = shownCell();
    QTEST(view().inspector().view(), "view");
    QTEST(shown, "expected");
    QTest::keyClick(&view().grid(), Qt::Key_Space);
    QVERIFY(!view().inspector().isVisible());
}

void ResultViewTest::cutsALongTextBetweenCharacters_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<qsizetype>("letters");
    constexpr auto most = static_cast<qsizetype>(mostShown);
    QTest::newRow("at a character of two bytes") << std::string(mostShown - 1, 'a') + "\u00E9" << most - 1;
    QTest::newRow("at a character of four bytes") << std::string(mostShown - 3, 'a') + "\U0001F600" << most - 3;
    QTest::newRow("after a character") << std::string(mostShown - 2, 'a') + "\u00E9b" << most - 1;
    QTest::newRow("bytes that are no text anywhere") << std::string(mostShown + 9, '\x80') << most;
}

void ResultViewTest::cutsALongTextBetweenCharacters()
{
    QFETCH(const std::string, text);
    QString shown = cellLook(Cell{text}, CellView::text).text;
    QTEST(shown.remove(QLatin1Char('\n')).size(), "letters");
    QCOMPARE(shown.contains(QChar(QChar::ReplacementCharacter)), text.front() != 'a');
}

void ResultViewTest::showsAPicture()
{
    QImage image(3, 2, QImage::Format_RGB32);
    image.fill(Qt::red);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QVERIFY(image.save(&buffer, "PNG"));
    run("SELECT x'" + bytes.toHex().toStdString() + "' AS picture");
    (void)shownCell();
    QCOMPARE(view().inspector().view(), CellView::image);
    bool isShown = false;
    for (const QLabel* const label : view().inspector().findChildren<QLabel*>())
        isShown = isShown || label->pixmap().size() == QSize(3, 2);
    QVERIFY(isShown);
}

void ResultViewTest::showsOnlyTheBeginningOfWhatIsLarge()
{
    run("SELECT replace(hex(zeroblob(2500000)), '0', 'x') AS large");
    StallWatch watch;
    const QString shown = shownCell();
    const PaintWatch painted(view().inspector());
    QTRY_VERIFY(painted.isPainted());
    QUERYMEND_VERIFY_NO_STALL(watch);
    QVERIFY(shown.size() >= static_cast<qsizetype>(mostShown));
    QVERIFY(shown.size() < 2'200'000);
    bool isSaid = false;
    for (const QLabel* const label : view().inspector().findChildren<QLabel*>())
        isSaid = isSaid || label->text().contains(QStringLiteral("Showing the first"));
    QVERIFY(isSaid);
}

void ResultViewTest::drawsAChart()
{
    run("SELECT region, total FROM sales WHERE total IS NOT NULL");
    QVERIFY(view().chart().suits());
    for (QToolButton* const button : view().findChildren<QToolButton*>()) {
        if (button->accessibleName() == QStringLiteral("Chart"))
            button->click();
    }
    QVERIFY(view().chart().isVisible());
    QCOMPARE(view().chart().shape().kind, ChartKind::bars);
    QCOMPARE(view().chart().chart().series().size(), 1);
    QCOMPARE(view().chart().chart().axes(Qt::Vertical).size(), 1);
    m_bench->theme().choose(ThemeChoice::dark);
    QCOMPARE(view().chart().chart().backgroundBrush().color(), m_bench->theme().colour(Tone::panel));
    m_bench->theme().choose(ThemeChoice::light);
    run("SELECT region, total * 1000 AS total, total / 100.0 AS share FROM sales WHERE total IS NOT NULL");
    for (QToolButton* const button : view().findChildren<QToolButton*>()) {
        if (button->accessibleName() == QStringLiteral("Chart") && !button->isChecked())
            button->click();
    }
    const QList<QAbstractSeries*> series = view().chart().chart().series();
    QCOMPARE(series.size(), 2); // the shares would be flat beside the sums
    QCOMPARE(view().chart().chart().axes(Qt::Vertical).size(), 2);
    QVERIFY(series[0]->attachedAxes().back() != series[1]->attachedAxes().back());
}

QTEST_MAIN(ResultViewTest)
#include "tst_resultview.moc"
