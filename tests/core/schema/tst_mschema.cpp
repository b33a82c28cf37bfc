#include "support/samples.h"

#include "schema/mschema.h"
#include "support/bigschema.h"

#include <algorithm>

using namespace querymend;
using namespace querymend::test;

namespace {

std::string fieldOf(const std::string& columnJson, Examples examples)
{
    const Catalog catalog(schemaFrom(R"({"database":"d","tables":[{"name":"t","columns":[)" + columnJson + "]}]}"),
                          likeSqlite);
    const std::string text = toMSchema(catalog, {examples, {}, {}});
    const std::string before = "【DB_ID】 d\n【Schema】\n# Table: t\n[\n";
    const std::string after = "\n]";
    if (!QByteArray::fromStdString(text).startsWith(QByteArray::fromStdString(before)))
        return text;
    return text.substr(before.size(), text.size() - before.size() - after.size());
}

std::string sortedLetters(std::string text)
{
    std::sort(text.begin(), text.end());
    return text;
}

} // namespace

class MSchemaTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void printsTheSampleOfTheSpecification();
    void printsFields_data();
    void printsFields();
    void hidesExamples();
    void printsForeignKeysOfSelectedTables_data();
    void printsForeignKeysOfSelectedTables();
    void numbersThePartsOfAPrimaryKey();
    void boundsLabels();
    void qualifiesBothSidesAlike();
    void shufflesByItsSeed();
};

void MSchemaTest::printsTheSampleOfTheSpecification()
{
    const Catalog catalog(schemaFrom(R"j({"database":"shop","tables":[
        {"schema":"main","name":"orders","comment":"customer orders","columns":[
          {"name":"id","type":"integer","primary_key":true,"samples":[1,2,3,4,5]},
          {"name":"total","type":"decimal(10,2)","comment":"order total","samples":["10.5","20.0"]},
          {"name":"cust","type":"INTEGER"}],
         "foreign_keys":[{"columns":["cust"],"references":{"table":"customers","columns":["id"]}}]}]})j"),
                          likeSqlite);
    QCOMPARE(toMSchema(catalog),
             std::string("【DB_ID】 shop\n"
                         "【Schema】\n"
                         "# Table: main.orders, customer orders\n"
                         "[\n"
                         "(id:INTEGER, Primary Key, Examples: [1, 2, 3]),\n"
                         "(total:DECIMAL, order total, Examples: [10.5, 20.0]),\n"
                         "(cust:INTEGER)\n"
                         "]\n"
                         "【Foreign keys】\n"
                         "main.orders.cust=customers.id"));
}

void MSchemaTest::printsFields_data()
{
    QTest::addColumn<std::string>("column");
    QTest::addColumn<std::string>("field");
    const auto row = [](const char* sentence, const std::string& column, const std::string& field) {
        QTest::newRow(sentence) << column << field;
    };
    row("a column of unknown type", R"({"name":"a"})", "(a)");
    row("a type is cut at its bracket", R"j({"name":"a","type":"character varying (20)"})j", "(a:CHARACTER VARYING)");
    row("at most three examples", R"({"name":"a","type":"int","samples":[1,2,3,4]})", "(a:INT, Examples: [1, 2, 3])");
    row("an example is not repeated", R"({"name":"a","type":"int","samples":[1,1,2]})", "(a:INT, Examples: [1, 2])");
    row("empty examples and null are left out", R"({"name":"a","type":"text","samples":["",null," ","x"]})",
        "(a:TEXT, Examples: [x])");
    row("one example of a date", R"({"name":"a","type":"date","samples":["2024-01-01","2024-01-02"]})",
        "(a:DATE, Examples: [2024-01-01])");
    row("one example of a timestamp", R"j({"name":"a","type":"timestamp(3)","samples":["2024-01-01 00:00","x"]})j",
        "(a:TIMESTAMP, Examples: [2024-01-01 00:00])");
    row("only the first if one is longer than 20",
        R"({"name":"a","type":"text","samples":["short","123456789012345678901"]})", "(a:TEXT, Examples: [short])");
    row("all if none is longer than 20", R"({"name":"a","type":"text","samples":["short","12345678901234567890"]})",
        "(a:TEXT, Examples: [short, 12345678901234567890])");
    row("lengths count characters, not bytes", R"({"name":"a","type":"text","samples":["éééééééééééééééééééé","b"]})",
        "(a:TEXT, Examples: [éééééééééééééééééééé, b])");
    row("none if one is longer than 50",
        R"({"name":"a","type":"text","samples":["b",")" + std::string(51, 'x') + "\"]}", "(a:TEXT)");
    row("no e-mail addresses", R"({"name":"a","type":"text","samples":["b","ann@example.org"]})", "(a:TEXT)");
    row("no addresses of the web", R"({"name":"a","type":"text","samples":["https://example.org/x"]})", "(a:TEXT)");
    row("an at sign alone is no address", R"({"name":"a","type":"text","samples":["@home","3 @ 4"]})",
        "(a:TEXT, Examples: [@home, 3 @ 4])");
    row("a column that is never null", R"({"name":"a","type":"int","not_null":true})", "(a:INT, Not Null)");
    row("not of a key", R"({"name":"a","type":"int","not_null":true,"primary_key":true})", "(a:INT, Primary Key)");
    row("labels, and no examples beside them", R"j({"name":"a","type":"enum('x','it''s')","samples":["x"]})j",
        "(a:ENUM, Labels: ['x', 'it's'])");
    row("labels of a type with a name, after a comment",
        R"j({"name":"a","type":"state as enum('x','y')","comment":"how far it is","not_null":true})j",
        "(a:STATE AS ENUM, how far it is, Labels: ['x', 'y'], Not Null)");
    row("what a domain is based on", R"j({"name":"a","type":"zip as character varying(10)"})j",
        "(a:ZIP AS CHARACTER VARYING)");
    row("a line break becomes a blank", R"({"name":"a\nb","type":"int","comment":"one\r\n\ttwo ","samples":["x\ny"]})",
        "(a b:INT, one two, Examples: [x y])");
}

void MSchemaTest::printsFields()
{
    QFETCH(std::string, column);
    QFETCH(std::string, field);
    QCOMPARE(fieldOf(column, Examples::shown), field);
}

void MSchemaTest::hidesExamples()
{
    QCOMPARE(fieldOf(R"({"name":"a","type":"int","samples":[1]})", Examples::hidden), std::string("(a:INT)"));
}

void MSchemaTest::printsForeignKeysOfSelectedTables_data()
{
    QTest::addColumn<QList<int>>("selected");
    QTest::addColumn<std::string>("keys");
    const auto row = [](const char* sentence, const QList<int>& selected, const char* keys) {
        QTest::newRow(sentence) << selected << std::string(keys);
    };
    row("both tables", {0, 1}, "\n【Foreign keys】\na.x=b.p AND a.y=b.q");
    row("only the table that has the key", {0}, "");
    row("only the table that it leads to", {1}, "");
    row("no table", {}, "");
}

void MSchemaTest::printsForeignKeysOfSelectedTables()
{
    QFETCH(QList<int>, selected);
    QFETCH(std::string, keys);
    const Catalog catalog(schemaFrom(R"({"database":"d","tables":[
        {"name":"a","columns":["x","y"],"foreign_keys":[{"columns":["x","y"],"references":"b"}]},
        {"name":"b","columns":["p","q"],"primary_key":["p","q"]}]})"),
                          likeSqlite);
    std::vector<TableId> tables;
    for (const int t : selected)
        tables.push_back(TableId{static_cast<std::uint32_t>(t)});
    const std::string text = toMSchema(catalog, {Examples::shown, {}, tables});
    QCOMPARE(text.find("# Table: a") != std::string::npos, selected.contains(0));
    QCOMPARE(text.find("# Table: b") != std::string::npos, selected.contains(1));
    const auto header = text.find("\n【Foreign keys】");
    QCOMPARE(header == std::string::npos ? std::string() : text.substr(header), keys);
}

void MSchemaTest::numbersThePartsOfAPrimaryKey()
{
    const Catalog catalog(schemaFrom(R"({"database":"d","tables":[
        {"name":"lines","columns":["no","text","order_id"],"primary_key":["order_id","no"]}]})"),
                          likeSqlite);
    QCOMPARE(toMSchema(catalog),
             std::string("【DB_ID】 d\n【Schema】\n# Table: lines\n[\n(no, Primary Key (2 of 2)),\n(text),\n"
                         "(order_id, Primary Key (1 of 2))\n]"));
}

void MSchemaTest::boundsLabels()
{
    std::string type = "enum('label 0'";
    for (int i = 1; i < 500; ++i)
        type += ",'label " + std::to_string(i) + '\'';
    const std::string field = fieldOf(R"({"name":"a","type":")" + type + R"j()"})j", Examples::shown);
    QVERIFY(field.size() < 300);
    QVERIFY(field.find("'label 1', ") != std::string::npos);
    QVERIFY(field.ends_with(" more])"));
}

void MSchemaTest::qualifiesBothSidesAlike()
{
    const Catalog catalog(schemaFrom(R"({"tables":[
        {"schema":"s","name":"a","columns":["x"],"foreign_keys":[{"columns":["x"],"references":{"table":"b","columns":["p"]}}]},
        {"schema":"s","name":"b","columns":["p"]}]})"),
                          likeSqlite);
    const std::string text = toMSchema(catalog);
    QCOMPARE(text.substr(text.rfind('\n') + 1), std::string("s.a.x=s.b.p"));
}

void MSchemaTest::shufflesByItsSeed()
{
    const Catalog catalog(bigSchema(20, 6), likePostgresql);
    const auto shuffled = [&](std::uint64_t seed) { return toMSchema(catalog, {Examples::shown, seed, {}}); };
    QCOMPARE(shuffled(1), shuffled(1));
    QVERIFY(shuffled(1) != shuffled(2));
    QVERIFY(shuffled(1) != toMSchema(catalog));
    QCOMPARE(sortedLetters(shuffled(1)), sortedLetters(toMSchema(catalog)));
}

QTEST_APPLESS_MAIN(MSchemaTest)
#include "tst_mschema.moc"
