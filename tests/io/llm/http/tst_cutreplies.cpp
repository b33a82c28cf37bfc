// Replies whose connection ends in mid-chunk, in every order in which a client can notice it.

#include "askingclient.h"

#include <QTest>

using namespace std::chrono_literals;

namespace querymend {

namespace {

const QByteArray wholeReply = R"({"choices":[{"message":{"content":"SELECT 1"},"finish_reason":"stop"}]})";

} // namespace

class CutRepliesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aReplyThatIsCutInMidChunkIsCutOff_data()
    {
        QTest::addColumn<QByteArray>("format");
        QTest::addColumn<QByteArray>("response");
        for (const QByteArray format : {"openai", "anthropic", "ollama", "llamacpp"}) {
            const QByteArray type = format == "ollama" ? "application/x-ndjson" : eventStreamType;
            const QByteArray stream = chunkedResponse(type, streamOf(format), 40);
            const qsizetype told = stream.indexOf(format == "anthropic"    ? "message_d"
                                                      : format == "ollama" ? "\"done\":true"
                                                                           : "\"finish_");
            const qsizetype body = stream.indexOf("\r\n\r\n") + 4;
            for (qsizetype size = body; size < told; size += 13)
                QTest::addRow("%s, %d bytes", format.constData(), static_cast<int>(size - body))
                    << format << stream.left(size);
        }
        QTest::newRow("JSON, by a byte") << QByteArray("openai") << chunkedResponse(jsonType, wholeReply, 7).chopped(8);
        QTest::newRow("JSON, by a chunk's size")
            << QByteArray("openai") << chunkedResponse(jsonType, wholeReply, 7).left(100);
    }

    /// Qt may report such a reply as complete, depending on the order in which its threads see the data and the end.
    void aReplyThatIsCutInMidChunkIsCutOff()
    {
        QFETCH(QByteArray, format);
        QFETCH(QByteArray, response);
        const auto answers = answersTo(response, format);
        QCOMPARE(answers.size(), std::size_t{3});
        for (const auto& answer : answers) {
            const auto* const problem = std::get_if<ModelProblem>(&answer);
            QVERIFY(problem);
            QVERIFY2(problem->fault == ModelFault::cutOff, problem->message.c_str());
        }
    }

    void whatWasToldCountsThoughTheConnectionEndsInMidChunk_data()
    {
        QTest::addColumn<QByteArray>("response");
        QTest::addColumn<std::optional<ModelFault>>("fault");
        const std::optional<ModelFault> none;
        QTest::newRow("a whole reply") << chunkedResponse(jsonType, wholeReply, 7).chopped(5) << none;
        QTest::newRow("a stream without its mark")
            << chunkedResponse(eventStreamType, streamOf("openai"), 40).chopped(25) << none;
        QByteArray limited = chunkedResponse(jsonType, R"({"error":{"message":"slowly"}})", 7).chopped(9);
        QTest::newRow("an error by its status") << limited.replace("200 OK", "429 Too Many Requests\r\nRetry-After: 20")
                                                << std::optional(ModelFault::rateLimit);
    }

    void whatWasToldCountsThoughTheConnectionEndsInMidChunk()
    {
        QFETCH(QByteArray, response);
        QFETCH(std::optional<ModelFault>, fault);
        const auto answers = answersTo(response);
        QCOMPARE(answers.size(), std::size_t{3});
        for (const auto& answer : answers) {
            const auto* const problem = std::get_if<ModelProblem>(&answer);
            QVERIFY2(problem == nullptr || problem->fault == fault, problem ? problem->message.c_str() : "");
            QCOMPARE(problem == nullptr, !fault);
            if (fault)
                QCOMPARE(problem->retryAfter, std::optional(20'000ms));
        }
    }

private:
    /// The results for one response when the connection ends in the same segment, right after it, and some time later.
    static std::vector<std::variant<ModelReply, ModelProblem>> answersTo(const QByteArray& response,
                                                                         const QByteArray& format = "openai")
    {
        std::vector<std::variant<ModelReply, ModelProblem>> answers;
        for (const ServerScript& script :
             {ServerScript{CloseWith{response}}, ServerScript{SendBytes{response}, CloseConnection{}},
              ServerScript{SendBytes{response, 1}, AwaitRelease{}, CloseConnection{}}}) {
            ModelServer server;
            server.answer(script);
            ModelProfile profile = profileFor(server.url(), format.constData());
            profile.time = {0s, 0s, 0s, 0s};
            AskingClient asked(profile);
            asked.ask();
            const auto isAsked = [&] { return server.requests().size() == 1; };
            if (!QTest::qWaitFor(isAsked, 30'000))
                return answers;
            server.release();
            const auto isAnswered = [&] {
                asked.time().pass(1s);
                return asked.answer.has_value();
            };
            if (!QTest::qWaitFor(isAnswered, 30'000))
                return answers;
            answers.push_back(*asked.answer);
        }
        return answers;
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::CutRepliesTest)

#include "tst_cutreplies.moc"
