// How every wire format handles what is not a reply.

#include "wirecontract.h"

namespace querymend {

using namespace test;

class WireFaultsTest : public WireContract {
    Q_OBJECT

private Q_SLOTS:
    void tellsOfACutStreamWhereverItWasCut_data() { formats(); }
    void tellsOfACutStreamWhereverItWasCut()
    {
        pick();
        const std::vector<std::string> messages =
            storyWithout(m_script->end(FinishReason::stop).size() + (m_script->mark.empty() ? 0U : 1U));
        const std::string body = framed(*m_script, messages);
        for (std::size_t size = 0; size <= body.size(); ++size) {
            const std::string said = atOnce(body.substr(0, size));
            QVERIFY2(said.starts_with("cut_off: "), (std::to_string(size) + ": " + said).c_str());
        }
        const std::string whole = m_script->whole("SELECT 1", "", FinishReason::stop);
        for (std::size_t size = 0; size < whole.size(); ++size)
            QVERIFY2(atOnce(whole.substr(0, size)).starts_with("cut_off: "), std::to_string(size).c_str());
    }

    void tellsOfAnErrorInMidStream_data() { formats(); }
    void tellsOfAnErrorInMidStream()
    {
        pick();
        for (const std::size_t kept : {1U, 2U}) {
            std::vector<std::string> messages = messagesOf(*m_script, {"SELECT ", "1"});
            messages.resize(m_script->begin().size() + kept - 1);
            messages.push_back(m_script->error("the GPU is on fire"));
            messages.push_back(m_script->text("never read"));
            everyCut(messages,
                     "server_error: the GPU is on fire\npieces: " + std::string(kept == 2 ? "SELECT " : "")
                         + "\nthoughts: ");
        }
    }

    void refusesWhatIsNoJson_data() { formats(); }
    void refusesWhatIsNoJson()
    {
        pick();
        for (const char* broken : {"{\"model\": }", "{\"model\":\"\xFF\xC3\"}", "{\"model\":\"\\ud83d\"}", "{}{}"}) {
            std::vector<std::string> messages = messagesOf(*m_script, {"SELECT ", "1"});
            std::string body = framed(*m_script, {messages.begin(), messages.begin() + 1});
            body += (m_script->framing == StreamFraming::lines ? "" : "data: ") + std::string(broken) + "\n\n";
            QVERIFY2(atOnce(body).starts_with("malformed: "), atOnce(body).c_str());
        }
    }

    void refusesPagesAndOtherThings_data() { formats(); }
    void refusesPagesAndOtherThings()
    {
        pick();
        everyCut("<!DOCTYPE html><html><head><title>Sign in\n to Wi-Fi</title></head></html>",
                 "wrong_server: The server's answer is not JSON, so it may not be a model server of this kind. It sent "
                 "a page of type text/html with the title \"Sign in to Wi-Fi\".\n"
                 "pieces: \n"
                 "thoughts: ",
                 "text/html");
        for (const char* other : {"OK", "404 page not found", "data", "eventual: consistency", "{}", "[]",
                                  "{\"x\":1}\n", "[1, 2]", "data: {\"x\":1}\n\n"}) {
            const std::string said = readInSteps(*m_format, "text/plain", other, 1);
            QVERIFY2(said.starts_with("wrong_server: "), (other + (": " + said)).c_str());
            QCOMPARE(text(readInSteps(*m_format, "text/plain", other, 100)), text(said));
        }
        QVERIFY(atOnce(std::string()).starts_with("cut_off: "));
        QVERIFY(atOnce("\r\n \r\n").starts_with("cut_off: "));
    }

    void saysWhatIsMissingInAReplyWithoutText_data() { formats(); }
    void saysWhatIsMissingInAReplyWithoutText()
    {
        pick();
        QVERIFY(atOnce(messagesOf(*m_script, {" \n"})).starts_with("malformed: The reply is empty."));
        QVERIFY(
            atOnce(messagesOf(*m_script, {}, FinishReason::length)).starts_with("malformed: The reply reached its"));
        QVERIFY(atOnce(m_script->whole("", "Hm.", FinishReason::stop))
                    .starts_with("malformed: The model only produced thinking"));
    }

    void holdsNoMoreThanItSays_data() { formats(); }
    void holdsNoMoreThanItSays()
    {
        pick();
        const std::string megabyte = longText(std::size_t{1} << 20U);
        std::vector<std::string> messages = messagesOf(*m_script, {megabyte, "!"});
        const std::string said = readInSteps(*m_format, m_script->contentType, framed(*m_script, messages), 65536);
        QVERIFY(said.starts_with("text: " + megabyte + "!\n")
                && said.ends_with("pieces: " + megabyte + "!\nthoughts: "));
        const std::string piece = framed(*m_script, {m_script->text(megabyte)});
        const auto many = m_format->reader(m_script->contentType);
        int fed = 0;
        for (; !many->isComplete() && fed < 100; ++fed)
            many->feed(piece);
        QCOMPARE(fed, 3);
        QVERIFY(told(many->finish()).starts_with("malformed: The reply is longer than 2 MiB;"));
        for (const char* begin : {"{\"a\":\"", "data: ", ": ", "event: x\ndata: y\ndata:"}) {
            const auto endless = m_format->reader(m_script->contentType);
            endless->feed(begin);
            for (fed = 0; !endless->isComplete() && fed < 100; ++fed)
                endless->feed(megabyte);
            if (m_script->framing != StreamFraming::lines || begin[0] == '{')
                QVERIFY2(fed <= 3, begin);
        }
    }

    void standsDeepNesting_data() { formats(); }
    void standsDeepNesting()
    {
        pick();
        const std::string deep(1'000'000, '[');
        QVERIFY(atOnce(deep).starts_with("cut_off: "));
        QVERIFY(atOnce(deep + std::string(1'000'000, ']')).starts_with("malformed: "));
        const std::string objects = "{\"error\":" + deep + std::string(1'000'000, ']') + "}";
        QVERIFY(atOnce(objects).starts_with("malformed: "));
        const WireFailure failure = m_format->failureOf({500, {}, objects, {}});
        QCOMPARE(failure.fault, ModelFault::serverError);
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::WireFaultsTest)

#include "tst_wirefaults.moc"
