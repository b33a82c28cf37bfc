#include "support/samples.h"

#include "prompt/linking/linking.h"
#include "prompt/linking/stems.h"
#include "prompt/linking/words.h"
#include "support/bigschema.h"

#include <algorithm>

using namespace querymend;
using namespace querymend::test;

namespace {

/// A schema that mixes cryptic names with telling ones.
constexpr auto company = R"j({"database":"d","tables":[
    {"name":"T_ORD","comment":"acconti e ordini dei clienti, заказы клиентов","columns":[
        {"name":"id","type":"int","primary_key":true},{"name":"cust","type":"int"},{"name":"region","type":"text",
         "samples":["Lower Austria","Tyrol"]}],
     "foreign_keys":[{"columns":["cust"],"references":{"table":"clients","columns":["id"]}}]},
    {"name":"clients","columns":[{"name":"id","primary_key":true},{"name":"homeTown"},
        {"name":"lang","samples":["DE","IT"]}]},
    {"name":"order items","columns":["qty","unitPrice"]},
    {"name":"employees","columns":[{"name":"id","primary_key":true},{"name":"salary"},{"name":"last_name"}]},
    {"name":"clientEmployees","columns":["client_id","employee_id"],"foreign_keys":[
        {"columns":["client_id"],"references":{"table":"clients","columns":["id"]}},
        {"columns":["employee_id"],"references":{"table":"employees","columns":["id"]}}]},
    {"name":"load_5","columns":["x"]},{"name":"audit","columns":["at","what"]},
    {"name":"settings","columns":["key","setting"]},
    {"name":"flags","columns":["flag"]},
    {"name":"cache","columns":["entry"]},
    {"name":"queue","columns":[{"name":"job"},{"name":"queued","type":"timestamp"}]},
    {"name":"inv_hdr","columns":["amt"]},{"name":"po","columns":["x"]},{"name":"kaeufer","columns":["x"]}]})j";

const Linking& linkingOf(const std::string& question, Linking& made)
{
    const Catalog catalog(schemaFrom(company), likePostgresql);
    made = linkSchema(LinkIndex(catalog), question);
    return made;
}

QStringList namesOf(const std::vector<TableId>& tables)
{
    const Catalog catalog(schemaFrom(company), likePostgresql);
    QStringList names;
    for (const TableId table : tables)
        names.append(QString::fromStdString(catalog.table(table).name));
    return names;
}

std::string joined(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : "|") + word;
    return text;
}

} // namespace

class LinkingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cutsWords_data();
    void cutsWords();
    void formsOfAWordHaveOneStem_data();
    void formsOfAWordHaveOneStem();
    void findsKeywords_data();
    void findsKeywords();
    void findsTheTable_data();
    void findsTheTable();
    void connectsWhatWasFound();
    void namesTablesOfTheQuestion();
    void aQuantityIsNoName();
    void nothingIsFoundWhereNothingIs();
    void aTimeAloneFindsNothingAmongManyTables();
    void otherWordsWithTheSameBeginningAreNotFound_data();
    void otherWordsWithTheSameBeginningAreNotFound();
    void tablesWithoutKeysHaveNeighbours();
    void linksTheSameEveryTime();
};

void LinkingTest::cutsWords_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("words");
    const auto row = [](const char* sentence, const char* text, const char* words) {
        QTest::newRow(sentence) << std::string(text) << std::string(words);
    };
    row("at blanks and signs", "How many orders?", "how|many|orders");
    row("in camel case", "unitPrice of OrderItems", "unit|price|of|order|items");
    row("in snake case", "order_items", "order|items");
    row("after an apostrophe", "dell’ordine, l'ordine", "dell|ordine|l|ordine");
    row("at digits", "q2revenue", "q|2|revenue");
    row("after capitals", "XMLType", "xml|type");
    row("after capitals, in a plural", "SKUs and theIDsOf PDFs_URLs", "skus|and|the|ids|of|pdfs|urls");
    row("a plural before a word in camel case", "listSKUsNow", "list|skus|now");
    row("a word that begins like a plural", "SQLState XMLSs", "sql|state|xmlss");
    row("Cyrillic in lower case", "«Заказы» клиентов", "заказы|клиентов");
    row("nothing has none", " ?! ", "");
    row("bytes that are no UTF-8 do no harm", "a\xC3", "a\xC3");
}

void LinkingTest::cutsWords()
{
    QFETCH(std::string, text);
    QFETCH(std::string, words);
    std::vector<std::string> found;
    for (const TextWord& word : wordsOf(text))
        found.push_back(word.folded);
    QCOMPARE(joined(found), words);
}

void LinkingTest::formsOfAWordHaveOneStem_data()
{
    QTest::addColumn<QByteArray>("forms");
    const auto row = [](const char* forms) { QTest::newRow(forms) << QByteArray(forms); };
    row("order orders ordered ordering orderings");
    row("category categories");
    row("ship ships shipped shipping");
    row("purchase purchases purchased purchasing");
    row("box boxes");
    row("ordine ordini");
    row("cliente clienti");
    row("banca banche");
    row("premio premi");
    row("città citta");
    row("categoria categorie");
    row("заказ заказы заказов заказа заказам заказами");
    row("клиент клиенты клиентов клиентам");
    row("книга книги книг книгой книгами");
    row("категория категории категорий");
    row("счёт счета счет");
    row("käufer kaeufer kaufer");
    row("straße strasse");
    row("bestellung bestellungen");
    row("auftrag aufträge auftraege");
    row("value values");
    row("sale sales");
    row("rate rates rated rating");
    row("commande commandes");
    row("hôpital hôpitaux hopital");
    row("payé payée payées");
    row("новая новые новых новый");
}

void LinkingTest::formsOfAWordHaveOneStem()
{
    QFETCH(QByteArray, forms);
    const QList<QByteArray> words = forms.split(' ');
    const std::vector<std::string> first = stemsOf(words.front().toStdString());
    for (const QByteArray& word : words) {
        const std::vector<std::string> stems = stemsOf(word.toStdString());
        const bool share = std::any_of(stems.begin(), stems.end(), [&](const std::string& stem) {
            return std::find(first.begin(), first.end(), stem) != first.end();
        });
        QVERIFY2(share, (word + ": " + QByteArray::fromStdString(joined(stems))).constData());
    }
}

void LinkingTest::findsKeywords_data()
{
    QTest::addColumn<std::string>("question");
    QTest::addColumn<std::string>("words");
    const auto row = [](const char* sentence, const char* question, const char* words) {
        QTest::newRow(sentence) << std::string(question) << std::string(words);
    };
    row("not what only builds an English sentence", "Show me the orders that were shipped", "orders|shipped");
    row("nor an Italian one", "Quali ordini sono stati spediti?", "ordini|spediti");
    row("nor a Russian one", "Какие заказы были отправлены?", "заказы|отправлены");
    row("each word once", "orders and Orders", "orders");
}

void LinkingTest::findsKeywords()
{
    QFETCH(std::string, question);
    QFETCH(std::string, words);
    std::vector<std::string> found;
    for (const QuestionWord& keyword : keywordsOf(question))
        found.push_back(keyword.text);
    QCOMPARE(joined(found), words);
}

void LinkingTest::findsTheTable_data()
{
    QTest::addColumn<std::string>("question");
    QTest::addColumn<QString>("table");
    QTest::addColumn<int>("likeness");
    QTest::addColumn<int>("field");
    const auto row = [](const char* sentence, const char* question, const char* table, LinkLikeness likeness,
                        LinkField field) {
        QTest::newRow(sentence) << std::string(question) << QString::fromUtf8(table) << static_cast<int>(likeness)
                                << static_cast<int>(field);
    };
    using enum LinkLikeness;
    using enum LinkField;
    row("by its name in the singular", "one client", "clients", sameWord, tableName);
    row("by words of a name in camel case", "where is the home of each?", "clients", sameWord, columnName);
    row("by an Italian comment", "Quanti acconti?", "T_ORD", sameWord, tableComment);
    row("by a Russian comment", "Сколько заказов?", "T_ORD", sameWord, tableComment);
    row("by a synonym", "every buyer", "clients", synonym, tableName);
    row("by a word of another language", "lo stipendio", "employees", synonym, columnName);
    row("by a shortened name", "the quantity", "order items", synonym, columnName);
    row("by a value of several words", "only from lower austria", "T_ORD", sameValue, value);
    row("by a short value in capitals", "those that speak IT", "clients", sameValue, value);
    row("by a time that it holds", "everything since 2023", "queue", time, columnName);
    row("by a misspelt word", "emploees and salries", "employees", similar, columnName);
    row("by an abbreviation", "what each invoice says", "inv_hdr", abbreviation, tableName);
    row("by the initials of two words", "what was the purchase order about?", "po", abbreviation, tableName);
    row("by a German word with an umlaut", "welcher Käufer?", "kaeufer", sameWord, tableName);
    row("by a part of a German word", "jeder Hauptkaeufer", "kaeufer", similar, tableName);
    row("by a place that the schema does not know", "those from Graz", "clients", place, columnName);
    row("by a person's name", "what does Anna Brown get?", "employees", similar, columnName);
    row("by a name that is parted otherwise", "orderitems", "order items", sameWord, tableName);
}

void LinkingTest::findsTheTable()
{
    QFETCH(std::string, question);
    QFETCH(QString, table);
    QFETCH(int, likeness);
    QFETCH(int, field);
    Linking linking;
    linkingOf(question, linking);
    QVERIFY(namesOf(linking.tableIds()).contains(table));
    for (const LinkedTable& linked : linking.tables) {
        if (namesOf({linked.table}).front() != table)
            continue;
        QVERIFY(!linked.reasons.empty());
        QCOMPARE(static_cast<int>(linked.reasons.front().likeness), likeness);
        QCOMPARE(static_cast<int>(linked.reasons.front().field), field);
    }
}

void LinkingTest::connectsWhatWasFound()
{
    Linking linking;
    linkingOf("the salary of those who look after T_ORD", linking);
    const auto bridge = std::find_if(linking.tables.begin(), linking.tables.end(), [](const LinkedTable& linked) {
        return namesOf({linked.table}) == QStringList{QStringLiteral("clientEmployees")};
    });
    QVERIFY(bridge != linking.tables.end());
    QCOMPARE(bridge->part, LinkPart::connects);
}

void LinkingTest::namesTablesOfTheQuestion()
{
    Linking linking;
    linkingOf("the price of order items by client", linking);
    const QStringList named = namesOf(linking.named);
    QVERIFY(named.contains(QStringLiteral("order items")));
    QVERIFY(named.contains(QStringLiteral("clients")));
    QVERIFY(!named.contains(QStringLiteral("clientEmployees")));
}

void LinkingTest::aQuantityIsNoName()
{
    Linking linking;
    linkingOf("clients with more than 5,000 or 5", linking);
    QVERIFY(!namesOf(linking.tableIds()).contains(QStringLiteral("load_5")));
}

void LinkingTest::nothingIsFoundWhereNothingIs()
{
    Linking linking;
    QVERIFY(linkingOf("xyzzy plugh", linking).tables.empty());
    QVERIFY(linkingOf("", linking).tables.empty());
    const Catalog empty(Snapshot{}, likePostgresql);
    QVERIFY(linkSchema(LinkIndex(empty), "orders").tables.empty());
}

void LinkingTest::aTimeAloneFindsNothingAmongManyTables()
{
    const Catalog catalog(bigSchema(900, 8), likePostgresql);
    QVERIFY(linkSchema(LinkIndex(catalog), "What happened last month?").tables.empty());
}

void LinkingTest::otherWordsWithTheSameBeginningAreNotFound_data()
{
    QTest::addColumn<std::string>("question");
    QTest::addColumn<std::string>("table");
    QTest::newRow("a car is no carrier") << std::string("every car") << std::string("tbl_carr");
    QTest::newRow("sales are no salary") << std::string("total sales") << std::string("sal_hist");
}

void LinkingTest::otherWordsWithTheSameBeginningAreNotFound()
{
    QFETCH(std::string, question);
    QFETCH(std::string, table);
    const Catalog catalog(schemaFrom(R"({"tables":[{"name":")" + table + R"(","columns":["x"]}]})"), likePostgresql);
    QVERIFY(linkSchema(LinkIndex(catalog), question).tables.empty());
}

void LinkingTest::tablesWithoutKeysHaveNeighbours()
{
    const Catalog catalog(
        schemaFrom(R"({"tables":[{"name":"players","columns":["id"]},{"name":"teams","columns":["id"]},
        {"name":"goals","columns":["player_id"]},{"name":"weather","columns":["x"]}]})"),
        likePostgresql);
    const std::vector<TableId> expected{TableId{2}, TableId{0}};
    QCOMPARE(linkSchema(LinkIndex(catalog), "how many goals?").tableIds(), expected);
}

void LinkingTest::linksTheSameEveryTime()
{
    const Catalog catalog(bigSchema(300, 8), likePostgresql);
    const LinkIndex index(catalog);
    const auto ids = [&] { return linkSchema(index, "total amount of invoices by customer and region").tableIds(); };
    const std::vector<TableId> first = ids();
    QVERIFY(!first.empty() && first.size() <= 150);
    QCOMPARE(ids(), first);
    QCOMPARE(linkSchema(LinkIndex(catalog), "total amount of invoices by customer and region").tableIds(), first);
}

QTEST_APPLESS_MAIN(LinkingTest)
#include "tst_linking.moc"
