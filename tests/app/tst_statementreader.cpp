// Every request for a statement's plan or rows is answered, even if the database is closed meanwhile.

#include "statementreader.h"

#include "db/engines.h"
#include "support/sqlitefile.h"
#include "workbench.h"

#include <QTest>

#include <optional>
#include <vector>

using namespace querymend;

namespace {

constexpr auto endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n";

} // namespace

class StatementReaderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_bench = std::make_unique<Workbench>(
            [](const ConnectionTarget& target) { return [target] { return openSession(target); }; });
        m_reader = std::make_unique<StatementReader>(*m_bench);
        m_answers.clear();
    }

    void cleanup()
    {
        m_reader.reset();
        m_bench.reset();
    }

    void readsRows()
    {
        openDatabase();
        read("SELECT a FROM t");
        QTRY_COMPARE(m_answers.size(), std::size_t{1});
        QVERIFY(!m_answers.front());
    }

    void everyRequestIsAnswered_data()
    {
        QTest::addColumn<bool>("isOpen");
        QTest::addColumn<int>("requests");
        QTest::addColumn<bool>("isClosed");
        QTest::newRow("one that no database is open for") << false << 1 << false;
        QTest::newRow("one whose database is closed meanwhile") << true << 1 << true;
        QTest::newRow("one that was replaced, and the one in its place, whose database is closed") << true << 2 << true;
        QTest::newRow("one that is stopped") << true << 1 << false;
        QTest::newRow("one that was replaced, and the one in its place, which is stopped") << true << 2 << false;
    }

    void everyRequestIsAnswered()
    {
        QFETCH(bool, isOpen);
        QFETCH(int, requests);
        QFETCH(bool, isClosed);
        if (isOpen)
            openDatabase();
        for (int i = 0; i < requests; ++i) {
            read(endless);
            QVERIFY(m_answers.empty()); // an answer never comes while it is asked for
        }
        if (isClosed)
            m_bench->close();
        else if (requests > 1)
            QTRY_COMPARE(m_answers.size(), std::size_t{1}); // of the one that was replaced
        m_reader->stop();
        QTRY_COMPARE(m_answers.size(), std::size_t(requests));
        const auto last = m_answers.back();
        QVERIFY(last);
        QCOMPARE(*last, isOpen && !isClosed ? EngineFailure::cancelled : EngineFailure::lost);
    }

    void oneThatIsGoneIsNotAnswered()
    {
        openDatabase();
        read(endless);
        m_reader.reset();
        m_bench->close();
        QCoreApplication::processEvents();
        QVERIFY(m_answers.empty());
    }

private:
    void openDatabase()
    {
        m_bench->open(m_file.target());
        QTRY_COMPARE_WITH_TIMEOUT(m_bench->state(), ConnectionState::open, 30'000);
    }

    void read(const char* statement)
    {
        m_reader->readRows(statement, [this](const Result<TableText, EngineError>& rows) {
            m_answers.push_back(rows ? std::nullopt : std::optional(rows.error().failure));
        });
    }

    SqliteFile m_file{"CREATE TABLE t (a INTEGER);"};
    std::unique_ptr<Workbench> m_bench;
    std::unique_ptr<StatementReader> m_reader;
    std::vector<std::optional<EngineFailure>> m_answers; ///< none where there are rows
};

QTEST_GUILESS_MAIN(StatementReaderTest)
#include "tst_statementreader.moc"
