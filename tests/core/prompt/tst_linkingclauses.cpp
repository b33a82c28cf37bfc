#include "support/samples.h"

#include "prompt/linking/linking.h"
#include "prompt/linking/words.h"

#include <QTest>

#include <algorithm>

using namespace querymend;
using namespace querymend::test;

/// Which words of a text belong together: those of one clause.
class LinkingClausesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void endsClausesAtPunctuation_data();
    void endsClausesAtPunctuation();
    void joinsWordsOfOneClauseOnly_data();
    void joinsWordsOfOneClauseOnly();
};

void LinkingClausesTest::endsClausesAtPunctuation_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("clauses");
    const auto row = [](const char* sentence, const char* text, const char* clauses) {
        QTest::newRow(sentence) << std::string(text) << std::string(clauses);
    };
    row("a text without any is one clause", "order items", "[order items]");
    row("at a semicolon", "without returns; a year", "[without returns][ a year]");
    row("at a comma and a full stop before a blank", "orders, items. Prices", "[orders][ items][ Prices]");
    row("not within a number or a name", "5,000.5 in shop.orders", "[5,000.5 in shop.orders]");
    row("at the end of a question", "which orders?", "[which orders][]");
    row("an empty text is one clause", "", "[]");
}

void LinkingClausesTest::endsClausesAtPunctuation()
{
    QFETCH(std::string, text);
    QFETCH(std::string, clauses);
    std::string found;
    for (const std::string_view clause : clausesOf(text))
        found += '[' + std::string(clause) + ']';
    QCOMPARE(found, clauses);
}

void LinkingClausesTest::joinsWordsOfOneClauseOnly_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<bool>("isJoined");
    QTest::newRow("two words of a name are joined") << std::string("all order items") << true;
    QTest::newRow("two words of a list are not") << std::string("order, items") << false;
    QTest::newRow("words on both sides of a semicolon are not") << std::string("for each order; items too") << false;
    QTest::newRow("initials of two words are") << std::string("each purchase order") << true;
    QTest::newRow("initials of two sentences are not") << std::string("each purchase. Orders too") << false;
    QTest::newRow("a noun and an article after it are not") << std::string("what returns a customer made") << false;
}

/// Words that were looked up as one are named with a blank.
void LinkingClausesTest::joinsWordsOfOneClauseOnly()
{
    QFETCH(std::string, text);
    QFETCH(bool, isJoined);
    const Catalog catalog(schemaFrom(R"({"tables":[{"name":"order items","columns":["qty"]},
        {"name":"returns","columns":["x"]},{"name":"po","columns":["x"]},{"name":"audit","columns":["at"]}]})"),
                          likePostgresql);
    const LinkIndex index(catalog);
    for (const Linking& linking : {linkSchema(index, text), linkSchema(index, "audit", text)}) {
        std::size_t joined = 0;
        for (const LinkedTable& linked : linking.tables) {
            joined += static_cast<std::size_t>(
                std::count_if(linked.reasons.begin(), linked.reasons.end(),
                              [](const LinkReason& reason) { return reason.keyword.find(' ') != std::string::npos; }));
        }
        QCOMPARE(joined > 0, isJoined);
    }
}

QTEST_APPLESS_MAIN(LinkingClausesTest)
#include "tst_linkingclauses.moc"
