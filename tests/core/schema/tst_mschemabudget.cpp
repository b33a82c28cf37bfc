#include "support/samples.h"

#include "base/tokenestimate.h"
#include "schema/mschemalines.h"
#include "support/bigschema.h"

#include <algorithm>
#include <random>

using namespace querymend;
using namespace querymend::test;

namespace {

constexpr auto twoTables = R"j({"database":"d","tables":[
    {"name":"orders","comment":"purchases","columns":[
        {"name":"id","type":"int","primary_key":true,"samples":[1,2]},
        {"name":"status","type":"text","comment":"how far it is","samples":["new","paid"]},
        {"name":"note","type":"text"}]},
    {"name":"logs","columns":[
        {"name":"order_id","type":"int","samples":[7]},
        {"name":"line","type":"text","comment":"what was said"}],
     "foreign_keys":[{"columns":["order_id"],"references":{"table":"orders","columns":["id"]}}]}]})j";

std::size_t tokensOf(const MSchemaLines& lines)
{
    return lines.rendered({}).tokens;
}

/// A schema with random comments, values and keys.
Snapshot randomSchema(std::mt19937& random)
{
    Snapshot snapshot = bigSchema(1 + random() % 12, 1 + random() % 8);
    for (Table& table : snapshot.tables) {
        if (random() % 3 == 0)
            table.comment = "about " + table.name;
        for (Column& column : table.columns) {
            if (random() % 2 == 0)
                column.comment = "заметка о " + column.name;
            for (std::size_t i = random() % 4; i > 0; --i)
                column.samples.push_back("value " + std::to_string(random() % 1000));
        }
    }
    return snapshot;
}

MSchemaOptions randomOptions(std::mt19937& random, std::size_t tables)
{
    MSchemaOptions options;
    options.tokenBudget = random() % 400;
    if (random() % 2 == 0)
        options.shuffleSeed = random();
    if (random() % 4 == 0)
        options.examples = Examples::hidden;
    if (random() % 2 == 0)
        options.wanted.push_back({TableId{static_cast<std::uint32_t>(random() % tables)}, 0});
    return options;
}

} // namespace

class MSchemaBudgetTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cutsInTheStatedOrder_data();
    void cutsInTheStatedOrder();
    void theTablesGivenLastAreCutFirst();
    void wantedColumnsStayWithTheirTable();
    void shufflingIsTheSameWhateverIsCut();
    void theEstimateIsThatOfTheText();
    void theBudgetIsKept();
    void saysWhatIsMissing();
};

void MSchemaBudgetTest::cutsInTheStatedOrder_data()
{
    QTest::addColumn<int>("less"); // tokens than the whole text needs
    QTest::addColumn<std::string>("text");
    const std::string head = "【DB_ID】 d\n【Schema】";
    const std::string keys = "\n【Foreign keys】\nlogs.order_id=orders.id";
    const std::string orders = "\n# Table: orders, purchases\n[\n(id:INT, Primary Key, Examples: [1, 2]),\n"
                               "(status:TEXT, how far it is, Examples: [new, paid]),\n(note:TEXT)\n]";
    const std::string ordersWithoutExamples =
        "\n# Table: orders, purchases\n[\n(id:INT, Primary Key),\n(status:TEXT, how far it is),\n(note:TEXT)\n]";
    const std::string ordersOfNames =
        "\n# Table: orders, purchases\n[\n(id:INT, Primary Key),\n(status:TEXT),\n(note:TEXT)\n]";
    const std::string ordersOfKeys = "\n# Table: orders, purchases\n[\n(id:INT, Primary Key)\n]";
    const std::string logs = "\n# Table: logs\n[\n(order_id:INT, Examples: [7]),\n(line:TEXT, what was said)\n]";
    const std::string logsWithoutExamples = "\n# Table: logs\n[\n(order_id:INT),\n(line:TEXT, what was said)\n]";
    const std::string logsOfNames = "\n# Table: logs\n[\n(order_id:INT),\n(line:TEXT)\n]";
    const std::string logsOfKeys = "\n# Table: logs\n[\n(order_id:INT)\n]";
    const auto row = [&](const char* sentence, int less, const std::string& tables) {
        QTest::newRow(sentence) << less << head + tables;
    };
    row("nothing is cut from what fits", 0, orders + logs + keys);
    row("first the examples of the last table", 1, orders + logsWithoutExamples + keys);
    row("then those of the one before it", 8, ordersWithoutExamples + logsWithoutExamples + keys);
    row("then comments on the columns of the last table", 29, ordersWithoutExamples + logsOfNames + keys);
    row("then those of the one before it too", 32, ordersOfNames + logsOfNames + keys);
    row("then the columns of the last table that are no keys", 37, ordersOfNames + logsOfKeys + keys);
    row("then those of the one before it that are no keys", 46, ordersOfKeys + logsOfKeys + keys);
    row("then the last table itself, with its keys", 60, ordersOfKeys);
    row("at last everything but the head", 1000, "");
}

void MSchemaBudgetTest::cutsInTheStatedOrder()
{
    QFETCH(int, less);
    QFETCH(std::string, text);
    const Catalog catalog(schemaFrom(twoTables), likeSqlite);
    const MSchemaLines lines(catalog);
    MSchemaOptions options;
    const std::size_t all = tokensOf(lines);
    options.tokenBudget = all > static_cast<std::size_t>(less) ? all - static_cast<std::size_t>(less) : 0;
    QCOMPARE(lines.rendered(options).text, text);
}

void MSchemaBudgetTest::theTablesGivenLastAreCutFirst()
{
    const Catalog catalog(schemaFrom(twoTables), likeSqlite);
    const MSchemaLines lines(catalog);
    MSchemaOptions options;
    options.tokenBudget = tokensOf(lines) - 1;
    options.tables = {TableId{1}, TableId{0}};
    const MSchemaText text = lines.rendered(options);
    QCOMPARE(text.cuts, (std::vector<TableCut>{{TableId{0}, MSchemaCut::examples}}));
    QVERIFY(text.text.find("orders") < text.text.find("# Table: logs"));
}

void MSchemaBudgetTest::wantedColumnsStayWithTheirTable()
{
    const Catalog catalog(schemaFrom(twoTables), likeSqlite);
    const MSchemaLines lines(catalog);
    MSchemaOptions options;
    options.tokenBudget = tokensOf(lines) - 46;
    options.wanted = {{TableId{0}, 2}};
    const MSchemaText text = lines.rendered(options);
    QVERIFY(text.text.find("(note:TEXT)") != std::string::npos);
    QVERIFY(text.text.find("status") == std::string::npos);
}

void MSchemaBudgetTest::shufflingIsTheSameWhateverIsCut()
{
    const Catalog catalog(bigSchema(30, 8), likePostgresql);
    const MSchemaLines lines(catalog);
    const auto namesIn = [](const std::string& text) {
        QStringList names;
        for (const QString& line : QString::fromStdString(text).split(QLatin1Char('\n'))) {
            if (line.startsWith(QLatin1Char('#')))
                names.append(line);
        }
        return names;
    };
    MSchemaOptions options;
    options.shuffleSeed = 5;
    const QStringList whole = namesIn(lines.rendered(options).text);
    options.tokenBudget = 400;
    const QStringList cut = namesIn(lines.rendered(options).text);
    QVERIFY(!cut.isEmpty() && cut.size() < whole.size());
    QStringList expected = whole;
    expected.erase(std::remove_if(expected.begin(), expected.end(), [&](const QString& n) { return !cut.contains(n); }),
                   expected.end());
    QCOMPARE(cut, expected);
}

void MSchemaBudgetTest::theEstimateIsThatOfTheText()
{
    std::mt19937 random(2);
    for (int round = 0; round < 200; ++round) {
        const Catalog catalog(randomSchema(random), likePostgresql);
        MSchemaOptions options = randomOptions(random, catalog.tableCount());
        if (round % 2 == 0)
            options.tokenBudget.reset();
        const MSchemaText text = MSchemaLines(catalog).rendered(options);
        QCOMPARE(text.tokens, estimatedTokens(text.text));
    }
}

void MSchemaBudgetTest::theBudgetIsKept()
{
    std::mt19937 random(3);
    for (int round = 0; round < 300; ++round) {
        const Catalog catalog(randomSchema(random), likePostgresql);
        const MSchemaLines lines(catalog);
        const MSchemaOptions options = randomOptions(random, catalog.tableCount());
        const MSchemaText text = lines.rendered(options);
        const std::size_t head = estimatedTokens("【DB_ID】 big\n【Schema】");
        QVERIFY2(text.tokens <= std::max(*options.tokenBudget, head), text.text.c_str());
        QCOMPARE(lines.rendered(options).text, text.text);
    }
}

void MSchemaBudgetTest::saysWhatIsMissing()
{
    const Catalog catalog(schemaFrom(twoTables), likeSqlite);
    const std::vector<TableCut> cuts{{TableId{0}, MSchemaCut::comments}, {TableId{1}, MSchemaCut::table}};
    QCOMPARE(
        describe(cuts, catalog),
        std::string("- column comments and example values are missing from: orders\n- these tables also exist: logs"));
    QCOMPARE(describe({}, catalog), std::string());
}

QTEST_APPLESS_MAIN(MSchemaBudgetTest)
#include "tst_mschemabudget.moc"
