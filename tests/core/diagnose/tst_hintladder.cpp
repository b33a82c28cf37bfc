#include "base/utf8.h"
#include "diagnose/hints/hintladder.h"
#include "diagnose/hints/messagefindings.h"
#include "hinttext.h"
#include "support/checking.h"

#include <QTest>

using namespace querymend;

namespace {

HintLevel levelNamed(const QByteArray& word)
{
    return word == "general" ? HintLevel::general : word == "specific" ? HintLevel::specific : HintLevel::explicit_;
}

} // namespace

/// What each kind of hint must say, row by row.
class HintLadderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void says_data();
    void says();
    void aReplyWithoutSqlIsNotItsOwnExplanation_data();
    void aReplyWithoutSqlIsNotItsOwnExplanation();
    void saysOfMessages_data();
    void saysOfMessages();
    void countsTests();
    void saysThatThisWasTried_data();
    void saysThatThisWasTried();
    void listsEarlierAttempts();
    void keepsItsBudget_data();
    void keepsItsBudget();
    void marksTheRightLine();
};

void HintLadderTest::says_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QByteArray>("level");
    QTest::addColumn<QString>("wanted");
    const auto row = [](const char* title, const char* dialect, const char* sql, const char* level,
                        const char* wanted) {
        QTest::newRow(title) << QString::fromUtf8(dialect) << QString::fromUtf8(sql) << QByteArray(level)
                             << QString::fromUtf8(wanted);
    };
    row("an unknown table: the exact list of tables", "sqlite", "SELECT 1 FROM custmer", "general",
        "Tables: customers, orders.");
    row("an unknown table: the nearest with its columns", "sqlite", "SELECT 1 FROM custmer", "specific",
        "customers(id integer, name text, city text)");
    row("an unknown table: the name to write", "sqlite", "SELECT 1 FROM custmer", "explicit",
        "Write customers in place of custmer");
    row("an unknown table: the statement mended", "sqlite", "SELECT 1 FROM custmer", "explicit",
        "Corrected, these lines read:\n- SELECT 1 FROM customers");
    row("a name of two letters: likely an alias or a CTE", "postgresql", "SELECT 1 FROM it", "general",
        "likely an alias or a CTE that is not defined");
    row("a name of two letters: where to define it", "postgresql", "SELECT 1 FROM it", "explicit",
        "WITH it AS (SELECT");
    row("an unknown column: the nearest with its type", "mysql", "SELECT nme FROM customers", "specific",
        "Nearest to nme: name (text)");
    row("an unknown column: the join that is missing", "postgresql", "SELECT city FROM orders o", "specific",
        "JOIN customers ON o.customer_id = customers.id");
    row("an unknown column: the whole statement with its join", "postgresql",
        "SELECT city, count(*) FROM orders o GROUP BY city", "explicit",
        "- SELECT customers.city, count(*) FROM orders o JOIN customers ON o.customer_id = customers.id GROUP BY "
        "customers.city");
    row("a join that makes another name ambiguous: qualified", "postgresql", "SELECT id, city FROM orders", "explicit",
        "- SELECT orders.id, customers.city FROM orders JOIN customers ON orders.customer_id = customers.id");
    row("one name for two tables: the tables, not a column", "postgresql",
        "SELECT o.id FROM orders o JOIN customers o ON 1 = 1", "specific",
        "Give one of the two tables named o another");
    row("two equally likely corrections: both may be meant", "sqlite",
        "SELECT id FROM orders o JOIN customers c ON 1 = 1", "explicit", "One of several possible corrections:");
    row("an ambiguous column: both qualified names", "sqlite", "SELECT id FROM orders o JOIN customers c ON 1 = 1",
        "explicit", "Write o.id or c.id, as the question means it, in place of id");
    row("an unknown column: the name with its join", "postgresql", "SELECT city FROM orders o", "explicit",
        "Write customers.city, with JOIN customers ON o.customer_id = customers.id added to FROM, in place of city");
    row("an unknown alias: those that there are", "sqlite", "SELECT x.id FROM orders o", "specific",
        "FROM defines these: o.");
    row("another dialect's function: what there is for the unit", "mariadb",
        "SELECT DATE_PART('quarter', id) FROM orders", "specific", "MariaDB offers QUARTER(id).");
    row("another dialect's function: what there is instead", "sqlite", "SELECT YEAR(status) FROM orders", "specific",
        "CAST(strftime('%Y', x) AS INTEGER)");
    row("another dialect's function: with its argument", "sqlite", "SELECT YEAR(status) FROM orders", "explicit",
        "SELECT CAST(strftime('%Y', status) AS INTEGER) FROM orders");
    row("a call in a call, and a name in it", "sqlite", "SELECT YEAR(NVL(staus, 1)) FROM orders", "explicit",
        "SELECT CAST(strftime('%Y', COALESCE(status, 1)) AS INTEGER) FROM orders");
    row("several statements: one, with a CTE", "postgresql", "SELECT 1; SELECT 2", "explicit",
        "Two steps in one statement: `WITH counted AS (");
    row("a temporary table: a CTE", "postgresql", "CREATE TEMP TABLE t AS SELECT 1", "specific",
        "Turn the temporary table into a CTE");
    row("a change of data: reading only", "postgresql", "DELETE FROM orders", "general", "Only reading is allowed");
    row("no SQL: the form that was asked for", "sqlite", "These are the busiest cities.", "specific",
        "the form in which replies are asked for");
    row("a row limit of another database: the form here", "oracle", "SELECT * FROM orders GROUP", "specific",
        "FETCH FIRST n ROWS ONLY");
    row("syntax: how names are quoted", "mariadb", "SELECT * FROM orders WHERE", "general", "`backticks`");
    row("syntax: examples of the dialect", "sqlserver", "SELECT * FROM orders WHERE", "explicit",
        "SELECT first_name + ' ' + last_name");
    row("syntax: why another spelling is meant", "sqlite", "SELECT total::text FROM orders", "specific",
        "- Most likely: a cast is written as CAST with AS.");
    row("syntax: the word that is missing", "sqlite", "SELECT status FROM orders GROUP status", "specific",
        "- Most likely: BY is missing here.");
    row("a misspelt keyword: the right one is enough", "sqlite", "SELECT id FORM orders", "specific",
        "- The word to look at is FORM; the nearest valid word is FROM.\n- The usual cause");
    row("a full join where there is none", "mariadb",
        "SELECT COUNT(*) FROM orders o FULL JOIN customers c ON c.id = o.customer_id", "specific",
        "There is no FULL JOIN: write a LEFT JOIN");
    row("grouping: an example of this schema", "postgresql", "SELECT status, total FROM orders GROUP BY status",
        "explicit", "SELECT status, COUNT(*) AS n FROM orders GROUP BY status");
    row("an aggregate in WHERE: HAVING", "postgresql", "SELECT status FROM orders WHERE max(total) > 1", "specific",
        "from WHERE to HAVING");
    row("an alias where it does not hold: where it does", "postgresql",
        "SELECT total * 2 AS twice FROM orders WHERE twice > 1", "specific",
        "An alias from the SELECT list can be used in ORDER BY, GROUP BY and in no other clause");
}

void HintLadderTest::says()
{
    QFETCH(QString, dialect);
    QFETCH(QString, sql);
    QFETCH(QByteArray, level);
    QFETCH(QString, wanted);
    const Dialect& known = *dialectNamed(dialect.toStdString());
    const auto schema = shopFor(known);
    const std::string given = sql.toStdString();
    const Verdict verdict = checked(dialect, sql);
    HintFacts facts;
    facts.dialect = &known;
    facts.sql = given;
    facts.findings = verdict.findings;
    facts.choice.level = levelNamed(level);
    facts.schema = schema.get();
    const QString hint = text(textOf(hintFor(facts)));
    QVERIFY2(hint.contains(wanted), qPrintable(hint));
}

void HintLadderTest::aReplyWithoutSqlIsNotItsOwnExplanation_data()
{
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("mistake");
    QTest::newRow("words instead of SQL") << ErrorCode::noSql << "The reply contains no SQL statement.";
    QTest::newRow("a refusal") << ErrorCode::invalidRequest
                               << "The reply declines to answer instead of giving a query.";
}

void HintLadderTest::aReplyWithoutSqlIsNotItsOwnExplanation()
{
    QFETCH(const ErrorCode, code);
    QFETCH(const QString, mistake);
    Finding finding;
    finding.rung = Rung::reply;
    finding.code = code;
    finding.range = {0, 26};
    finding.message = "Of course! I will do it so";
    HintFacts facts;
    facts.dialect = dialectNamed("sqlite");
    facts.findings = {&finding, 1};
    const QString hint = text(textOf(hintFor(facts)));
    QVERIFY2(hint.contains(QStringLiteral("The reply:\nOf course! I will do it so\n")), qPrintable(hint));
    QVERIFY2(hint.contains(QStringLiteral("What is wrong:\n- ") + mistake), qPrintable(hint));
}

void HintLadderTest::saysOfMessages_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("message");
    QTest::addColumn<QByteArray>("level");
    QTest::addColumn<QString>("wanted");
    const auto row = [](const char* title, const char* dialect, const char* sql, const char* message, const char* level,
                        const char* wanted) {
        QTest::newRow(title) << QString::fromUtf8(dialect) << QString::fromUtf8(sql) << QString::fromUtf8(message)
                             << QByteArray(level) << QString::fromUtf8(wanted);
    };
    row("PostgreSQL's lower case: quote the name", "postgresql", "SELECT c.customerName FROM clients c",
        "column c.customername does not exist", "explicit", "Write \"customerName\" in place of c.customername");
    row("a row limit that is rewritten with certainty", "sqlserver", "SELECT status FROM orders LIMIT 5",
        "Incorrect syntax near 'LIMIT'.", "explicit", "- SELECT TOP 5 status FROM orders");
    row("a missing function that is reported as a permission", "mariadb", "SELECT NVL2(1) FROM orders",
        "execute command denied to user 'a'@'b' for routine 'shop.NVL2'", "specific", "check its name first");
    row("MySQL has no FULL JOIN", "mysql", "SELECT 1", "Every derived table must have its own alias in JOIN", "general",
        "MySQL");
    row("a misspelt keyword is what is marked, and not what it hides", "sqlite", "SELECT id FORM orders",
        "near \"orders\": syntax error", "specific", "The word to look at is FORM; the nearest valid word is FROM");
    row("what is not recognised: the engine's own words", "duckdb", "SELECT 1", "Frobnication Error: it is so",
        "general", "Frobnication Error: it is so");
}

void HintLadderTest::saysOfMessages()
{
    QFETCH(QString, dialect);
    QFETCH(QString, sql);
    QFETCH(QString, message);
    QFETCH(QByteArray, level);
    QFETCH(QString, wanted);
    const Dialect& known = *dialectNamed(dialect.toStdString());
    const std::string given = sql.toStdString();
    const std::string said = message.toStdString();
    const std::vector<Finding> findings = findingsOf({said, {}, given}, known, nullptr);
    HintFacts facts;
    facts.dialect = &known;
    facts.sql = given;
    facts.findings = findings;
    facts.choice.level = levelNamed(level);
    facts.engine = {said, {}};
    const QString hint = text(textOf(hintFor(facts)));
    QVERIFY2(hint.contains(wanted), qPrintable(hint));
}

void HintLadderTest::countsTests()
{
    Finding failed;
    failed.rung = Rung::tests;
    failed.code = ErrorCode::testFailed;
    failed.message = "One row for each city: there are two for Porto.";
    failed.suggestions = {{"group by the city alone"}};
    HintFacts facts;
    facts.dialect = &dialectOf(DialectId::sqlite);
    facts.sql = "SELECT city, street FROM t";
    facts.findings = {&failed, 1};
    facts.testsPassed = 3;
    facts.choice.level = HintLevel::specific;
    QCOMPARE(text(hintFor(facts).part(HintSection::facts)),
             QStringLiteral("What is known:\n- Failed test: One row for each city: there are two for Porto. Fix: group "
                            "by the city alone\n- Passed tests: 3."));
    failed.message.clear();
    QVERIFY(text(textOf(hintFor(facts))).contains(QStringLiteral("Compare each part of the question")));
}

void HintLadderTest::saysThatThisWasTried_data()
{
    QTest::addColumn<int>("stuck");
    QTest::addColumn<QString>("wanted");
    QTest::newRow("the same statement") << static_cast<int>(Stuck::sameStatement)
                                        << QStringLiteral("This was tried: attempt 2 was the same statement. Do not");
    QTest::newRow("back and forth") << static_cast<int>(Stuck::backAndForth)
                                    << QStringLiteral("the last two changes cancelled each other out");
    QTest::newRow("the same mistake") << static_cast<int>(Stuck::sameMistake)
                                      << QStringLiteral("attempt 2 failed with the same mistake");
}

void HintLadderTest::saysThatThisWasTried()
{
    QFETCH(int, stuck);
    QFETCH(QString, wanted);
    HintFacts facts;
    facts.dialect = &dialectOf(DialectId::sqlite);
    facts.sql = "SELECT 1";
    facts.choice = {HintLevel::explicit_, static_cast<Stuck>(stuck), 2};
    QVERIFY(text(hintFor(facts).part(HintSection::repetition)).contains(wanted));
}

void HintLadderTest::listsEarlierAttempts()
{
    const std::vector<EarlierAttempt> earlier{{"SELECT a\nFROM t", "unknown_column: a"},
                                              {"SELECT b FROM t", "no rows"}};
    HintFacts facts;
    facts.dialect = &dialectOf(DialectId::sqlite);
    facts.sql = "SELECT c FROM t";
    facts.earlier = earlier;
    facts.attempt = 3;
    const Hint hint = hintFor(facts);
    QCOMPARE(text(hint.part(HintSection::ledger)),
             QStringLiteral("Tried before, with the result:\n"
                            "1. SELECT a FROM t -> unknown_column: a\n"
                            "2. SELECT b FROM t -> no rows"));
    QVERIFY(text(hint.part(HintSection::headline)).endsWith(QStringLiteral("attempt 3 of 4")));
}

void HintLadderTest::keepsItsBudget_data()
{
    QTest::addColumn<int>("most");
    QTest::newRow("the usual one") << 4000;
    QTest::newRow("a small one") << 1000;
    QTest::newRow("hardly any") << 100;
    QTest::newRow("none") << 0;
}

/// When everything is far too long, the most important parts are still there.
void HintLadderTest::keepsItsBudget()
{
    QFETCH(int, most);
    const QString longWord = QStringLiteral("ä").repeated(5000);
    std::string sql = "SELECT 1\n";
    for (int i = 0; i < 400; ++i)
        sql += "  , column_number_" + std::to_string(i) + "\n";
    sql += "FROM " + longWord.toStdString();
    Finding finding;
    finding.code = ErrorCode::unknownTable;
    finding.identifier = longWord.toStdString();
    finding.message = "There is no table " + finding.identifier + '.';
    finding.range = {static_cast<std::uint32_t>(sql.size() - finding.identifier.size()),
                     static_cast<std::uint32_t>(sql.size())};
    const std::vector<Finding> findings(5, finding);
    const std::vector<EarlierAttempt> earlier(20, {sql, finding.message});
    const std::string question = longWord.toStdString();
    for (const HintLevel level : {HintLevel::general, HintLevel::specific, HintLevel::explicit_}) {
        HintFacts facts;
        facts.dialect = &dialectOf(DialectId::postgresql);
        facts.sql = sql;
        facts.findings = findings;
        facts.choice = {level, Stuck::sameStatement, 1};
        facts.question = question;
        facts.engine = {question, "42P01"};
        facts.earlier = earlier;
        facts.mostCharacters = static_cast<std::size_t>(most);
        const Hint hint = hintFor(facts);
        const std::string whole = textOf(hint);
        QVERIFY2(characterCount(whole) <= static_cast<std::size_t>(most), whole.c_str());
        QVERIFY(!firstInvalidUtf8(whole));
        if (most < 1000)
            continue;
        QVERIFY(hint.part(HintSection::headline).starts_with("SCHEMA REFERENCE ERROR (PostgreSQL), attempt 1 of 4"));
        QVERIFY(!hint.part(HintSection::mistake).empty());
        QVERIFY(!hint.part(HintSection::guidance).empty());
        QVERIFY(!hint.part(HintSection::wanted).empty());
    }
}

void HintLadderTest::marksTheRightLine()
{
    Finding finding;
    finding.code = ErrorCode::unknownColumn;
    finding.message = "No table in the query has a column größe.";
    finding.range = {17, 24};
    HintFacts facts;
    facts.dialect = &dialectOf(DialectId::sqlite);
    facts.sql = "SELECT a,\r\n\t漢, größe\r\nFROM t\r\n";
    facts.findings = {&finding, 1};
    const Hint hint = hintFor(facts);
    QCOMPARE(text(hint.part(HintSection::statement)),
             QStringLiteral("The SQL that failed:\n1 | SELECT a,\n2 |  漢, größe\n  |      ^^^^^\n3 | FROM t"));
    QVERIFY(text(hint.part(HintSection::mistake)).contains(QStringLiteral("Line 2, column 5: ")));
}

QTEST_APPLESS_MAIN(HintLadderTest)
#include "tst_hintladder.moc"
