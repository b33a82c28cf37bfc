#pragma once

#include "provokederror.h"
#include "support/postgresserver.h"

#include <QByteArray>
#include <QTest>

#include <functional>
#include <map>
#include <memory>
#include <string>

namespace querymend {

/// What these mistakes need besides the sample shop: a login with little memory, and a type.
constexpr auto neededForPostgresMistakes = "CREATE ROLE small LOGIN; ALTER ROLE small SET temp_file_limit = '64kB';"
                                           "ALTER ROLE small SET work_mem = '64kB'; CREATE TYPE mood AS ENUM ('sad', "
                                           "'glad');";

/// Every class of mistakes that PostgreSQL distinguishes, each with the position that it reports.
inline void addPostgresMistakes()
{
    QTest::addColumn<QByteArray>("marked");
    QTest::addColumn<QByteArray>("login");
    QTest::addColumn<QByteArray>("code");
    const auto rowAs = [](const char* login, const char* name, const QByteArray& marked, const char* code) {
        QTest::newRow(name) << marked << QByteArray(login) << QByteArray(code);
    };
    const auto row = [&](const char* name, const QByteArray& marked, const char* code) {
        rowAs("reader", name, marked, code);
    };
    // clang-format off
    row("syntax: a word that does not belong", "SELECT id FROM orders GROUP ^WHERE id = 1", "syntax");
    row("syntax: a text that stops too early", "SELECT id FROM^", "syntax");
    row("syntax: a literal without an end", "SELECT ^'abc FROM orders", "unterminated_literal");
    row("syntax: a name without an end", "SELECT ^\"abc FROM orders", "unterminated_literal");
    row("syntax: a comment without an end", "SELECT 1 ^/* abc", "unterminated_literal");
    row("syntax: letters of several bytes before it", "SELECT 'gr\xC3\xB6\xC3\x9F\x65 \xF0\x9F\x8D\xB5', id FROM orders GROUP ^WHERE", "syntax");
    row("several statements", "SELECT 1; SELECT 2", "multiple_statements");
    row("unknown table", "SELECT * FROM ^nowhere", "unknown_table");
    row("unknown table in a schema", "SELECT * FROM ^archive.nowhere", "unknown_table");
    row("unknown schema", "SELECT * FROM ^nowhere.orders", "unknown_table");
    row("unknown database", "SELECT * FROM ^elsewhere.public.orders", "unknown_table");
    row("unknown alias", "SELECT ^x.id FROM orders o", "unknown_alias");
    row("a table hidden by its alias", "SELECT ^orders.id FROM orders o", "unknown_alias");
    row("unknown window", "SELECT sum(id) OVER ^w FROM orders", "unknown_alias");
    row("unknown column", "SELECT id, ^wrong FROM orders", "unknown_column");
    row("unknown column, qualified", "SELECT o.id, ^o.wrong FROM orders o", "unknown_column");
    row("unknown column in another case", "SELECT ^\"ID\" FROM orders", "unknown_column");
    row("unknown column in USING", "SELECT 1 FROM orders JOIN customers USING (^wrong)", "unknown_column");
    row("ORDER BY a column that is not there", "SELECT id FROM orders ORDER BY ^3", "unknown_column");
    row("ambiguous", "SELECT ^id FROM orders, customers", "ambiguous_column");
    row("two tables of one name", "SELECT 1 FROM orders, orders", "ambiguous_column");
    row("type: an operator that there is not", "SELECT * FROM orders WHERE id ^= '1'::text", "type_mismatch");
    row("type: a condition that is none", "SELECT * FROM orders WHERE ^id", "type_mismatch");
    row("type: arms of different types", "SELECT id FROM orders UNION SELECT ^name FROM customers", "set_operation_mismatch");
    row("type: branches of different types", "SELECT CASE WHEN true THEN ^1 ELSE 'x'::text END", "type_mismatch");
    row("type: a cast that there is not", "SELECT ^CAST(true AS date)", "type_mismatch");
    row("type: a type that there is not", "SELECT 1::^nothing", "type_mismatch");
    row("value: no number", "SELECT * FROM orders WHERE id = ^'x'", "bad_value");
    row("value: too large a number", "SELECT 2147483647 + 1", "bad_value");
    row("value: no date", "SELECT ^'2024-02-30'::date", "bad_value");
    row("value: no time zone", "SELECT now() AT TIME ZONE ^'Nowhere'", "bad_value");
    row("value: none of an enumeration", "SELECT ^'happy'::mood", "bad_value");
    row("value: no JSON", "SELECT ^'{'::json", "bad_value");
    row("value: no regular expression", "SELECT 'a' ~ '('", "bad_value");
    row("value: a negative LIMIT", "SELECT 1 LIMIT -1", "bad_value");
    row("value: no parameter", "SELECT $1", "bad_value");
    row("value: a collation that there is not", "SELECT name FROM customers ORDER BY name ^COLLATE \"nothing\"", "bad_value");
    row("division by zero", "SELECT total / (id - id) FROM orders", "division_by_zero");
    row("a column that is not grouped", "SELECT ^status, count(*) FROM orders", "grouping");
    row("DISTINCT with another order", "SELECT DISTINCT status FROM orders ORDER BY ^total", "grouping");
    row("aggregate in WHERE", "SELECT id FROM orders WHERE ^sum(total) > 1", "aggregate_misuse");
    row("aggregate in an aggregate", "SELECT sum(^max(total)) FROM orders", "aggregate_misuse");
    row("window in WHERE", "SELECT id FROM orders WHERE ^rank() OVER () > 1", "aggregate_misuse");
    row("window function without OVER", "SELECT ^rank() FROM orders", "aggregate_misuse");
    row("a frame that ends before it begins", "SELECT sum(id) OVER (ORDER BY id ROWS BETWEEN CURRENT ROW AND ^1 PRECEDING) FROM orders", "aggregate_misuse");
    row("unknown function", "SELECT ^nosuch(id) FROM orders", "unknown_function");
    row("a function for other arguments", "SELECT ^lower(id, 1) FROM orders", "unknown_function");
    row("arms of different widths", "SELECT id FROM orders UNION SELECT ^id, name FROM customers", "set_operation_mismatch");
    row("a subquery of two columns", "SELECT ^(SELECT id, name FROM customers)", "set_operation_mismatch");
    row("lists of different lengths", "VALUES (1), (^1, 2)", "set_operation_mismatch");
    row("more than one row", "SELECT (SELECT id FROM customers)", "too_many_rows");
    rowAs("files", "permission: a table", "SELECT * FROM ^customers", "permission");
    rowAs("files", "permission: a schema", "SELECT * FROM ^archive.orders", "permission");
    row("permission: a file", "SELECT ^pg_read_file('PG_VERSION')", "permission");
    row("permission: the passwords", "SELECT * FROM ^pg_authid", "permission");
    row("write refused: by a function", "SELECT leave_a_trace()", "forbidden_operation");
    row("write refused: a lock", "SELECT * FROM payments FOR UPDATE", "forbidden_operation");
    row("write refused: a sequence", "SELECT nextval('s')", "forbidden_operation");
    row("write refused: a delete", "DELETE FROM payments", "forbidden_operation");
    row("write refused: in a CTE", "WITH d AS (DELETE FROM payments RETURNING 1) SELECT 1 FROM d", "forbidden_operation");
    row("write refused: rows into a table", "SELECT 1 AS a INTO x", "forbidden_operation");
    row("write refused: a table", "CREATE TABLE x (a int)", "forbidden_operation");
    row("write refused: no query at all", "COMMIT", "forbidden_operation");
    row("timeout", "SELECT pg_sleep(60)", "timeout");
    rowAs("small", "resources: temporary files", "SELECT count(*) FROM (SELECT i FROM generate_series(1, 100000) i ORDER BY md5(i::text)) t", "memory_limit");
    row("resources: an expression that is too deep", "SELECT 1" + QByteArray("+1").repeated(100000), "memory_limit");
    row("resources: too many columns", "SELECT " + QByteArray("1,").repeated(1700) + "1", "memory_limit");
    row("resources: a value that is too large", "SELECT length(repeat('x', 1100000000))", "memory_limit");
    // clang-format on
}

/// The server for the mistakes, with a session for each login.
class PostgresMistakeMaker {
public:
    using Open = std::function<std::unique_ptr<Session>(const PostgresServer& server, const std::string& login)>;

    explicit PostgresMistakeMaker(Open open) : m_open(std::move(open)) {}

    void start()
    {
        m_server = std::make_unique<PostgresServer>();
        QVERIFY(m_server->ok());
        const std::string problem = m_server->fill() + m_server->asOwner(neededForPostgresMistakes);
        QVERIFY2(problem.empty(), problem.c_str());
    }

    void end()
    {
        m_sessions.clear();
        m_server.reset();
    }

    /// Makes the row's mistake: it is reported, with its position if `isPlaced`, and the session stays usable.
    void make(bool isPlaced)
    {
        QFETCH(const QByteArray, marked);
        QFETCH(const QByteArray, login);
        QFETCH(const QByteArray, code);
        auto& session = m_sessions[login.toStdString()];
        if (!session)
            session = m_open(*m_server, login.toStdString());
        QVERIFY(session);
        const MarkedStatement statement(marked.toStdString());
        const Limits limits{std::chrono::milliseconds(code == "timeout" ? 50 : 10000)};
        const std::string expected = isPlaced ? expectedOf(code.toStdString(), statement) : code.toStdString();
        const std::string difference = judged(*session, statement.sql, limits).differenceFrom(expected);
        QVERIFY2(difference.empty(), difference.c_str());
        QCOMPARE(judged(*session, "SELECT 1", limits).shown, std::string("nothing is wrong"));
    }

    [[nodiscard]] PostgresServer& server() { return *m_server; }

private:
    Open m_open;
    std::unique_ptr<PostgresServer> m_server;
    std::map<std::string, std::unique_ptr<Session>> m_sessions;
};

} // namespace querymend
