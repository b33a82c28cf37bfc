#include "support/samples.h"

#include "prompt/memory/examplefile.h"
#include "prompt/memory/examplesearch.h"

using namespace querymend;
using namespace querymend::test;

namespace {

const std::vector<Example> pairs{
    {"How many orders did each customer make?", "", "SELECT customer_id, count(*) FROM orders GROUP BY 1", ""},
    {"List all singers from France", "", "SELECT name FROM singer WHERE country = 'France'", ""},
    {"How many singers are there?", "", "SELECT count(*) FROM singer", ""},
    {"What is the average price of products?", "", "SELECT avg(price) FROM products", ""},
};

std::string firstFor(std::string_view question, std::string_view database)
{
    const ExampleSearch search(pairs);
    const auto found = search.nearestExamples({question, database, nullptr}, 1);
    return found.empty() ? "" : found.front().question;
}

} // namespace

Q_DECLARE_METATYPE(querymend::Example)

class ExamplesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsJson_data();
    void readsJson();
    void readsSql_data();
    void readsSql();
    void saysWhatCannotBeRead_data();
    void saysWhatCannotBeRead();
    void findsTheMostAlike_data();
    void findsTheMostAlike();
    void examplesOfTheSameSchemaAreWorthMore();
    void anExampleStaysWithItsDatabase();
    void scoresAreOrderedAndBounded();
};

void ExamplesTest::readsJson_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<Example>("example");
    const auto row = [](const char* sentence, const char* text, const Example& example) {
        QTest::newRow(sentence) << std::string(text) << example;
    };
    row("of our own names", R"([{"question":"q","evidence":"e","sql":"SELECT 1","database":"d"}])",
        {"q", "e", "SELECT 1", "d"});
    row("of BIRD",
        R"([{"question_id":7,"db_id":"d","question":"q","evidence":"e","SQL":"SELECT 1","difficulty":"simple"}])",
        {"q", "e", "SELECT 1", "d"});
    row("of Spider, whose sql is a tree",
        R"([{"db_id":"d","query":"SELECT 1","query_toks":["SELECT"],"question":"q","sql":{"from":{}}}])",
        {"q", "", "SELECT 1", "d"});
    row("under a name", R"({"examples":[{"question":"q","sql":"SELECT 1"}]})", {"q", "", "SELECT 1", ""});
    row("one object alone", R"({"question":"q","sql":"SELECT 1"})", {"q", "", "SELECT 1", ""});
    row("an object on each line", "{\"question\":\"q\",\"sql\":\"SELECT 1\"}\n\n{\"question\":\"p\",\"sql\":\"x\"}\n",
        {"q", "", "SELECT 1", ""});
}

void ExamplesTest::readsJson()
{
    QFETCH(std::string, text);
    QFETCH(Example, example);
    const auto read = readJsonExamples(text);
    QVERIFY2(read.ok(), read.ok() ? "" : describe(read.error()).c_str());
    QVERIFY(!read->empty());
    QVERIFY(read->front() == example);
}

void ExamplesTest::readsSql_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<Example>("example");
    const auto row = [](const char* sentence, const char* text, const Example& example) {
        QTest::newRow(sentence) << std::string(text) << example;
    };
    row("a comment is the question", "-- How many?\nSELECT 1;\n", {"How many?", "", "SELECT 1", ""});
    row("a question on two lines", "-- How\n-- many?\nSELECT 1;", {"How many?", "", "SELECT 1", ""});
    row("with evidence and a database", "-- Question: q\n-- evidence: e\n-- db_id: d\nSELECT 1;",
        {"q", "e", "SELECT 1", "d"});
    row("a comment inside a statement is part of it", "-- q\nSELECT 1 -- one\n-- two\n;\n",
        {"q", "", "SELECT 1 -- one\n-- two", ""});
    row("with the line ends of Windows", "-- q\r\nSELECT\r\n1;\r\n", {"q", "", "SELECT\n1", ""});
    row("the last needs no semicolon", "-- q\nSELECT 1", {"q", "", "SELECT 1", ""});
}

void ExamplesTest::readsSql()
{
    QFETCH(std::string, text);
    QFETCH(Example, example);
    const auto read = readSqlExamples(text);
    QVERIFY(read.ok());
    QVERIFY(!read->empty());
    QCOMPARE(read->front().sql, example.sql);
    QVERIFY(read->front() == example);
}

void ExamplesTest::saysWhatCannotBeRead_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<bool>("isSql");
    QTest::addColumn<std::string>("problem");
    const auto row = [](const char* sentence, const char* text, bool isSql, const char* problem) {
        QTest::newRow(sentence) << std::string(text) << isSql << std::string(problem);
    };
    row("a pair without a question", R"([{"question":"q","sql":"x"},{"sql":"SELECT 1"}])", false,
        "entry 2: it has no \"question\"");
    row("a pair without SQL", R"([{"question":"q","sql":{}}])", false,
        "entry 1: it has no \"SQL\", \"query\" or \"sql\" that is a string");
    row("a number", "5", false, "it is not an array of question and SQL pairs");
    row("an entry that is no object", "[1]", false, "entry 1: it is not an object");
    row("a line that is no JSON", "{\"question\":\"q\",\"sql\":\"x\"}\n{]\n", false, "line 2: ");
    row("a text that its line breaks off", "[{\"question\":\"q\n\",\"sql\":\"x\"}]", false, "line 1: ");
    row("a question without a statement", "-- q\nSELECT 1;\n-- p\n", true,
        "line 4: the comment at the end has no statement");
    row("a statement without anything", "-- q\n;\n", true, "line 2: the statement is empty");
    row("a statement without a question", "-- q\nSELECT 1;\n\nSELECT 2;\n", true,
        "line 4: the statement has no question; write it as a comment before the statement");
}

void ExamplesTest::saysWhatCannotBeRead()
{
    QFETCH(std::string, text);
    QFETCH(bool, isSql);
    QFETCH(std::string, problem);
    const auto read = isSql ? readSqlExamples(text) : readJsonExamples(text);
    QVERIFY(!read.ok());
    const std::string told = describe(read.error());
    QVERIFY2(problem.ends_with(' ') ? told.starts_with(problem) : told == problem, told.c_str());
}

void ExamplesTest::findsTheMostAlike_data()
{
    QTest::addColumn<std::string>("question");
    QTest::addColumn<std::string>("nearest");
    const auto row = [](const char* sentence, const char* question, const char* nearest) {
        QTest::newRow(sentence) << std::string(question) << std::string(nearest);
    };
    row("by a rare word", "Which country has most singers from France?", "List all singers from France");
    row("by other forms of words", "customer order", "How many orders did each customer make?");
    row("the shorter of two that share it", "singers", "How many singers are there?");
    row("nothing where no word is shared", "altitude of airports", "");
}

void ExamplesTest::findsTheMostAlike()
{
    QFETCH(std::string, question);
    QFETCH(std::string, nearest);
    QCOMPARE(firstFor(question, {}), nearest);
}

void ExamplesTest::examplesOfTheSameSchemaAreWorthMore()
{
    const ExampleSearch search({{"How many people?", "", "SELECT count(*) FROM crew", ""},
                                {"How many people?", "", "SELECT count(*) FROM persons", ""}});
    QCOMPARE(search.nearest({"people", "", nullptr}, 1).front().example, 0U);
    const Catalog catalog(schemaFrom(R"({"tables":[{"name":"Persons","columns":["id"]}]})"), likeSqlite);
    QCOMPARE(search.nearest({"people", "", &catalog}, 1).front().example, 1U);
}

void ExamplesTest::anExampleStaysWithItsDatabase()
{
    const ExampleSearch search({{"How many people?", "", "SELECT count(*) FROM crew WHERE name = 'Ada'", "ships"},
                                {"How many people?", "", "SELECT count(*) FROM persons", "town"}});
    QCOMPARE(search.nearest({"people", "ships", nullptr}, 3), (std::vector<ExampleMatch>{{0, 1}}));
    QVERIFY(search.nearest({"people", "", nullptr}, 3).empty());
    const Catalog catalog(schemaFrom(R"({"tables":[{"name":"Persons","columns":["id"]}]})"), likeSqlite);
    QCOMPARE(search.nearest({"people", "town", &catalog}, 3).size(), std::size_t{1});
    QVERIFY(search.nearest({"people", "ships", &catalog}, 3).empty()); // its table is gone
}

void ExamplesTest::scoresAreOrderedAndBounded()
{
    const ExampleSearch search(pairs);
    const auto found = search.nearest({"How many orders and products and singers?", "shop", nullptr}, 10);
    QVERIFY(found.size() >= 3);
    for (std::size_t i = 0; i < found.size(); ++i) {
        QVERIFY(found[i].score > 0 && found[i].score <= 1.0001F);
        QVERIFY(i == 0 || found[i].score <= found[i - 1].score);
    }
    QVERIFY(ExampleSearch({}).nearest({"orders", "", nullptr}, 3).empty());
}

QTEST_APPLESS_MAIN(ExamplesTest)
#include "tst_examples.moc"
