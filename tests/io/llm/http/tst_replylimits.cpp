// Truncated SQL may still run and return something else, so a reply that hit a limit of the server is accepted only if
// its form shows that it is complete.

#include "askingclient.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace querymend {

namespace {

QByteArray wholeReply(const QByteArray& format, const QString& text, const QString& finish)
{
    const auto line = [](const QJsonObject& object) { return QJsonDocument(object).toJson(QJsonDocument::Compact); };
    const QJsonObject message{{QStringLiteral("content"), text}};
    if (format == "ollama")
        return line({{QStringLiteral("message"), message},
                     {QStringLiteral("done"), true},
                     {QStringLiteral("done_reason"), finish}});
    if (format == "anthropic") {
        const QJsonObject part{{QStringLiteral("type"), QStringLiteral("text")}, {QStringLiteral("text"), text}};
        return line({{QStringLiteral("type"), QStringLiteral("message")},
                     {QStringLiteral("content"), QJsonArray{part}},
                     {QStringLiteral("stop_reason"), finish}});
    }
    const QJsonObject choice{{QStringLiteral("message"), message}, {QStringLiteral("finish_reason"), finish}};
    return line({{QStringLiteral("choices"), QJsonArray{choice}}});
}

} // namespace

class ReplyLimitsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aReplyAtItsLimitIsTakenIfItIsWhole_data()
    {
        QTest::addColumn<QByteArray>("format");
        QTest::addColumn<QString>("finish");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isTaken");
        QTest::addColumn<ModelFault>("fault");
        struct Server {
            const char* format;
            const char* atLimit;
            const char* atEnd;
        };
        for (const Server& server : {Server{"openai", "length", "stop"}, Server{"anthropic", "max_tokens", "end_turn"},
                                     Server{"ollama", "length", "stop"}, Server{"llamacpp", "length", "stop"}}) {
            const auto row = [&](const char* name, const char* finish, const char* text, bool isTaken) {
                QTest::addRow("%s: %s", server.format, name)
                    << QByteArray(server.format) << QString::fromLatin1(finish) << QString::fromLatin1(text) << isTaken
                    << ModelFault::malformed;
            };
            row("bare SQL at its limit may be cut", server.atLimit, "SELECT a FROM t", false);
            row("a block without its end is cut", server.atLimit, "```sql\nSELECT a FROM t", false);
            row("JSON without its end is cut", server.atLimit, "{\"sql\": \"SELECT a FROM t", false);
            row("a closed block is whole", server.atLimit, "```sql\nSELECT a FROM t\n```", true);
            row("closed JSON is whole", server.atLimit, "{\"sql\": \"SELECT a FROM t\"}", true);
            row("what ended by itself is whole", server.atEnd, "SELECT a FROM t", true);
        }
        QTest::newRow("anthropic: bare SQL at the end of the context may be cut")
            << QByteArray("anthropic") << QStringLiteral("model_context_window_exceeded")
            << QStringLiteral("SELECT a FROM t") << false << ModelFault::contextTooLong;
    }

    void aReplyAtItsLimitIsTakenIfItIsWhole()
    {
        QFETCH(QByteArray, format);
        QFETCH(QString, finish);
        QFETCH(QString, text);
        QFETCH(bool, isTaken);
        QFETCH(ModelFault, fault);
        ModelServer server;
        server.answerAlways(
            {SendBytes{chunkedResponse(jsonType, wholeReply(format, text, finish), 50)}, CloseConnection{}});
        AskingClient asked(profileFor(server.url(), format.constData()));
        asked.ask();
        QTRY_VERIFY(asked.answer);
        if (isTaken) {
            QVERIFY2(asked.reply(), asked.problem() ? asked.problem()->message.c_str() : "");
            QCOMPARE(QString::fromStdString(asked.reply()->text), text);
            return;
        }
        QVERIFY(asked.problem());
        QCOMPARE(asked.problem()->fault, fault);
        QVERIFY2(asked.problem()->message.find("may be cut") != std::string::npos, asked.problem()->message.c_str());
    }

    void aProxyThatWantsAPasswordIsAskedOnce()
    {
        ModelServer proxy;
        proxy.answerAlways({SendBytes{"HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic "
                                      "realm=\"r\"\r\nContent-Length: 0\r\n\r\n"},
                            CloseConnection{}});
        ModelProfile profile = profileFor(QStringLiteral("http://models.invalid/v1"));
        profile.proxy = proxy.url().toStdString();
        const auto route = routeOf(profile);
        QVERIFY(route.ok());
        AskingClient asked(profile, *route);
        asked.ask();
        QTRY_VERIFY(asked.answer);
        QVERIFY(asked.problem());
        QCOMPARE(asked.problem()->fault, ModelFault::auth);
        QVERIFY2(asked.problem()->message.find("proxy") != std::string::npos, asked.problem()->message.c_str());
    }
};

} // namespace querymend

QTEST_MAIN(querymend::ReplyLimitsTest)
#include "tst_replylimits.moc"
