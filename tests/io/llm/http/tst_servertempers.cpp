// Well-behaved and misbehaving servers in each of the four formats, over real connections.

#include "askingclient.h"

#include "support/wirescripts.h"

#include <QTest>

#include <array>

using namespace std::chrono_literals;

namespace querymend {

namespace {

using test::WireScript;

/// Builds the server's script for a format.
using Temper = ServerScript (*)(const WireScript& format);

QByteArray bytes(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

QByteArray head(const WireScript& format, const QByteArray& headers = {})
{
    return openHead(bytes(format.contentType), headers);
}

QByteArray stream(const WireScript& format, const std::vector<std::string>& messages, std::string_view lineEnd = "\n")
{
    return bytes(test::framed(format, messages, lineEnd));
}

QByteArray reply(const WireScript& format, std::string_view lineEnd = "\n")
{
    return stream(format, test::messagesOf(format, {"SELECT", " 1"}), lineEnd);
}

std::vector<std::string> begun(const WireScript& format)
{
    std::vector<std::string> messages = format.begin();
    messages.push_back(format.text("SELECT"));
    return messages;
}

ServerScript all(const QByteArray& sent, int pieces = 0)
{
    return {SendBytes{sent, pieces}, CloseConnection{}};
}

ServerScript errorWithStatus(int number, const QByteArray& headers = {})
{
    return {SendBytes{httpResponse(number, jsonType, R"({"error":{"message":"no","type":"t"}})", headers)}};
}

struct ReplyRow {
    const char* name;
    Temper temper;
    std::size_t characters = 8; ///< of the expected reply
};

const ReplyRow replies[] = {
    {"whole at once", [](const WireScript& f) { return all(head(f) + reply(f)); }},
    {"byte for byte", [](const WireScript& f) { return all(head(f) + reply(f), 1); }},
    {"in chunks of three bytes",
     [](const WireScript& f) { return all(chunkedResponse(bytes(f.contentType), reply(f), 3)); }},
    {"with lines that end in CR LF", [](const WireScript& f) { return all(head(f) + reply(f, "\r\n"), 1); }},
    {"with comments and empty lines",
     [](const WireScript& f) {
         const QByteArray between = f.framing == test::StreamFraming::lines ? "\n\n" : ": ping\n\n";
         return all(head(f) + between + reply(f) + between, 7);
     }},
    {"without the mark of its end",
     [](const WireScript& f) {
         auto messages = test::messagesOf(f, {"SELECT", " 1"});
         if (!f.mark.empty())
             messages.pop_back();
         return all(head(f) + stream(f, messages));
     }},
    {"without a word of its tokens",
     [](const WireScript& f) {
         auto messages = begun(f);
         messages.push_back(f.text(" 1"));
         for (std::string& message : f.endWithoutUsage())
             messages.push_back(std::move(message));
         return all(head(f) + stream(f, messages));
     }},
    {"as one JSON where a stream was asked for",
     [](const WireScript& f) {
         return all(httpResponse(200, jsonType, bytes(f.whole("SELECT 1", "", FinishReason::stop))));
     }},
    {"under a type that is not its own",
     [](const WireScript& f) {
         return all(httpResponse(200, "text/plain", bytes(f.whole("SELECT 1", "", FinishReason::stop))));
     }},
    {"of a megabyte",
     [](const WireScript& f) {
         const std::string text = test::longText(1024 * 1024);
         std::vector<std::string> parts;
         for (std::size_t at = 0; at < text.size(); at += 1024)
             parts.push_back(text.substr(at, 1024));
         return all(head(f) + stream(f, test::messagesOf(f, parts)), 1000);
     },
     1024 * 1024},
};

struct FaultRow {
    const char* name;
    Temper temper;
    ModelFault fault;
};

// clang-format off
const FaultRow faultRows[] = {
    {"a wrong key", [](const WireScript&) { return errorWithStatus(401); }, ModelFault::auth},
    {"too many requests", [](const WireScript&) { return errorWithStatus(429); }, ModelFault::rateLimit},
    {"a server that broke", [](const WireScript&) { return errorWithStatus(500); }, ModelFault::serverError},
    {"overload", [](const WireScript&) { return errorWithStatus(529); }, ModelFault::overload},
    {"a page instead of an answer",
     [](const WireScript&) { return all(httpResponse(200, "text/html", "<!DOCTYPE html><html></html>")); },
     ModelFault::wrongServer},
    {"sent on to another host",
     [](const WireScript&) { return errorWithStatus(307, "Location: https://example.invalid/\r\n"); },
     ModelFault::redirected},
    {"an error in mid-stream under 200",
     [](const WireScript& f) {
         auto messages = begun(f);
         messages.push_back(f.error("overloaded"));
         return all(head(f) + stream(f, messages));
     },
     ModelFault::overload},
    {"closed in mid-stream",
     [](const WireScript& f) { return all(head(f) + stream(f, begun(f))); }, ModelFault::cutOff},
    {"reset in mid-stream",
     [](const WireScript& f) {
         return ServerScript{SendBytes{head(f) + stream(f, begun(f))}, AwaitRelease{}, ResetConnection{}};
     },
     ModelFault::cutOff},
    {"bytes that are no UTF-8",
     [](const WireScript& f) { return all(head(f) + reply(f).replace("SELECT", "\xff\xfe")); }, ModelFault::malformed},
};
// clang-format on

} // namespace

class ServerTempersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void repliesCome_data()
    {
        addRows(std::size(replies), [](std::size_t i) { return replies[i].name; });
    }

    void repliesCome()
    {
        const ReplyRow& row = replies[pick()];
        ModelServer server;
        server.answerAlways(row.temper(*m_format));
        AskingClient asked(profileFor(server.url(), m_format->format.data()));
        asked.ask();
        QTRY_VERIFY_WITH_TIMEOUT(asked.answer, 20'000);
        QVERIFY2(asked.reply(), asked.problem() ? asked.problem()->message.c_str() : "");
        QCOMPARE(asked.reply()->text.size(), row.characters);
    }

    void faultsAreToldAsTheyAre_data()
    {
        addRows(std::size(faultRows), [](std::size_t i) { return faultRows[i].name; });
    }

    void faultsAreToldAsTheyAre()
    {
        const FaultRow& row = faultRows[pick()];
        ModelServer server;
        server.answerAlways(row.temper(*m_format));
        AskingClient asked(profileFor(server.url(), m_format->format.data()));
        asked.ask();
        QTRY_VERIFY(asked.answer || !asked.pieces.empty());
        server.release();
        QTRY_VERIFY(asked.answer);
        QVERIFY2(asked.problem(), "a reply came of it");
        QVERIFY2(asked.problem()->fault == row.fault, asked.problem()->message.c_str());
        QVERIFY(asked.problem()->message.find(testKey) == std::string::npos);
        QCOMPARE(server.requests().size(), 1);
    }

    void whoHangsIsGivenUp_data()
    {
        addRows(3, [](std::size_t i) {
            constexpr std::array names{"before the headers", "after the headers", "in mid-stream"};
            return names[i];
        });
    }

    void whoHangsIsGivenUp()
    {
        const std::size_t where = pick();
        const QByteArray sent = where == 0 ? QByteArray()
            : where == 1                   ? head(*m_format)
                                           : head(*m_format) + stream(*m_format, begun(*m_format));
        ModelServer server;
        server.answerAlways({SendBytes{sent}, Hang{}});
        AskingClient asked(profileFor(server.url(), m_format->format.data()));
        asked.ask();
        QTRY_COMPARE(server.requests().size(), 1);
        if (where == 2)
            QTRY_VERIFY(!asked.pieces.empty());
        while (!asked.answer) { // every limit is shorter than a day
            QVERIFY(asked.time().source().now() < 24h);
            asked.time().pass(1min);
            QCoreApplication::processEvents();
        }
        QVERIFY(asked.problem());
        QCOMPARE(asked.problem()->fault, ModelFault::timedOut);
    }

private:
    template <class Name>
    static void addRows(std::size_t count, Name name)
    {
        QTest::addColumn<QByteArray>("format");
        QTest::addColumn<qsizetype>("index");
        for (const WireScript& format : test::wireScripts()) {
            for (std::size_t i = 0; i < count; ++i)
                QTest::addRow("%s: %s", format.format.data(), name(i))
                    << bytes(format.format) << static_cast<qsizetype>(i);
        }
    }

    std::size_t pick()
    {
        QFETCH(QByteArray, format);
        QFETCH(qsizetype, index);
        m_format = test::wireScriptFor(format.toStdString());
        return static_cast<std::size_t>(index);
    }

    const WireScript* m_format = nullptr;
};

} // namespace querymend

QTEST_MAIN(querymend::ServerTempersTest)
#include "tst_servertempers.moc"
