// Every class of DuckDB errors, provoked and distinguished.

#include "provokederror.h"
#include "support/duckdbfile.h"

#include "db/checks/enginecheck.h"
#include "diagnose/classify.h"

#include <QDir>
#include <QTest>

namespace querymend {

class DuckdbErrorsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_file = std::make_unique<DuckdbFile>(DuckdbFile::sampleScript() + "CREATE SEQUENCE s;");
        QVERIFY2(m_file->problem().isEmpty(), m_file->problem().constData());
        ConnectionTarget target = m_file->target();
        target.options["memory_limit"] = "100MB";
        auto session = openSession(target);
        QVERIFY2(session.ok(), session ? "" : session.error().message.c_str());
        m_session = std::move(session).value();
    }

    void cleanupTestCase()
    {
        m_session.reset();
        m_file.reset();
    }

    void isToldApart_data()
    {
        QTest::addColumn<QByteArray>("marked");
        QTest::addColumn<QByteArray>("message");
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char* name, const char* sql, const char* message, const char* code) {
            QTest::newRow(name) << QByteArray(sql) << QByteArray(message) << QByteArray(code);
        };
        // clang-format off
        row("syntax", "SELECT id FROM orders GROUP ^WHERE id = 1", "Parser Error: syntax error", "syntax");
        row("an open literal", "SELECT ^'abc", "Parser Error: unterminated", "unterminated_literal");
        row("an unknown table", "SELECT 1 FROM ^nowhere", "Catalog Error: Table with name", "unknown_table");
        row("an unknown table in a schema", "SELECT 1 FROM ^archive.nowhere", "Catalog Error: Table with name", "unknown_table");
        row("an unknown schema", "SELECT 1 FROM ^nowhere.orders", "Catalog Error: Table with name", "unknown_table");
        row("an unknown database", "SELECT 1 FROM nowhere.main.orders", "Binder Error: Catalog \"nowhere\"", "unknown_table");
        row("an unknown column", "SELECT id, ^wrong FROM orders", "Binder Error: Referenced column", "unknown_column");
        row("an unknown column of a table", "SELECT ^o.wrong FROM orders o", "Binder Error: Table \"o\"", "unknown_column");
        row("an unknown alias", "SELECT ^x.id FROM orders o", "Binder Error: Referenced table", "unknown_alias");
        row("an ambiguous column", "SELECT ^id FROM orders, customers", "Binder Error: Ambiguous reference", "ambiguous_column");
        row("a table named twice", "SELECT orders.id FROM orders, orders", "Binder Error: Ambiguous reference to table", "ambiguous_column");
        row("a function for other types", "SELECT ^sum(status) FROM orders", "Binder Error: No function matches", "type_mismatch");
        row("an unknown type", "SELECT 1::^NO_TYPE", "Catalog Error: Type with name", "type_mismatch");
        row("a text that is no number", "SELECT id, status^::INTEGER FROM orders", "Conversion Error: Could not", "bad_value");
        row("a number too large", "SELECT (id + 300)^::UTINYINT FROM orders", "Conversion Error", "bad_value");
        row("a sum too large", "SELECT 9223372036854775807 + id FROM orders", "Out of Range Error", "bad_value");
        row("a value of a wrong kind", "SELECT substring('x', 1, 9999999999999)", "Out of Range Error", "bad_value");
        row("an ungrouped column", "SELECT ^status, count(*) FROM orders", "Binder Error: column \"status\" must appear", "grouping");
        row("an aggregate in WHERE", "SELECT 1 FROM orders WHERE ^sum(id) > 1", "Binder Error: WHERE clause cannot", "aggregate_misuse");
        row("a window in WHERE", "SELECT 1 FROM orders WHERE ^rank() OVER () > 1", "Binder Error: WHERE clause cannot", "aggregate_misuse");
        row("an aggregate in an aggregate", "SELECT sum(^sum(id)) FROM orders", "Binder Error: aggregate function calls", "aggregate_misuse");
        row("an unknown function", "SELECT ^made_up(1)", "Catalog Error: Scalar Function", "unknown_function");
        row("an unknown table function", "SELECT 1 FROM ^made_up(1)", "Catalog Error: Table Function", "unknown_function");
        row("arms of different widths", "SELECT 1 UNION SELECT 1, 2", "Binder Error: Set operations", "set_operation_mismatch");
        row("a subquery of two columns", "SELECT 1 ^IN (SELECT id, total FROM orders)", "Binder Error: Subquery returns", "set_operation_mismatch");
        row("a subquery of two rows", "SELECT (SELECT id FROM orders)", "Invalid Input Error: More than one row", "too_many_rows");
        row("a parameter without a value", "SELECT $1::INTEGER", "Invalid Input Error", "wrong_arguments");
        row("a file", "SELECT * FROM '/etc/hostname.csv'", "Permission Error: Cannot access file", "forbidden_operation");
        row("a write", "SELECT nextval('s')", "forbidden operation: the function nextval", "forbidden_operation");
        row("too much memory", "SELECT len(list(i)) FROM range(100000000) t(i)", "Out of Memory Error", "memory_limit");
        row("too much time", "SELECT count(*) FROM range(100000000) a(i), range(100000) b(j) WHERE (i * j) % 7 = 3", "INTERRUPT Error", "timeout");
        row("several statements", "SELECT 1; SELECT 2", "DuckDB reads this as 2 statements", "multiple_statements");
        row("a clause that is not there", "SELECT id FROM orders FOR UPDATE", "Parser Error", "forbidden_operation");
        row("a statement that stops short", "SELECT id FROM^", "Parser Error: syntax error", "syntax");
        row("lists of different lengths", "VALUES (1), (1, 2)", "Parser Error: VALUES lists", "set_operation_mismatch");
        row("types that cannot be compared", "SELECT id FROM orders WHERE ^id = DATE '2024-01-01'", "Conversion Error: Unimplemented", "type_mismatch");
        row("no date", "SELECT DATE ^'2024-02-30'", "Conversion Error", "bad_value");
        row("no JSON", "SELECT '{'^::JSON", "Conversion Error: Malformed JSON", "bad_value");
        row("too few arguments", "SELECT ^substring('x')", "Binder Error: No function matches", "type_mismatch");
        row("an unknown window", "SELECT sum(id) OVER w FROM orders", "Parser Error: window", "unknown_alias");
        row("ORDER BY a column that is not there", "SELECT id FROM orders ORDER BY ^3", "Binder Error: ORDER term", "unknown_column");
        row("write refused: a table", "CREATE TABLE x (a INTEGER)", "", "forbidden_operation");
        row("write refused: a delete", "DELETE FROM orders", "", "forbidden_operation");
        row("write refused: a setting", "SET threads = 1", "", "forbidden_operation");
        // clang-format on
    }

    void isToldApart()
    {
        QFETCH(QByteArray, marked);
        QFETCH(QByteArray, message);
        QFETCH(QByteArray, code);
        const MarkedStatement statement(marked.toStdString());
        const Judgement judgement = judged(*m_session, statement.sql, Limits{std::chrono::milliseconds(1500)});
        QVERIFY2(judgement.message.starts_with(message.toStdString()), judgement.message.c_str());
        const std::string difference = judgement.differenceFrom(expectedOf(code.toStdString(), statement));
        QVERIFY2(difference.empty(), difference.c_str());
        QVERIFY(m_session->prepare("SELECT 1").ok());
    }

    /// DuckDB would create files beside the database, whatever limit is set on their size.
    void whatDoesNotFitInMemoryIsNotWrittenToFiles()
    {
        const auto cursor = m_session->run("SELECT i FROM range(30000000) t(i) ORDER BY hash(i)", {});
        const auto page = cursor ? cursor.value()->fetch(1) : Result<Page, EngineError>(Failure{cursor.error()});
        QVERIFY(!page.ok());
        QVERIFY2(page.error().message.starts_with("Out of Memory Error"), page.error().message.c_str());
        QCOMPARE(page.error().failure, EngineFailure::exhausted);
        QCOMPARE(QDir(m_file->folder()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 QStringList{QStringLiteral("test.duckdb")});
    }

    void aFileCutShortWhileItIsOpenIsLost()
    {
        const DuckdbFile file("CREATE TABLE t AS SELECT i, hash(i) AS h FROM range(500000) t(i);");
        QVERIFY2(file.problem().isEmpty(), file.problem().constData());
        const auto session = file.open();
        QVERIFY(session);
        constexpr qint64 headers = 12288; // what DuckDB reads when it opens a file
        QVERIFY(QFile::resize(file.path(), headers));
        const auto cursor = session->run("SELECT bit_xor(h) FROM t", {});
        const auto page = cursor ? cursor.value()->fetch(1) : Result<Page, EngineError>(Failure{cursor.error()});
        QVERIFY(!page.ok());
        QVERIFY2(page.error().message.starts_with("IO Error"), page.error().message.c_str());
        QCOMPARE(page.error().failure, EngineFailure::lost);
        QCOMPARE(classify(session->dialect(), {page.error().message, {}, {}}).code, ErrorCode::connectionLost);
    }

private:
    std::unique_ptr<DuckdbFile> m_file;
    std::unique_ptr<Session> m_session;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::DuckdbErrorsTest)

#include "tst_duckdberrors.moc"
