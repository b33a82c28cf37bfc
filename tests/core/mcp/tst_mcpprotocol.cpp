// What is answered to each line of a client, in both eras of the protocol.

#include "mcpserver.h"

#include <QTest>

namespace querymend {

namespace {

using nlohmann::json;

constexpr auto modernMeta =
    "'_meta': {'io.modelcontextprotocol/protocolVersion': '2026-07-28', 'io.modelcontextprotocol/clientInfo': {'name': "
    "'robot', 'version': '1'}, 'io.modelcontextprotocol/clientCapabilities': {}}";
std::string modern(const std::string& method, const std::string& more = {})
{
    return "{'jsonrpc': '2.0', 'id': 1, 'method': '" + method + "', 'params': {" + more + modernMeta + "}}";
}

/// The call that a line begins.
StartToolCall begun(McpProtocol& server, const std::string& line)
{
    const McpStep step = taken(server, line);
    return step.effects.empty() ? StartToolCall{} : std::get<StartToolCall>(step.effects.front());
}

} // namespace

class McpProtocolTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refuses_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("id");
        const auto row = [](const char* title, const char* line, int code, const char* id) {
            QTest::newRow(title) << QByteArray(line) << code << QByteArray(id);
        };
        row("what is no JSON", "SELECT 1", -32700, "null");
        row("JSON that is cut off", "{'jsonrpc': '2.0'", -32700, "null");
        row("text that is no UTF-8", "{\"jsonrpc\": \"\xFF\"}", -32700, "null");
        row("a list of messages", "[]", -32600, "null");
        row("a number", "5", -32600, "null");
        row("an empty object", "{}", -32600, "null");
        row("another version of JSON-RPC", "{'jsonrpc': '1.0', 'id': 1, 'method': 'ping'}", -32600, "1");
        row("a method that is no text", "{'jsonrpc': '2.0', 'id': 1, 'method': 5}", -32600, "1");
        row("an id that is null", "{'jsonrpc': '2.0', 'id': null, 'method': 'ping'}", -32600, "null");
        row("an id that is a fraction", "{'jsonrpc': '2.0', 'id': 1.5, 'method': 'ping'}", -32600, "null");
        row("an id that is an object", "{'jsonrpc': '2.0', 'id': {}, 'method': 'ping'}", -32600, "null");
        row("an id without end",
            ("{'jsonrpc': '2.0', 'id': '" + QByteArray(1001, 'x') + "', 'method': 'ping'}").constData(), -32600,
            "null");
        row("parameters in a list", "{'jsonrpc': '2.0', 'id': 1, 'method': 'ping', 'params': []}", -32602, "1");
        row("an unknown method", "{'jsonrpc': '2.0', 'id': 'x', 'method': 'resources/list'}", -32601, "'x'");
        row("initialize without a version", "{'jsonrpc': '2.0', 'id': 1, 'method': 'initialize'}", -32602, "1");
        row("a call without a tool", "{'jsonrpc': '2.0', 'id': 1, 'method': 'tools/call'}", -32602, "1");
        row("a call of an unknown tool",
            "{'jsonrpc': '2.0', 'id': 1, 'method': 'tools/call', 'params': {'name': 'drop_sql'}}", -32602, "1");
        row("a call without its statement",
            "{'jsonrpc': '2.0', 'id': 1, 'method': 'tools/call', 'params': {'name': 'run_sql'}}", -32602, "1");
        row("a page of a list that has one",
            "{'jsonrpc': '2.0', 'id': 1, 'method': 'tools/list', 'params': {'cursor': 'x'}}", -32602, "1");
        row("nesting without end", QByteArray(QByteArray(5000, '[') + QByteArray(5000, ']')).constData(), -32700,
            "null");
    }

    void refuses()
    {
        QFETCH(QByteArray, line);
        QFETCH(int, code);
        QFETCH(QByteArray, id);
        McpProtocol server = protocol();
        const json answer = answerTo(server, line.toStdString());
        QCOMPARE(answer["error"]["code"].get<int>(), code);
        QCOMPARE(QByteArray::fromStdString(answer["id"].dump()), QByteArray(id).replace('\'', '"'));
        QVERIFY(!answer["error"]["message"].get<std::string>().empty());
    }

    void refusesALineThatIsTooLong()
    {
        const McpStep step = protocol().takeTooLong();
        QCOMPARE(json::parse(step.messages.front())["error"]["code"].get<int>(), -32600);
    }

    void answersNothing_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("to a blank line") << QByteArray(" \r\n");
        QTest::newRow("to a notification") << QByteArray("{'jsonrpc': '2.0', 'method': 'notifications/initialized'}");
        QTest::newRow("to an unknown notification") << QByteArray("{'jsonrpc': '2.0', 'method': 'x'}");
        QTest::newRow("to an answer that nothing asked for") << QByteArray("{'jsonrpc': '2.0', 'id': 1, 'result': {}}");
        QTest::newRow("to the cancelling of nothing")
            << QByteArray("{'jsonrpc': '2.0', 'method': 'notifications/cancelled', 'params': {'requestId': 1}}");
    }

    void answersNothing()
    {
        QFETCH(QByteArray, line);
        McpProtocol server = protocol();
        const McpStep step = taken(server, line.toStdString());
        QVERIFY(step.messages.empty() && step.effects.empty());
    }

    void negotiatesAVersion_data()
    {
        QTest::addColumn<QByteArray>("asked");
        QTest::addColumn<QByteArray>("given");
        for (const char* const version : {"2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"})
            QTest::addRow("%s is served", version) << QByteArray(version) << QByteArray(version);
        QTest::newRow("an older one gets the newest") << QByteArray("2024-10-07") << QByteArray("2025-11-25");
        QTest::newRow("a newer one gets the newest") << QByteArray("2030-01-01") << QByteArray("2025-11-25");
        QTest::newRow("the stateless one has no initialize") << QByteArray("2026-07-28") << QByteArray("2025-11-25");
    }

    void negotiatesAVersion()
    {
        QFETCH(QByteArray, asked);
        QFETCH(QByteArray, given);
        McpProtocol server = protocol();
        const json answer =
            answerTo(server,
                     "{'jsonrpc': '2.0', 'id': 1, 'method': 'initialize', 'params': {'protocolVersion': '"
                         + asked.toStdString() + "'}}");
        const json& result = answer["result"];
        QCOMPARE(QByteArray::fromStdString(result["protocolVersion"].get<std::string>()), given);
        QCOMPARE(result["serverInfo"]["name"].get<std::string>(), std::string("querymend"));
        QCOMPARE(result["serverInfo"]["version"].get<std::string>(), std::string("1.2"));
        QCOMPARE(result["instructions"].get<std::string>(), std::string("read me"));
        QVERIFY(result["capabilities"].contains("tools"));
        QVERIFY(!result.contains("resultType"));
    }

    void tellsModernClientsWhatItServes()
    {
        McpProtocol server = protocol();
        const json result = answerTo(server, modern("server/discover"))["result"];
        QCOMPARE(result["resultType"].get<std::string>(), std::string("complete"));
        QCOMPARE(result["supportedVersions"].front().get<std::string>(), std::string("2026-07-28"));
        QVERIFY(result["ttlMs"].get<int>() >= 0);
        QCOMPARE(result["cacheScope"].get<std::string>(), std::string("private"));
        QVERIFY(result["capabilities"].contains("tools"));
        QCOMPARE(result["_meta"]["io.modelcontextprotocol/serverInfo"]["name"].get<std::string>(),
                 std::string("querymend"));
    }

    void refusesAnUnknownModernVersionWithThoseThatItServes()
    {
        McpProtocol server = protocol();
        std::string line = modern("tools/list");
        line.replace(line.find("2026-07-28"), 10, "2027-01-01");
        const json error = answerTo(server, line)["error"];
        QCOMPARE(error["code"].get<int>(), -32022);
        QCOMPARE(error["data"]["requested"].get<std::string>(), std::string("2027-01-01"));
        QCOMPARE(error["data"]["supported"].front().get<std::string>(), std::string("2026-07-28"));
    }

    void refusesAModernRequestWithoutCapabilities()
    {
        McpProtocol server = protocol();
        std::string line = modern("tools/list");
        line.replace(line.find("clientCapabilities"), 18, "somethingElse12345");
        QCOMPARE(answerTo(server, line)["error"]["code"].get<int>(), -32602);
    }

    void servesEachRequestInItsEra()
    {
        McpProtocol server = protocol();
        static_cast<void>(
            taken(server,
                  "{'jsonrpc': '2.0', 'id': 1, 'method': 'initialize', 'params': {'protocolVersion': '2025-06-18'}}"));
        const json old = answerTo(server, "{'jsonrpc': '2.0', 'id': 2, 'method': 'tools/list'}")["result"];
        QVERIFY(!old.contains("resultType") && !old.contains("ttlMs"));
        const json recent = answerTo(server, modern("tools/list"))["result"];
        QVERIFY(recent.contains("resultType") && recent.contains("ttlMs") && recent.contains("cacheScope"));
        QCOMPARE(old["tools"].size(), recent["tools"].size());
        QVERIFY(answerTo(server, "{'jsonrpc': '2.0', 'id': 3, 'method': 'ping'}").contains("result"));
        QCOMPARE(answerTo(server, modern("ping"))["error"]["code"].get<int>(), -32601);
        QCOMPARE(answerTo(server, modern("initialize"))["error"]["code"].get<int>(), -32601);
    }

    void answersACallWhenItIsDone_data()
    {
        QTest::addColumn<bool>("isModern");
        QTest::newRow("in the old form") << false;
        QTest::newRow("in the stateless form") << true;
    }

    void answersACallWhenItIsDone()
    {
        QFETCH(bool, isModern);
        McpProtocol server = protocol();
        const StartToolCall started =
            begun(server,
                  isModern ? modern("tools/call", "'name': 'run_sql', 'arguments': {'sql': 'SELECT 1'}, ")
                           : std::string(call));
        QVERIFY(started.tool == AgentTool::runSql);
        QCOMPARE(started.arguments.sql, std::string("SELECT 1"));
        QCOMPARE(started.agent, std::string(isModern ? "robot" : ""));
        ToolAnswer wrong = saying("wrong");
        wrong.outcome = ToolOutcome::failed;
        const json answer = json::parse(server.finished(started.call, wrong).messages.front());
        QCOMPARE(answer["id"].get<int>(), isModern ? 1 : 7);
        QCOMPARE(answer["result"]["isError"].get<bool>(), true);
        QCOMPARE(answer["result"]["content"][0]["text"].get<std::string>(), std::string("wrong"));
        QCOMPARE(answer["result"]["structuredContent"]["status"].get<std::string>(), std::string("ok"));
        QCOMPARE(answer["result"].contains("resultType"), isModern);
        QCOMPARE(server.openCalls(), std::size_t{0});
    }

    void takesTheAgentsNameFromInitialize()
    {
        McpProtocol server = protocol();
        static_cast<void>(taken(server,
                                "{'jsonrpc': '2.0', 'id': 1, 'method': 'initialize', 'params': {'protocolVersion': "
                                "'2025-06-18', 'clientInfo': {'name': 'two\\nlines', 'version': '1'}}}"));
        QCOMPARE(begun(server, call).agent, std::string("two lines"));
    }

    void answersNothingForACancelledCall()
    {
        McpProtocol server = protocol();
        const StartToolCall started = begun(server, call);
        const McpStep step =
            taken(server, "{'jsonrpc': '2.0', 'method': 'notifications/cancelled', 'params': {'requestId': 7}}");
        QVERIFY(std::get<CancelToolCall>(step.effects.front()).call == started.call);
        QVERIFY(server.finished(started.call, saying("late")).messages.empty());
        QVERIFY(server.progressed(started.call, 1, "").messages.empty());
    }

    void refusesAnIdThatIsInUse()
    {
        McpProtocol server = protocol();
        const StartToolCall started = begun(server, call);
        QCOMPARE(answerTo(server, call)["error"]["code"].get<int>(), -32600);
        static_cast<void>(server.finished(started.call, saying("done")));
        QVERIFY(!taken(server, call).effects.empty());
    }

    void reportsProgressOnlyToThoseWhoAsked_data()
    {
        QTest::addColumn<QByteArray>("meta");
        QTest::addColumn<QByteArray>("token");
        QTest::newRow("a text") << QByteArray("{'progressToken': 'p'}") << QByteArray("'p'");
        QTest::newRow("a number") << QByteArray("{'progressToken': 5}") << QByteArray("5");
        QTest::newRow("none") << QByteArray("{}") << QByteArray();
        QTest::newRow("a list is no token") << QByteArray("{'progressToken': []}") << QByteArray();
    }

    void reportsProgressOnlyToThoseWhoAsked()
    {
        QFETCH(QByteArray, meta);
        QFETCH(QByteArray, token);
        McpProtocol server = protocol();
        const StartToolCall started = begun(server,
                                            "{'jsonrpc': '2.0', 'id': 1, 'method': 'tools/call', 'params': {'name': "
                                            "'run_sql', 'arguments': {'sql': 'SELECT 1'}, '_meta': "
                                                + meta.toStdString() + "}}");
        const McpStep step = server.progressed(started.call, 2, "working");
        QCOMPARE(step.messages.empty(), token.isEmpty());
        if (token.isEmpty())
            return;
        const json message = json::parse(step.messages.front());
        QCOMPARE(message["method"].get<std::string>(), std::string("notifications/progress"));
        QCOMPARE(QByteArray::fromStdString(message["params"]["progressToken"].dump()),
                 QByteArray(token).replace('\'', '"'));
        QCOMPARE(message["params"]["progress"].get<int>(), 2);
        QVERIFY(!message.contains("id"));
    }

    void keepsAnswersWithinTheirLimit_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("structured");
        QTest::newRow("a long text") << QByteArray(200'000, 'x') << 10;
        QTest::newRow("a text that doubles when it is escaped") << QByteArray(200'000, '"') << 10;
        QTest::newRow("a text whose end is escaped") << QByteArray(40'000, 'x') + QByteArray(40'000, '\x01') << 10;
        QTest::newRow("both are long") << QByteArray(50'000, 'x') << 50'000;
        QTest::newRow("values that are too long by themselves") << QByteArray("x") << 100'000;
        QTest::newRow("characters of several bytes") << QByteArray("\xC3\xA9").repeated(100'000) << 10;
    }

    void keepsAnswersWithinTheirLimit()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, structured);
        McpProtocol server = protocol();
        const StartToolCall started = begun(server, call);
        ToolAnswer answer = saying(text.toStdString());
        answer.structured["rows"] = std::string(static_cast<std::size_t>(structured), 'y');
        const std::string message = server.finished(started.call, answer).messages.front();
        QVERIFY2(message.size() <= longestAnswer, QByteArray::number(qulonglong(message.size())).constData());
        const json result = json::parse(message)["result"];
        QVERIFY(!result["content"][0]["text"].get<std::string>().empty());
        if (!result.contains("structuredContent"))
            QVERIFY(result["isError"].get<bool>());
    }

    void answersCallsBeyondTheMostAsFailed()
    {
        McpProtocol server = protocol();
        const auto numbered = [](std::size_t id) {
            return "{'jsonrpc': '2.0', 'id': " + std::to_string(id)
                + ", 'method': 'tools/call', 'params': {'name': 'run_sql', 'arguments': {'sql': 'SELECT 1'}}}";
        };
        for (std::size_t id = 0; id < McpProtocol::mostOpenCalls; ++id)
            QVERIFY(!taken(server, numbered(id)).effects.empty());
        const json answer = answerTo(server, numbered(McpProtocol::mostOpenCalls));
        QCOMPARE(answer["result"]["isError"].get<bool>(), true);
        QCOMPARE(server.openCalls(), McpProtocol::mostOpenCalls);
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::McpProtocolTest)
#include "tst_mcpprotocol.moc"
