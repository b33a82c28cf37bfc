#include "support/samples.h"

#include "schema/oneline.h"
#include "schema/plaintext.h"

using namespace querymend;
using namespace querymend::test;

class PlainTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void printsASchema();
    void printsAnEmptySchema();
    void fitsTextOnOneLine_data();
    void fitsTextOnOneLine();
};

void PlainTextTest::printsASchema()
{
    const Catalog catalog(schemaFrom(R"j({"database":"shop","dialect":"sqlite","functions":["tax"],"tables":[
        {"name":"orders","comment":"what was sold","rows":1200,"columns":[
          {"name":"id","type":"INTEGER","primary_key":true,"not_null":true},
          {"name":"größe","type":"DECIMAL(10,2)","comment":"in metres"},
          {"name":"cust","type":"INTEGER"},{"name":"maker"}],
         "foreign_keys":[{"columns":["cust"],"references":"customers"},
                         {"columns":["maker","cust"],"references":{"table":"gone","columns":["a","b"]}}]},
        {"name":"customers","kind":"view","rows":1,"columns":[{"name":"id","primary_key":true}]},
        "unknown"]})j"),
                          likeSqlite);
    QCOMPARE(toPlainText(catalog),
             std::string("shop (sqlite): 3 tables\n"
                         "\n"
                         "orders  table, about 1200 rows -- what was sold\n"
                         "  id     INTEGER        primary key, not null\n"
                         "  größe  DECIMAL(10,2)  -- in metres\n"
                         "  cust   INTEGER        -> customers.id\n"
                         "  maker\n"
                         "  (maker, cust) -> gone (a, b)\n"
                         "\n"
                         "customers  view, about 1 row\n"
                         "  id    primary key\n"
                         "\n"
                         "unknown  table\n"
                         "  (columns not known)\n"
                         "\n"
                         "functions: tax\n"));
}

void PlainTextTest::printsAnEmptySchema()
{
    QCOMPARE(toPlainText(Catalog(Snapshot{}, likeSqlite)), std::string("0 tables\n"));
}

void PlainTextTest::fitsTextOnOneLine_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("line");
    const auto row = [](const char* sentence, const std::string& text, const std::string& line) {
        QTest::newRow(sentence) << text << line;
    };
    row("plain text stays", "customer orders", "customer orders");
    row("blanks at the ends go", "  a b\t", "a b");
    row("line breaks become one blank", "a\r\n\n b", "a b");
    row("a terminal's escape is taken out", "a\x1B[31mb", "a [31mb");
    row("NUL is taken out", std::string("a\0b", 3), "a b");
    row("controls beyond ASCII are taken out",
        "a\xC2\x9B"
        "b",
        "a b");
    row("letters beyond ASCII stay", "größe 表 😀", "größe 表 😀");
    row("bytes that are not UTF-8 are replaced",
        "a\xFF\xFE"
        "b\xC3",
        "a\xEF\xBF\xBD\xEF\xBF\xBD"
        "b\xEF\xBF\xBD");
    row("nothing stays nothing", "", "");
}

void PlainTextTest::fitsTextOnOneLine()
{
    QFETCH(std::string, text);
    QFETCH(std::string, line);
    QCOMPARE(oneLine(text), line);
}

QTEST_APPLESS_MAIN(PlainTextTest)
#include "tst_plaintext.moc"
