// Compares the results of candidates on a live database.

#include "database/databaseresults.h"

#include "db/engines.h"
#include "support/sqlitefile.h"

#include <QTest>

#include <optional>

namespace querymend {

namespace {

/// A database of three orders.
struct Orders {
    const SqliteFile file{"CREATE TABLE orders (id INTEGER, total REAL);"
                          "INSERT INTO orders VALUES (1, 2.5), (2, 3.5), (3, NULL);"};
    SessionThread thread{[target = file.target()] { return openSession(target); }};
    DatabaseResults results{thread};
};

} // namespace

class DatabaseResultsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void groups_data()
    {
        QTest::addColumn<QStringList>("statements");
        QTest::addColumn<QString>("groups");
        QTest::addColumn<QString>("note");
        const auto row = [](const char* title, const QStringList& statements, const char* groups,
                            const char* note = "") {
            QTest::newRow(title) << statements << QString::fromLatin1(groups) << QString::fromLatin1(note);
        };
        const QString all = QStringLiteral("SELECT id, total FROM orders");
        row("the same rows in another order", {all, QStringLiteral("SELECT id, total FROM orders ORDER BY id DESC")},
            "0 1");
        row("columns in another order", {all, QStringLiteral("SELECT total, id FROM orders")}, "0 1");
        row("whole numbers and others", {QStringLiteral("SELECT 2"), QStringLiteral("SELECT 2.0")}, "0 1");
        row("a row less", {all, QStringLiteral("SELECT id, total FROM orders WHERE id > 1")}, "0|1");
        row("a statement that fails", {all, QStringLiteral("SELECT nowhere FROM orders"), all}, "0 2",
            "lane 2 was not compared: no such column: nowhere");
        row("a result that is too large",
            {all,
             QStringLiteral("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 20000) "
                            "SELECT i FROM n")},
            "0", "lane 2 was not compared: it has more than 10000 rows");
    }

    void groups()
    {
        QFETCH(QStringList, statements);
        QFETCH(QString, note);
        Orders orders;
        CompareResults request;
        request.effect = EffectId{1};
        for (const QString& sql : statements)
            request.candidates.push_back(
                {LaneId{static_cast<std::uint32_t>(request.candidates.size())}, sql.toStdString()});
        std::optional<Comparison> made;
        orders.results.compare(request, [&](const Comparison& comparison) { made = comparison; });
        QVERIFY(!made); // the answer is asynchronous
        QVERIFY(QTest::qWaitFor([&] { return made.has_value(); }, 30'000));
        QStringList shown;
        for (const std::vector<LaneId>& group : made->groups) {
            QStringList lanes;
            for (const LaneId lane : group)
                lanes << QString::number(lane.value);
            shown << lanes.join(QLatin1Char(' '));
        }
        QTEST(shown.join(QLatin1Char('|')), "groups");
        QCOMPARE(made->notes.size(), std::size_t{note.isEmpty() ? 0U : 1U});
        if (!note.isEmpty())
            QCOMPARE(QString::fromStdString(made->notes.front()), note);
    }

    void rows_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<int>("wanted");
        QTest::addColumn<QString>("shown"); // rows separated by bars
        QTest::addColumn<int>("count");
        QTest::addColumn<bool>("hasMore");
        const QString many =
            QStringLiteral("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < %1) "
                           "SELECT i FROM n");
        QTest::newRow("all of a few") << "SELECT id, total FROM orders ORDER BY id" << 10 << "1 2.5|2 3.5|3 NULL" << 3
                                      << false;
        QTest::newRow("the first of many") << many.arg(4000) << 2 << "1|2" << 4000 << false;
        QTest::newRow("no values, only their number") << "SELECT id FROM orders" << 0 << "" << 3 << false;
        QTest::newRow("none") << "SELECT id FROM orders WHERE id > 9" << 10 << "" << 0 << false;
        QTest::newRow("more than are counted") << many.arg(20'000) << 1 << "1" << 10'000 << true;
        QTest::newRow("a long value is cut") << "SELECT printf('%.*c', 500, 'x')" << 1
                                             << QString(119, QLatin1Char('x')) + QStringLiteral("…") << 1 << false;
        QTest::newRow("bytes are only counted") << "SELECT x'0001'" << 1 << "(2 bytes)" << 1 << false;
    }

    void rows()
    {
        QFETCH(QString, sql);
        QFETCH(int, wanted);
        const ReturnedRows made = read(sql, static_cast<std::uint32_t>(wanted));
        QVERIFY2(made.problem.empty(), made.problem.c_str());
        QStringList shown;
        for (const auto& row : made.rows) {
            QStringList cells;
            for (const std::optional<std::string>& cell : row)
                cells << (cell ? QString::fromStdString(*cell) : QStringLiteral("NULL"));
            shown << cells.join(QLatin1Char(' '));
        }
        QTEST(shown.join(QLatin1Char('|')), "shown");
        QTEST(static_cast<int>(made.count), "count");
        QTEST(made.hasMore, "hasMore");
    }

    void aColumnHasItsType()
    {
        const ReturnedRows made = read(QStringLiteral("SELECT id FROM orders"), 1);
        QCOMPARE(made.columns.size(), std::size_t{1});
        QCOMPARE(made.columns[0], (ReturnedColumn{"id", "INTEGER"}));
    }

    void aStatementThatCannotRunSaysWhy()
    {
        QVERIFY(read(QStringLiteral("SELECT nothing FROM orders"), 1).problem.find("nothing") != std::string::npos);
    }

private:
    static ReturnedRows read(const QString& sql, std::uint32_t rows)
    {
        Orders orders;
        ReadRows request;
        request.effect = EffectId{1};
        request.sql = sql.toStdString();
        request.rows = rows;
        std::optional<ReturnedRows> made;
        orders.results.read(request, [&](const ReturnedRows& returned) { made = returned; });
        static_cast<void>(QTest::qWaitFor([&] { return made.has_value(); }, 30'000));
        return made.value_or(ReturnedRows{});
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::DatabaseResultsTest)

#include "tst_databaseresults.moc"
