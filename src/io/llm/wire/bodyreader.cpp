#include "llm/wire/bodyreader.h"

#include "base/ascii.h"
#include "llm/wire/errorfacts.h"
#include "llm/wire/eventreader.h"
#include "llm/wire/streamlines.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

namespace querymend {

namespace {

enum class Framing { unknown, events, lines, whole, foreign };

/// Detects the framing from the first bytes after any white space.
Framing framingOf(std::string_view begin, JsonBody json, std::string_view contentType)
{
    constexpr std::array<std::string_view, 5> fields{"data", "event", "id", "retry", "error"};
    constexpr std::string_view eventStream = "text/event-stream";
    constexpr std::size_t enough = 8; // more than the longest field name
    if (begin.empty())
        return Framing::unknown;
    if (begin.front() == '{' || begin.front() == '[')
        return json == JsonBody::lines ? Framing::lines : Framing::whole;
    if (begin.front() == '<')
        return Framing::foreign;
    if (begin.front() == ':' || asciiEqualsIgnoringCase(contentType.substr(0, eventStream.size()), eventStream))
        return Framing::events;
    const std::size_t colon = begin.find(':');
    if (colon == std::string_view::npos)
        return begin.size() < enough ? Framing::unknown : Framing::foreign;
    const bool isField = std::find(fields.begin(), fields.end(), begin.substr(0, colon)) != fields.end();
    return isField ? Framing::events : Framing::foreign;
}

/// Without leading white space and byte order marks.
std::string_view withoutBlanks(std::string_view text)
{
    const std::size_t at = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    return at == std::string_view::npos ? std::string_view() : text.substr(at);
}

class BodyReader : public ReplyReader {
public:
    BodyReader(ReadValue read, JsonBody json, std::string_view contentType)
        : m_read(read), m_json(json), m_contentType(contentType)
    {}

    std::vector<ReplyPiece> feed(std::string_view bytes) override;
    [[nodiscard]] bool isComplete() const override { return m_draft.isComplete(); }
    [[nodiscard]] Result<WholeReply, WireFailure> finish() override;

private:
    void take(std::string_view bytes);
    void readEvents(std::string_view bytes);
    void readLines(std::string_view bytes);
    void event(const ServerEvent& event);
    void value(std::string_view json);
    void rest(std::string_view json);
    void finishBody();
    void failAsTooLong();
    void failAsForeign();

    ReadValue m_read;
    JsonBody m_json;
    std::string m_contentType;
    Framing m_framing = Framing::unknown;
    std::string m_body; ///< the bytes until the framing is known, or a body in one piece; else an excerpt for messages
    EventReader m_events;
    StreamLines m_lines;
    simdjson::dom::parser m_parser;
    bool m_hasJson = false; ///< any valid JSON was received
    ReplyDraft m_draft;
};

std::vector<ReplyPiece> BodyReader::feed(std::string_view bytes)
{
    if (isComplete())
        return {};
    if (m_framing == Framing::unknown) {
        m_body += m_body.empty() ? withoutBlanks(bytes) : bytes;
        m_framing = framingOf(m_body, m_json, m_contentType);
        if (m_framing != Framing::unknown) {
            const std::string begin = std::exchange(m_body, {});
            take(begin);
        }
    } else {
        take(bytes);
    }
    return m_draft.takePieces();
}

void BodyReader::take(std::string_view bytes)
{
    switch (m_framing) {
    case Framing::events:
        return readEvents(bytes);
    case Framing::lines:
        return readLines(bytes);
    case Framing::whole:
        if (m_body.size() + bytes.size() > mostReplyBytes)
            return failAsTooLong();
        m_body += bytes;
        return;
    case Framing::foreign:
        m_body += bytes.substr(0, pageBytes - m_body.size());
        return;
    case Framing::unknown:
        return;
    }
}

void BodyReader::readEvents(std::string_view bytes)
{
    m_events.add(bytes);
    while (!isComplete()) {
        const std::optional<ServerEvent> next = m_events.next();
        if (!next)
            break;
        event(*next);
    }
    if (m_events.isTooLong())
        failAsTooLong();
}

void BodyReader::readLines(std::string_view bytes)
{
    m_lines.add(bytes);
    while (!isComplete()) {
        const std::optional<std::string_view> line = m_lines.next();
        if (!line)
            break;
        if (!asciiTrimmed(*line).empty())
            value(*line);
    }
    if (m_lines.isTooLong())
        failAsTooLong();
}

void BodyReader::event(const ServerEvent& event)
{
    if (asciiTrimmed(event.data).empty())
        return; // some servers send these to keep the connection alive
    if (asciiTrimmed(event.data) == "[DONE]")
        return m_draft.close();
    if (event.name != "error")
        return value(event.data);
    simdjson::dom::element element;
    constexpr std::size_t mostOfError = std::size_t{64} << 10U;
    const std::string_view words = event.data.substr(0, mostOfError);
    const bool isJson = m_parser.parse(words.data(), words.size()).get(element) == simdjson::SUCCESS;
    m_draft.fail(isJson ? failureOf(errorFactsOf(WireJson(std::move(element)))) : failureOf(errorFactsOf(words)));
}

void BodyReader::value(std::string_view json)
{
    constexpr std::size_t usual = std::size_t{64} << 10U;
    simdjson::dom::parser parserOfLarge; // a parser keeps the memory of its largest input, a dozen times its size
    simdjson::dom::parser& parser = json.size() > usual ? parserOfLarge : m_parser;
    simdjson::dom::element element;
    const simdjson::error_code error = parser.parse(json.data(), json.size()).get(element);
    if (error != simdjson::SUCCESS) {
        m_draft.fail({ModelFault::malformed,
                      (error == simdjson::UTF8_ERROR ? "The server sent bytes that are not UTF-8: "
                                                     : "The server sent something that is not JSON: ")
                          + shown(json)});
        return;
    }
    if (!m_hasJson && m_framing != Framing::whole)
        m_body = json.substr(0, pageBytes);
    m_hasJson = true;
    const WireJson whole(std::move(element));
    if (isThere(whole["error"]))
        m_draft.fail(failureOf(errorFactsOf(whole)));
    else
        m_read(whole, m_draft);
}

/// Reads the end of a body. Incomplete JSON is dropped; the draft then reports that the reply was cut off.
void BodyReader::rest(std::string_view json)
{
    if (!isUnfinishedJson(json))
        value(json);
}

Result<WholeReply, WireFailure> BodyReader::finish()
{
    if (!isComplete())
        finishBody();
    return m_draft.conclude();
}

void BodyReader::finishBody()
{
    switch (m_framing) {
    case Framing::events:
        if (const std::optional<ServerEvent> last = m_events.rest()) {
            if (asciiTrimmed(last->data) == "[DONE]" || !isUnfinishedJson(last->data))
                event(*last);
        }
        break;
    case Framing::lines:
        if (const std::optional<std::string_view> last = m_lines.rest(); last && !asciiTrimmed(*last).empty())
            rest(*last);
        break;
    case Framing::whole:
        rest(withoutBlanks(m_body));
        break;
    case Framing::foreign:
        return failAsForeign();
    case Framing::unknown:
        if (!asciiTrimmed(m_body).empty())
            failAsForeign();
        return;
    }
    if (!isComplete() && m_hasJson && !m_draft.isUnderstood())
        failAsForeign();
}

void BodyReader::failAsTooLong()
{
    m_draft.fail({ModelFault::malformed,
                  "The server sent a message longer than " + std::to_string(mostReplyBytes >> 20U) + " MiB."});
}

void BodyReader::failAsForeign()
{
    m_draft.fail({ModelFault::wrongServer,
                  (m_hasJson ? "The server is not a model server of this kind. "
                             : "The server's answer is not JSON, so it may not be a model server of this kind. ")
                      + pageSummary(m_body, m_contentType)});
}

} // namespace

std::unique_ptr<ReplyReader> bodyReader(ReadValue read, JsonBody json, std::string_view contentType)
{
    return std::make_unique<BodyReader>(read, json, contentType);
}

} // namespace querymend
