// What a window sees of agents, and what a person decides of their statements, with the real program.

#include "agents/agentruns.h"
#include "program.h"
#include "run/eventrecord.h"
#include "support/mcpclient.h"
#include "support/sqlitefile.h"

#include <QSignalSpy>
#include <QTest>

#include <QtCore/QTemporaryDir>

#include <algorithm>
#include <memory>

using namespace querymend;
using program::isError;
using program::McpClient;
using program::object;
using program::textOf;
using program::valuesOf;

namespace {

using namespace Qt::StringLiterals;

/// The part of a window that watches agents.
struct Window {
    explicit Window(const AgentBorder& border = {}) { watch.setBorder(border); }

    AgentWatch watch{usualAgentSocket()};
    AgentRuns runs{watch};
};

QStringList typesOf(const AgentRun& run)
{
    QStringList types;
    for (const RunEvent& event : run.events)
        types.append(QString::fromUtf8(typeOf(event.body).data(), static_cast<qsizetype>(typeOf(event.body).size())));
    return types;
}

} // namespace

class McpBorderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_shop.ok()); }

    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("XDG_RUNTIME_DIR", m_folder->path().toLocal8Bit());
    }

    void aWindowFollowsATaskLive()
    {
        Window window;
        McpClient agent({url()}, store());
        QTRY_COMPARE(window.watch.connected().size(), std::size_t{1});
        agent.request(u"initialize"_s,
                      object("{'protocolVersion': '2025-11-25', 'clientInfo': {'name': 'robot', 'version': '1'}}"));
        QVERIFY(isError(agent.run(u"SELECT nme FROM customers"_s, object("{'task': 'who', 'question': 'Who?'}"))));
        QTRY_COMPARE(window.runs.runs().size(), std::size_t{1});
        const AgentRun& run = window.runs.runs().front();
        QTRY_VERIFY(typesOf(run).contains(u"hint_chosen"_s));
        QCOMPARE(run.state.start.model, std::string("robot"));
        QCOMPARE(run.state.start.question.text, std::string("Who?"));
        QVERIFY(!run.isOver());
        QCOMPARE(window.watch.connected().front().agent, std::string("robot"));
        QVERIFY(!isError(agent.run(u"SELECT name FROM customers"_s, object("{'task': 'who'}"))));
        QTRY_VERIFY(run.isOver());
        QCOMPARE(agent.end(), 0);
        QTRY_VERIFY(window.watch.connected().empty());
    }

    void aWindowThatIsOpenedInTheMiddleIsToldTheBeginning()
    {
        McpClient agent({url()}, store());
        QVERIFY(isError(agent.run(u"SELECT nme FROM customers"_s, object("{'task': 'who', 'question': 'Who?'}"))));
        Window window;
        QTRY_COMPARE(window.runs.runs().size(), std::size_t{1});
        QTRY_VERIFY(typesOf(window.runs.runs().front()).contains(u"hint_chosen"_s));
        QVERIFY(!isError(agent.run(u"SELECT name FROM customers"_s, object("{'task': 'who'}"))));
        QTRY_VERIFY(window.runs.runs().front().isOver());
        QCOMPARE(window.runs.runs().size(), std::size_t{1});
    }

    void aStatementWaitsUntilAPersonLetsItRun()
    {
        Window window({BorderRule::all});
        McpClient agent({url()}, store());
        QTRY_COMPARE(window.watch.connected().size(), std::size_t{1});
        const int call = agent.begin("run_sql", object("{'sql': 'SELECT name FROM customers', 'question': 'Who?'}"));
        QTRY_COMPARE(window.runs.held().size(), std::size_t{1});
        const HeldStatement held = window.runs.held().front();
        QCOMPARE(held.sql, std::string("SELECT name FROM customers"));
        QVERIFY2(held.database.ends_with("test.db"), held.database.c_str());
        window.runs.letRun(held.run);
        const QJsonObject result = agent.answer(call)["result"_L1].toObject();
        QVERIFY2(!isError(result), qPrintable(textOf(result)));
        QCOMPARE(valuesOf(result)["row_count"_L1].toInt(), 2);
        QTRY_VERIFY(window.runs.held().empty());
    }

    void aRefusalReachesTheAgentWithItsReason()
    {
        Window window({BorderRule::all});
        McpClient agent({url()}, store());
        QTRY_COMPARE(window.watch.connected().size(), std::size_t{1});
        const int call = agent.begin("run_sql", object("{'sql': 'SELECT name FROM customers', 'task': 't'}"));
        QTRY_COMPARE(window.runs.held().size(), std::size_t{1});
        window.runs.refuse(window.runs.held().front().run, "names are private");
        const QJsonObject result = agent.answer(call)["result"_L1].toObject();
        QVERIFY(isError(result));
        QVERIFY2(textOf(result).contains(u"names are private"_s), qPrintable(textOf(result)));
        QTRY_VERIFY(window.runs.runs().front().isOver());
        const auto& end = std::get<RunFinished>(window.runs.runs().front().events.back().body);
        QCOMPARE(end.outcome, RunOutcome::cancelled);
        QVERIFY(end.reason.find("names are private") != std::string::npos);
        const QStringList types = typesOf(window.runs.runs().front());
        QVERIFY2(!types.contains(u"checked"_s), "it never reached the database");

        window.watch.setBorder({}); // the task goes on
        QTRY_VERIFY(!isError(agent.run(u"SELECT id FROM customers"_s, object("{'task': 't'}"))));
    }

    void anEditedStatementIsRunInItsPlaceAndTheAgentIsTold()
    {
        Window window({BorderRule::all});
        McpClient agent({url()}, store());
        QTRY_COMPARE(window.watch.connected().size(), std::size_t{1});
        const int call = agent.begin("run_sql", object("{'sql': 'SELECT name FROM customers'}"));
        QTRY_COMPARE(window.runs.held().size(), std::size_t{1});
        window.runs.edit(window.runs.held().front().run, "SELECT name FROM customers WHERE id = 2");
        const QJsonObject result = agent.answer(call)["result"_L1].toObject();
        QVERIFY2(!isError(result), qPrintable(textOf(result)));
        QCOMPARE(valuesOf(result)["row_count"_L1].toInt(), 1);
        QCOMPARE(valuesOf(result)["rows"_L1][0][0].toString(), u"Bob"_s);
        QVERIFY2(textOf(result).contains(u"A person changed the statement"_s), qPrintable(textOf(result)));
        QVERIFY(textOf(result).contains(u"WHERE id = 2"_s));
    }

    void anEditThatWouldWriteIsRefusedAndTheStatementStillWaits()
    {
        Window window({BorderRule::all});
        McpClient agent({url()}, store());
        QTRY_COMPARE(window.watch.connected().size(), std::size_t{1});
        const int call = agent.begin("run_sql", object("{'sql': 'SELECT name FROM customers'}"));
        QTRY_COMPARE(window.runs.held().size(), std::size_t{1});
        QSignalSpy refused(&window.runs, &AgentRuns::editRefused);
        window.runs.edit(window.runs.held().front().run, "DELETE FROM customers");
        QTRY_COMPARE(refused.size(), 1);
        QVERIFY(!refused.front().front().toString().isEmpty());
        QCOMPARE(window.runs.held().size(), std::size_t{1});
        window.runs.letRun(window.runs.held().front().run);
        QCOMPARE(valuesOf(agent.answer(call)["result"_L1].toObject())["row_count"_L1].toInt(), 2);
    }

    void whatAPersonWantsToSee_data()
    {
        QTest::addColumn<int>("rule");
        QTest::addColumn<QString>("tool");
        QTest::addColumn<QString>("sql");
        QTest::addColumn<bool>("waits");
        const auto row = [](const char* title, BorderRule rule, const char* tool, const char* sql, bool waits) {
            QTest::newRow(title) << static_cast<int>(rule) << QString::fromUtf8(tool) << QString::fromUtf8(sql)
                                 << waits;
        };
        row("nothing", BorderRule::none, "run_sql", "SELECT name FROM customers", false);
        row("all: not what is only checked", BorderRule::all, "check_sql", "SELECT name FROM customers", false);
        row("all: not a plan", BorderRule::all, "explain_sql", "SELECT name FROM customers", false);
        row("all: not what is wrong anyway", BorderRule::all, "run_sql", "SELECT nme FROM customers", false);
        row("marked tables: one of them", BorderRule::onTables, "run_sql", "SELECT name FROM customers", true);
        row("marked tables: another", BorderRule::onTables, "run_sql", "SELECT id FROM orders", false);
        row("what costs much: SQLite does not tell", BorderRule::costly, "run_sql", "SELECT id FROM orders", true);
        row("what costs much: not what is wrong anyway", BorderRule::costly, "run_sql", "SELECT x FROM orders", false);
    }

    void whatAPersonWantsToSee()
    {
        QFETCH(const int, rule);
        QFETCH(const QString, tool);
        QFETCH(const QString, sql);
        QFETCH(const bool, waits);
        Window window({static_cast<BorderRule>(rule), 0, {"customers"}});
        McpClient agent({url()}, store());
        QTRY_COMPARE(window.watch.connected().size(), std::size_t{1});
        const int call = agent.begin(qPrintable(tool), {{u"sql"_s, sql}});
        if (waits) {
            QTRY_COMPARE(window.runs.held().size(), std::size_t{1});
            window.runs.letRun(window.runs.held().front().run);
        }
        const QByteArray answer = QJsonDocument(agent.answer(call)).toJson();
        QVERIFY(!answer.isEmpty());
        QTRY_VERIFY(window.runs.held().empty());
        const auto& runs = window.runs.runs();
        const bool wasHeld =
            std::ranges::any_of(runs, [](const AgentRun& run) { return typesOf(run).contains(u"run_paused"_s); });
        QCOMPARE(wasHeld, waits);
    }

    void aCheckedStatementStillWaitsWhenItIsRun()
    {
        Window window({BorderRule::all});
        McpClient agent({url()}, store());
        QTRY_COMPARE(window.watch.connected().size(), std::size_t{1});
        QVERIFY(!isError(agent.call("check_sql", object("{'sql': 'SELECT name FROM customers', 'task': 't'}"))));
        const int call = agent.begin("run_sql", object("{'sql': 'SELECT name FROM customers', 'task': 't'}"));
        QTRY_COMPARE(window.runs.held().size(), std::size_t{1});
        window.runs.letRun(window.runs.held().front().run);
        QCOMPARE(valuesOf(agent.answer(call)["result"_L1].toObject())["row_count"_L1].toInt(), 2);
    }

    void aWindowThatIsClosedRefusesWhatWaitsInIt()
    {
        auto window = std::make_unique<Window>(AgentBorder{BorderRule::all});
        McpClient agent({url()}, store());
        QTRY_COMPARE(window->watch.connected().size(), std::size_t{1});
        const int call = agent.begin("run_sql", object("{'sql': 'SELECT name FROM customers'}"));
        QTRY_COMPARE(window->runs.held().size(), std::size_t{1});
        window.reset();
        const QJsonObject result = agent.answer(call)["result"_L1].toObject();
        QVERIFY(isError(result));
        QVERIFY2(textOf(result).contains(u"closed"_s), qPrintable(textOf(result)));
        QVERIFY2(!isError(agent.run(u"SELECT name FROM customers"_s)), "without a window nothing waits");
    }

    void aCancelledCallWaitsNoLonger()
    {
        Window window({BorderRule::all});
        McpClient agent({url()}, store());
        QTRY_COMPARE(window.watch.connected().size(), std::size_t{1});
        const int call = agent.begin("run_sql", object("{'sql': 'SELECT name FROM customers'}"));
        QTRY_COMPARE(window.runs.held().size(), std::size_t{1});
        agent.cancel(call);
        QTRY_VERIFY(window.runs.held().empty());
        QTRY_VERIFY(window.runs.runs().front().isOver());
        QCOMPARE(agent.end(), 0);
    }

    void theRunIsInTheStoreToo()
    {
        {
            Window window({BorderRule::all});
            McpClient agent({url()}, store());
            QTRY_COMPARE(window.watch.connected().size(), std::size_t{1});
            const int call = agent.begin("run_sql", object("{'sql': 'SELECT name FROM customers', 'question': 'Q?'}"));
            QTRY_COMPARE(window.runs.held().size(), std::size_t{1});
            window.runs.letRun(window.runs.held().front().run);
            agent.answer(call);
            QCOMPARE(agent.end(), 0);
            m_live = window.runs.runs().front();
        }
        const auto exported =
            program::run({u"runs"_s, u"export"_s, QString::fromStdString(m_live.id()), u"--store"_s, store()});
        QVERIFY(m_live.events.size() > 5);
        for (const RunEvent& event : m_live.events) {
            const QByteArray line = QByteArray::fromStdString(toRecord(event));
            QVERIFY2(exported.out.contains(line), (line + exported.out + exported.err).constData());
        }
    }

private:
    [[nodiscard]] QString url() const { return u"sqlite://"_s + m_shop.path(); }
    [[nodiscard]] QString store() const { return m_folder->filePath(u"runs.db"_s); }

    std::unique_ptr<QTemporaryDir> m_folder;
    SqliteFile m_shop{"CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT);"
                      "CREATE TABLE orders (id INTEGER PRIMARY KEY, total REAL);"
                      "INSERT INTO customers VALUES (1, 'Ada'), (2, 'Bob')"};
    AgentRun m_live;
};

QTEST_GUILESS_MAIN(McpBorderTest)
#include "tst_mcpborder.moc"
