// Cancelled calls, and many simultaneous ones.

#include "httpheard.h"

#include <QFile>
#include <QProcess>
#include <QTest>

#include <vector>

namespace querymend {

namespace {

/// Answers each request with 32 MB as fast as possible.
constexpr auto floodingServer = R"(
import http.server
class Flood(http.server.BaseHTTPRequestHandler):
    protocol_version = 'HTTP/1.1'
    def do_POST(self):
        self.send_response(200)
        self.send_header('Content-Type', 'application/json')
        self.send_header('Transfer-Encoding', 'chunked')
        self.end_headers()
        try:
            for _ in range(512):
                self.wfile.write(b'10000\r\n' + b'x' * 65536 + b'\r\n')
        except OSError:
            self.close_connection = True
    def log_message(self, *words):
        pass
class Server(http.server.ThreadingHTTPServer):
    request_queue_size = 128
server = Server(('127.0.0.1', 0), Flood)
print(server.server_port, flush=True)
server.serve_forever()
)";

/// A value from the kernel's status of this process.
long kilobytesInMemory(const char* which)
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray all = status.readAll();
    const qsizetype at = all.indexOf(which);
    return at < 0 ? 0 : all.mid(at + static_cast<qsizetype>(qstrlen(which))).simplified().split(' ').value(0).toLong();
}

} // namespace

class ManyCallsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_time = std::make_unique<ManualTime>(); }

    void aStoppedCallIsNotHeardOf()
    {
        ModelServer server;
        server.answerAlways({SendBytes{openHead(jsonType) + "{"}, AwaitRelease{}, SendBytes{"}"}});
        const auto calls = callsWith(smallLimits(), *m_time);
        Heard open;
        Heard waiting;
        const HttpCallId first = calls->start(requestTo(server), open.listener());
        const HttpCallId second = calls->start(requestTo(server), open.listener());
        const HttpCallId third = calls->start(requestTo(server), waiting.listener());
        QTRY_COMPARE(server.requests().size(), 2);
        calls->stop(third);
        calls->stop(first);
        calls->stop(second);
        QTRY_COMPARE(server.connections(), 0);
        server.release();
        Heard last;
        static_cast<void>(calls->start(requestTo(server), last.listener()));
        QTRY_COMPARE(last.pieces, std::string("{}"));
        QVERIFY(!open.end && !waiting.end);
    }

    void aCallIsStoppedAtAnyByte()
    {
        const QByteArray whole = chunkedResponse("text/event-stream", "data: {\"a\":1}\n\ndata: [DONE]\n\n", 9);
        ModelServer server;
        const auto calls = callsWith(smallLimits(), *m_time);
        for (qsizetype size = 0; size <= whole.size(); ++size) {
            server.answer({SendBytes{whole.left(size)}, Hang{}});
            Heard heard;
            const HttpCallId id = calls->start(requestTo(server), heard.listener());
            const bool isBody = size > whole.indexOf("\r\n\r\n") + 16;
            QTRY_VERIFY(isBody ? !heard.pieces.empty() : server.requests().size() == size + 1);
            calls->stop(id);
            calls->stop(id); // a second stop does no harm
            QTRY_VERIFY(server.connections() == 0 || heard.end);
        }
    }

    void callsTakeTurns_data()
    {
        QTest::addColumn<int>("concurrency");
        QTest::newRow("one after the other") << 1;
        QTest::newRow("two at a time") << 2;
    }

    void callsTakeTurns()
    {
        QFETCH(int, concurrency);
        ModelServer server;
        server.answerAlways({AwaitRelease{}, SendBytes{httpResponse(200, jsonType, "{}")}});
        HttpLimits limits = smallLimits();
        limits.concurrency = static_cast<std::uint32_t>(concurrency);
        const auto calls = callsWith(limits, *m_time);
        std::vector<int> order;
        for (int i = 0; i < 8; ++i) {
            static_cast<void>(calls->start(
                requestTo(server, std::to_string(i)),
                {[](const HttpResponse&, std::string_view) {}, [&order, i](const HttpEnd&) { order.push_back(i); }}));
        }
        QTRY_COMPARE(server.requests().size(), concurrency);
        server.release();
        QTRY_COMPARE(order.size(), std::size_t{8});
        QCOMPARE(server.mostAtOnce(), concurrency);
        if (concurrency > 1) // concurrent calls may overtake each other
            return;
        for (int i = 0; i < 8; ++i) {
            QCOMPARE(order.at(static_cast<std::size_t>(i)), i);
            QCOMPARE(server.requests().at(i).right(1).toInt(), i);
        }
    }

    void sixtyFourAreOnTheirWayAtOnce()
    {
        ModelServer server;
        server.answerAlways({AwaitRelease{}, SendBytes{httpResponse(200, jsonType, "{}")}});
        HttpLimits limits = smallLimits();
        limits.concurrency = 64;
        const auto calls = callsWith(limits, *m_time);
        std::vector<Heard> heard(64);
        for (Heard& one : heard)
            static_cast<void>(calls->start(requestTo(server), one.listener()));
        QTRY_COMPARE(server.requests().size(), 64); // all are sent before any is answered
        server.release();
        for (const Heard& one : heard) {
            QTRY_VERIFY(one.end);
            QVERIFY(!one.end->failure);
        }
    }

    /// However much the servers send, memory holds no more than the reply limits allow, plus a little in transit.
    void sixtyFourFloodsDoNotFillTheMemory()
    {
        QProcess server;
        server.start(QStringLiteral(QUERYMEND_PYTHON), {QStringLiteral("-c"), QLatin1String(floodingServer)});
        QVERIFY(server.waitForReadyRead(30'000));
        HttpRequest request;
        request.method = HttpMethod::post;
        request.url = "http://127.0.0.1:" + server.readLine().trimmed().toStdString();
        HttpLimits limits = smallLimits();
        limits.concurrency = 64;
        limits.replyBytes = std::size_t{1} << 20U;
        const auto calls = callsWith(limits, *m_time);
        const long before = kilobytesInMemory("VmRSS:");
        std::vector<Heard> heard(64);
        for (Heard& one : heard)
            static_cast<void>(calls->start(request,
                                           {[](const HttpResponse&, std::string_view) {},
                                            [&one](const HttpEnd& end) {
                                                one.end = {{}, end.failure};
                                            }}));
        for (const Heard& one : heard) {
            QTRY_VERIFY_WITH_TIMEOUT(one.end, 60'000);
            // Usually malformed, for its size. On a busy machine, the watch for floods may end the connection first.
            QVERIFY(one.fault().has_value());
        }
        const long most = kilobytesInMemory("VmHWM:") - before;
        QVERIFY2(before > 0 && most < 64 * 8 * 1024, QByteArray::number(qlonglong{most}).constData());
        server.kill();
        QVERIFY(server.waitForFinished());
    }

    void connectionsAreUsedAgain()
    {
        ModelServer server;
        server.answerAlways({SendBytes{httpResponse(200, jsonType, "{}")}});
        const auto calls = callsWith(smallLimits(), *m_time);
        // Qt does not always reuse a connection: it closes one whose answer arrives before Qt has begun to wait for it.
        constexpr int most = 200;
        int made = 0;
        while (made < most && server.acceptedConnections() == made) {
            Heard heard;
            static_cast<void>(calls->start(requestTo(server), heard.listener()));
            QTRY_VERIFY(heard.end && !heard.end->failure);
            ++made;
        }
        QVERIFY2(server.acceptedConnections() < made, "each call had a connection of its own");
    }

private:
    std::unique_ptr<ManualTime> m_time;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::ManyCallsTest)

#include "tst_manycalls.moc"
