// Several messages in one, as the older revisions of the protocol allow.

#include "mcpserver.h"

#include <QTest>

namespace querymend {

namespace {

using nlohmann::json;

McpProtocol initialized(const QByteArray& version)
{
    McpProtocol server = protocol();
    taken(server,
          "{'jsonrpc': '2.0', 'id': 0, 'method': 'initialize', 'params': {'protocolVersion': '" + version.toStdString()
              + "'}}");
    return server;
}

} // namespace

class McpBatchesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theOlderRevisionsAnswerABatchAsOne_data()
    {
        QTest::addColumn<QByteArray>("version");
        QTest::addColumn<bool>("isAllowed");
        QTest::newRow("2024-11-05") << QByteArray("2024-11-05") << true;
        QTest::newRow("2025-03-26") << QByteArray("2025-03-26") << true;
        QTest::newRow("2025-06-18, which took batches out") << QByteArray("2025-06-18") << false;
        QTest::newRow("2025-11-25") << QByteArray("2025-11-25") << false;
    }

    void theOlderRevisionsAnswerABatchAsOne()
    {
        QFETCH(const QByteArray, version);
        QFETCH(const bool, isAllowed);
        McpProtocol server = initialized(version);
        const json answers = answerTo(server,
                                      "[{'jsonrpc': '2.0', 'id': 1, 'method': 'ping'}, {'jsonrpc': '2.0', "
                                      "'method': 'notifications/initialized'}, {'jsonrpc': '2.0', 'id': 2, "
                                      "'method': 'sing'}]");
        QCOMPARE(answers.is_array(), isAllowed);
        if (!isAllowed) {
            QCOMPARE(answers["error"]["code"].get<int>(), -32600);
            return;
        }
        QCOMPARE(answers.size(), std::size_t{2});
        QCOMPARE(answers[0]["id"].get<int>(), 1);
        QCOMPARE(answers[1]["error"]["code"].get<int>(), -32601);
    }

    void aBatchIsAnsweredWhenItsLastCallIs()
    {
        McpProtocol server = initialized("2025-03-26");
        const std::string second = "{'jsonrpc': '2.0', 'id': 8, 'method': 'tools/call', 'params': {'name': 'run_sql', "
                                   "'arguments': {'sql': 'SELECT 2'}}}";
        const McpStep step =
            taken(server, "[" + std::string(call) + ", {'jsonrpc': '2.0', 'id': 1, 'method': 'ping'}, " + second + "]");
        QVERIFY(step.messages.empty());
        QCOMPARE(step.effects.size(), std::size_t{2});
        const auto idOf = [&](std::size_t at) { return std::get<StartToolCall>(step.effects[at]).call; };
        QVERIFY(server.finished(idOf(1), saying("two")).messages.empty());
        const McpStep last = server.finished(idOf(0), saying("one"));
        QCOMPARE(last.messages.size(), std::size_t{1});
        const json answers = json::parse(last.messages.front());
        QCOMPARE(answers.size(), std::size_t{3});
        QCOMPARE(answers[1]["id"].get<int>(), 8);
        QCOMPARE(answers[2]["id"].get<int>(), 7);
    }

    void aCancelledCallOfABatchHasNoAnswerInIt()
    {
        McpProtocol server = initialized("2025-03-26");
        taken(server, "[" + std::string(call) + ", {'jsonrpc': '2.0', 'id': 1, 'method': 'ping'}]");
        const McpStep cancelled = taken(server,
                                        "{'jsonrpc': '2.0', 'method': 'notifications/cancelled', 'params': "
                                        "{'requestId': 7}}");
        QCOMPARE(cancelled.effects.size(), std::size_t{1});
        QCOMPARE(cancelled.messages.size(), std::size_t{1});
        QCOMPARE(json::parse(cancelled.messages.front()).size(), std::size_t{1});
    }

    void oddBatches_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("answer");
        QTest::newRow("an empty one") << QByteArray("[]") << QByteArray("{");
        QTest::newRow("one of notifications") << QByteArray("[{'jsonrpc': '2.0', 'method': 'x'}]") << QByteArray();
        QTest::newRow("one of no messages") << QByteArray("[1, [2]]") << QByteArray("[{");
        QTest::newRow("one that is too long") << "[" + QByteArray("1,").repeated(60) + "1]" << QByteArray("{");
    }

    void oddBatches()
    {
        QFETCH(const QByteArray, line);
        QFETCH(const QByteArray, answer);
        McpProtocol server = initialized("2025-03-26");
        const McpStep step = taken(server, line.toStdString());
        QCOMPARE(step.messages.size(), std::size_t(answer.isEmpty() ? 0 : 1));
        QVERIFY(step.messages.empty() || step.messages.front().starts_with(answer.toStdString()));
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::McpBatchesTest)
#include "tst_mcpbatches.moc"
