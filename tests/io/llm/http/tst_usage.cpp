// Token usage reported for calls: servers that report all, some or none of it, and calls that fail.

#include "askingclient.h"
#include "run/enumnames.h"

#include <QTest>

namespace querymend {

namespace {

/// A stream without its usage data.
QByteArray silentStreamOf(const QByteArray& format)
{
    QByteArray stream = streamOf(format);
    for (const char* told : {",\"prompt_eval_count\":7", ",\"eval_count\":3", ",\"usage\":{\"output_tokens\":3}",
                             "\"usage\":{\"input_tokens\":7,\"output_tokens\":1}",
                             "data: {\"choices\":[],\"usage\":{\"prompt_tokens\":7,\"completion_tokens\":3}}\n\n"})
        stream.replace(told, "");
    return stream;
}

QString shown(const std::optional<std::uint64_t>& count)
{
    return count ? QString::number(*count) : QStringLiteral("unknown");
}

QString shown(const std::optional<TokenCounts>& tokens)
{
    return tokens ? shown(tokens->prompt) + QLatin1Char('+') + shown(tokens->reply) : QStringLiteral("nothing");
}

const QByteArray begun = "data: {\"choices\":[{\"delta\":{\"content\":\"SELECT 1\"}}]}\n\n";
const QByteArray usageEvent = "data: {\"choices\":[],\"usage\":{\"prompt_tokens\":7,\"completion_tokens\":3}}\n\n";

} // namespace

class UsageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aReplySaysWhatIsKnown_data()
    {
        QTest::addColumn<QByteArray>("format");
        QTest::addColumn<QByteArray>("stream");
        QTest::addColumn<QString>("used");
        for (const QByteArray format : {"openai", "anthropic", "ollama", "llamacpp"}) {
            QTest::addRow("%s: all is told", format.constData()) << format << streamOf(format) << QStringLiteral("7+3");
            QTest::addRow("%s: nothing is told", format.constData())
                << format << silentStreamOf(format) << QStringLiteral("unknown+unknown");
        }
        QTest::newRow("openai: nothing is counted, and that is told as zero")
            << QByteArray("openai") << streamOf("openai").replace("s\":7", "s\":0").replace("s\":3", "s\":0")
            << QStringLiteral("unknown+unknown");
        QTest::newRow("ollama: the prompt was known from before, and is not told")
            << QByteArray("ollama") << streamOf("ollama").replace(",\"prompt_eval_count\":7", "")
            << QStringLiteral("unknown+3");
    }

    void aReplySaysWhatIsKnown()
    {
        QFETCH(QByteArray, format);
        QFETCH(QByteArray, stream);
        QFETCH(QString, used);
        ModelServer server;
        server.answerAlways({SendBytes{chunkedResponse("text/event-stream", stream, 30)}, CloseConnection{}});
        AskingClient asked(profileFor(server.url(), format.constData()));
        asked.ask();
        QTRY_VERIFY(asked.answer);
        QVERIFY2(asked.reply(), asked.problem() ? asked.problem()->message.c_str() : "");
        QCOMPARE(shown(asked.reply()->tokens), used);
    }

    void aFailureSaysWhatItCost_data()
    {
        QTest::addColumn<QByteArray>("format");
        QTest::addColumn<QByteArray>("response");
        QTest::addColumn<QString>("fault");
        QTest::addColumn<QString>("used");
        const auto row = [](const char* name, const char* format, const QByteArray& response, const char* fault,
                            const char* used) {
            QTest::addRow("%s: %s", format, name)
                << QByteArray(format) << response << QString::fromLatin1(fault) << QString::fromLatin1(used);
        };
        const QByteArray head = openHead(eventStreamType);
        row("a stream that is cut and told nothing", "openai", head + begun, "cut_off", "unknown+unknown");
        row("a stream that is cut and told what it used", "openai", head + begun + usageEvent, "cut_off", "7+3");
        row("a filter that tells", "openai",
            head + begun + "data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"content_filter\"}]}\n\n" + usageEvent
                + "data: [DONE]\n\n",
            "content_filter", "7+3");
        row("an error in mid-stream", "openai", head + begun + "data: {\"error\":{\"message\":\"gone\"}}\n\n",
            "server_error", "unknown+unknown");
        row("an empty reply", "openai",
            head + "data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"stop\"}]}\n\n" + usageEvent
                + "data: [DONE]\n\n",
            "malformed", "7+3");
        row("a reply at its limit, which is asked for twice", "openai",
            head + begun + "data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"length\"}]}\n\n" + usageEvent
                + "data: [DONE]\n\n",
            "malformed", "14+6");
        row("a good head and nothing after it", "openai", head, "cut_off", "unknown+unknown");
        row("a stream that is cut tells what was read", "anthropic", head + streamOf("anthropic").left(330), "cut_off",
            "7+unknown");
        row("a refusal under a bad status costs nothing", "openai",
            httpResponse(429, jsonType, "{\"error\":{\"message\":\"slow down\"}}"), "rate_limit", "nothing");
        row("a page that is no model's costs nothing", "openai", httpResponse(200, "text/html", "<html>hello</html>"),
            "wrong_server", "nothing");
    }

    void aFailureSaysWhatItCost()
    {
        QFETCH(QByteArray, format);
        QFETCH(QByteArray, response);
        QFETCH(QString, fault);
        QFETCH(QString, used);
        ModelServer server;
        server.answerAlways({SendBytes{response}, CloseConnection{}});
        AskingClient asked(profileFor(server.url(), format.constData()));
        asked.ask();
        QTRY_VERIFY(asked.answer);
        QVERIFY(asked.problem());
        QCOMPARE(QString::fromLatin1(recordName(asked.problem()->fault).data()), fault);
        QCOMPARE(shown(asked.problem()->tokens), used);
    }

    void whatWasSentAndNotAnsweredMayHaveCost()
    {
        ModelServer server;
        AskingClient asked(profileFor(server.url()));
        asked.ask();
        QTRY_COMPARE(server.requests().size(), 1);
        QTRY_COMPARE(asked.time().callsIn(std::chrono::seconds{180}), std::size_t{1});
        asked.time().pass(std::chrono::seconds{200});
        QVERIFY(asked.problem());
        QCOMPARE(asked.problem()->fault, ModelFault::timedOut);
        QCOMPARE(shown(asked.problem()->tokens), QStringLiteral("unknown+unknown"));
        QCOMPARE(asked.problem()->traffic.size(), std::size_t{1});
    }

    void whatIsStoppedTellsWhatThereWas()
    {
        ModelServer server;
        AskingClient asked(profileFor(server.url()));
        QVERIFY(!asked.client.stop(EffectId{1})); // never asked
        asked.ask();
        QVERIFY(!asked.client.stop(EffectId{1})); // not sent yet
        asked.ask();
        QTRY_COMPARE(server.requests().size(), 1);
        QTRY_COMPARE(asked.time().callsIn(std::chrono::seconds{180}), std::size_t{1});
        const auto stopped = asked.client.stop(EffectId{1});
        QVERIFY(stopped);
        QCOMPARE(stopped->fault, ModelFault::cancelled);
        QCOMPARE(stopped->message, std::string("It was cancelled before an answer began"));
        QCOMPARE(stopped->traffic.size(), std::size_t{1});
        QCOMPARE(stopped->traffic.front().status, 0U);
        QCOMPARE(shown(stopped->tokens), QStringLiteral("unknown+unknown"));
    }

    void aPromptThatOllamaCutsIsNoReply_data()
    {
        QTest::addColumn<int>("read");
        QTest::addColumn<bool>("isTaken");
        QTest::newRow("half of the context was read, as where it is cut") << 2050 << false;
        QTest::newRow("all of it fits after all") << 4000 << true;
    }

    void aPromptThatOllamaCutsIsNoReply()
    {
        QFETCH(int, read);
        QFETCH(bool, isTaken);
        ModelServer server;
        server.answerAlways({SendBytes{chunkedResponse(
            "application/x-ndjson",
            streamOf("ollama").replace("\"prompt_eval_count\":7", "\"prompt_eval_count\":" + QByteArray::number(read)),
            100)}});
        ModelProfile profile = profileFor(server.url(), "ollama");
        profile.contextTokens = 4096;
        AskingClient asked(profile);
        std::string longPrompt;
        for (int i = 0; i < 6000; ++i)
            longPrompt += "word ";
        asked.ask(1, longPrompt);
        QTRY_VERIFY(asked.answer);
        QCOMPARE(asked.reply() != nullptr, isTaken);
        if (isTaken)
            return;
        QCOMPARE(asked.problem()->fault, ModelFault::contextTooLong);
        const std::string& said = asked.problem()->message;
        QVERIFY2(said.find("2050") != std::string::npos
                     && said.find("the model's context holds 4096") != std::string::npos,
                 said.c_str());
        QVERIFY(server.requests().first().contains("\"num_ctx\":4096"));
        QVERIFY(server.requests().first().contains("\"truncate\":false"));
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::UsageTest)
#include "tst_usage.moc"
