// Every class of mistakes that SQLite distinguishes, made on a live database and judged as in the program.

#include "provokederror.h"
#include "support/sqlitefile.h"

#include <QTest>

namespace querymend {

class SqliteErrorsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isToldAsWhatItIs_data()
    {
        QTest::addColumn<QByteArray>("marked");
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char* name, const QByteArray& marked, const char* code) {
            QTest::newRow(name) << marked << QByteArray(code);
        };
        // clang-format off
        row("syntax: a word that does not belong", "SELECT id FROM orders WHERE ^GROUP BY id", "syntax");
        row("syntax: a text that stops too early", "SELECT id FROM^", "syntax");
        row("syntax: a parameter after another", "SELECT ? ^? FROM orders", "syntax");
        row("syntax: a name in backticks without an end", "SELECT id ^` FROM orders", "unterminated_literal");
        row("syntax: a literal without an end", "SELECT ^'abc FROM orders", "unterminated_literal");
        row("syntax: a name without an end", "SELECT ^\"abc FROM orders", "unterminated_literal");
        row("syntax: letters of several bytes before it", "SELECT 'gr\xC3\xB6\xC3\x9F\x65', id FROM orders, ^GROUP", "syntax");
        row("unknown table", "SELECT * FROM ^nowhere", "unknown_table");
        row("unknown table in another schema", "SELECT * FROM ^elsewhere.orders", "unknown_table");
        row("unknown table function", "SELECT * FROM ^nosuch(1)", "unknown_table");
        row("unknown column", "SELECT id, ^wrong FROM orders", "unknown_column");
        row("unknown column, qualified", "SELECT o.id, ^o.wrong FROM orders o", "unknown_column");
        row("unknown column of an unknown alias", "SELECT ^x.id FROM orders o", "unknown_column");
        row("unknown column in quotes", "SELECT ^\"wrong\" FROM orders", "unknown_column");
        row("unknown column in USING", "SELECT 1 FROM orders JOIN customers USING (^wrong)", "unknown_column");
        row("ORDER BY a column that is not there", "SELECT id FROM orders ORDER BY 3", "unknown_column");
        row("ambiguous", "SELECT ^id FROM orders, customers", "ambiguous_column");
        row("aggregate in WHERE", "SELECT id FROM orders WHERE ^sum(total) > 1", "aggregate_misuse");
        row("aggregate in an aggregate", "SELECT sum(^max(total)) FROM orders", "aggregate_misuse");
        row("HAVING without groups", "SELECT id FROM orders HAVING id > 1", "grouping");
        row("unknown function", "SELECT ^nosuch(id) FROM orders", "unknown_function");
        row("too few arguments", "SELECT ^substr(status) FROM orders", "wrong_arguments");
        row("an unknown window", "SELECT sum(id) OVER w FROM orders", "unknown_alias");
        row("arms of different widths", "SELECT id FROM orders UNION SELECT id, name FROM customers", "set_operation_mismatch");
        row("a subquery of two columns", "SELECT (SELECT id, name FROM customers)", "set_operation_mismatch");
        row("rows of different widths", "SELECT id FROM orders WHERE (id, total) = (1)", "set_operation_mismatch");
        row("a value that is no JSON", "SELECT json('no')", "bad_value");
        row("a JSON path that is none", "SELECT json_extract('{}', ^'no')", "bad_value");
        row("a number that overflows", "SELECT abs(-9223372036854775808)", "bad_value");
        row("an ESCAPE of two letters", "SELECT 'a' LIKE 'b' ESCAPE 'cd'", "bad_value");
        row("an unknown collation", "SELECT id FROM orders ORDER BY status COLLATE nosuch", "bad_value");
        row("ntile of no groups", "SELECT ntile(0) OVER (ORDER BY id) FROM orders", "bad_value");
        row("nth_value of the row before the first", "SELECT nth_value(id, 0) OVER (ORDER BY id) FROM orders", "bad_value");
        row("nth_value of a row that is no number", "SELECT nth_value(id, 'x') OVER (ORDER BY id) FROM orders", "bad_value");
        row("a frame that begins a negative number of rows before", "SELECT sum(id) OVER (ORDER BY id ROWS -1 PRECEDING) FROM orders", "bad_value");
        row("a frame that ends a negative number of groups after", "SELECT sum(id) OVER (ORDER BY id GROUPS BETWEEN 1 PRECEDING AND -1 FOLLOWING) FROM orders", "bad_value");
        row("a frame that begins at no number", "SELECT sum(id) OVER (ORDER BY id RANGE 'x' PRECEDING) FROM orders", "bad_value");
        row("JSON of bytes", "SELECT json_array(x'00')", "bad_value");
        row("a JSON label that is no text", "SELECT json_object(1, 2)", "type_mismatch");
        row("a JSON label without a value", "SELECT json_object('a')", "wrong_arguments");
        row("a JSON path without a value", "SELECT json_set('{}', '$.a')", "wrong_arguments");
        row("permission: a function that is not allowed", "SELECT ^load_extension('x')", "side_effect_function");
        row("write refused: a delete", "DELETE FROM orders", "forbidden_operation");
        row("write refused: a table", "CREATE TABLE x (a)", "forbidden_operation");
        row("write refused: an attached file", "ATTACH 'x' AS y", "forbidden_operation");
        row("write refused: a setting", "PRAGMA user_version = 1", "forbidden_operation");
        row("timeout", "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT 1 FROM n) SELECT count(*) FROM n", "timeout");
        row("resources: a text that is too long", "SELECT length(replace(hex(zeroblob(4000000)), '0', 'xxxx'))", "memory_limit");
        row("resources: an expression that is too deep", "SELECT 1" + QByteArray("+1").repeated(200), "memory_limit");
        row("resources: too many arms", "SELECT 1" + QByteArray(" UNION SELECT 1").repeated(600), "memory_limit");
        // clang-format on
    }

    void isToldAsWhatItIs()
    {
        QFETCH(QByteArray, marked);
        QFETCH(QByteArray, code);
        const SqliteFile file(SqliteFile::sampleScript());
        const auto session = file.open();
        QVERIFY(session);
        const MarkedStatement statement(marked.toStdString());
        const Limits limits{std::chrono::milliseconds(200)};
        const std::string difference =
            judged(*session, statement.sql, limits).differenceFrom(expectedOf(code.toStdString(), statement));
        QVERIFY2(difference.empty(), difference.c_str());
        QCOMPARE(judged(*session, "SELECT id FROM orders", limits).shown, std::string("nothing is wrong"));
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::SqliteErrorsTest)

#include "tst_sqliteerrors.moc"
