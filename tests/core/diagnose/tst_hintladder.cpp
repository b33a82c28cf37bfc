#include "../check/checking.h"
#include "base/utf8.h"
#include "diagnose/emptiness.h"
#include "diagnose/hints/hintladder.h"
#include "diagnose/hints/messagefindings.h"

#include <QtTest>

using namespace querymend;

namespace {

QString text(std::string_view words)
{
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

HintLevel levelNamed(const QByteArray& word)
{
    return word == "general" ? HintLevel::general : word == "specific" ? HintLevel::specific : HintLevel::spelledOut;
}

/// A note on an empty result as the database's answers make it.
Finding noteWithValues()
{
    Finding note;
    note.rung = Rung::rows;
    note.code = ErrorCode::emptyResult;
    note.severity = Severity::note;
    note.range = {27, 43};
    note.identifier = "status";
    note.message = "No value of status is opne.";
    note.suggestions = {"open", "Secret Name"};
    return note;
}

Finding emptyResult()
{
    Finding finding;
    finding.rung = Rung::rows;
    finding.code = ErrorCode::emptyResult;
    finding.range = {0, 43};
    return finding;
}

} // namespace

/// Row by row what each kind of hint has to say; the categories and situations are those of the seed
/// `model-retry-formatter`, the short names, statements, comments and capitals those of
/// `error-handling-and-validation`.
class HintLadderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void says_data();
    void says();
    void saysOfMessages_data();
    void saysOfMessages();
    void knowsTheOtherEngines_data();
    void knowsTheOtherEngines();
    void saysWhatTheDatabaseFoundOut();
    void mendsALiteralThatMatchedNothing();
    void keepsStoredValuesToItself();
    void masksWhatAnEngineQuotesFromRows_data();
    void masksWhatAnEngineQuotesFromRows();
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
    row("a join that makes another name ambiguous: in words", "postgresql", "SELECT id, city FROM orders", "explicit",
        "- Behind the last table of FROM: JOIN customers ON orders.customer_id = customers.id; and in place of city: "
        "customers.city");
    row("an ambiguous column: the qualified name", "sqlite", "SELECT id FROM orders o JOIN customers c ON 1 = 1",
        "explicit", "Write o.id in place of id");
    row("an unknown alias: those that there are", "sqlite", "SELECT x.id FROM orders o", "specific",
        "FROM defines these: o.");
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
    row("no SQL: one block", "sqlite", "These are the busiest cities.", "specific", "```sql");
    row("a row limit of another database: the form here", "oracle", "SELECT * FROM orders GROUP", "specific",
        "FETCH FIRST n ROWS ONLY");
    row("syntax: how names are quoted", "mariadb", "SELECT * FROM orders WHERE", "general", "`backticks`");
    row("syntax: examples of the dialect", "sqlserver", "SELECT * FROM orders WHERE", "explicit",
        "SELECT first_name + ' ' + last_name");
    row("grouping: an example of this schema", "postgresql", "SELECT status, total FROM orders GROUP BY status",
        "explicit", "SELECT status, COUNT(*) AS n FROM orders GROUP BY status");
    row("an aggregate in WHERE: HAVING", "postgresql", "SELECT status FROM orders WHERE max(total) > 1", "specific",
        "from WHERE to HAVING");
    row("an alias where it does not hold: where it does", "postgresql",
        "SELECT total * 2 AS twice FROM orders WHERE twice > 1", "specific",
        "An alias of the SELECT list can be used in ORDER BY, GROUP BY and in no other clause");
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
        "near \"orders\": syntax error", "specific",
        "The word to look at is FORM; what is near to it and would be read is FROM");
    row("what nobody recognises: the engine's own words", "duckdb", "SELECT 1", "Frobnication Error: it is so",
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

/// Engines of which no corpus has been made, with their messages as they are documented.
void HintLadderTest::knowsTheOtherEngines_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("specific");
    QTest::addColumn<QString>("spelledOut");
    const auto row = [](const char* title, const char* dialect, const char* sql, const char* message, const char* code,
                        const char* specific, const char* spelledOut) {
        QTest::newRow(title) << QString::fromUtf8(dialect) << QString::fromUtf8(sql) << QString::fromUtf8(message)
                             << QString::fromUtf8(code) << QString::fromUtf8(specific) << QString::fromUtf8(spelledOut);
    };
    row("SQL Server: a column", "sqlserver", "SELECT staus FROM orders", "Invalid column name 'staus'.", "207",
        "Nearest to staus: status (text)", "- SELECT status FROM orders");
    row("SQL Server: a table", "mssql", "SELECT 1 FROM custmers", "Invalid object name 'custmers'.", "208",
        "customers(id integer", "- SELECT 1 FROM customers");
    row("SQL Server: a function", "sqlserver", "SELECT NOW() FROM orders",
        "'NOW' is not a recognized built-in function name.", "195", "SQL Server offers GETDATE()",
        "- SELECT GETDATE() FROM orders");
    row("SQL Server: an ambiguous column", "sqlserver", "SELECT id FROM orders o JOIN customers c ON 1 = 1",
        "Ambiguous column name 'id'.", "209", "Nearest to id: o.id", "Write o.id in place of id");
    row("SQL Server: a qualifier", "sqlserver", "SELECT x.id FROM orders o",
        "The multi-part identifier \"x.id\" could not be bound.", "4104", "o", "SELECT");
    row("SQL Server: a column that is not grouped", "sqlserver", "SELECT total, MAX(id) FROM orders GROUP BY status",
        "Column 'orders.total' is invalid in the select list because it is not contained in either an aggregate "
        "function or the GROUP BY clause.",
        "8120", "Add orders.total to GROUP BY", "GROUP BY status");
    row("SQL Server: a value", "sqlserver", "SELECT CAST(status AS int) FROM orders",
        "Conversion failed when converting the varchar value 'open' to data type int.", "245", "TRY_CAST(x AS",
        "TRY_CAST(status AS");
    row("SQL Server: a division", "sqlserver", "SELECT 1 / total FROM orders", "Divide by zero error encountered.",
        "8134", "NULLIF(divisor, 0)", "/ NULLIF(COUNT(");
    row("Oracle: a table", "oracle", "SELECT 1 FROM \"custmers\"", "ORA-00942: table or view does not exist", "942",
        "\"customers\"(", "- SELECT 1 FROM \"customers\"");
    row("Oracle: a column", "oracle", "SELECT \"staus\" FROM \"orders\"", "ORA-00904: \"staus\": invalid identifier",
        "904", "\"status\" (text)", "- SELECT \"status\" FROM \"orders\"");
    row("Oracle: a row limit", "oracle", "SELECT \"id\" FROM \"orders\" LIMIT 5",
        "ORA-00933: SQL command not properly ended", "933", "FETCH FIRST n ROWS ONLY", "FETCH FIRST 5 ROWS ONLY");
    row("Oracle: a column that is not grouped", "oracle",
        "SELECT \"total\", MAX(\"id\") FROM \"orders\" GROUP BY \"id\"", "ORA-00979: not a GROUP BY expression", "979",
        "GROUP BY", "GROUP BY \"status\"");
    row("Oracle: a number", "oracle", "SELECT TO_NUMBER(\"status\") FROM \"orders\"", "ORA-01722: invalid number",
        "1722", "REGEXP_LIKE(x,", "REGEXP_LIKE(\"status\",");
    row("Oracle: a division", "oracle", "SELECT 1 / \"total\" FROM \"orders\"", "ORA-01476: divisor is equal to zero",
        "1476", "NULLIF(divisor, 0)", "NULLIF(COUNT(");
    row("MySQL: a column", "mysql", "SELECT staus FROM orders", "Unknown column 'staus' in 'field list'", "1054",
        "Nearest to staus: status (text)", "- SELECT status FROM orders");
    row("MySQL: a table", "mysql", "SELECT 1 FROM custmers", "Table 'shop.custmers' doesn't exist", "1146",
        "customers(id integer", "- SELECT 1 FROM customers");
    row("MySQL: a function", "mysql", "SELECT LEN(status) FROM orders", "FUNCTION shop.LEN does not exist", "1305",
        "MySQL offers CHAR_LENGTH(x)", "CHAR_LENGTH(status)");
    row("MySQL: an ambiguous column", "mysql", "SELECT id FROM orders o JOIN customers c ON 1 = 1",
        "Column 'id' in field list is ambiguous", "1052", "Nearest to id: o.id", "- SELECT o.id FROM orders o");
}

void HintLadderTest::knowsTheOtherEngines()
{
    QFETCH(QString, dialect);
    QFETCH(QString, sql);
    QFETCH(QString, message);
    QFETCH(QString, code);
    const Dialect& known = *dialectNamed(dialect.toStdString());
    const auto schema = shopFor(known);
    const std::string given = sql.toStdString();
    const std::string said = message.toStdString();
    const std::string number = code.toStdString();
    const std::vector<Finding> findings = findingsOf({said, number, given}, known, schema.get());
    HintFacts facts;
    facts.dialect = &known;
    facts.sql = given;
    facts.findings = findings;
    facts.engine = {said, number};
    facts.schema = schema.get();
    facts.values = DataValues::mayBeNamed;
    const QString general = text(textOf(hintFor(facts)));
    QVERIFY2(general.contains(message + QStringLiteral(" [") + code + QLatin1Char(']')), qPrintable(general));
    for (const HintLevel level : {HintLevel::specific, HintLevel::spelledOut}) {
        facts.choice.level = level;
        const QString hint = text(textOf(hintFor(facts)));
        QFETCH(QString, specific);
        QFETCH(QString, spelledOut);
        QVERIFY2(hint.contains(level == HintLevel::specific ? specific : spelledOut), qPrintable(hint));
    }
}

void HintLadderTest::mendsALiteralThatMatchedNothing()
{
    const std::vector<Finding> findings{emptyResult(), noteWithValues()};
    HintFacts facts;
    facts.dialect = &dialectOf(DialectId::sqlite);
    facts.sql = "SELECT id FROM orders WHERE status = 'opne'";
    facts.findings = findings;
    facts.choice.level = HintLevel::spelledOut;
    facts.values = DataValues::mayBeNamed;
    QVERIFY(hintFor(facts).part(HintSection::correction).ends_with("\n- SELECT id FROM orders WHERE status = 'open'"));
    facts.values = DataValues::stay;
    QVERIFY(hintFor(facts).part(HintSection::correction).empty());
    QVERIFY(hintFor(facts).part(HintSection::statement).ends_with("^^^^^^^^^^^^^^^"));
}

void HintLadderTest::saysWhatTheDatabaseFoundOut()
{
    const std::vector<Finding> findings{emptyResult(), noteWithValues()};
    HintFacts facts;
    facts.dialect = &dialectOf(DialectId::sqlite);
    facts.sql = "SELECT id FROM orders WHERE status = 'opne'";
    facts.findings = findings;
    facts.choice.level = HintLevel::specific;
    facts.values = DataValues::mayBeNamed;
    const Hint hint = hintFor(facts);
    QCOMPARE(text(hint.part(HintSection::facts)),
             QStringLiteral("What is known:\n- In status = 'opne': No value of status is opne. Stored are, the nearest "
                            "first: 'open', 'Secret Name'"));
}

void HintLadderTest::keepsStoredValuesToItself()
{
    std::vector<Finding> findings{emptyResult(), noteWithValues()};
    EmptinessProbe probe;
    probe.kind = ProbeKind::extremes;
    probe.condition = {27, 43};
    probe.expression = "day";
    probe.seeks = Seeks::above;
    probe.literals = {"2024-01-01"};
    const auto extremes = explainedBy(probe, {1, false, {"2021-03-04", "2022-05-06"}, 2});
    QVERIFY(extremes);
    QVERIFY(extremes->message.find("2022-05-06") != std::string::npos);
    findings.push_back(*extremes);
    for (const HintLevel level : {HintLevel::general, HintLevel::specific, HintLevel::spelledOut}) {
        HintFacts facts;
        facts.dialect = &dialectOf(DialectId::sqlite);
        facts.sql = "SELECT id FROM orders WHERE status = 'opne'";
        facts.findings = findings;
        facts.choice.level = level;
        const QString hint = text(textOf(hintFor(facts)));
        for (const char* const value : {"'open'", "Secret Name", "2021-03-04", "2022-05-06"})
            QVERIFY2(!hint.contains(QString::fromUtf8(value)), qPrintable(hint));
        if (level == HintLevel::specific)
            QVERIFY2(hint.contains(QStringLiteral("lower than what is sought")), qPrintable(hint));
    }
}

void HintLadderTest::masksWhatAnEngineQuotesFromRows_data()
{
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("shown");
    QTest::newRow("a stored value") << QStringLiteral("invalid input syntax for type integer: \"Smith\"")
                                    << QStringLiteral("invalid input syntax for type integer: \"…\"");
    QTest::newRow("what the statement has itself stays")
        << QStringLiteral("invalid input syntax for type integer: \"abc\"")
        << QStringLiteral("invalid input syntax for type integer: \"abc\"");
    QTest::newRow("an apostrophe is no quote")
        << QStringLiteral("can't convert, can't say \"Smith\"") << QStringLiteral("can'…'t say \"…\"");
}

void HintLadderTest::masksWhatAnEngineQuotesFromRows()
{
    QFETCH(QString, message);
    QFETCH(QString, shown);
    Finding finding;
    finding.rung = Rung::trial;
    finding.code = ErrorCode::badValue;
    finding.message = message.toStdString();
    HintFacts facts;
    facts.dialect = &dialectOf(DialectId::postgresql);
    facts.sql = "SELECT CAST('abc' AS integer)";
    facts.findings = {&finding, 1};
    const QString hint = text(hintFor(facts).part(HintSection::engineError));
    QVERIFY2(hint.endsWith(shown), qPrintable(hint));
}

void HintLadderTest::countsTests()
{
    Finding failed;
    failed.rung = Rung::tests;
    failed.code = ErrorCode::testFailed;
    failed.message = "One row for each city: there are two for Porto.";
    failed.suggestions = {"group by the city alone"};
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
                                    << QStringLiteral("the last two changes undid each other");
    QTest::newRow("the same mistake") << static_cast<int>(Stuck::sameMistake)
                                      << QStringLiteral("attempt 2 failed by the same mistake");
}

void HintLadderTest::saysThatThisWasTried()
{
    QFETCH(int, stuck);
    QFETCH(QString, wanted);
    HintFacts facts;
    facts.dialect = &dialectOf(DialectId::sqlite);
    facts.sql = "SELECT 1";
    facts.choice = {HintLevel::spelledOut, static_cast<Stuck>(stuck), 2};
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
             QStringLiteral("Tried before, and what it gave:\n1. SELECT a FROM t -> unknown_column: a\n"
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

/// Everything is far too long; what matters most is still there.
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
    for (const HintLevel level : {HintLevel::general, HintLevel::specific, HintLevel::spelledOut}) {
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
    finding.message = "No table of the query has a column größe.";
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
