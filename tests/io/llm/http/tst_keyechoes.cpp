// Servers that echo the API key in every conceivable encoding: it must not reach anything that is stored or shown.

#include "askingclient.h"
#include "llm/http/splitkey.h"
#include "llm/http/streammask.h"
#include "run/eventrecord.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <random>

namespace querymend {

namespace {

/// Its characters are escaped differently by JSON, URLs and base64.
constexpr auto awkwardKey = "sk-\"a/b+c%d\\e=f&g~zz";

std::string recordOf(const std::variant<ModelReply, ModelProblem>& answer)
{
    EventBody body;
    if (const auto* const reply = std::get_if<ModelReply>(&answer)) {
        body = ModelReplied{EffectId{1}, {}, reply->text, reply->tokens, reply->time, reply->traffic, reply->detail};
    } else {
        const auto& problem = std::get<ModelProblem>(answer);
        body = ModelFailed{EffectId{1}, {}, problem.fault, problem.message, {}, {}, problem.traffic};
    }
    return toRecord({"r", 1, 1, body});
}

QByteArray jsonText(const QByteArray& text)
{
    return QByteArray::fromStdString(nlohmann::json(text.toStdString()).dump());
}

QByteArray allEscaped(const QByteArray& text)
{
    QByteArray out;
    for (const char c : text)
        out += "\\u00" + QByteArray(1, c).toHex();
    return out;
}

QByteArray allPercent(const QByteArray& text)
{
    QByteArray out;
    for (const char c : text)
        out += '%' + QByteArray(1, c).toHex().toUpper();
    return out;
}

QByteArray delta(const QByteArray& name, const QByteArray& text)
{
    return "data: {\"choices\":[{\"delta\":{\"" + name + "\":" + text + "}}]}\n\n";
}

/// Sends `text` in events of `size` bytes each.
QByteArray inDeltas(const QByteArray& name, const QByteArray& text, qsizetype size)
{
    QByteArray out;
    for (qsizetype at = 0; at < text.size(); at += size)
        out += delta(name, jsonText(text.mid(at, size)));
    return out;
}

const QByteArray streamEnd = "data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"stop\"}]}\n\ndata: [DONE]\n\n";

} // namespace

class KeyEchoesTest : public QObject {
    Q_OBJECT

    void row(const char* name, const QByteArray& response) { QTest::addRow("%s", name) << response; }

    static QByteArray stream(const QByteArray& body, const QByteArray& headers = {})
    {
        return chunkedResponse("text/event-stream", body, 17, headers);
    }

    static QByteArray error(const QByteArray& message)
    {
        return httpResponse(401, jsonType, "{\"error\":{\"message\":" + message + "}}");
    }

private Q_SLOTS:
    void theKeyIsInNothing_data()
    {
        QTest::addColumn<QByteArray>("response");
        const QByteArray key = awkwardKey;
        const QByteArray sql = "SELECT 1 -- ";
        row("as it is, in an error", error(jsonText("wrong key " + key)));
        row("as it is, in a text that is no JSON", httpResponse(500, "text/plain", "key " + key));
        row("as it is, in a page's title", httpResponse(502, "text/html", "<title>" + key + "</title>"));
        row("with every byte escaped, in an error", error('"' + allEscaped(key) + '"'));
        row("escaped in some way, in an error", error(jsonText(key).replace("/", "\\/")));
        row("in base64", error(jsonText(key.toBase64())));
        row("in base64 after the name of a user", error(jsonText("Basic " + ("me:" + key).toBase64())));
        row("in base64 after another name", error(jsonText("Basic " + ("user:" + key + "x").toBase64())));
        row("in base64 after a third name", error(jsonText("Basic " + ("root:" + key + "xy").toBase64())));
        row("in base64 for addresses", error(jsonText(key.toBase64(QByteArray::Base64UrlEncoding))));
        row("as an address has it", error(jsonText("http://x/?key=" + key.toPercentEncoding())));
        row("as an address has it, in small letters", error(jsonText(key.toPercentEncoding().toLower())));
        row("as an address may have it", error(jsonText(allPercent(key))));
        row("in hexadecimal digits", error(jsonText(key.toHex())));
        row("in a header", "HTTP/1.1 401 No\r\nContent-Length: 0\r\nX-Echo: Bearer " + key + "\r\n\r\n");
        row("in a cookie", "HTTP/1.1 401 No\r\nContent-Length: 0\r\nSet-Cookie: k=" + key + "\r\n\r\n");
        row("in the address of a redirect",
            "HTTP/1.1 307 No\r\nContent-Length: 0\r\nLocation: http://x/" + key + "\r\n\r\n");
        row("in an error that is too long to be shown whole", error(jsonText(QByteArray(988, 'x') + ' ' + key)));
        row("in a reply", stream(inDeltas("content", sql + key, 100) + streamEnd));
        row("in a reply, byte by byte", stream(inDeltas("content", sql + key, 1) + streamEnd));
        row("in a reply, cut in two", stream(inDeltas("content", sql + key, 19) + streamEnd));
        row("in a reply, escaped and cut",
            stream(delta("content", '"' + allEscaped(sql + key.left(5)) + '"')
                   + delta("content", '"' + allEscaped(key.mid(5)) + '"') + streamEnd));
        row("in thoughts, byte by byte",
            stream(inDeltas("reasoning_content", key, 1) + inDeltas("content", "SELECT 1", 9) + streamEnd));
        row("in a refusal, byte by byte", stream(inDeltas("refusal", key, 1) + streamEnd));
        row("between thoughts and text",
            stream(delta("reasoning_content", jsonText(key.left(8))) + inDeltas("content", "SELECT 1", 9) + streamEnd));
        row("in a stream that breaks off in the middle of it",
            openHead("text/event-stream") + "data: {\"error\":\"" + key.left(3) + key.mid(3, 12));
        row("in an error in mid-stream",
            stream(inDeltas("content", "SELECT", 6) + "data: {\"error\":{\"message\":" + jsonText(key) + "}}\n\n"));
        row("as the name of the model",
            stream("data: {\"model\":" + jsonText(key) + ",\"choices\":[]}\n\n" + inDeltas("content", "SELECT 1", 9)
                   + streamEnd));
    }

    void theKeyIsInNothing()
    {
        QFETCH(QByteArray, response);
        ModelServer server;
        server.answerAlways({SendBytes{response, 50}, CloseConnection{}});
        ManualTime time;
        ModelEndpoint endpoint(profileFor(server.url()), HttpRoute{{}, ProxyUse::none, {}}, Secret(awkwardKey),
                               time.source());
        HttpModelClient client(endpoint);
        std::string seen;
        connect(&client, &HttpModelClient::pieceArrived, &client,
                [&](EffectId, const ReplyPiece& piece) { seen += piece.text; });
        std::optional<std::variant<ModelReply, ModelProblem>> answer;
        AskModel request;
        request.effect = EffectId{1};
        request.prompt = {{ChatRole::user, "question", "How many?"}};
        client.ask(request, [&](const auto& what) { answer = what; });
        QTRY_VERIFY(answer);
        QVERIFY(server.requests().first().contains(awkwardKey)); // the key was sent
        const QByteArray kept = QByteArray::fromStdString(recordOf(*answer)) + QByteArray::fromStdString(seen);
        isNowhereIn(kept);
        const auto* const problem = std::get_if<ModelProblem>(&*answer);
        isNowhereIn(QByteArray::fromStdString(problem ? problem->message : std::get<ModelReply>(*answer).text));
    }

    void shownPiecesAreThoseOfTheReply()
    {
        const KeyMask mask{Secret("sk-sk-12345")};
        StreamMask stream(mask);
        std::string shown;
        for (const char c : std::string("risk sk-sk-sk-12345, sk-s"))
            shown += stream.next(std::string(1, c));
        QCOMPARE(shown, std::string("risk sk-[secret], "));
        QCOMPARE(stream.rest(), std::string("[secret]")); // may have been the start of a key
        StreamMask other(mask);
        QCOMPARE(other.next("all is s"), std::string("all is "));
        QCOMPARE(other.rest(), std::string("s"));
    }

    void whatIsNoKeyStaysByteForByte()
    {
        const std::vector<Secret> keys{Secret("sk-12345")};
        for (const std::string body : {"data: {\"a\":\"sk-1234\"} {\"a\":\"6 \\u00e9 \\\" sk-\"} \"unended",
                                       "{\"a\": [\"sk-\", \"1234\"], \"b\": \"5\"}", "", "\"", "\"\\"})
            QCOMPARE(withoutSplitKeys(body, keys), body);
        QCOMPARE(withoutSplitKeys("{\"a\":\"x sk-1\"}{\"b\":\"y\",\"a\":\"23\"}{\"a\":\"45 z\"}", keys),
                 std::string("{\"a\":\"[secret]\"}{\"b\":\"y\",\"a\":\"\"}{\"a\":\"\"}"));
    }

    void aKeyInAnyPiecesIsTakenOut()
    {
        const QByteArray key = awkwardKey;
        const KeyMask mask{Secret(awkwardKey)};
        std::minstd_rand chance(7);
        for (int round = 0; round < 2000; ++round) {
            QByteArray body;
            std::string told;
            StreamMask stream(mask);
            const QByteArray text = "before " + key + (round % 2 == 0 ? key : " after");
            for (qsizetype at = 0; at < text.size();) {
                const qsizetype size = 1 + static_cast<qsizetype>(chance() % 9);
                const QByteArray piece = text.mid(at, size);
                body += delta("content", chance() % 3 == 0 ? '"' + allEscaped(piece) + '"' : jsonText(piece));
                if (chance() % 4 == 0)
                    body += delta("role", "\"assistant\"") + ": ping\n\n";
                told += stream.next(piece.toStdString());
                at += size;
            }
            told += stream.rest();
            QVERIFY2(told.find(awkwardKey) == std::string::npos && told.starts_with("before [secret]"), told.c_str());
            const std::string kept = mask.inBody(body.toStdString());
            QVERIFY2(kept.find("[secret]") != std::string::npos, kept.c_str());
            QCOMPARE(withoutSplitKeys(kept, {Secret(awkwardKey)}), kept); // no split key is left to mask
        }
    }

    void aKeyOfAFewLettersIsMaskedWhereItStandsAlone()
    {
        const KeyMask mask{Secret("abc")};
        QCOMPARE(mask("Bearer abc, not abcd or _abc: 'abc'"),
                 std::string("Bearer [secret], not abcd or _abc: '[secret]'"));
        QCOMPARE(mask.inContent("SELECT abc FROM t"), std::string("SELECT abc FROM t")); // may be an ordinary word here
        QCOMPARE(KeyMask{Secret()}("nothing to hide"), std::string("nothing to hide"));
    }

private:
    /// Contains neither the key, in plain or any reversible encoding, nor most of it.
    static void isNowhereIn(const QByteArray& text)
    {
        const QByteArray key = awkwardKey;
        const QByteArray asJson = jsonText(key);
        for (const QByteArray& spelling :
             {key, asJson.mid(1, asJson.size() - 2), key.toBase64(), key.toHex(), key.toPercentEncoding(),
              key.toPercentEncoding().toLower(), allPercent(key), allEscaped(key), key.left(12),
              ("me:" + key).toBase64().mid(4, 16), ("user:" + key).toBase64().mid(8, 16),
              ("root:" + key).toBase64().mid(8, 16)})
            QVERIFY2(!text.contains(spelling), (spelling + " is in " + text).constData());
        // The key may be split across events: join all `content` values.
        QByteArray joined;
        for (qsizetype at = text.indexOf("content\\\":\\\""); at >= 0; at = text.indexOf("content\\\":\\\"", at + 1))
            joined += text.mid(at + 12, text.indexOf("\\\"", at + 12) - at - 12);
        QVERIFY2(!joined.contains(key.left(12)), joined.constData());
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::KeyEchoesTest)
#include "tst_keyechoes.moc"
