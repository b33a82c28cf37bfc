#include "check/sanitizertarget.h"
#include "sql/sanitizer/sanitizer.h"
#include "sql/tokens/lexer.h"

#include <QTest>

using namespace querymend;

namespace {

struct Outcome {
    std::string text;
    std::vector<SanitizerNote> notes;
    bool failed = false;
    bool changed = false;
};

Outcome sanitized(const Dialect& dialect, const std::string& sql)
{
    const std::vector<Token> tokens = lex(sql, dialect.lex);
    const Sanitized result = sanitize(sql, tokens, outlineOf(sql, tokens, dialect.syntax), sanitizerTargetOf(dialect));
    return {std::string(result.text()), result.notes, result.failure.has_value(), result.changed()};
}

} // namespace

class SanitizerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void makesRightWhatIsCertain_data();
    void makesRightWhatIsCertain();
    void leavesAloneWhatIsInDoubt_data();
    void leavesAloneWhatIsInDoubt();
    void failsWhereNothingIsRight_data();
    void failsWhereNothingIsRight();
    void notesItsRewrites();
    void placesWhatFails();
    void mapsBackThroughAllStages();
    void isStable_data() { makesRightWhatIsCertain_data(); }
    void isStable();
};

void SanitizerTest::makesRightWhatIsCertain_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QByteArray>("given");
    QTest::addColumn<QByteArray>("wanted");
    const auto row = [](const char* name, const char* dialect, const char* given, const char* wanted) {
        QTest::newRow(name) << QString::fromUtf8(dialect) << QByteArray(given) << QByteArray(wanted);
    };
    row("a fence goes", "sqlite", "```sql\nSELECT 1\n```", "\nSELECT 1\n");
    row("a fence without a tag goes", "postgresql", "```\nSELECT 1\n```\n", "\nSELECT 1\n");
    row("a fence on one line goes", "mysql", "```sql SELECT 1```", " SELECT 1");
    row("a fence without its end goes", "duckdb", "```sql\nSELECT 1", "\nSELECT 1");
    row("a byte order mark goes", "postgresql", "\xEF\xBB\xBFSELECT 1", "SELECT 1");
    row("a zero-width space inside a name goes", "mysql",
        "SELECT a\xE2\x80\x8B"
        "b FROM t",
        "SELECT ab FROM t");
    row("a zero-width space after a keyword is a blank", "postgresql",
        "SELECT\xE2\x80\x8B"
        "a FROM t",
        "SELECT a FROM t");
    row("invisible characters in a row go", "sqlite", "SELECT a\xE2\x80\x8B\xE2\x81\xA0\xC2\xAD FROM t",
        "SELECT a FROM t");
    row("no comment comes of two dashes", "postgresql", "SELECT 1 -\xE2\x80\x8B\xE2\x80\x8B-2", "SELECT 1 - -2");
    row("no prefix comes of a name before a literal", "postgresql", "SELECT e\xE2\x80\x8B'\\n'", "SELECT e '\\n'");
    row("a no-break space beside a reserved word is a blank", "postgresql",
        "SELECT a\xC2\xA0"
        "FROM t",
        "SELECT a FROM t");
    row("TOP within parentheses stays there", "postgresql", "(SELECT TOP 3 a FROM t ORDER BY a) ORDER BY a DESC",
        "(SELECT a FROM t ORDER BY a LIMIT 3) ORDER BY a DESC");
    row("TOP in the first arm of a nested UNION", "postgresql",
        "SELECT * FROM (SELECT TOP 3 a FROM t UNION SELECT b FROM u) x",
        "SELECT * FROM ((SELECT a FROM t LIMIT 3) UNION SELECT b FROM u) x");
    row("a limit with a comma in Oracle", "oracle", "SELECT a FROM t LIMIT 5, 3",
        "SELECT a FROM t OFFSET 5 ROWS FETCH NEXT 3 ROWS ONLY");
    row("backslashes of Markdown go", "mariadb", "SELECT a\\_b, COUNT(\\*) FROM pet\\_types",
        "SELECT a_b, COUNT(*) FROM pet_types");
    row("backslashes of Markdown before comparisons and brackets go", "mariadb",
        "SELECT a FROM t WHERE b \\> 5 AND c \\<\\= 7 AND d IN \\(1\\)",
        "SELECT a FROM t WHERE b > 5 AND c <= 7 AND d IN (1)");
    row("but not those of a literal", "mariadb", "SELECT a\\_b FROM t WHERE c LIKE '%\\_x'",
        "SELECT a_b FROM t WHERE c LIKE '%\\_x'");
    row("a no-break space is a blank", "sqlite",
        "SELECT\xC2\xA0"
        "a FROM\xC2\xA0t",
        "SELECT a FROM t");
    row("a no-break space before a name is a blank", "mysql",
        "SELECT a,\xC2\xA0"
        "b FROM t",
        "SELECT a, b FROM t");
    row("single typographic quotes are made straight", "postgresql", "SELECT ‘a b’ AS x", "SELECT 'a b' AS x");
    row("two right quotes are a pair too", "sqlite", "SELECT * FROM t WHERE a = ’x’", "SELECT * FROM t WHERE a = 'x'");
    row("double typographic quotes are made straight", "postgresql", "SELECT “Order ID” FROM t",
        "SELECT \"Order ID\" FROM t");
    row("full-width parentheses and commas become narrow", "sqlite", "SELECT count（*）， a FROM t",
        "SELECT count(*), a FROM t");
    row("backticks become double quotes on PostgreSQL", "postgresql", "SELECT `a b`, t.`c` FROM `t`",
        "SELECT \"a b\", t.\"c\" FROM \"t\"");
    row("backticks become brackets on SQL Server", "sqlserver", "SELECT `a`=1 FROM `t`", "SELECT [a]=1 FROM [t]");
    row("backticks become double quotes on DuckDB", "duckdb", "SELECT `a`, `b` FROM `t`",
        "SELECT \"a\", \"b\" FROM \"t\"");
    row("brackets become double quotes on PostgreSQL", "postgresql", "SELECT [a b], t.[c] FROM [my t] t",
        "SELECT \"a b\", t.\"c\" FROM \"my t\" t");
    row("brackets become backticks on MySQL", "mysql", "SELECT [a] FROM [dbo].[t]", "SELECT `a` FROM `dbo`.`t`");
    row("brackets after ORDER BY", "postgresql", "SELECT a FROM [t] ORDER BY [a]",
        "SELECT a FROM \"t\" ORDER BY \"a\"");
    row("brackets after FROM are names on DuckDB", "duckdb", "SELECT [a b] FROM [t]", "SELECT \"a b\" FROM \"t\"");
    row("double quotes after FROM are names on MySQL", "mysql", "SELECT \"a\" FROM \"t\" WHERE \"b\" = 'x'",
        "SELECT `a` FROM `t` WHERE `b` = 'x'");
    row("double quotes in a comparison are names where values have single ones", "mysql",
        "SELECT \"a\" FROM \"t\" WHERE \"b\" = \"c\" AND d = 'x'", "SELECT `a` FROM `t` WHERE `b` = `c` AND d = 'x'");
    row("double quotes beside a dot are names on MariaDB", "mariadb", "SELECT t.\"a\" FROM t", "SELECT t.`a` FROM t");
    row("TOP becomes LIMIT", "postgresql", "SELECT TOP 5 a FROM t ORDER BY a", "SELECT a FROM t ORDER BY a LIMIT 5");
    row("TOP in parentheses becomes LIMIT", "sqlite", "SELECT TOP (5) * FROM t;", "SELECT * FROM t LIMIT 5;");
    row("TOP after DISTINCT becomes LIMIT", "duckdb", "SELECT DISTINCT TOP 5 a FROM t",
        "SELECT DISTINCT a FROM t LIMIT 5");
    row("TOP in a subquery stays in it", "mysql", "SELECT a FROM t WHERE a IN (SELECT TOP 3 b FROM u) AND c",
        "SELECT a FROM t WHERE a IN (SELECT b FROM u LIMIT 3) AND c");
    row("TOP after WITH becomes LIMIT", "postgresql", "WITH x AS (SELECT TOP 1 a FROM t) SELECT TOP 2 * FROM x",
        "WITH x AS (SELECT a FROM t LIMIT 1) SELECT * FROM x LIMIT 2");
    row("TOP in an arm is put in parentheses", "postgresql", "SELECT TOP 1 a FROM t UNION ALL SELECT b FROM u",
        "(SELECT a FROM t LIMIT 1) UNION ALL SELECT b FROM u");
    row("TOP becomes FETCH on Oracle", "oracle", "SELECT TOP 5 a FROM t", "SELECT a FROM t FETCH FIRST 5 ROWS ONLY");
    row("TOP WITH TIES becomes FETCH on PostgreSQL", "postgresql", "SELECT TOP 5 WITH TIES a FROM t ORDER BY a",
        "SELECT a FROM t ORDER BY a FETCH FIRST 5 ROWS WITH TIES");
    row("TOP before a closing comment", "sqlite", "SELECT TOP 1 a FROM t -- the first",
        "SELECT a FROM t LIMIT 1 -- the first");
    row("LIMIT becomes TOP on SQL Server", "sqlserver", "SELECT a FROM t ORDER BY a LIMIT 5",
        "SELECT TOP 5 a FROM t ORDER BY a");
    row("LIMIT becomes TOP after DISTINCT", "sqlserver", "SELECT DISTINCT a FROM t LIMIT 5;",
        "SELECT DISTINCT TOP 5 a FROM t;");
    row("LIMIT in a subquery becomes TOP in it", "sqlserver", "SELECT (SELECT b FROM u LIMIT 1) FROM t",
        "SELECT (SELECT TOP 1 b FROM u) FROM t");
    row("LIMIT with OFFSET becomes FETCH after ORDER BY", "sqlserver", "SELECT a FROM t ORDER BY a LIMIT 5 OFFSET 10",
        "SELECT a FROM t ORDER BY a OFFSET 10 ROWS FETCH NEXT 5 ROWS ONLY");
    row("LIMIT of a union becomes FETCH after ORDER BY", "sqlserver",
        "SELECT a FROM t UNION SELECT b FROM u ORDER BY 1 LIMIT 5",
        "SELECT a FROM t UNION SELECT b FROM u ORDER BY 1 OFFSET 0 ROWS FETCH NEXT 5 ROWS ONLY");
    row("FETCH alone becomes TOP on SQL Server", "sqlserver", "SELECT a FROM t ORDER BY a FETCH FIRST 5 ROWS ONLY",
        "SELECT TOP 5 a FROM t ORDER BY a");
    row("LIMIT becomes FETCH on Oracle", "oracle", "SELECT a FROM t LIMIT 5",
        "SELECT a FROM t FETCH FIRST 5 ROWS ONLY");
    row("LIMIT with OFFSET becomes FETCH on Oracle", "oracle", "SELECT a FROM t LIMIT 5 OFFSET 2",
        "SELECT a FROM t OFFSET 2 ROWS FETCH NEXT 5 ROWS ONLY");
    row("the comma of LIMIT goes on PostgreSQL", "postgresql", "SELECT a FROM t LIMIT 10, 5",
        "SELECT a FROM t LIMIT 5 OFFSET 10");
    row("the comma of LIMIT goes on DuckDB", "duckdb", "SELECT a FROM t LIMIT 0, 5", "SELECT a FROM t LIMIT 5");
    row("FETCH becomes LIMIT on SQLite", "sqlite", "SELECT a FROM t FETCH FIRST 5 ROWS ONLY",
        "SELECT a FROM t LIMIT 5");
    row("FETCH of one row becomes LIMIT 1", "mysql", "SELECT a FROM t FETCH FIRST ROW ONLY", "SELECT a FROM t LIMIT 1");
    row("OFFSET and FETCH become LIMIT on MySQL", "mysql",
        "SELECT a FROM t ORDER BY a OFFSET 4 ROWS FETCH NEXT 5 ROWS ONLY",
        "SELECT a FROM t ORDER BY a LIMIT 5 OFFSET 4");
    row("several rewrites at once", "postgresql", "```sql\nSELECT TOP 3 `a` FROM [t] WHERE b = ‘x’;\n```",
        "\nSELECT \"a\" FROM \"t\" WHERE b = 'x' LIMIT 3;\n");
}

void SanitizerTest::makesRightWhatIsCertain()
{
    QFETCH(QString, dialect);
    QFETCH(QByteArray, given);
    QFETCH(QByteArray, wanted);
    const Outcome out = sanitized(*dialectNamed(dialect.toStdString()), given.toStdString());
    QVERIFY(!out.failed);
    QCOMPARE(QByteArray::fromStdString(out.text), wanted);
    QVERIFY(!out.notes.empty());
}

void SanitizerTest::isStable()
{
    QFETCH(QString, dialect);
    QFETCH(QByteArray, given);
    const Dialect& rules = *dialectNamed(dialect.toStdString());
    const Outcome once = sanitized(rules, given.toStdString());
    QVERIFY(!sanitized(rules, once.text).changed);
}

void SanitizerTest::leavesAloneWhatIsInDoubt_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QByteArray>("given");
    const auto row = [](const char* name, const char* dialect, const char* given) {
        QTest::newRow(name) << QString::fromUtf8(dialect) << QByteArray(given);
    };
    row("a backslash before a comment", "mariadb", "SELECT 1 /\\* 2 */");
    row("an empty text", "sqlite", "");
    row("typographic quotes in a literal", "postgresql", "SELECT 'it’s “so”', '\xE2\x80\x8B（'");
    row("typographic quotes in a comment", "sqlite", "SELECT 1 -- ‘x’ “y”");
    row("a typographic apostrophe among quotes", "postgresql", "SELECT ‘O’Brien’");
    row("a single typographic quote", "postgresql", "SELECT a‘ FROM t");
    row("a full-width sign in a Chinese name", "mysql", "SELECT 价格（元） FROM t");
    row("a zero-width joiner in a Persian name", "postgresql", "SELECT می\xE2\x80\x8Cخواهم FROM t");
    row("a no-break space inside a name", "mysql",
        "SELECT 1 AS a\xC2\xA0"
        "b");
    row("a no-break space that the dialect knows", "duckdb",
        "SELECT\xC2\xA0"
        "1");
    row("a backtick in a literal", "postgresql", "SELECT '`a`'");
    row("an odd backtick", "postgresql", "SELECT `a FROM t");
    row("brackets as a subscript", "postgresql", "SELECT a[1], b[i], (c)[j], ARRAY[d], ARRAY[[e], [f]] FROM t");
    row("brackets as a subscript of a field with a reserved name", "postgresql", "SELECT t.order[i], \"x\"[j] FROM t");
    row("brackets as a list", "duckdb", "SELECT [a], [b, c], a IN [d], x[y] FROM t");
    row("brackets as a name on SQLite", "sqlite", "SELECT [a b] FROM [t]");
    row("double-quoted strings on MySQL", "mysql", "SELECT \"a\", CONCAT(\"b\", c) FROM t WHERE d = \"e\"");
    row("a double-quoted string after the FROM of EXTRACT", "mysql",
        "SELECT EXTRACT(YEAR FROM \"2020-01-01\"), TRIM(BOTH \"a\" FROM \"b\")");
    row("a double-quoted string after the FROM of SUBSTRING", "mysql", "SELECT SUBSTRING(\"abc\" FROM \"1\" FOR 2)");
    row("a double-quoted string with a collation", "mysql", "SELECT TRIM(\"a\" FROM \"ba\" COLLATE utf8mb4_bin)");
    row("double quotes that may be a name or a value", "mysql", "SELECT a FROM \"t\" WHERE b = \"x\"");
    row("typographic quotes around a comment", "postgresql", "SELECT ‘a /* b */ c’");
    row("typographic quotes into a comment", "sqlite", "SELECT ‘a -- b’");
    row("an invisible character between two literals", "postgresql", "SELECT 'a'\xE2\x80\x8B\n'b'");
    row("full-width dashes that would make a comment", "sqlite", "SELECT 1 －－2");
    row("a full-width asterisk after a slash", "sqlite", "SELECT 1 /＊2");
    row("a function called top", "postgresql", "SELECT top(5), a FROM t");
    row("a column called top", "postgresql", "SELECT top, t.top FROM t");
    row("TOP and its column on SQL Server", "sqlserver", "SELECT TOP 5 a FROM t");
    row("OFFSET with FETCH on SQL Server", "sqlserver",
        "SELECT a FROM t ORDER BY a OFFSET 1 ROWS FETCH NEXT 2 ROWS ONLY");
    row("LIMIT with a comma on MySQL", "mysql", "SELECT a FROM t LIMIT 1, 2");
    row("FETCH FIRST on PostgreSQL", "postgresql", "SELECT a FROM t FETCH FIRST 3 ROWS ONLY");
    row("a column called limit", "sqlserver", "SELECT t.[limit] FROM t");
    row("ROWNUM", "sqlite", "SELECT a FROM t WHERE ROWNUM <= 5");
    row("a percentage of rows on DuckDB", "duckdb", "SELECT a FROM t LIMIT 10%");
}

void SanitizerTest::leavesAloneWhatIsInDoubt()
{
    QFETCH(QString, dialect);
    QFETCH(QByteArray, given);
    const Outcome out = sanitized(*dialectNamed(dialect.toStdString()), given.toStdString());
    QCOMPARE(QByteArray::fromStdString(out.text), given);
    QVERIFY(!out.failed && !out.changed && out.notes.empty());
}

void SanitizerTest::failsWhereNothingIsRight_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QByteArray>("given");
    const auto row = [](const char* name, const char* dialect, const char* given) {
        QTest::newRow(name) << QString::fromUtf8(dialect) << QByteArray(given);
    };
    row("placeholders that would change places", "postgresql", "SELECT a FROM t LIMIT ?, ?");
    row("a placeholder of TOP before another", "sqlite", "SELECT TOP (?) a FROM t WHERE b = ?");
    row("a limit beside TOP", "sqlserver", "SELECT TOP 5 a FROM t LIMIT 3");
    row("OFFSET without ORDER BY on SQL Server", "sqlserver", "SELECT a FROM t LIMIT 5 OFFSET 10");
    row("LIMIT of a union without ORDER BY on SQL Server", "sqlserver",
        "SELECT a FROM t UNION SELECT b FROM u LIMIT 5");
    row("LIMIT ALL on SQL Server", "sqlserver", "SELECT a FROM t LIMIT ALL");
    row("FETCH in the count of a FETCH on SQLite", "sqlite",
        "SELECT a FROM t FETCH FIRST (SELECT b FROM u FETCH FIRST 1 ROW ONLY) ROWS ONLY");
    row("TOP PERCENT on SQLite", "sqlite", "SELECT TOP 5 PERCENT a FROM t");
    row("TOP WITH TIES on SQLite", "sqlite", "SELECT TOP 5 WITH TIES a FROM t ORDER BY a");
    row("TOP in an arm on SQLite", "sqlite", "SELECT TOP 1 a FROM t UNION SELECT b FROM u");
    row("TOP beside LIMIT", "postgresql", "SELECT TOP 1 a FROM t LIMIT 2");
    row("FETCH WITH TIES on SQLite", "sqlite", "SELECT a FROM t ORDER BY a FETCH FIRST 5 ROWS WITH TIES");
}

void SanitizerTest::failsWhereNothingIsRight()
{
    QFETCH(QString, dialect);
    QFETCH(QByteArray, given);
    const Outcome out = sanitized(*dialectNamed(dialect.toStdString()), given.toStdString());
    QVERIFY(out.failed);
    QCOMPARE(QByteArray::fromStdString(out.text), given);
}

void SanitizerTest::notesItsRewrites()
{
    const Outcome out = sanitized(*dialectNamed("postgresql"), "SELECT `a` FROM t;");
    QCOMPARE(out.notes.size(), std::size_t{2});
    QCOMPARE(out.notes[0].rewrite, Rewrite::nameQuotes);
    QCOMPARE(out.notes[0].range, (ByteRange{7, 10}));
    QCOMPARE(QString::fromStdString(out.notes[0].before), QStringLiteral("`a`"));
    QCOMPARE(QString::fromStdString(out.notes[0].after), QStringLiteral("\"a\""));
    QCOMPARE(out.notes[1].rewrite, Rewrite::closingSemicolon);
    QCOMPARE(out.notes[1].range, (ByteRange{17, 18}));
}

void SanitizerTest::placesWhatFails()
{
    const Dialect& dialect = *dialectNamed("sqlite");
    const std::string given = "```sql\nSELECT TOP 1 a FROM t WHERE b IN (SELECT TOP 5 PERCENT c FROM u);\n```";
    const std::vector<Token> tokens = lex(given, dialect.lex);
    const Sanitized result =
        sanitize(given, tokens, outlineOf(given, tokens, dialect.syntax), sanitizerTargetOf(dialect));
    QVERIFY(result.failure.has_value());
    QCOMPARE(result.failure->range.of(given), std::string_view("TOP 5 PERCENT "));
    QCOMPARE(result.notes.back().rewrite, Rewrite::closingSemicolon);
    QCOMPARE(result.notes.back().range.of(given), std::string_view(";"));
}

void SanitizerTest::mapsBackThroughAllStages()
{
    const Dialect& dialect = *dialectNamed("postgresql");
    const std::string given = "```sql\nSELECT TOP 3 `a`, wrong FROM t\n```";
    const std::vector<Token> tokens = lex(given, dialect.lex);
    const Sanitized result =
        sanitize(given, tokens, outlineOf(given, tokens, dialect.syntax), sanitizerTargetOf(dialect));
    const auto at = static_cast<std::uint32_t>(result.text().find("wrong"));
    QCOMPARE(result.toOriginal({at, at + 5}).of(given), std::string_view("wrong"));
    const auto name = static_cast<std::uint32_t>(result.text().find("\"a\""));
    QCOMPARE(result.toOriginal({name, name + 3}).of(given), std::string_view("`a`"));
}

QTEST_APPLESS_MAIN(SanitizerTest)

#include "tst_sanitizer.moc"
