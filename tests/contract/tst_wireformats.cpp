// Properties of every row of the wire format table: each gets the same messages in its own encoding.

#include "wirecontract.h"

namespace querymend {

using namespace test;

namespace {

std::string reply(const std::string& words, const char* reasoning = "", const char* finish = "stop",
                  const char* usage = "12+5")
{
    return "text: " + words + "\nreasoning: " + reasoning + "\nfinish: " + finish + "\nusage: " + usage
        + "\nmodel: m-1\npieces: " + words + "\nthoughts: " + reasoning;
}

const std::string sql = "SELECT 'Zürich 🏔' AS \"a\\b\"\n\tFROM t";

} // namespace

class WireFormatsTest : public WireContract {
    Q_OBJECT

private Q_SLOTS:
    void readsAStreamCutAnywhere_data() { formats(); }
    void readsAStreamCutAnywhere()
    {
        pick();
        everyCut(messagesOf(*m_script, {sql.substr(0, 9), sql.substr(9)}), reply(sql));
    }

    void keepsReasoningApart_data() { formats(); }
    void keepsReasoningApart()
    {
        pick();
        std::vector<std::string> messages = m_script->begin();
        for (const char* thought : {"Count ", "them."})
            messages.push_back(m_script->reasoning(thought));
        messages.push_back(m_script->text("SELECT 1"));
        for (const std::string& message : m_script->end(FinishReason::stop))
            messages.push_back(message);
        everyCut(messages, reply("SELECT 1", "Count them."));
    }

    void readsAWholeReplyAsItsStream_data() { formats(); }
    void readsAWholeReplyAsItsStream()
    {
        pick();
        const std::string whole = m_script->whole(sql, "Hm.", FinishReason::stop);
        const std::string expected = reply(sql, "Hm.").substr(0, reply(sql, "Hm.").find("\npieces"));
        for (const char* contentType :
             {"application/json", "application/json; charset=utf-8", "text/plain", "", m_script->contentType.data()}) {
            for (const std::string& body : {whole, "\xEF\xBB\xBF" + whole + "\r\n"}) {
                for (std::size_t cut = 0; cut <= body.size(); ++cut) {
                    const std::string said = readInTwo(*m_format, contentType, body, cut);
                    QCOMPARE(text(said.substr(0, said.find("\npieces"))), text(expected));
                }
            }
        }
    }

    void readsAStreamWhateverItsTypeSays_data() { formats(); }
    void readsAStreamWhateverItsTypeSays()
    {
        pick();
        const std::string body = framed(*m_script, messagesOf(*m_script, {"SELECT 1"}));
        for (const char* contentType : {"", "text/plain", "application/octet-stream", "application/json"})
            everyCut(body, reply("SELECT 1"), contentType);
        everyCut("\xEF\xBB\xBF" + body, reply("SELECT 1"), m_script->contentType);
    }

    void needsNoLastMark_data() { formats(); }
    void needsNoLastMark()
    {
        pick();
        if (!m_script->mark.empty())
            everyCut(storyWithout(1), reply("SELECT 1"));
        std::string body = framed(*m_script, messagesOf(*m_script, {"SELECT 1"}));
        body.resize(body.find_last_not_of("\r\n") + 1);
        everyCut(body, reply("SELECT 1"), m_script->contentType); // nor a final line end
    }

    void needsNoCounts_data() { formats(); }
    void needsNoCounts()
    {
        pick();
        std::vector<std::string> messages{m_script->text("SELECT 1")};
        for (const std::string& message : m_script->endWithoutUsage())
            messages.push_back(message);
        everyCut(messages,
                 m_script->framing == StreamFraming::namedEvents
                     ? "text: SELECT 1\nreasoning: \nfinish: stop\nusage: none\nmodel: \npieces: SELECT 1\nthoughts: "
                     : reply("SELECT 1", "", "stop", "none"));
    }

    void saysWhyAReplyEnded_data() { formats(); }
    void saysWhyAReplyEnded()
    {
        pick();
        for (const FinishReason reason : {FinishReason::stop, FinishReason::length}) {
            const std::string expected = reply("SELECT ", "", reason == FinishReason::stop ? "stop" : "length");
            QCOMPARE(text(atOnce(messagesOf(*m_script, {"SELECT "}, reason))), text(expected));
            QVERIFY(atOnce(m_script->whole("SELECT ", "", reason))
                        .starts_with(expected.substr(0, expected.find("\npieces"))));
        }
        QCOMPARE(text(atOnce(messagesOf(*m_script, {"x"}, FinishReason::unsaid))), text(reply("x", "", "unsaid")));
    }

    void isCompleteAtItsEndAndIgnoresTheRest_data() { formats(); }
    void isCompleteAtItsEndAndIgnoresTheRest()
    {
        pick();
        const std::vector<std::string> messages = messagesOf(*m_script, {"SELECT 1"});
        const std::string body = framed(*m_script, messages);
        const auto reader = m_format->reader(m_script->contentType);
        QVERIFY(!reader->isComplete());
        reader->feed(std::string_view(body).substr(0, body.size() / 2));
        QVERIFY(!reader->isComplete());
        reader->feed(std::string_view(body).substr(body.size() / 2));
        QVERIFY(reader->isComplete());
        QVERIFY(reader->feed(framed(*m_script, {m_script->text("more")})).empty());
        QVERIFY(reader->feed("<html>").empty());
        QCOMPARE(text(told(reader->finish()) + "\npieces: SELECT 1\nthoughts: "), text(reply("SELECT 1")));
    }

    void keepsTextThatComesTwiceAndCountsOnce_data() { formats(); }
    void keepsTextThatComesTwiceAndCountsOnce()
    {
        pick();
        std::vector<std::string> messages = m_script->begin();
        messages.insert(messages.end(), 2, m_script->text("ha"));
        const std::vector<std::string> end = m_script->end(FinishReason::stop);
        for (const std::string& message : end)
            messages.insert(messages.end(), 2, message);
        if (!m_script->mark.empty())
            messages.insert(messages.end(), 2, std::string(m_script->mark));
        everyCut(messages, reply("haha"));
    }

    void skipsWhatSaysNothing_data() { formats(); }
    void skipsWhatSaysNothing()
    {
        pick();
        const bool isLines = m_script->framing == StreamFraming::lines;
        const std::string nothing =
            isLines ? "\r\n\n  \n" : ": keep-alive\n\n:\r\rid: 7\nretry: 3000\n\nunknown\n\ndata\n\ndata: \n\n";
        std::string body = nothing;
        for (const std::string& message : messagesOf(*m_script, {"SELECT ", "1"}))
            body += framed(*m_script, {message}) + nothing;
        everyCut(body, reply("SELECT 1"), m_script->contentType);
    }

    void joinsLinesOfData_data() { formats(); }
    void joinsLinesOfData()
    {
        pick();
        if (m_script->framing == StreamFraming::lines)
            return;
        std::string body;
        for (std::string message : messagesOf(*m_script, {"SELECT ", "1"})) {
            const std::size_t comma = message.find(',');
            body += "data: " + message.substr(0, comma);
            body += comma == std::string::npos ? "\n\n" : "\r\ndata:" + message.substr(comma) + "\n\n";
        }
        everyCut(body, reply("SELECT 1"), m_script->contentType);
    }

    void asksForWhatTheCallSays_data() { formats(); }
    void asksForWhatTheCallSays()
    {
        pick();
        ModelCall call;
        call.model = "m-1";
        call.system = "You write SQL.";
        call.user = "How many \xFF are there?";
        const WireRequest request = m_format->encode(call);
        QVERIFY(request.path.starts_with('/'));
        for (const char* part : {"m-1", "You write SQL.", "How many \xEF\xBF\xBD are there?", "invalid_request"})
            QVERIFY2((request.path + request.body).find(part) != std::string::npos, part);
        call.shape = ReplyShape::free;
        QVERIFY(m_format->encode(call).body.find("invalid_request") == std::string::npos);
        QVERIFY(m_format->encodeModels().body.empty());
        QVERIFY(!m_format->keyHeader.empty() && m_format->usualBase.starts_with("http"));
        for (const WireHeader& header : request.headers)
            QVERIFY(header.name != m_format->keyHeader);
    }

    void listsModels_data() { formats(); }
    void listsModels()
    {
        pick();
        const char* body = R"({"object":"list","data":[{"id":"b"},{"id":"a"}],"models":[{"name":"b"},{"name":"a"}]})";
        const auto models = m_format->decodeModels(body);
        QVERIFY(models.ok());
        QCOMPARE(models->names, (std::vector<std::string>{"b", "a"}));
        for (const auto& [broken, fault] : std::initializer_list<std::pair<const char*, ModelFault>>{
                 {"<html>", ModelFault::wrongServer},
                 {"{\"data\":3}", ModelFault::wrongServer},
                 {"{\"data\":[", ModelFault::cutOff},
                 {"", ModelFault::wrongServer},
                 {R"({"error":{"message":"no","type":"invalid_api_key"}})", ModelFault::auth}})
            QCOMPARE(m_format->decodeModels(broken).error().fault, fault);
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::WireFormatsTest)

#include "tst_wireformats.moc"
