// Results of a separate process, which reads a page ahead from the second page of a size on.

#include "hostsettings.h"
#include "support/sqlitefile.h"

#include "db/host/hostedsession.h"

#include <QTest>

namespace querymend {

namespace {

/// Gives 24 rows, and then works for very long without checking for interruption.
constexpr std::string_view stalling =
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 40) "
    "SELECT CASE WHEN i < 25 THEN i ELSE instr(hex(zeroblob(4000000)), hex(zeroblob(2000000)) || i) END FROM n";

} // namespace

class ReadAheadTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        auto opened = openHosted(m_file.target(), hostSettings());
        QVERIFY2(opened.ok(), opened ? "" : opened.error().message.c_str());
        m_session = std::move(opened).value();
    }

    void cleanup() { m_session.reset(); }

    void givesTheSamePagesAsWithoutAHost_data()
    {
        QTest::addColumn<QList<int>>("pages");
        QTest::newRow("of one size") << QList<int>{100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100};
        QTest::newRow("that end with the last row") << QList<int>{250, 250, 250, 250, 250};
        QTest::newRow("of other sizes than were read ahead") << QList<int>{9, 9, 1, 9, 9, 300, 7, 7, 700};
    }

    void givesTheSamePagesAsWithoutAHost()
    {
        QFETCH(QList<int>, pages);
        const auto direct = m_file.open();
        constexpr std::string_view statement =
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000) "
            "SELECT i, 'row ' || i, i * 0.5, CASE WHEN i % 3 = 0 THEN x'00ff' END FROM n";
        const auto here = direct->run(statement, {});
        const auto there = m_session->run(statement, {});
        QVERIFY(here.ok() && there.ok());
        for (const int rows : pages) {
            const auto expected = here.value()->fetch(static_cast<std::size_t>(rows));
            const auto page = there.value()->fetch(static_cast<std::size_t>(rows));
            QVERIFY2(expected.ok() && page.ok(), page ? "" : page.error().message.c_str());
            QVERIFY(page->rows == expected->rows);
            QCOMPARE(page->isLast, expected->isLast);
        }
        QVERIFY(goesOn());
    }

    void aResultThatStallsWhileItIsReadAheadHoldsUpNoOtherStatement_data()
    {
        QTest::addColumn<bool>("isClosed");
        QTest::newRow("that begins while it is open") << false;
        QTest::newRow("that begins once it is closed") << true;
    }

    void aResultThatStallsWhileItIsReadAheadHoldsUpNoOtherStatement()
    {
        QFETCH(bool, isClosed);
        // Longer than the time limit of the test.
        auto cursor = m_session->run(stalling, Limits{std::chrono::hours(1)});
        QVERIFY(cursor.ok());
        for (int i = 0; i < 2; ++i)
            QVERIFY(cursor.value()->fetch(10).ok());
        if (isClosed)
            cursor.value().reset();
        const auto plan = m_session->explain("SELECT id FROM customers", {});
        QVERIFY2(plan.ok(), plan ? "" : plan.error().message.c_str());
        QVERIFY(goesOn());
    }

private:
    [[nodiscard]] bool goesOn()
    {
        const auto cursor = m_session->run("SELECT count(*) FROM customers", {});
        return cursor.ok() && cursor.value()->fetch(1).ok();
    }

    SqliteFile m_file{SqliteFile::sampleScript()
                      + "INSERT INTO customers (id, name) VALUES (1, 'Ada'), (2, 'Bo'), (3, 'Cy');"};
    std::unique_ptr<Session> m_session;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::ReadAheadTest)
#include "tst_readahead.moc"
