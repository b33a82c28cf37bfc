#include "agents/agentrecord.h"
#include "agents/agentserver.h"
#include "benchmarks.h"
#include "database/livecheck.h"
#include "db/engines.h"
#include "mcp/mcpprotocol.h"
#include "store/runstore.h"
#include "support/sqlitefile.h"

#include <QCoreApplication>

#include <memory>
#include <string>
#include <utility>

namespace querymend::bench {

namespace {

constexpr auto statement = "SELECT c.name, count(*) AS orders FROM customers AS c JOIN orders AS o ON o.customer_id = "
                           "c.id GROUP BY c.name ORDER BY orders DESC LIMIT 20";

const SqliteFile& database()
{
    static const SqliteFile made{SqliteFile::sampleScript()};
    return made;
}

ConnectionTarget target()
{
    ConnectionTarget made;
    made.database = database().path().toStdString();
    return made;
}

SessionOpener openerOf(const ConnectionTarget& target)
{
    return [target] { return openSession(target); };
}

template <class Condition>
void waitFor(Condition condition)
{
    while (!condition())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

/// The check by itself, on the thread of a connection.
void check(benchmark::State& state)
{
    LiveDatabase live(openerOf(target()));
    bool isOpen = false;
    live.open(&live, [&](const Result<void, EngineError>&) { isOpen = true; });
    waitFor([&] { return isOpen; });
    LiveCheck checks(live);
    for (auto _ : state) {
        bool isChecked = false;
        checks.check(statement, &live, [&](const Verdict& verdict) {
            isChecked = true;
            if (verdict.primary())
                state.SkipWithError("the statement is wrong");
        });
        waitFor([&] { return isChecked; });
    }
}

/// A call of the tool, from its line to that of the answer.
void checkSql(benchmark::State& state, AgentSettings settings)
{
    AgentServer server({{"shop", target()}}, std::move(settings), openerOf);
    McpProtocol protocol({"1", ""});
    std::string answer;
    QObject::connect(&server, &AgentServer::answered, &server, [&](ToolCallId call, const ToolAnswer& given) {
        answer = protocol.finished(call, given).messages.front();
    });
    const std::string line = R"({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "check_sql", )"
                             R"("arguments": {"sql": ")"
        + std::string(statement) + R"("}}})";
    const auto call = [&] {
        answer.clear();
        server.begin(std::get<StartToolCall>(protocol.take(line).effects.front()));
        waitFor([&] { return !answer.empty(); });
    };
    call(); // which opens the database
    for (auto _ : state)
        call();
    if (answer.find(R"("status":"ok")") == std::string::npos)
        state.SkipWithError("the statement is wrong");
    server.finish();
}

void checkSqlStored(benchmark::State& state)
{
    const QTemporaryDir folder;
    auto store = RunStore::open(StorePlace{StoreFile{folder.filePath(QStringLiteral("runs.db")).toStdString()}});
    if (!store)
        return state.SkipWithError("the store cannot be opened");
    AgentRecord record(*store.value(), nullptr);
    AgentSettings settings;
    settings.keep = record.sink();
    settings.store = [&record] { return record.store(); };
    checkSql(state, std::move(settings));
}

} // namespace

void registerAgents()
{
    benchmark::RegisterBenchmark("agents/check", check)->UseRealTime();
    benchmark::RegisterBenchmark("agents/check_sql", [](benchmark::State& state) {
        AgentSettings settings;
        settings.keep = discardingSink();
        checkSql(state, std::move(settings));
    })->UseRealTime();
    benchmark::RegisterBenchmark("agents/check_sql, stored", checkSqlStored)->UseRealTime();
}

} // namespace querymend::bench
