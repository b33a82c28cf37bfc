// What agents' calls leave in the store, and what happens to a statement that no one approves.

#include "agents/agentrecord.h"
#include "agents/agentserver.h"
#include "db/engines.h"
#include "store/runstore.h"
#include "support/events.h"
#include "support/sqlitefile.h"

#include <QTest>

#include <QtNetwork/QLocalServer>

#include <memory>

using namespace querymend;
using namespace std::chrono_literals;

namespace {

std::unique_ptr<RunStore> emptyStore()
{
    auto store = RunStore::open(StorePlace{StoreMemory{}});
    return store ? std::move(store).value() : nullptr;
}

std::size_t countIn(RunStore& store, const std::string& run)
{
    const auto events = store.events(run);
    return events ? events->size() : 0;
}

} // namespace

class AgentServerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_shop.ok()); }

    void theEventsOfACallAreStoredBeforeItsAnswer()
    {
        const auto store = emptyStore();
        QVERIFY(store);
        AgentRecord record(*store, nullptr);
        const EventSink sink = record.sink();
        const std::vector<RunEvent> events = test::everyEvent("r");
        for (const RunEvent& event : events)
            QVERIFY(!sink(event));
        QCOMPARE(countIn(*store, "r"), std::size_t{0});
        QVERIFY(!record.store());
        QCOMPARE(countIn(*store, "r"), events.size());
    }

    void whatTakesLongIsStoredMeanwhile()
    {
        const auto store = emptyStore();
        QVERIFY(store);
        AgentRecord record(*store, nullptr);
        QVERIFY(!record.sink()(test::everyEvent("r").front()));
        QTRY_COMPARE(countIn(*store, "r"), std::size_t{1});
    }

    void runsBesideEachOtherAreStoredEachInItsOrder()
    {
        const auto store = emptyStore();
        QVERIFY(store);
        AgentRecord record(*store, nullptr);
        const std::vector<RunEvent> one = test::everyEvent("one");
        const std::vector<RunEvent> other = test::everyEvent("other");
        for (std::size_t i = 0; i < one.size(); ++i) {
            QVERIFY(!record.sink()(one[i]));
            QVERIFY(!record.sink()(other[i]));
        }
        QVERIFY(!record.store());
        QCOMPARE(countIn(*store, "one"), one.size());
        QCOMPARE(countIn(*store, "other"), other.size());
    }

    void whatIsLeftIsStoredAtTheEnd()
    {
        const auto store = emptyStore();
        QVERIFY(store);
        {
            AgentRecord record(*store, nullptr);
            QVERIFY(!record.sink()(test::everyEvent("r").front()));
        }
        QCOMPARE(countIn(*store, "r"), std::size_t{1});
    }

    void aStoreThatTakesNothingMoreStopsTheRuns()
    {
        const auto store = emptyStore();
        QVERIFY(store);
        AgentRecord record(*store, nullptr);
        RunEvent event = test::everyEvent("r").front();
        event.seq = 7; // there is no event before it
        QVERIFY(!record.sink()(event));
        QVERIFY(record.store());
        const auto problem = record.sink()(event);
        QVERIFY(problem);
        QCOMPARE(problem->kind, KeepProblem::Kind::lasting);
    }

    void anAgentIsToldThatItsRunCannotBeStored()
    {
        AgentSettings settings;
        settings.keep = discardingSink();
        settings.store = [] { return std::optional<std::string>("the disk is full"); };
        const ToolAnswer answer = answerTo(std::move(settings));
        QCOMPARE(answer.outcome, ToolOutcome::failed);
        QVERIFY2(answer.text.find("the disk is full") != std::string::npos, answer.text.c_str());
    }

    void aStatementThatNoOneApprovesIsRefused()
    {
        QTemporaryDir folder;
        QLocalServer silent; // a window that has stopped
        QVERIFY(silent.listen(folder.filePath(QStringLiteral("agents"))));
        AgentLink link(silent.fullServerName(), 0ms);
        AgentSettings settings;
        settings.keep = discardingSink();
        settings.window = &link;
        settings.patience = 1ms;
        const ToolAnswer answer = answerTo(std::move(settings));
        QCOMPARE(answer.outcome, ToolOutcome::failed);
        QVERIFY2(answer.text.find("no one approved it within 0 seconds") != std::string::npos, answer.text.c_str());
    }

    void withoutAWindowNothingWaits()
    {
        QTemporaryDir folder;
        AgentLink link(folder.filePath(QStringLiteral("agents")));
        AgentSettings settings;
        settings.keep = discardingSink();
        settings.window = &link;
        const ToolAnswer answer = answerTo(std::move(settings));
        QVERIFY2(answer.outcome == ToolOutcome::done, answer.text.c_str());
    }

private:
    /// What run_sql gives for a statement that is right.
    ToolAnswer answerTo(AgentSettings settings)
    {
        AgentServer server({{"shop", m_shop.target()}}, std::move(settings),
                           [](const ConnectionTarget& target) { return [target] { return openSession(target); }; });
        std::optional<ToolAnswer> answer;
        connect(&server, &AgentServer::answered, this, [&](ToolCallId, const ToolAnswer& given) { answer = given; });
        StartToolCall call;
        call.tool = AgentTool::runSql;
        call.arguments.sql = "SELECT name FROM customers";
        server.begin(call);
        [&] { QTRY_VERIFY(answer); }();
        server.finish();
        return answer.value_or(ToolAnswer());
    }

    SqliteFile m_shop{"CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT);"
                      "INSERT INTO customers VALUES (1, 'Ada'), (2, 'Bob')"};
};

QTEST_GUILESS_MAIN(AgentServerTest)
#include "tst_agentserver.moc"
