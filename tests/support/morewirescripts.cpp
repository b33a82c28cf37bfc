#include "support/morewirescripts.h"

namespace querymend::test {

namespace {

constexpr std::string_view events = "text/event-stream";

std::vector<std::string> nothing()
{
    return {};
}

// OpenAI's responses format.

std::string responsesObject(std::string_view status, const std::string& more)
{
    return R"({"id":"resp_1","object":"response","created_at":1763722800,"status":)" + quoted(status)
        + R"(,"error":null,"model":"m-1")" + more + '}';
}

std::string responsesStatus(FinishReason reason)
{
    return reason == FinishReason::stop ? "completed" : "incomplete";
}

std::string responsesReason(FinishReason reason)
{
    if (reason == FinishReason::stop)
        return R"(,"incomplete_details":null)";
    return std::string(R"(,"incomplete_details":{"reason":)")
        + (reason == FinishReason::unsaid ? R"("another reason"})" : R"("max_output_tokens"})");
}

const std::string responsesUsage =
    R"(,"usage":{"input_tokens":12,"input_tokens_details":{"cached_tokens":4},"output_tokens":5,"total_tokens":17})";

std::vector<std::string> responsesBegin()
{
    return {R"({"type":"response.created","response":)" + responsesObject("in_progress", R"(,"output":[],"usage":null)")
                + '}',
            R"({"type":"response.output_item.added","output_index":0,"item":{"type":"message","content":[]}})"};
}

std::string responsesText(std::string_view more)
{
    return R"({"type":"response.output_text.delta","item_id":"msg_1","output_index":0,"content_index":0,"delta":)"
        + quoted(more) + '}';
}

std::string responsesReasoning(std::string_view more)
{
    return R"({"type":"response.reasoning_summary_text.delta","item_id":"rs_1","output_index":0,"delta":)"
        + quoted(more) + '}';
}

std::string responsesLast(FinishReason reason, const std::string& usage)
{
    return R"({"type":"response.)" + responsesStatus(reason) + R"(","response":)"
        + responsesObject(responsesStatus(reason), responsesReason(reason) + R"(,"output":[])" + usage) + '}';
}

std::vector<std::string> responsesEnd(FinishReason reason)
{
    return {responsesLast(reason, responsesUsage)};
}

std::vector<std::string> responsesEndWithoutUsage()
{
    return {R"({"type":"response.completed","response":{"object":"response","status":"completed"}})"};
}

std::string responsesError(std::string_view words)
{
    return R"({"type":"error","code":"server_error","message":)" + quoted(words) + R"(,"param":null})";
}

std::string responsesWhole(std::string_view text, std::string_view reasoning, FinishReason reason)
{
    const std::string output = R"(,"output":[{"type":"reasoning","summary":[{"type":"summary_text","text":)"
        + quoted(reasoning) + R"(}]},{"type":"message","role":"assistant","content":[{"type":"output_text","text":)"
        + quoted(text) + R"(,"annotations":[]}]}])";
    return responsesObject(responsesStatus(reason), responsesReason(reason) + output + responsesUsage);
}

// Gemini's format.

std::string geminiCandidate(const std::string& parts, const std::string& more)
{
    return R"({"candidates":[{"content":{"parts":[)" + parts + R"(],"role":"model"},"index":0)" + more + R"(}])";
}

std::string geminiReason(FinishReason reason)
{
    switch (reason) {
    case FinishReason::stop:
        return R"(,"finishReason":"STOP")";
    case FinishReason::length:
    case FinishReason::contextFull:
        return R"(,"finishReason":"MAX_TOKENS")";
    case FinishReason::toolCalls:
        return R"(,"finishReason":"MALFORMED_FUNCTION_CALL")";
    case FinishReason::unsaid:
        break;
    }
    return R"(,"finishReason":"OTHER")";
}

const std::string geminiModel = R"(,"modelVersion":"m-1"})";
const std::string geminiUsage =
    R"(,"usageMetadata":{"promptTokenCount":12,"candidatesTokenCount":3,"thoughtsTokenCount":2,"totalTokenCount":17})";

std::string geminiText(std::string_view more)
{
    return geminiCandidate(R"({"text":)" + quoted(more) + '}', "") + geminiModel;
}

std::string geminiReasoning(std::string_view more)
{
    return geminiCandidate(R"({"text":)" + quoted(more) + R"(,"thought":true})", "") + geminiModel;
}

std::vector<std::string> geminiEnd(FinishReason reason)
{
    return {geminiCandidate(R"({"text":""})", geminiReason(reason)) + geminiUsage + geminiModel};
}

std::vector<std::string> geminiEndWithoutUsage()
{
    return {geminiCandidate(R"({"text":""})", geminiReason(FinishReason::stop)) + geminiModel};
}

std::string geminiError(std::string_view words)
{
    return R"({"error":{"code":500,"message":)" + quoted(words) + R"(,"status":"INTERNAL"}})";
}

std::string geminiWhole(std::string_view text, std::string_view reasoning, FinishReason reason)
{
    return geminiCandidate(R"({"text":)" + quoted(reasoning) + R"(,"thought":true},{"text":)" + quoted(text) + '}',
                           geminiReason(reason))
        + geminiUsage + geminiModel;
}

} // namespace

WireScript responsesScript()
{
    return {"responses",
            StreamFraming::namedEvents,
            events,
            "",
            responsesBegin,
            responsesText,
            responsesReasoning,
            responsesEnd,
            responsesEndWithoutUsage,
            responsesError,
            responsesWhole};
}

WireScript geminiScript()
{
    return {"gemini",  StreamFraming::events, events,      "",         nothing, geminiText, geminiReasoning,
            geminiEnd, geminiEndWithoutUsage, geminiError, geminiWhole};
}

} // namespace querymend::test
