// Calls that queue for another call to the same model: waiting time is counted apart from answer time.

#include "askingclient.h"

#include <QTest>

namespace querymend {

using std::chrono::milliseconds;
using std::chrono::seconds;

class QueuedCallsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aCallThatIsNotSentWaits()
    {
        ModelServer server;
        AskingClient asked(oneAtATime(server));
        asked.ask(1);
        asked.ask(2);
        QTRY_COMPARE(server.requests().size(), 1);
        asked.time().pass(seconds(5));
        QCOMPARE(asked.client.waited(EffectId{1}), milliseconds(0));
        QCOMPARE(asked.client.waited(EffectId{2}), milliseconds(5'000));
        asked.client.stop(EffectId{1});
        QTRY_COMPARE(server.requests().size(), 2);
        asked.time().pass(seconds(5));
        QCOMPARE(asked.client.waited(EffectId{2}), milliseconds(5'000)); // it has been sent and no longer waits
        asked.client.stop(EffectId{2});
        QCOMPARE(asked.client.waited(EffectId{2}), milliseconds(0)); // forgotten
    }

    void theTimeOfAReplyBeginsWhenItIsSent()
    {
        ModelServer server;
        AskingClient asked(oneAtATime(server));
        asked.ask(1);
        asked.ask(2);
        QTRY_COMPARE(server.requests().size(), 1);
        asked.time().pass(seconds(5));
        server.answerAlways(wholeReply());
        asked.client.stop(EffectId{1});
        QTRY_VERIFY(asked.reply());
        QCOMPARE(asked.reply()->time, milliseconds(0));
    }

private:
    /// For a server that does not answer.
    static ModelProfile oneAtATime(ModelServer& server)
    {
        server.answerAlways({Hang{}});
        ModelProfile profile = profileFor(server.url());
        profile.concurrency = 1;
        return profile;
    }
    static ServerScript wholeReply()
    {
        const QByteArray body = R"({"choices":[{"message":{"content":"SELECT 1"},"finish_reason":"stop"}]})";
        return {SendBytes{"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: "
                          + QByteArray::number(body.size()) + "\r\n\r\n" + body}};
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::QueuedCallsTest)

#include "tst_queuedcalls.moc"
