// Every class of mistakes, made on a live server, and how it is classified.

#include "support/mariadbserver.h"
#include "triedwithin.h"

#include "diagnose/classify.h"

#include <QTest>

namespace querymend {

class MariadbErrorsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_server = std::make_unique<MariadbServer>();
        QVERIFY(m_server->ok());
        std::string problem = m_server->fill();
        QVERIFY2(problem.empty(), problem.c_str());
        problem = m_server->asOwner("CREATE USER half; GRANT SELECT (id) ON customers TO half;"
                                    "CREATE VIEW gone AS SELECT note FROM merge; ALTER TABLE merge DROP COLUMN note");
        QVERIFY2(problem.empty(), problem.c_str());
    }

    void cleanupTestCase() { m_server.reset(); }

    void isTold_data()
    {
        QTest::addColumn<QByteArray>("login");
        QTest::addColumn<QByteArray>("setting"); // of the server, while the row runs
        QTest::addColumn<QByteArray>("sql");
        QTest::addColumn<QByteArray>("number");
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QByteArray>("at"); // the text at the reported position; empty if the whole statement is meant
        const auto row = [](const char* mistake, const char* sql, const char* number, const char* code, const char* at,
                            const char* login = "reader", const char* setting = "") {
            QTest::newRow(mistake) << QByteArray(login) << QByteArray(setting) << QByteArray(sql) << QByteArray(number)
                                   << QByteArray(code) << QByteArray(at);
        };
        // clang-format off
        row("a word that does not belong", "SELECT id FROM orders GROUP WHERE id = 1", "1064", "syntax", "WHERE");
        row("the statement stops short", "SELECT id FROM", "1064", "syntax", "");
        row("a clause that the server does not have yet", "SELECT id FROM orders WHERE id IN (SELECT id FROM merge LIMIT 1)", "1235", "syntax", "LIMIT");
        row("an unknown table", "SELECT 1 FROM nowhere", "1146", "unknown_table", "nowhere");
        row("an unknown database", "SELECT 1 FROM nowhere.t", "1146", "unknown_table", "nowhere.t", "root");
        row("an unknown table among those that one may not see", "SELECT 1 FROM archive.nowhere", "1142", "permission", "archive.nowhere", "looker");
        row("an unknown column", "SELECT id, wrong FROM orders", "1054", "unknown_column", "wrong");
        row("an unknown column of an alias", "SELECT o.wrong FROM orders o", "1054", "unknown_column", "o.wrong");
        row("an unknown alias", "SELECT x.id FROM orders o", "1054", "unknown_column", "x.id");
        row("an unknown alias with a star", "SELECT x.* FROM orders o", "1051", "unknown_alias", "x");
        row("an unknown window", "SELECT SUM(id) OVER w FROM orders", "4009", "unknown_alias", "");
        row("a column of two tables", "SELECT id FROM orders, customers", "1052", "ambiguous_column", "id");
        row("one alias for two tables", "SELECT 1 FROM orders AS o, customers AS o", "1066", "ambiguous_column", "");
        row("one name for two columns", "SELECT * FROM (SELECT id, id FROM orders) AS x", "1060", "ambiguous_column", "");
        row("a value out of range", "SELECT 18446744073709551615 + 1", "1690", "bad_value", "");
        row("a broken regular expression", "SELECT 'a' REGEXP '('", "1139", "bad_value", "");
        row("types that do not go together", "SELECT 1 + POINT(1, 1)", "4078", "type_mismatch", "");
        row("collations that do not go together", "SELECT _latin1'a' COLLATE latin1_bin = _latin1'a' COLLATE latin1_swedish_ci", "1267", "type_mismatch", "");
        row("an aggregate of an aggregate", "SELECT SUM(SUM(total)) FROM orders", "1111", "aggregate_misuse", "");
        row("an aggregate in WHERE", "SELECT 1 FROM orders WHERE SUM(total) > 1", "1111", "aggregate_misuse", "");
        row("a window function in WHERE", "SELECT 1 FROM orders WHERE RANK() OVER (ORDER BY id) = 1", "4015", "aggregate_misuse", "");
        row("a column that is not grouped", "SELECT city, name FROM customers GROUP BY city", "1055", "grouping", "", "reader", "sql_mode = 'ONLY_FULL_GROUP_BY'");
        row("a column beside an aggregate", "SELECT name, COUNT(*) FROM customers", "1140", "grouping", "", "reader", "sql_mode = 'ONLY_FULL_GROUP_BY'");
        row("an unknown function", "SELECT nosuch(1)", "1305", "unknown_function", "nosuch");
        row("a function that one may not call", "SELECT order_total(1)", "1370", "unknown_function", "order_total", "looker");
        row("too few arguments", "SELECT ABS()", "1582", "wrong_arguments", "ABS");
        row("too many arguments of a stored function", "SELECT order_total(1, 2)", "1318", "wrong_arguments", "order_total");
        row("arms of different widths", "SELECT 1 UNION SELECT 1, 2", "1222", "set_operation_mismatch", "");
        row("two columns where one belongs", "SELECT 1 IN (SELECT 1, 2)", "1241", "set_operation_mismatch", "");
        row("two rows where one belongs", "SELECT (SELECT id FROM customers) FROM orders", "1242", "too_many_rows", "");
        row("a table that one may not read", "SELECT * FROM archive.old", "1142", "permission", "archive.old", "looker");
        row("a column that one may not read", "SELECT name FROM customers", "1143", "permission", "name", "half");
        row("a right that one has not", "SELECT 1 INTO OUTFILE 'x'", "1227", "permission", "");
        row("a view of what is gone", "SELECT * FROM gone", "1356", "permission", "");
        row("a write", "SELECT NEXTVAL(s)", "1792", "forbidden_operation", "");
        row("a write by a function", "SELECT leave_a_trace()", "1792", "forbidden_operation", "");
        row("too long", "SELECT SLEEP(600)", "1317", "timeout", "");
        row("too many rows to look at", "SELECT 1 FROM orders a, orders b, orders c WHERE a.total + b.total + c.total > 0", "1104", "too_many_rows", "", "reader", "max_join_size = 10");
        row("too little room to sort in", "SELECT seq FROM seq_1_to_1000 ORDER BY REPEAT(seq, 100000)", "1038", "memory_limit", "", "reader", "sort_buffer_size = 1024;max_sort_length = 8388608");
        row("too much memory for one session", "SELECT REPEAT(seq, 100) AS x FROM seq_1_to_100000 ORDER BY x", "1290", "memory_limit", "", "reader", "max_session_mem_used = 400000");
        // clang-format on
    }

    void isTold()
    {
        QFETCH(QByteArray, login);
        QFETCH(QByteArray, setting);
        QFETCH(QByteArray, sql);
        QFETCH(QByteArray, number);
        QFETCH(QByteArray, code);
        QFETCH(QByteArray, at);
        const QList<QByteArray> settings = setting.isEmpty() ? QList<QByteArray>() : setting.split(';');
        for (const QByteArray& each : settings)
            QCOMPARE(m_server->asOwner("SET GLOBAL " + each.toStdString()), std::string());
        const auto session = m_server->open(login.toStdString());
        for (const QByteArray& each : settings)
            QCOMPARE(m_server->asOwner("SET GLOBAL " + each.left(each.indexOf(' ')).toStdString() + " = DEFAULT"),
                     std::string());
        QVERIFY(session);
        const std::string text = sql.toStdString();
        const Limits limits{std::chrono::milliseconds(200)};

        auto cursor = session->run(text, limits);
        const auto page = cursor ? cursor.value()->fetch(10) : Result<Page, EngineError>(Failure{cursor.error()});
        QVERIFY(!page.ok());
        QCOMPARE(QByteArray::fromStdString(page.error().code + ' ' + page.error().message).left(number.size()), number);

        Verdict verdict;
        verdict.sanitizedSql = text;
        verdict = checkOnEngine(verdict, {text, nullptr}, *session, triedWithin(limits), {});
        QCOMPARE(verdict.findings.size(), std::size_t{1});
        const Finding& found = verdict.findings.front();
        QCOMPARE(QByteArray::fromStdString(std::string(querymend::name(found.code))), code);
        const auto begin = static_cast<qsizetype>(found.range.begin);
        if (at.isEmpty())
            QVERIFY(begin == 0 || begin == sql.size());
        else
            QCOMPARE(sql.mid(begin, at.size()), at);
    }

    /// The model cannot help it, so the finding is databaseDown; the error number has the details.
    void aLoginThatIsTurnedAwayIsTold_data()
    {
        QTest::addColumn<QByteArray>("login");
        QTest::addColumn<QByteArray>("database");
        QTest::addColumn<QByteArray>("number");
        QTest::newRow("to this database") << QByteArray("looker") << QByteArray("archive") << QByteArray("1044");
        QTest::newRow("from the server") << QByteArray("locked") << QByteArray("shop") << QByteArray("1045");
    }

    void aLoginThatIsTurnedAwayIsTold()
    {
        QFETCH(QByteArray, login);
        QFETCH(QByteArray, database);
        QFETCH(QByteArray, number);
        ConnectionTarget target = m_server->target(login.toStdString());
        target.database = database.toStdString();
        const auto session = openSession(target);
        QVERIFY(!session.ok());
        const EngineError& error = session.error();
        QCOMPARE(error.code, number.toStdString());
        QCOMPARE(classify(dialectOf(DialectId::mariadb), {error.message, error.code, {}}).code, ErrorCode::permission);
        QCOMPARE(verdictWithoutEngine({}, "SELECT 1", error).findings.front().code, ErrorCode::databaseDown);
    }

    /// Our own limit takes effect before the server's, so the message is provoked with another one.
    void theServersOwnLimitOfTimeIsOneToo()
    {
        const std::string message =
            m_server->asOwner("SET STATEMENT max_statement_time = 0.01 FOR SELECT COUNT(*) FROM "
                              "seq_1_to_1000000 AS a, seq_1_to_1000000 AS b WHERE a.seq + b.seq < 0");
        QVERIFY2(message.starts_with("ERROR "), message.c_str());
        const Dialect& dialect = dialectOf(DialectId::mariadb);
        QCOMPARE(classify(dialect, {message.substr(6), "1969", {}}).code, ErrorCode::timeout);
        QCOMPARE(classify(dialect, {message.substr(6), {}, {}}).code, ErrorCode::timeout);
    }

private:
    std::unique_ptr<MariadbServer> m_server;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::MariadbErrorsTest)

#include "tst_mariadberrors.moc"
