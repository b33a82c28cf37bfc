#include "core/sql/guarding.h"

#include <QTest>

#include <array>

using namespace querymend;

class GuardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refuses_data();
    void refuses();
    void refusesWhereStrict_data();
    void refusesWhereStrict();
    void admitsWhereStrict_data();
    void admitsWhereStrict();
    void admits_data();
    void admits();
    void namesFunctionsOnNoList_data();
    void namesFunctionsOnNoList();
    void callsUnclearWhatAnEngineMayPrepare_data();
    void callsUnclearWhatAnEngineMayPrepare();
    void handsOnOneStatement_data();
    void handsOnOneStatement();
    void mapsTheStatementBack();
    void trustsNothingBehindANulByte();
    void keepsOnlyTheFirstOfManyRefusals();
    void refusesWhatIsTooDeepOrTooLong();
};

void GuardTest::refuses_data()
{
    addRows({
        // clang-format off
        {"nothing", "sqlite", "", "no_sql []"},
        {"comments alone", "sqlite", "-- a", "no_sql [-- a]"},
        {"semicolons alone", "sqlite", ";;", "no_sql [;;]"},
        {"a stacked statement", "postgresql", "SELECT 1; SELECT 2", "multiple_statements [SELECT 2]"},
        {"a stacked statement that changes", "sqlite", "SELECT 1; DROP TABLE t",
         "multiple_statements [DROP TABLE t] forbidden_operation [DROP TABLE t]"},
        {"a stacked statement after a comment", "mysql", "SELECT 1 /* ; */; -- ;\nSELECT 2",
         "multiple_statements [SELECT 2]"},
        {"a stacked statement after dashes without a blank", "mysql", "SELECT 1 --1; SELECT 2",
         "multiple_statements [SELECT 2]"},
        {"a stacked statement without a semicolon", "sqlserver", "SELECT 1 DROP TABLE t",
         "multiple_statements [DROP TABLE t] forbidden_operation [DROP TABLE t]"},
        {"a stacked call without a semicolon", "sqlserver", "SELECT 1 EXEC xp_cmdshell 'dir'",
         "multiple_statements [EXEC xp_cmdshell 'dir'] forbidden_operation [EXEC xp_cmdshell 'dir']"},
        {"an executable comment", "mysql", "SELECT 1 /*!50000 , SLEEP(9) */", "not_understood [/*!50000 , SLEEP(9) */]"},
        {"an executable comment of MariaDB", "mariadb", "SELECT 1 /*M! , 2 */", "not_understood [/*M! , 2 */]"},
        {"an insert", "sqlite", "INSERT INTO t VALUES (1)", "forbidden_operation [INSERT INTO t VALUES (1)]"},
        {"an update", "postgresql", "UPDATE t SET a = 1", "forbidden_operation [UPDATE t SET a = 1]"},
        {"a deletion after WITH", "sqlite", "WITH x AS (SELECT 1) DELETE FROM t", nullptr},
        {"a deletion inside WITH", "postgresql", "WITH x AS (DELETE FROM t RETURNING *) SELECT * FROM x", nullptr},
        {"a definition", "oracle", "CREATE TABLE t (a INT)", "forbidden_operation [CREATE TABLE t (a INT)]"},
        {"a temporary table", "sqlite", "CREATE TEMP TABLE t AS SELECT 1",
         "forbidden_operation [CREATE TEMP TABLE t AS SELECT 1]"},
        {"COPY", "postgresql", "COPY t TO PROGRAM 'sh'", "forbidden_operation [COPY t TO PROGRAM 'sh']"},
        {"COPY of a query", "duckdb", "COPY (SELECT 1) TO 'a.csv'", nullptr},
        {"a pragma that sets", "sqlite", "PRAGMA journal_mode = WAL", "forbidden_operation [PRAGMA journal_mode = WAL]"},
        {"a pragma that reads the schema is no query", "sqlite", "PRAGMA table_info(t)", "not_select [PRAGMA table_info(t)]"},
        {"ATTACH", "sqlite", "ATTACH 'x.db' AS x", "forbidden_operation [ATTACH 'x.db' AS x]"},
        {"VACUUM INTO", "sqlite", "VACUUM INTO 'x.db'", "forbidden_operation [VACUUM INTO 'x.db']"},
        {"SET", "duckdb", "SET memory_limit = '1TB'", "forbidden_operation [SET memory_limit = '1TB']"},
        {"SET STATEMENT", "mariadb", "SET STATEMENT max_statement_time=0 FOR SELECT 1", nullptr},
        {"EXPLAIN is no query", "postgresql", "EXPLAIN SELECT 1", "not_select [EXPLAIN SELECT 1]"},
        {"EXPLAIN ANALYZE", "postgresql", "EXPLAIN ANALYZE SELECT 1", "forbidden_operation [EXPLAIN ANALYZE SELECT 1]"},
        {"EXPLAIN with ANALYZE among its options", "postgresql", "EXPLAIN (COSTS, ANALYZE) SELECT 1",
         "forbidden_operation [EXPLAIN (COSTS, ANALYZE) SELECT 1]"},
        {"EXPLAIN of a deletion", "postgresql", "EXPLAIN DELETE FROM t", "forbidden_operation [EXPLAIN DELETE FROM t]"},
        {"SELECT INTO", "postgresql", "SELECT a INTO b FROM t", nullptr},
        {"INTO a temporary table", "sqlserver", "SELECT a INTO #b FROM t", nullptr},
        {"INTO OUTFILE", "mysql", "SELECT 1 INTO OUTFILE '/tmp/x'", nullptr},
        {"INTO a variable", "mariadb", "SELECT 1 INTO @a", nullptr},
        {"an assignment", "mysql", "SELECT @a := 1", "forbidden_operation [@a]"},
        {"FOR UPDATE", "postgresql", "SELECT 1 FROM t FOR UPDATE", "forbidden_operation [FOR UPDATE]"},
        {"FOR UPDATE in a subquery", "postgresql", "SELECT (SELECT 1 FROM t FOR NO KEY UPDATE)", nullptr},
        {"LOCK IN SHARE MODE", "mysql", "SELECT 1 FROM t LOCK IN SHARE MODE", nullptr},
        {"a lock hint", "sqlserver", "SELECT 1 FROM t WITH (UPDLOCK)", nullptr},
        {"NEXT VALUE FOR", "sqlserver", "SELECT NEXT VALUE FOR s", nullptr},
        {"NEXTVAL of a sequence", "oracle", "SELECT s.NEXTVAL FROM dual", nullptr},
        {"a remote link", "oracle", "SELECT * FROM t@link", nullptr},
        {"WITH FUNCTION", "oracle", "WITH FUNCTION f RETURN INT IS BEGIN RETURN 1; END; SELECT f FROM dual", nullptr},
        {"a file as a table", "duckdb", "SELECT * FROM 'a.csv'", nullptr},
        {"a file by a name with dots", "duckdb", "SELECT * FROM a.csv", "forbidden_operation [a.csv]"},
        {"a file by a name with dots where a table must be", "duckdb", "SELECT 1 FROM t JOIN a.b.parquet ON true",
         "forbidden_operation [a.b.parquet]"},
        {"a file after what is not understood", "duckdb", "SELECT 1 FROM t t t JOIN a.csv", nullptr},
        {"an address as a table", "duckdb", "SELECT * FROM \"https://a/b\"", "forbidden_operation [\"https://a/b\"]"},
        {"the options of a login elsewhere", "postgresql", "SELECT * FROM information_schema.user_mapping_options", "forbidden_operation [information_schema.user_mapping_options]"},
        {"an old table of logins", "sqlserver", "SELECT name, password FROM master..sysxlogins", nullptr},
        {"a link with its password", "oracle", "SELECT passwordx FROM sys.link$", "forbidden_operation [sys.link$]"},
        {"what others do", "mariadb", "SELECT info FROM information_schema.processlist", "forbidden_operation [information_schema.processlist]"},
        {"secrets of the engine", "duckdb", "SELECT * FROM duckdb_secrets", "forbidden_operation [duckdb_secrets]"},
        {"pages of the file", "sqlite", "SELECT * FROM dbstat", "forbidden_operation [dbstat]"},
        {"an extension that calls out", "postgresql", "SELECT aws_lambda.invoke('f', '{}')", "side_effect_function [aws_lambda.invoke]"},
        {"an extension that asks workers", "postgresql", "SELECT run_command_on_workers('DROP TABLE t')", "side_effect_function [run_command_on_workers]"},
        {"an extension that works aside", "postgresql", "SELECT pg_background_launch('DROP TABLE t')", "side_effect_function [pg_background_launch]"},
        {"XML with entities", "oracle", "SELECT EXTRACTVALUE(XMLTYPE('<!DOCTYPE r [<!ENTITY % e SYSTEM \"http://x/\">%e;]>'), '/r') FROM dual", "side_effect_function [XMLTYPE]"},
        {"XML that is put together", "oracle", "SELECT XMLTYPE('<' || '!DOCTYPE r>') FROM dual", "side_effect_function [XMLTYPE]"},
        {"a table of passwords", "postgresql", "SELECT * FROM pg_shadow", "forbidden_operation [pg_shadow]"},
        {"a function with effects", "postgresql", "SELECT set_config('a', 'b', false)", "side_effect_function [set_config]"},
        {"a function with effects, qualified and in capitals", "postgresql", "SELECT pg_catalog.PG_SLEEP(9)",
         "side_effect_function [pg_catalog.PG_SLEEP]"},
        {"a function with effects, quoted", "postgresql", "SELECT \"pg_read_file\"('x')",
         "side_effect_function [\"pg_read_file\"]"},
        {"a function with effects, escaped", "postgresql", "SELECT U&\"pg_sl\\0065ep\"(9)",
         "side_effect_function [U&\"pg_sl\\0065ep\"]"},
        {"a function with effects, split by a comment", "mysql", "SELECT SLEEP/**/(9)", "side_effect_function [SLEEP]"},
        {"a function with effects, in ORDER BY", "mysql", "SELECT 1 FROM t ORDER BY LOAD_FILE('x')",
         "side_effect_function [LOAD_FILE]"},
        {"a function with effects, as a table", "postgresql", "SELECT * FROM dblink('a', 'b') AS t(c int)",
         "side_effect_function [dblink]"},
        {"a function with effects, of a family", "postgresql", "SELECT lo_export(1, 'x')", "side_effect_function [lo_export]"},
        {"a function with effects, as a field", "postgresql", "SELECT (x).pg_notify FROM x", nullptr},
        {"a function that loads", "sqlite", "SELECT load_extension('x')", "side_effect_function [load_extension]"},
        {"a function that reads files", "duckdb", "SELECT * FROM read_csv('x')", "side_effect_function [read_csv]"},
        {"a package", "oracle", "SELECT UTL_HTTP.REQUEST('x') FROM dual", nullptr},
        {"a pragma as a table", "sqlite", "SELECT * FROM pragma_wal_checkpoint", nullptr},
        {"an optimizer hint that lifts limits", "mysql", "SELECT /*+ SET_VAR(max_execution_time=0) */ 1", nullptr},
        {"an unterminated literal", "sqlite", "SELECT 'a", "unterminated_literal ['a]"},
        {"an unterminated comment", "postgresql", "SELECT 1 /* a", "unterminated_literal [/* a]"},
        {"a parenthesis without its end", "sqlite", "SELECT (1", nullptr},
        {"a first word that no dialect knows", "sqlite", "SELCT 1", "syntax [SELCT]"},
        // clang-format on
    });
}

/// Rows without expected objections only need one of the codes below to come first.
void GuardTest::refuses()
{
    QFETCH(QString, dialect);
    QFETCH(QByteArray, sql);
    QFETCH(QByteArray, wanted);
    const Judged found = judged(dialect, sql.toStdString());
    QVERIFY(!found.verdict.admitted());
    QVERIFY(found.verdict.unclear || found.verdict.statement.text().empty());
    if (!wanted.isEmpty()) {
        QCOMPARE(described(found), wanted);
        return;
    }
    const ErrorCode first = found.verdict.refusals.front().code;
    QVERIFY2(first == ErrorCode::forbiddenOperation || first == ErrorCode::sideEffectFunction
                 || first == ErrorCode::unbalanced || first == ErrorCode::multipleStatements,
             described(found).constData());
}

void GuardTest::refusesWhereStrict_data()
{
    addRows({
        {"a line comment", "sqlite", "SELECT 1 -- a", "comment [-- a]"},
        {"a block comment", "postgresql", "SELECT /* a /* b */ c */ 1", "comment [/* a /* b */ c */]"},
        {"a comment of MySQL", "mysql", "SELECT 1 # a", "comment [# a]"},
        {"VALUES", "postgresql", "VALUES (1)", "not_select [VALUES (1)]"},
        {"TABLE", "postgresql", "TABLE t", "not_select [TABLE t]"},
        {"FROM first", "duckdb", "FROM t SELECT a", "not_select [FROM t SELECT a]"},
        {"a comment beside something worse", "sqlite", "DROP TABLE t -- a",
         "forbidden_operation [DROP TABLE t] comment [-- a]"},
    });
}

void GuardTest::refusesWhereStrict()
{
    QFETCH(QString, dialect);
    QFETCH(QByteArray, sql);
    QFETCH(QByteArray, wanted);
    QCOMPARE(described(judged(dialect, sql.toStdString(), strictPolicy)), wanted);
    const bool worse = wanted.contains("forbidden");
    QCOMPARE(judged(dialect, sql.toStdString()).verdict.admitted(), !worse);
}

void GuardTest::admitsWhereStrict_data()
{
    addRows({
        {"SELECT", "sqlite", "SELECT a FROM t", ""},
        {"WITH before SELECT", "postgresql", "WITH x AS (SELECT 1) SELECT * FROM x", ""},
        {"SELECT in parentheses", "postgresql", "(SELECT 1) UNION (SELECT 2)", ""},
        {"comment signs in a literal", "mysql", "SELECT '-- a', '/* b */', '# c'", ""},
    });
}

void GuardTest::admitsWhereStrict()
{
    QFETCH(QString, dialect);
    QFETCH(QByteArray, sql);
    const Judged found = judged(dialect, sql.toStdString(), strictPolicy);
    QVERIFY2(found.verdict.admitted(), described(found).constData());
}

void GuardTest::admits_data()
{
    addRows({
        // clang-format off
        {"plain XML", "oracle", "SELECT EXTRACTVALUE(XMLTYPE('<r>1</r>'), '/r') FROM dual", ""},
        {"XML of a column", "oracle", "SELECT XMLTYPE(c.body) FROM notes c", ""},
        {"names of subscriptions", "postgresql", "SELECT subname FROM pg_subscription", ""},
        {"a table of one's own that is called like a secret one", "postgresql", "SELECT * FROM shop.pg_authid", ""},
        {"columns that contain verbs", "postgresql", "SELECT created_at, update_time, deleted FROM call_log", ""},
        {"verbs in literals", "sqlite", "SELECT 'DROP TABLE x' FROM t WHERE a LIKE '%;%' AND b = 'a--b'", ""},
        {"verbs as quoted names", "postgresql", "SELECT \"drop\", \"delete\" FROM \"update\"", ""},
        {"functions named like verbs", "mysql", "SELECT REPLACE(a, 'x', 'y'), INSERT('abc', 1, 1, 'x'), TRUNCATE(1.2, 1) FROM t", ""},
        {"words inside arguments", "postgresql", "SELECT EXTRACT(YEAR FROM d), SUBSTRING(x FROM 1 FOR 2), TRIM(BOTH FROM x) FROM t", ""},
        {"a closing semicolon", "sqlite", "SELECT 1;", ""},
        {"comments", "sqlite", "SELECT 1 /* a */ -- b", ""},
        {"parenthesised arms", "postgresql", "(SELECT 1) UNION (SELECT 2)", ""},
        {"a recursive CTE", "postgresql", "WITH RECURSIVE x AS (SELECT 1 UNION ALL SELECT 2) SELECT * FROM x", ""},
        {"a CTE named like a function with effects", "postgresql", "WITH pg_sleep(a) AS (SELECT 1) SELECT a FROM pg_sleep", ""},
        {"table functions", "postgresql", "SELECT * FROM generate_series(1, 3), unnest(ARRAY[1, 2]) AS u(a)", ""},
        {"operators on documents", "postgresql", "SELECT a ->> 'b', a ? 'c', a @> '{}', b::int FROM t", ""},
        {"QUALIFY and EXCLUDE", "duckdb", "SELECT * EXCLUDE (a) FROM t QUALIFY row_number() OVER (ORDER BY b) = 1", ""},
        {"TOP and brackets", "sqlserver", "SELECT TOP 5 [drop] FROM t", ""},
        {"FETCH FIRST", "oracle", "SELECT a FROM t FETCH FIRST 5 ROWS ONLY", ""},
        // clang-format on
    });
}

void GuardTest::admits()
{
    QFETCH(QString, dialect);
    QFETCH(QByteArray, sql);
    const Judged found = judged(dialect, sql.toStdString());
    QVERIFY2(found.verdict.admitted(), described(found).constData());
    QVERIFY(!found.verdict.unclear && !found.verdict.statement.text().empty());
}

void GuardTest::namesFunctionsOnNoList_data()
{
    addRows({
        {"somebody's own function", "sqlite", "SELECT my_own(1), lower('A')", "unlisted [my_own]"},
        {"somebody's own function as a table", "postgresql", "SELECT * FROM my_own(1)", "unlisted [my_own]"},
        {"a known name in somebody's schema", "postgresql", "SELECT mine.lower('A')", "unlisted [mine.lower]"},
        {"another dialect's function", "sqlite", "SELECT YEAR(a) FROM t", "unlisted [YEAR]"},
    });
}

void GuardTest::namesFunctionsOnNoList()
{
    QFETCH(QString, dialect);
    QFETCH(QByteArray, sql);
    QFETCH(QByteArray, wanted);
    const Judged found = judged(dialect, sql.toStdString());
    QVERIFY(!found.verdict.admitted() && found.verdict.refusals.empty());
    QCOMPARE(described(found), wanted);
}

void GuardTest::callsUnclearWhatAnEngineMayPrepare_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<bool>("unclear");
    const auto row = [](const char* name, const char* dialect, const char* sql, bool unclear) {
        QTest::newRow(name) << QString::fromUtf8(dialect) << QByteArray(sql) << unclear;
    };
    row("misplaced words", "sqlite", "SELECT a FROM t WHERE GROUP a", true);
    row("an unfinished list", "postgresql", "SELECT a, FROM t", true);
    row("a verb after what is not understood", "sqlite", "SELECT a FROM t WHERE GROUP a DELETE FROM t", false);
    row("an unlisted call after what is not understood", "postgresql", "SELECT a FROM WHERE my_own(1)", false);
    row("a file after what is not understood", "duckdb", "SELECT a FROM WHERE GROUP 'x.csv'", false);
    row("two statements", "sqlite", "SELECT a, FROM t; SELECT 1", false);
    row("a first word that no dialect knows", "sqlite", "SELCT 1", false);
    row("what is understood", "sqlite", "SELECT 1", false);
    row("what is forbidden", "sqlite", "DROP TABLE t", false);
}

void GuardTest::callsUnclearWhatAnEngineMayPrepare()
{
    QFETCH(QString, dialect);
    QFETCH(QByteArray, sql);
    QFETCH(bool, unclear);
    const Judged found = judged(dialect, sql.toStdString());
    QCOMPARE(found.verdict.unclear, unclear);
    QCOMPARE(found.verdict.statement.text().empty(), !unclear && !found.verdict.refusals.empty());
}

void GuardTest::handsOnOneStatement_data()
{
    addRows({
        {"a statement as it is", "sqlite", "SELECT 1", "SELECT 1"},
        {"no blanks around it", "sqlite", " \nSELECT  1\n ", "SELECT  1"},
        {"no closing semicolons", "sqlite", ";SELECT 1 ; ;", "SELECT 1"},
        {"no comments around it", "sqlite", "-- a\nSELECT 1 -- b", "SELECT 1"},
        {"a blank for a comment inside", "postgresql", "SELECT/* a /* b */ */1, 2 -- c\n, 3", "SELECT 1, 2  \n, 3"},
        {"comment signs in literals", "sqlite", "SELECT '-- a', \"/* b */\"", "SELECT '-- a', \"/* b */\""},
        {"dashes that begin no comment", "mysql", "SELECT 1 --1 # a", "SELECT 1 --1"},
        {"hints too", "oracle", "SELECT /*+ FULL(t) */ a FROM t", "SELECT   a FROM t"},
    });
}

void GuardTest::handsOnOneStatement()
{
    QFETCH(QString, dialect);
    QFETCH(QByteArray, sql);
    QFETCH(QByteArray, wanted);
    const Judged found = judged(dialect, sql.toStdString());
    QVERIFY2(found.verdict.admitted(), described(found).constData());
    QCOMPARE(bytesOf(found.verdict.statement.text()), wanted);
}

void GuardTest::mapsTheStatementBack()
{
    const std::string sql = "/* a */ SELECT a, -- b\n c /* d */ FROM t;";
    const Judged found = judged(QStringLiteral("sqlite"), sql);
    const std::string& statement = found.verdict.statement.text();
    for (const std::string_view part : {"SELECT", "a,", "c", "FROM t"}) {
        const auto at = static_cast<std::uint32_t>(statement.find(part));
        const ByteRange place = found.verdict.statement.toOriginal({at, at + static_cast<std::uint32_t>(part.size())});
        QCOMPARE(bytesOf(place.of(sql)), bytesOf(part));
    }
}

void GuardTest::trustsNothingBehindANulByte()
{
    using namespace std::string_literals;
    const Judged found = judged(QStringLiteral("sqlite"), "SELECT 1\0; DROP TABLE t"s);
    QCOMPARE(found.verdict.refusals.size(), std::size_t{1});
    QCOMPARE(found.verdict.refusals.front().code, ErrorCode::notUnderstood);
    QCOMPARE(found.verdict.refusals.front().range, (ByteRange{8, 9}));
    QVERIFY(!judged(QStringLiteral("postgresql"), "SELECT 'a\0b'"s).verdict.admitted());
}

void GuardTest::keepsOnlyTheFirstOfManyRefusals()
{
    std::string sql = "SELECT 1";
    for (int i = 0; i < 1000; ++i)
        sql += ", pg_sleep(1)";
    const Judged found = judged(QStringLiteral("postgresql"), sql);
    QVERIFY(found.verdict.refusals.size() >= 2 && found.verdict.refusals.size() < 50);
    QCOMPARE(bytesOf(found.verdict.refusals.front().range.of(sql)), QByteArray("pg_sleep"));
}

void GuardTest::refusesWhatIsTooDeepOrTooLong()
{
    const auto nested = [](std::size_t depth) {
        return "SELECT " + std::string(depth, '(') + "1" + std::string(depth, ')');
    };
    QVERIFY(judged(QStringLiteral("sqlite"), nested(100)).verdict.admitted());
    const Judged deep = judged(QStringLiteral("sqlite"), nested(201));
    QVERIFY(!deep.verdict.admitted() && !deep.verdict.unclear);
    QCOMPARE(deep.verdict.refusals.front().code, ErrorCode::notUnderstood);
    const Judged tooLong = judged(QStringLiteral("sqlite"), "SELECT 1" + std::string(longestText, ' '));
    QCOMPARE(tooLong.verdict.refusals.front().code, ErrorCode::notUnderstood);
}

QTEST_APPLESS_MAIN(GuardTest)

#include "tst_guard.moc"
