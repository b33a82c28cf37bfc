#include "base/utf8.h"
#include "entries.h"
#include "llm/wire/eventreader.h"
#include "llm/wire/wireformat.h"
#include "support/wirereading.h"

#include <algorithm>

namespace querymend::fuzz {

namespace {

/// Messages for the user must be one short line of UTF-8.
bool isShowable(std::string_view text)
{
    constexpr std::size_t most = 1500;
    return text.size() < most && text.find('\n') == std::string_view::npos && !firstInvalidUtf8(text);
}

std::string whyFailureIsWrong(const WireFailure& failure)
{
    if (failure.message.empty())
        return "a failure says something";
    return isShowable(failure.message) ? "" : "a failure's message can be shown";
}

/// A format must read a body the same however it is cut into pieces.
std::string checkReading(const WireFormat& format, std::string_view contentType, std::string_view body)
{
    const std::string atOnce = test::readInSteps(format, contentType, body, body.size() + 1);
    for (const std::size_t step : {std::size_t{1}, std::size_t{3}, body.size() / 2 + 1}) {
        if (test::readInSteps(format, contentType, body, step) != atOnce)
            return std::string(format.name) + ": a reply is the same in whatever pieces it comes";
    }
    const auto reader = format.reader(contentType);
    std::string text;
    for (const ReplyPiece& piece : reader->feed(body)) {
        if (piece.text.empty() || firstInvalidUtf8(piece.text))
            return "a piece is some whole characters";
        text += piece.kind == PieceKind::text ? piece.text : "";
    }
    const auto reply = reader->finish();
    if (!reply)
        return whyFailureIsWrong(reply.error());
    if (reply->text.size() > mostReplyBytes || firstInvalidUtf8(reply->text) || firstInvalidUtf8(reply->reasoning))
        return "a reply is text of a bounded size";
    return reply->text.substr(0, text.size()) == text ? "" : "a reply begins with its pieces";
}

std::string eventsIn(std::string_view body, std::size_t step)
{
    EventReader reader;
    std::string out;
    const auto take = [&](const ServerEvent& event) {
        out.append(event.name).append("\n\n").append(event.data) += '\r';
    };
    for (std::size_t at = 0; at < body.size(); at += step) {
        reader.add(body.substr(at, step));
        while (const auto event = reader.next())
            take(*event);
    }
    if (const auto last = reader.rest())
        take(*last);
    return out;
}

} // namespace

std::string checkEvents(const Dialect&, std::string_view text)
{
    const std::string atOnce = eventsIn(text, text.size() + 1);
    if (eventsIn(text, 1) != atOnce || eventsIn(text, 7) != atOnce)
        return "events are the same in whatever pieces they come";
    for (const WireFormat& format : wireFormats()) {
        if (std::string broken = checkReading(format, "text/event-stream", text); !broken.empty())
            return broken;
    }
    return {};
}

std::string checkLines(const Dialect&, std::string_view text)
{
    return checkReading(*wireFormatNamed("ollama"), "application/x-ndjson", text);
}

std::string checkWireReply(const Dialect&, std::string_view text)
{
    for (const WireFormat& format : wireFormats()) {
        if (std::string broken = checkReading(format, "application/json", text); !broken.empty())
            return broken;
        const auto models = format.decodeModels(text);
        if (std::string broken = models ? "" : whyFailureIsWrong(models.error()); !broken.empty())
            return broken;
    }
    const std::vector<WireHeader> headers{{"retry-after", std::string(text.substr(0, 60))}, {"Content-Type", "text/x"}};
    for (const int status : {200, 302, 400, 429, 503}) {
        const WireFailure failure = wireFormats().front().failureOf({status, headers, text, {}});
        if (std::string broken = whyFailureIsWrong(failure); !broken.empty())
            return broken;
        if (failure.retryAfter && (failure.retryAfter->count() < 0 || failure.retryAfter->count() > 86'400'000))
            return "a wait is a day at most";
    }
    return {};
}

} // namespace querymend::fuzz
