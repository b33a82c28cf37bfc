#include "diagnose/keywordrows.h"

#include <QTest>

using namespace querymend;

class KeywordRowsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsWords_data();
    void readsWords();
    void readsOnlyTheBeginning();
};

void KeywordRowsTest::readsWords_data()
{
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("identifier");
    const auto row = [](const char* name, const char* message, const char* code, const char* identifier = "") {
        QTest::newRow(name) << QByteArray(message) << QByteArray(code) << QByteArray(identifier);
    };
    row("the words of the critical errors: syntax", "SYNTAX ERROR near SELCT", "syntax");
    row("the words of the critical errors: parse", "Parse error: 'FORM'", "syntax", "FORM");
    row("the words of the critical errors: invalid", "invalid SQL", "syntax");
    row("the words of the critical errors: column", "Unknown column 'pric'", "unknown_column", "pric");
    row("the words of the critical errors: table", "unknown table", "unknown_table");
    row("several tables in one message", "Unknown tables in query: {'it'}", "unknown_table", "it");
    row("a column that is not found", "The column `x` was not found", "unknown_column", "x");
    row("a table that does not exist", "Table x does not exist", "unknown_table");
    row("a keyword that is not allowed", "Forbidden SQL keyword: CREATE", "forbidden_operation");
    row("an operation that is not allowed", "Forbidden operation: DELETE not allowed", "forbidden_operation");
    row("several statements", "Multiple SQL statements not allowed", "multiple_statements");
    row("a number of statements", "2 statements", "multiple_statements");
    row("comments", "SQL comments not allowed", "comment");
    row("blanks and line breaks between the words", "unknown\n   column", "unknown_column");
    row("an apostrophe inside a word opens no quote", "can't find: unknown column \"x\"", "unknown_column", "x");
    row("grouping", "x must appear in GROUP BY", "grouping");
    row("joins, by words that mean them", "invalid join condition", "join");
    row("the word ON is not a join", "error on line 3", "");
    row("the word join alone is not a mistake", "rejoin the cluster", "");
    row("words inside others do not count", "subgroup bypass", "");
    row("words that begin others do not count", "unknown columnar store", "");
    row("words inside quotes are names and not meant", "cannot resolve 'timeout'", "");
    row("nothing", "", "");
}

void KeywordRowsTest::readsWords()
{
    QFETCH(QByteArray, message);
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, identifier);
    const auto match = matchKeywords({message.constData(), static_cast<std::size_t>(message.size())});
    const std::string_view found = match ? name(match->code) : std::string_view();
    QCOMPARE(QByteArray(found.data(), static_cast<qsizetype>(found.size())), code);
    const std::string_view quoted = match ? match->identifier : std::string_view();
    QCOMPARE(QByteArray(quoted.data(), static_cast<qsizetype>(quoted.size())), identifier);
}

void KeywordRowsTest::readsOnlyTheBeginning()
{
    const std::string far = std::string(100'000, '.') + " unknown column";
    QVERIFY(!matchKeywords(far));
    QVERIFY(matchKeywords("unknown column " + far));
}

QTEST_APPLESS_MAIN(KeywordRowsTest)
#include "tst_keywordrows.moc"
