#include "llm/http/cutreply.h"

#include "base/tokenestimate.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string_view>

namespace querymend {

namespace {

/// Whether a reply that reached a limit may still be complete: its JSON or Markdown block is closed.
bool isClosed(std::string_view text)
{
    const std::size_t end = text.find_last_not_of(" \t\r\n");
    const std::string_view whole = text.substr(0, end == std::string_view::npos ? 0 : end + 1);
    const bool isBlock = whole.ends_with("```") && whole.find("```") + 3 < whole.size();
    return isBlock || (whole.starts_with('{') && nlohmann::json::accept(whole));
}

/// Some servers report a full context as if the reply had reached its own limit.
bool fillsContext(const WholeReply& reply, const ModelCall& call)
{
    if (reply.finish == FinishReason::contextFull)
        return true;
    constexpr std::uint64_t margin = 2; // servers differ in whether they count the last token
    return call.contextTokens > 0 && reply.usage.prompt && reply.usage.reply
        && *reply.usage.prompt + *reply.usage.reply + margin >= call.contextTokens;
}

std::string whyCut(bool isFull, std::uint32_t mostTokens)
{
    if (isFull)
        return "The reply filled the model's context, so it may be cut off: send less, or use a model with a "
               "larger context";
    const std::string limit =
        mostTokens > 0 ? "its limit of " + std::to_string(mostTokens) + " tokens" : "the server's limit";
    return "The reply reached " + limit + ", so it may be cut off: the model's reply_tokens sets the limit";
}

} // namespace

std::uint64_t promptEstimate(const ModelCall& call)
{
    return estimatedTokens(call.system) + estimatedTokens(call.user);
}

bool isAboveContext(const ModelCall& call)
{
    constexpr std::uint64_t leastReply = 256;
    return call.contextTokens > 0 && promptEstimate(call) + leastReply > call.contextTokens;
}

std::optional<WireFailure> whyPromptWasCut(const WholeReply& reply, const ModelCall& call, const WireFormat& format)
{
    if (!format.contextOf || !reply.usage.prompt)
        return std::nullopt;
    constexpr std::uint64_t keptBeside = 16; // tokens kept from the beginning
    const std::uint64_t context = format.contextOf(call);
    const std::uint64_t estimate = promptEstimate(call);
    if (estimate <= context || *reply.usage.prompt > context / 2 + keptBeside)
        return std::nullopt;
    WireFailure failure{ModelFault::contextTooLong,
                        "The server truncated the prompt and read only " + std::to_string(*reply.usage.prompt)
                            + " tokens"};
    failure.promptTokens = estimate;
    failure.contextTokens = context;
    failure.usage = reply.usage;
    return failure;
}

std::optional<WireFailure> whyReplyWasCut(const WholeReply& reply, const ModelCall& call)
{
    const bool isAtLimit = reply.finish == FinishReason::length || reply.finish == FinishReason::contextFull;
    if (!isAtLimit || isClosed(reply.text))
        return std::nullopt;
    const bool isFull = fillsContext(reply, call);
    WireFailure failure{isFull ? ModelFault::contextTooLong : ModelFault::malformed,
                        whyCut(isFull, call.mostReplyTokens)};
    failure.isAtLimit = !isFull;
    failure.usage = reply.usage;
    if (isFull) {
        failure.promptTokens = reply.usage.prompt;
        if (call.contextTokens > 0)
            failure.contextTokens = call.contextTokens;
    }
    return failure;
}

std::optional<ModelCall> withLargerLimit(ModelCall call, std::optional<std::uint64_t> used)
{
    constexpr std::uint64_t times = 4;
    constexpr std::uint64_t least = 4096; // thinking takes thousands
    constexpr std::uint64_t most = 65'536;
    const std::uint64_t before = std::max<std::uint64_t>(call.mostReplyTokens, used.value_or(0));
    std::uint64_t limit = std::clamp(before * times, least, most);
    if (call.contextTokens > 0)
        limit = std::min(limit, call.contextTokens - std::min<std::uint64_t>(promptEstimate(call), call.contextTokens));
    if (limit <= before)
        return std::nullopt;
    call.mostReplyTokens = static_cast<std::uint32_t>(limit);
    return call;
}

std::string messageOf(const WireFailure& failure, const ModelCall& call)
{
    if (failure.fault != ModelFault::contextTooLong)
        return failure.message;
    std::string text = failure.message + " (the request has ";
    text +=
        failure.promptTokens ? std::to_string(*failure.promptTokens) : "about " + std::to_string(promptEstimate(call));
    text += " tokens";
    if (const std::uint64_t context = failure.contextTokens.value_or(call.contextTokens); context > 0)
        text += ", the model's context holds " + std::to_string(context);
    return text + ')';
}

} // namespace querymend
