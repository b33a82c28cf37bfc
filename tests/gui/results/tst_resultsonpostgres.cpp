// What needs a server: a slow statement that is stopped there, and a server that goes away.

#include "results/grid/resultmodel.h"
#include "results/messages/messagespage.h"
#include "results/plan/planmodel.h"
#include "results/plan/planview.h"
#include "results/resultspanel.h"
#include "results/resultview.h"
#include "support/openworkbench.h"
#include "support/postgresserver.h"
#include "support/stallwatch.h"

using namespace querymend;

class ResultsOnPostgresTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void stopsASlowStatement();
    void showsItsTypes();
    void showsCosts();
    void saysThatTheServerWentAwayAndGoesOn();
    void outlivesItsConnection();

private:
    void run(const std::string& statement);
    [[nodiscard]] ResultView& view() { return *m_panel->currentResult(); }

    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<OpenWorkbench> m_bench;
    std::unique_ptr<ResultsPanel> m_panel;
};

void ResultsOnPostgresTest::initTestCase()
{
    m_server = std::make_unique<PostgresServer>();
    QVERIFY(m_server->ok());
    QCOMPARE(m_server->fill(), std::string());
    m_bench = std::make_unique<OpenWorkbench>(m_server->target("reader"));
    QVERIFY(m_bench->isOpen());
}

void ResultsOnPostgresTest::init()
{
    m_panel = std::make_unique<ResultsPanel>(m_bench->workbench(), m_bench->theme());
}

void ResultsOnPostgresTest::run(const std::string& statement)
{
    QSignalSpy ended(m_panel.get(), &ResultsPanel::runEnded);
    m_panel->run(statement, QStringLiteral("Results"));
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30'000);
}

void ResultsOnPostgresTest::stopsASlowStatement()
{
    StallWatch watch;
    m_panel->run("SELECT count(*) FROM generate_series(1, 100000000000)", QStringLiteral("slow"));
    // Earlier steps, such as preparing, are active only for a moment.
    QTRY_VERIFY(m_server->asOwner("SELECT 'runs' FROM pg_stat_activity WHERE state = 'active' AND usename = 'reader' "
                                  "AND clock_timestamp() - query_start > interval '300 ms'")
                == "runs\n");
    m_panel->cancel();
    QCOMPARE(view().result().end(), QueryEnd::cancelled);
    QTRY_VERIFY(
        m_server->asOwner("SELECT 'runs' FROM pg_stat_activity WHERE state = 'active' AND usename = 'reader'").empty());
    run("SELECT 1 AS one");
    QCOMPARE(view().model().rowCount(), 1);
}

void ResultsOnPostgresTest::showsItsTypes()
{
    run("SELECT 12345678901234567890.123::numeric AS exact, DATE '2025-01-31' AS day, '{\"a\": 1}'::jsonb AS doc, "
        "'\\x00ff'::bytea AS bytes, true AS yes, NULL::int AS nothing");
    const auto kind = [&](int column) {
        return static_cast<CellKind>(view().model().index(0, column).data(ResultModel::KindRole).toInt());
    };
    const std::vector<CellKind> kinds{kind(0), kind(1), kind(2), kind(3), kind(4), kind(5)};
    QCOMPARE(kinds,
             (std::vector<CellKind>{CellKind::number, CellKind::temporal, CellKind::json, CellKind::blob,
                                    CellKind::boolean, CellKind::null}));
    QCOMPARE(view().model().index(0, 0).data().toString(), QStringLiteral("12345678901234567890.123"));
}

void ResultsOnPostgresTest::showsCosts()
{
    QSignalSpy ended(m_panel.get(), &ResultsPanel::runEnded);
    m_panel->explain("SELECT o.* FROM orders o JOIN customers c ON true");
    QTRY_COMPARE(ended.size(), 1);
    PlanModel& model = m_panel->plan().model();
    QVERIFY2(model.hasCosts() && model.hasRows(), qPrintable(m_panel->messages().text()));
    QVERIFY(model.index(0, 0).data(PlanModel::ShareRole).isValid());
}

void ResultsOnPostgresTest::saysThatTheServerWentAwayAndGoesOn()
{
    run("SELECT i FROM generate_series(1, 1000000) AS i");
    QTRY_VERIFY(!view().result().isBusy());
    const int rows = view().model().rowCount();
    QVERIFY(m_server->restart());
    view().result().fetchMore();
    QTRY_COMPARE(view().result().end(), QueryEnd::failed);
    QCOMPARE(view().result().error().failure, EngineFailure::lost);
    QCOMPARE(view().model().rowCount(), rows);
    QVERIFY2(view().footText().startsWith(QStringLiteral("The connection was lost")), qPrintable(view().footText()));
    QVERIFY(m_panel->messages().text().contains(QStringLiteral("The connection was lost")));
    run("SELECT 2 AS two");
    QCOMPARE(view().model().index(0, 0).data().toString(), QStringLiteral("2"));
}

void ResultsOnPostgresTest::outlivesItsConnection()
{
    run("SELECT i FROM generate_series(1, 1000000) AS i");
    QTRY_VERIFY(!view().result().isBusy());
    const int rows = view().model().rowCount();
    m_bench->workbench().close();
    QCOMPARE(view().result().end(), QueryEnd::closed);
    QCOMPARE(view().model().rowCount(), rows);
    m_panel->run("SELECT 1", {});
    QVERIFY(m_panel->messages().text().contains(QStringLiteral("no database is open")));
}

QTEST_MAIN(ResultsOnPostgresTest)
#include "tst_resultsonpostgres.moc"
