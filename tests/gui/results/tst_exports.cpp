// Complete results are written to files and read back by Python's own readers.

#include "results/export/exportdialog.h"
#include "results/export/xlsxfile.h"
#include "results/resultspanel.h"
#include "results/resultview.h"
#include "support/openworkbench.h"
#include "support/sqlitefile.h"
#include "support/stallwatch.h"

#include <QLabel>
#include <QProcess>
#include <QPushButton>
#include <QTemporaryDir>

using namespace querymend;

namespace {

// Each prints the rows as a list of lists; readWorkbook prints cells with their types.
constexpr auto readCsv = "import csv,sys,json\n"
                         "print(json.dumps([r for r in csv.reader(open(sys.argv[1],newline='',encoding='utf-8'))]))";
constexpr auto readJson = "import json,sys\n"
                          "rows=json.load(open(sys.argv[1],encoding='utf-8'))\n"
                          "print(json.dumps([list(rows[0])]+[list(r.values()) for r in rows]))";
constexpr auto readLines = "import json,sys\n"
                           "rows=[json.loads(l) for l in open(sys.argv[1],encoding='utf-8')]\n"
                           "print(json.dumps([list(rows[0])]+[list(r.values()) for r in rows]))";
constexpr auto readWorkbook = R"(
import json, sys, zipfile, xml.etree.ElementTree as tree
space = '{http://schemas.openxmlformats.org/spreadsheetml/2006/main}'
sheet = tree.fromstring(zipfile.ZipFile(sys.argv[1]).read('xl/worksheets/sheet1.xml'))
rows = []
for row in sheet.iter(space + 'row'):
    cells = []
    for cell in row.iter(space + 'c'):
        text = ''.join(t.text or '' for t in cell.iter(space + 't'))
        value = cell.find(space + 'v')
        cells.append(text if value is None else float(value.text))
    rows.append(cells)
print(json.dumps(rows))
)";
constexpr auto readText = "import json,sys\nprint(json.dumps(open(sys.argv[1],encoding='utf-8').read()))";

QByteArray readBack(const char* script, const QString& path)
{
    QProcess python;
    python.start(QStringLiteral(QUERYMEND_PYTHON), {QStringLiteral("-c"), QString::fromLatin1(script), path});
    if (!python.waitForFinished(60'000) || python.exitCode() != 0)
        return python.readAllStandardError();
    return python.readAllStandardOutput().trimmed();
}

} // namespace

class ExportsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();

    void canBeReadBack_data();
    void canBeReadBack();
    void writesWhatWasNotFetchedYet();
    void leavesTheOldFileWhenStopped();
    void saysWhyThereIsNoFile_data();
    void saysWhyThereIsNoFile();
    void saysHowManyCellsAWorkbookCut();

private:
    ExportDialog& dialogFor(const std::string& statement, ExportFormat format, const QString& path);
    [[nodiscard]] QString note(const ExportDialog& dialog) const;

    std::unique_ptr<SqliteFile> m_file;
    std::unique_ptr<OpenWorkbench> m_bench;
    std::unique_ptr<ResultsPanel> m_panel;
    QTemporaryDir m_folder;
};

void ExportsTest::initTestCase()
{
    m_file = std::make_unique<SqliteFile>("CREATE TABLE t(a)");
    m_bench = std::make_unique<OpenWorkbench>(m_file->target());
    QVERIFY(m_bench->isOpen());
    m_panel = std::make_unique<ResultsPanel>(m_bench->workbench(), m_bench->theme());
    m_panel->resize(900, 500);
    m_panel->show();
}

ExportDialog& ExportsTest::dialogFor(const std::string& statement, ExportFormat format, const QString& path)
{
    QSignalSpy ended(m_panel.get(), &ResultsPanel::runEnded);
    m_panel->run(statement, QStringLiteral("Results"));
    if (ended.isEmpty())
        ended.wait(30'000);
    m_panel->currentResult()->openExport();
    auto* const dialog = m_panel->currentResult()->findChild<ExportDialog*>();
    dialog->setFormat(format);
    dialog->setPath(path);
    return *dialog;
}

QString ExportsTest::note(const ExportDialog& dialog) const
{
    return dialog.findChild<QLabel*>(QStringLiteral("note"))->text();
}

void ExportsTest::canBeReadBack_data()
{
    QTest::addColumn<ExportFormat>("format");
    QTest::addColumn<QByteArray>("reader");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("CSV") << ExportFormat::csv << QByteArray(readCsv)
                         << QByteArray(R"([["id", "te,xt", "n"], ["1", "a \"b\"\nc", ""], ["2", "", "0.5"]])");
    QTest::newRow("JSON") << ExportFormat::json << QByteArray(readJson)
                          << QByteArray(R"([["id", "te,xt", "n"], [1, "a \"b\"\nc", null], [2, "", 0.5]])");
    QTest::newRow("JSON lines") << ExportFormat::jsonLines << QByteArray(readLines)
                                << QByteArray(R"([["id", "te,xt", "n"], [1, "a \"b\"\nc", null], [2, "", 0.5]])");
    QTest::newRow("XLSX") << ExportFormat::xlsx << QByteArray(readWorkbook)
                          << QByteArray(R"([["id", "te,xt", "n"], [1.0, "a \"b\"\nc"], [2.0, 0.5]])");
    QTest::newRow("Markdown")
        << ExportFormat::markdown << QByteArray(readText)
        << QByteArray(R"("| id | te,xt | n |\n| --- | --- | --- |\n| 1 | a \"b\"<br>c | *NULL* |\n| 2 |  | 0.5 |\n")");
}

void ExportsTest::canBeReadBack()
{
    QFETCH(const ExportFormat, format);
    QFETCH(const QByteArray, reader);
    const QString path = m_folder.filePath(QStringLiteral("result"));
    ExportDialog& dialog = dialogFor("SELECT 1 AS id, 'a \"b\"' || char(10) || 'c' AS \"te,xt\", NULL AS n "
                                     "UNION ALL SELECT 2, '', 0.5",
                                     format, path);
    QSignalSpy exported(&dialog, &ExportDialog::exported);
    dialog.start();
    QTRY_COMPARE(exported.size(), 1);
    QTEST(readBack(reader.constData(), path), "expected");
}

void ExportsTest::writesWhatWasNotFetchedYet()
{
    const QString path = m_folder.filePath(QStringLiteral("many.csv"));
    ExportDialog& dialog = dialogFor("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300000) "
                                     "SELECT i, 'row ' || i AS name FROM n",
                                     ExportFormat::csv, path);
    QVERIFY(m_panel->currentResult()->result().hasMore());
    QSignalSpy exported(&dialog, &ExportDialog::exported);
    StallWatch watch;
    dialog.findChild<QPushButton*>(QStringLiteral("start"))->click();
    QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 1, 60'000);
    QUERYMEND_VERIFY_NO_STALL(watch);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QCOMPARE(text.count('\n'), 300'001);
    QVERIFY(text.startsWith("i,name\r\n1,row 1\r\n"));
    QVERIFY(text.endsWith("300000,row 300000\r\n"));
}

void ExportsTest::leavesTheOldFileWhenStopped()
{
    const QString path = m_folder.filePath(QStringLiteral("kept.csv"));
    QFile old(path);
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write("old");
    old.close();
    ExportDialog& dialog = dialogFor("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n",
                                     ExportFormat::csv, path);
    dialog.start();
    QTRY_VERIFY(m_panel->currentResult()->result().rows().rows() > 20'000);
    dialog.reject();
    QVERIFY(note(dialog).contains(QStringLiteral("No file was saved")));
    QVERIFY(old.open(QIODevice::ReadOnly));
    QCOMPARE(old.readAll(), QByteArray("old"));
    QVERIFY(!m_panel->currentResult()->result().isFetchingAll());
    m_panel->currentResult()->result().cancel();
}

void ExportsTest::saysWhyThereIsNoFile_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("words");
    QTest::newRow("a folder that is not there")
        << QStringLiteral("/no/such/folder/x.csv") << QStringLiteral("does not exist");
    QTest::newRow("a folder where nobody may write")
        << QStringLiteral("/proc/x.csv") << QStringLiteral("Could not save");
}

void ExportsTest::saysWhyThereIsNoFile()
{
    QFETCH(const QString, path);
    QFETCH(const QString, words);
    ExportDialog& dialog = dialogFor("SELECT 1 AS one", ExportFormat::csv, path);
    dialog.start();
    QTRY_VERIFY2(note(dialog).contains(words), qPrintable(note(dialog)));
}

void ExportsTest::saysHowManyCellsAWorkbookCut()
{
    const QString path = m_folder.filePath(QStringLiteral("long.xlsx"));
    ExportDialog& dialog = dialogFor("SELECT replace(hex(zeroblob(20000)), '0', 'x') AS long, 'short' AS s, "
                                     "9007199254740993 AS large",
                                     ExportFormat::xlsx, path);
    QSignalSpy exported(&dialog, &ExportDialog::exported);
    dialog.start();
    QTRY_COMPARE(exported.size(), 1);
    QVERIFY2(note(dialog).contains(QStringLiteral("1 cell")), qPrintable(note(dialog)));
    const QByteArray read = readBack(readWorkbook, path);
    QVERIFY(read.contains('"' + QByteArray(XlsxFile::mostCharacters, 'x') + '"'));
    QVERIFY(read.endsWith(R"("short", "9007199254740993"]])"));
}

QTEST_MAIN(ExportsTest)
#include "tst_exports.moc"
