#include "support/sqlitefile.h"

#include "db/schema/columnvalues.h"

#include <QTest>

#include <algorithm>

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

    void progressIsToldBeforeEachTable()
    {
        std::vector<ValuesProgress> told;
        const auto watch = [&](const ValuesProgress& progress) {
            told.push_back(progress);
            return true;
        };
        (void)read(threeTables, {}, watch);
        QCOMPARE(told, (std::vector<ValuesProgress>{{0, 3}, {1, 3}, {2, 3}}));
    }

    void whatWasReadRemainsWhenTheReadingIsStopped()
    {
        const auto watch = [](const ValuesProgress& progress) { return progress.tables < 2; };
        QCOMPARE(read(threeTables, {}, watch), QByteArray("x: blue red; y: green"));
    }

    void aTableIsLeftOutIfTheReadingIsStoppedInIt()
    {
        int pages = 0;
        const auto watch = [&](const ValuesProgress& progress) {
            pages += progress.tables == 1 ? 1 : 0;
            return pages < 2;
        };
        const QByteArray rows =
            "CREATE TABLE a (x TEXT); INSERT INTO a VALUES ('red');"
            "CREATE TABLE b (y TEXT); WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n "
            "WHERE i < 5000) INSERT INTO b SELECT 'same' FROM n;";
        QCOMPARE(read(rows, {}, watch), QByteArray("x: red"));
    }

private:
    static QByteArray read(const QByteArray& sql, const ColumnValueLimits& limits = {}, const ValuesWatch& watch = {})
    {
        const SqliteFile file(sql);
        const auto session = file.open();
        if (!session)
            return "no session";
        const Snapshot snapshot = std::move(session->readSchema({})).value();
        return textOf(snapshot, readColumnValues(*session, snapshot, limits, watch));
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::ColumnValuesTest)

#include "tst_columnvalues.moc"
