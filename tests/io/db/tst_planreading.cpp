// Plans in forms that their readers do not know: none counts as a fault of the statement, and the engine's text is
// kept.

#include "db/duckdb/duckdbplan.h"
#include "db/mysql/mysqlplan.h"
#include "db/odbc/sqlserverplan.h"
#include "db/plans/planreading.h"
#include "db/postgres/postgresplan.h"
#include "plantext.h"

#include <QTest>

namespace querymend {

namespace {

std::string repeated(std::string_view text, int times)
{
    std::string all;
    for (int i = 0; i < times; ++i)
        all += text;
    return all;
}

/// A chain of nested steps.
std::string chain(std::string_view before, std::string_view step, std::string_view after, int steps,
                  std::string_view closing)
{
    return std::string(before) + repeated(step, steps) + repeated(after, steps) + std::string(closing);
}

using Reader = Plan (*)(std::string);

PlanLine line(int id, int parent)
{
    PlanLine made;
    made.id = id;
    made.parent = parent;
    made.node.operation = std::to_string(id);
    return made;
}

} // namespace

class PlanReadingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsWhatItCannotRead_data()
    {
        QTest::addColumn<Reader>("read");
        QTest::addColumn<QByteArray>("text");
        const std::vector<std::pair<const char*, Reader>> readers{
            {"MariaDB", readMysqlPlan}, {"PostgreSQL", readPostgresPlan}, {"DuckDB", readDuckdbPlan}};
        const std::vector<std::pair<const char*, std::string>> texts{
            {"nothing", ""},
            {"no JSON", "Seq Scan on t"},
            {"JSON that was cut off", "{\"query_block\": {\"select_id\": 1"},
            {"a number", "12"},
            {"an object of something else", "{\"steps\": 1}"},
            {"a list of something else", "[1, \"Plan\", {\"Plan\": 1}]"},
            {"an object where a list belongs", "{\"name\": \"SCAN\"}"},
            {"bytes that are no UTF-8", "[{\"Plan\": {\"Node Type\": \"\xFF\xFE\"}, \"name\": \"\xFF\"}]"},
            {"brackets without end", std::string(200'000, '[')},
            {"steps too deep for MariaDB",
             chain("{\"query_block\": ", "{\"table\": ", "}", 5000, "}").replace(16 + 5000 * 10, 0, "1")},
            {"steps too deep for PostgreSQL",
             "[{\"Plan\": " + chain("", "{\"Node Type\": \"a\", \"Plans\": [", "]}", 5000, "}]")},
            {"steps too deep for DuckDB", "[" + chain("", "{\"name\": \"a\", \"children\": [", "]}", 5000, "]")},
            {"more than anybody looks at", "[\"" + std::string(longestPlan, 'a') + "\"]"}};
        for (const auto& [engine, read] : readers) {
            for (const auto& [name, text] : texts)
                QTest::addRow("%s, %s", engine, name) << read << QByteArray::fromStdString(text);
        }
    }

    void keepsWhatItCannotRead()
    {
        QFETCH(Reader, read);
        QFETCH(QByteArray, text);
        const Plan plan = read(text.toStdString());
        QVERIFY(plan.roots.empty());
        QVERIFY(plan.raw == text.toStdString());
    }

    void readsWhatMariadbDoesNotEscape_data()
    {
        QTest::addColumn<QByteArray>("condition");
        QTest::newRow("an apostrophe after a backslash") << QByteArray(R"(c.`name` = 'O\'Brien')");
        QTest::newRow("double quotes") << QByteArray(R"(c.`name` = 'say "hi"')");
        QTest::newRow("a tab") << QByteArray("c.`name` = 'a\tb\\'");
        QTest::newRow("control characters") << QByteArray("c.`name` = '\x01\x1F \\0 \\Z'");
        QTest::newRow("what looks like the end of a text") << QByteArray(R"(c.`name` = '",' and c.`id` = '"')");
        QTest::newRow("what looks like a member") << QByteArray(R"(c.`name` = '", "rows": 7, "x": "')");
        QTest::newRow("bytes that are no UTF-8") << QByteArray("c.`name` = 'O\\'\xFF'");
    }

    void readsWhatMariadbDoesNotEscape()
    {
        QFETCH(QByteArray, condition);
        const std::string text =
            "{\n  \"query_block\": {\n    \"select_id\": 1,\n    \"nested_loop\": [\n      {\n"
            "        \"table\": {\n          \"table_name\": \"c\",\n"
            "          \"access_type\": \"ALL\",\n          \"used_key_parts\": [\"id\", \"k\"\"],\n"
            "          \"rows\": 3,\n          \"attached_condition\": \""
            + condition.toStdString() + "\"\n        }\n      }\n    ]\n  }\n}";
        const Plan plan = readMysqlPlan(text);
        QCOMPARE(QByteArray::fromStdString(planText(plan.roots)), QByteArray("query_block \n  ALL c\n"));
        const PlanNode& table = plan.roots.front().inputs.front();
        QCOMPARE(table.rows, std::optional<double>(3));
        using Details = std::vector<std::pair<std::string, std::string>>;
        std::string shown = condition.toStdString();
        if (const std::size_t bad = shown.find('\xFF'); bad != std::string::npos)
            shown.replace(bad, 1, "\uFFFD");
        QVERIFY((table.details
                 == Details{{"attached_condition", shown}, {"rows", "3"}, {"used_key_parts", "\"id\", \"k\"\""}}));
        QVERIFY(plan.raw == text);
    }

    void doesNotGuessWhereANameEnds_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("a name with a line break")
            << QByteArray("{\n  \"query_block\": {\n    \"table_name\": \"a \"\n  }\n  b\"\n  }\n}");
        QTest::newRow("a name that goes on where no member can")
            << QByteArray("{\n  \"query_block\": {\n    \"table_name\": \"a\"\",\n\"rows\": \"1\"\n  }\n}");
        QTest::newRow("no line of the server's") << QByteArray("{\"query_block\": {\"table_name\": \"a\"b\"}}");
    }

    void doesNotGuessWhereANameEnds()
    {
        QFETCH(QByteArray, text);
        const Plan plan = readMysqlPlan(text.toStdString());
        QVERIFY(plan.roots.empty());
        QVERIFY(plan.raw == text.toStdString());
    }

    void stepsInAListBecomeATree()
    {
        const auto tree = planTree({line(1, 0), line(2, 1), line(3, 1), line(4, 2), line(5, 0)}, 0);
        QVERIFY(tree.has_value());
        QCOMPARE(QByteArray::fromStdString(planText(*tree)), QByteArray("1 \n  2 \n    4 \n  3 \n5 \n"));
    }

    void aListThatIsNoTreeGivesNone_data()
    {
        QTest::addColumn<std::vector<PlanLine>>("lines");
        QTest::newRow("a step that feeds itself") << std::vector{line(1, 1)};
        QTest::newRow("two steps that feed each other") << std::vector{line(1, 2), line(2, 1)};
        QTest::newRow("a step that feeds none of them") << std::vector{line(1, 0), line(2, 7)};
        std::vector<PlanLine> deep;
        for (int i = 1; i <= deepestPlan + 1; ++i)
            deep.push_back(line(i, i - 1));
        QTest::newRow("too deep") << deep;
    }

    void aListThatIsNoTreeGivesNone()
    {
        QFETCH(std::vector<PlanLine>, lines);
        QVERIFY(!planTree(lines, 0));
    }

    void sqlServersPlanTellsTheStatementsEvenWhereThereIsNoTree_data()
    {
        QTest::addColumn<QByteArray>("inside");
        QTest::addColumn<bool>("hasTree");
        QTest::addColumn<bool>("readsElsewhere");
        QTest::newRow("a scan") << QByteArray("<RelOp PhysicalOp=\"Table Scan\"/>") << true << false;
        QTest::newRow("a control character of a literal")
            << QByteArray("<RelOp PhysicalOp=\"Table Scan\"><X A=\"&#x1;\x02\"/></RelOp>") << true << false;
        QTest::newRow("elements too deep for a tree")
            << QByteArray::fromStdString(repeated("<RelOp>", 3000) + repeated("</RelOp>", 3000)) << false << false;
        QTest::newRow("another server, too deep for a tree") << QByteArray::fromStdString(
            repeated("<RelOp>", 3000) + "<RelOp PhysicalOp=\"Remote Query\"/>" + repeated("</RelOp>", 3000))
                                                             << false << true;
    }

    void sqlServersPlanTellsTheStatementsEvenWhereThereIsNoTree()
    {
        QFETCH(QByteArray, inside);
        QFETCH(bool, hasTree);
        QFETCH(bool, readsElsewhere);
        const auto found = readSqlServerPlan(
            "<ShowPlanXML><BatchSequence><Batch><Statements><StmtSimple StatementType=\"SELECT\"><QueryPlan>"
            + inside.toStdString()
            + "</QueryPlan></StmtSimple></Statements><Statements><StmtUseDb/></Statements></Batch></BatchSequence>"
              "</ShowPlanXML>");
        QVERIFY(found.has_value());
        QVERIFY((found->statementTypes == std::vector<std::string>{"SELECT", "StmtUseDb"}));
        QCOMPARE(!found->plan.roots.empty(), hasTree);
        QCOMPARE(found->readsElsewhere, readsElsewhere);
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::PlanReadingTest)

#include "tst_planreading.moc"
