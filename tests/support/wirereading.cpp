#include "support/wirereading.h"

#include "run/enumnames.h"

#include <array>
#include <span>
#include <vector>

namespace querymend::test {

namespace {

std::string counted(const std::optional<std::uint64_t>& tokens)
{
    return tokens ? std::to_string(*tokens) : "?";
}

std::string read(ReplyReader& reader, std::span<const std::string_view> parts)
{
    std::string text;
    std::string reasoning;
    for (const std::string_view part : parts) {
        for (const ReplyPiece& piece : reader.feed(part))
            (piece.kind == PieceKind::text ? text : reasoning) += piece.text;
    }
    return told(reader.finish()) + "\npieces: " + text + "\nthoughts: " + reasoning;
}

} // namespace

std::string readInSteps(const WireFormat& format, std::string_view contentType, std::string_view body, std::size_t step)
{
    std::vector<std::string_view> parts;
    for (std::size_t at = 0; at < body.size(); at += step)
        parts.push_back(body.substr(at, step));
    return read(*format.reader(contentType), parts);
}

std::string readInTwo(const WireFormat& format, std::string_view contentType, std::string_view body, std::size_t cut)
{
    const std::array parts{body.substr(0, cut), body.substr(cut)};
    return read(*format.reader(contentType), parts);
}

std::string told(const Result<WholeReply, WireFailure>& result)
{
    if (!result)
        return told(result.error());
    constexpr std::array names{"unsaid", "stop", "length", "contextFull", "toolCalls"};
    const WholeReply& reply = *result;
    return "text: " + reply.text + "\nreasoning: " + reply.reasoning
        + "\nfinish: " + names.at(static_cast<std::size_t>(reply.finish)) + "\nusage: "
        + (reply.usage == TokenCounts{} ? "none" : counted(reply.usage.prompt) + '+' + counted(reply.usage.reply))
        + "\nmodel: " + reply.model;
}

std::string told(const WireFailure& failure)
{
    constexpr std::array parts{"structure", "temperature", "seed", "replyLimit", "usage", "streaming", "oldLimitName"};
    std::string out = std::string(recordName(failure.fault)) + ": " + failure.message;
    if (failure.refusedPart)
        out += std::string("\nwithout: ") + parts.at(static_cast<std::size_t>(*failure.refusedPart));
    if (failure.promptTokens || failure.contextTokens)
        out += "\ntokens: " + std::to_string(failure.promptTokens.value_or(0)) + " of "
            + std::to_string(failure.contextTokens.value_or(0));
    if (failure.isLoading)
        out += "\nloading";
    if (failure.retryAfter)
        out += "\nafter: " + std::to_string(failure.retryAfter->count()) + " ms";
    if (failure.shouldRetry)
        out += *failure.shouldRetry ? "\nretry: yes" : "\nretry: no";
    return out;
}

} // namespace querymend::test
