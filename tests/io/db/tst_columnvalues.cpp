#include "support/forwardingsession.h"
#include "support/sqlitefile.h"

#include "db/schema/columnvalues.h"

#include <QtTest>

#include <memory>
#include <utility>

namespace querymend {

namespace {

/// `city: Rome, Turin; kind: a`
QByteArray textOf(const Snapshot& snapshot, const std::vector<ColumnValues>& read)
{
    QByteArray text;
    for (const ColumnValues& column : read) {
        const Column& of = snapshot.tables[column.column.table.value].columns[column.column.index];
        text += (text.isEmpty() ? "" : "; ") + QByteArray::fromStdString(of.name) + ":";
        for (const std::string& value : column.values)
            text += ' ' + QByteArray::fromStdString(value);
    }
    return text;
}

constexpr auto threeTables = "CREATE TABLE a (x TEXT); INSERT INTO a VALUES ('red'), ('blue'), ('red');"
                             "CREATE TABLE b (n INTEGER, y TEXT); INSERT INTO b VALUES (1, 'green');"
                             "CREATE TABLE c (z TEXT); INSERT INTO c VALUES ('grey');";

/// Gives some pages of a result, and then takes too long.
class SlowCursor : public Cursor {
public:
    SlowCursor(std::unique_ptr<Cursor> cursor, int pages) : m_cursor(std::move(cursor)), m_pagesLeft(pages) {}

    [[nodiscard]] const std::vector<ResultColumn>& columns() const override { return m_cursor->columns(); }
    [[nodiscard]] Result<Page, EngineError> fetch(std::size_t rows) override
    {
        if (m_pagesLeft == 0)
            return failed(EngineFailure::timedOut, "it took too long");
        --m_pagesLeft;
        return m_cursor->fetch(rows);
    }

private:
    std::unique_ptr<Cursor> m_cursor;
    int m_pagesLeft;
};

class SlowSession : public ForwardingSession {
public:
    SlowSession(std::unique_ptr<Session> session, int pages) : ForwardingSession(std::move(session)), m_pages(pages) {}

    [[nodiscard]] Result<std::unique_ptr<Cursor>, EngineError> run(std::string_view statement,
                                                                   const Limits& limits) override
    {
        auto cursor = ForwardingSession::run(statement, limits);
        if (!cursor)
            return cursor;
        return std::unique_ptr<Cursor>(std::make_unique<SlowCursor>(std::move(cursor).value(), m_pages));
    }

private:
    int m_pages;
};

} // namespace

/// The values that questions are understood with.
class ColumnValuesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void distinctValuesOfTextColumnsAreRead()
    {
        QCOMPARE(read(threeTables), QByteArray("x: blue red; y: green; z: grey"));
    }

    void aColumnWithTooManyHasNone()
    {
        ColumnValueLimits limits;
        limits.valuesPerColumn = 1;
        QCOMPARE(read(threeTables, limits), QByteArray("y: green; z: grey"));
    }

    void onlyTheFirstRowsAreRead()
    {
        ColumnValueLimits limits;
        limits.rowsPerTable = 1;
        QCOMPARE(read(threeTables, limits), QByteArray("x: red; y: green; z: grey"));
    }

    void noTimeLeavesNothing()
    {
        ColumnValueLimits limits;
        limits.inAll = std::chrono::milliseconds(0);
        QCOMPARE(read(threeTables, limits), QByteArray());
    }

    void aTableThatTakesTooLongHasTheValuesOfItsFirstRows_data()
    {
        QTest::addColumn<int>("pages");
        QTest::addColumn<QByteArray>("values");
        QTest::newRow("nothing was read of it") << 0 << QByteArray();
        QTest::newRow("a page") << 1 << QByteArray("x: first; y: green");
        QTest::newRow("two pages") << 2 << QByteArray("x: first second; y: green");
        QTest::newRow("all of it") << 3 << QByteArray("x: first second third; y: green");
    }

    void aTableThatTakesTooLongHasTheValuesOfItsFirstRows()
    {
        QFETCH(int, pages);
        QFETCH(QByteArray, values);
        const SqliteFile file("CREATE TABLE a (x TEXT); WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n "
                              "WHERE i < 2499) INSERT INTO a SELECT CASE i / 1000 WHEN 0 THEN 'first' WHEN 1 THEN "
                              "'second' ELSE 'third' END FROM n;"
                              "CREATE TABLE b (y TEXT); INSERT INTO b VALUES ('green');");
        SlowSession session(file.open(), pages);
        const Snapshot snapshot = std::move(session.readSchema({})).value();
        QCOMPARE(textOf(snapshot, readColumnValues(session, snapshot)), values);
    }

private:
    static QByteArray read(const QByteArray& sql, const ColumnValueLimits& limits = {})
    {
        const SqliteFile file(sql);
        const auto session = file.open();
        if (!session)
            return "no session";
        const Snapshot snapshot = std::move(session->readSchema({})).value();
        return textOf(snapshot, readColumnValues(*session, snapshot, limits));
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::ColumnValuesTest)

#include "tst_columnvalues.moc"
