#include "results/export/rowformat.h"

#include "dialect/dialect.h"

#include <QTest>

using namespace querymend;

namespace {

std::string written(RowFormat format, const std::vector<ResultColumn>& columns, const std::vector<CellRow>& rows,
                    const RowFormatOptions& options = {})
{
    const auto formatter = formatterOf(format, columns, options);
    std::string text = formatter->head();
    for (const CellRow& row : rows)
        text += formatter->row(row);
    return text + formatter->foot();
}

const std::vector<ResultColumn> oneColumn{{"a", "text"}};

} // namespace

class RowFormatTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void quotesWhatCsvAsksFor_data();
    void quotesWhatCsvAsksFor();
    void keepsToTheOptionsOfCsv();
    void writesValuesOfJson_data();
    void writesValuesOfJson();
    void numbersNamesThatRepeat();
    void writesATableOfMarkdown();
    void writesLiteralsOfTheDialect_data();
    void writesLiteralsOfTheDialect();
};

void RowFormatTest::quotesWhatCsvAsksFor_data()
{
    QTest::addColumn<Cell>("cell");
    QTest::addColumn<std::string>("expected");
    QTest::newRow("a plain text as it is") << Cell{std::string("plain")} << std::string("plain");
    QTest::newRow("NULL is nothing") << Cell{} << std::string();
    QTest::newRow("an empty text is not NULL") << Cell{std::string()} << std::string("\"\"");
    QTest::newRow("a separator") << Cell{std::string("a,b")} << std::string("\"a,b\"");
    QTest::newRow("quotes are doubled") << Cell{std::string("say \"x\"")} << std::string("\"say \"\"x\"\"\"");
    QTest::newRow("a line break") << Cell{std::string("a\nb")} << std::string("\"a\nb\"");
    QTest::newRow("blanks at the ends") << Cell{std::string(" a")} << std::string("\" a\"");
    QTest::newRow("a number") << Cell{0.1} << std::string("0.1");
    QTest::newRow("bytes") << Cell{Blob{std::string("\x00\xAB", 2)}} << std::string("0x00AB");
}

void RowFormatTest::quotesWhatCsvAsksFor()
{
    QFETCH(const Cell, cell);
    QFETCH(const std::string, expected);
    QCOMPARE(written(RowFormat::csv, oneColumn, {{cell}}), "a\n" + expected + "\n");
}

void RowFormatTest::keepsToTheOptionsOfCsv()
{
    RowFormatOptions options;
    options.separator = ';';
    options.header = HeaderLine::without;
    options.lineEnd = LineEnd::crlf;
    const CellRow row{std::string("a;b"), std::string("c,d")};
    QCOMPARE(written(RowFormat::csv, {{"x", ""}, {"y", ""}}, {row}, options), "\"a;b\";c,d\r\n");
}

void RowFormatTest::writesValuesOfJson_data()
{
    QTest::addColumn<Cell>("cell");
    QTest::addColumn<std::string>("expected");
    QTest::newRow("NULL") << Cell{} << std::string("null");
    QTest::newRow("a truth") << Cell{true} << std::string("true");
    QTest::newRow("all digits of a number")
        << Cell{Decimal{"12345678901234567890.5"}} << std::string("12345678901234567890.5");
    QTest::newRow("what JSON has no number for") << Cell{Decimal{"NaN"}} << std::string("\"NaN\"");
    QTest::newRow("an endless double") << Cell{std::numeric_limits<double>::infinity()} << std::string("\"inf\"");
    QTest::newRow("quotes and control characters")
        << Cell{std::string("\"\n\x01")} << std::string("\"\\\"\\n\\u0001\"");
    QTest::newRow("bytes that are no UTF-8") << Cell{std::string("a\xFF")} << std::string("\"a\uFFFD\"");
    QTest::newRow("JSON is itself, on one line") << Cell{Json{"{\"k\":\n1}"}} << std::string("{\"k\": 1}");
    QTest::newRow("what is no JSON is a text") << Cell{Json{"{"}} << std::string("\"{\"");
    QTest::newRow("a date") << Cell{Temporal{"2025-01-31"}} << std::string("\"2025-01-31\"");
}

void RowFormatTest::writesValuesOfJson()
{
    QFETCH(const Cell, cell);
    QFETCH(const std::string, expected);
    QCOMPARE(written(RowFormat::jsonLines, oneColumn, {{cell}}), "{\"a\": " + expected + "}\n");
}

void RowFormatTest::numbersNamesThatRepeat()
{
    const CellRow row{std::int64_t{1}, std::int64_t{2}};
    QCOMPARE(written(RowFormat::json, {{"id", ""}, {"id", ""}}, {row}), "[\n  {\"id\": 1, \"id_2\": 2}\n]\n");
    QCOMPARE(written(RowFormat::json, oneColumn, {}), "[\n]\n");
}

void RowFormatTest::writesATableOfMarkdown()
{
    const CellRow row{std::string("a|b\nc <i>"), Cell{}};
    QCOMPARE(written(RowFormat::markdown, {{"x", ""}, {"y_z", ""}}, {row}),
             "| x | y\\_z |\n| --- | --- |\n| a\\|b<br>c &lt;i> | *NULL* |\n");
}

void RowFormatTest::writesLiteralsOfTheDialect_data()
{
    QTest::addColumn<DialectId>("dialect");
    QTest::addColumn<Cell>("cell");
    QTest::addColumn<std::string>("expected");
    QTest::newRow("quotes are doubled") << DialectId::sqlite << Cell{std::string("it's")} << std::string("'it''s'");
    QTest::newRow("a backslash means itself in SQLite")
        << DialectId::sqlite << Cell{std::string("a\\b")} << std::string("'a\\b'");
    QTest::newRow("a backslash is doubled in MySQL")
        << DialectId::mysql << Cell{std::string("a\\b")} << std::string("'a\\\\b'");
    QTest::newRow("letters beyond ASCII are kept in SQL Server")
        << DialectId::sqlserver << Cell{std::string("caf\xC3\xA9")} << std::string("N'caf\xC3\xA9'");
    QTest::newRow("bytes in SQLite") << DialectId::sqlite << Cell{Blob{"\xAB"}} << std::string("X'AB'");
    QTest::newRow("bytes in PostgreSQL") << DialectId::postgresql << Cell{Blob{"\xAB"}}
                                         << std::string("'\\xAB'::bytea");
    QTest::newRow("NULL") << DialectId::sqlite << Cell{} << std::string("NULL");
    QTest::newRow("truth in SQL Server") << DialectId::sqlserver << Cell{true} << std::string("1");
    QTest::newRow("what is no finite number")
        << DialectId::postgresql << Cell{std::numeric_limits<double>::infinity()} << std::string("'inf'");
}

void RowFormatTest::writesLiteralsOfTheDialect()
{
    QFETCH(const DialectId, dialect);
    QFETCH(const Cell, cell);
    QFETCH(const std::string, expected);
    RowFormatOptions options;
    options.dialect = &dialectOf(dialect);
    options.table = "t";
    QCOMPARE(written(RowFormat::insert, oneColumn, {{cell}}, options),
             "INSERT INTO t (a) VALUES (" + expected + ");\n");
}

QTEST_APPLESS_MAIN(RowFormatTest)
#include "tst_rowformat.moc"
