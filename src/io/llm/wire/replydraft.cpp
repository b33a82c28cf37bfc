#include "llm/wire/replydraft.h"

#include "base/ascii.h"
#include "llm/wire/wirejson.h"

#include <utility>

namespace querymend {

namespace {

WireFailure atLimit(std::string message)
{
    WireFailure failure{ModelFault::malformed, std::move(message)};
    failure.isAtLimit = true;
    return failure;
}

} // namespace

void ReplyDraft::add(PieceKind kind, std::string_view more, std::string& all)
{
    understood();
    if (more.empty() || isComplete())
        return;
    if (m_reply.text.size() + m_reply.reasoning.size() + more.size() > mostReplyBytes)
        return fail(
            {ModelFault::malformed,
             "The reply is longer than " + std::to_string(mostReplyBytes >> 20U) + " MiB; the rest was not read."});
    all += more;
    if (const std::optional<std::string> why = m_endless.whyEndless(kind, all))
        return fail({ModelFault::malformed, *why + " and was stopped after " + std::to_string(all.size()) + " bytes."});
    if (m_pieces.empty() || m_pieces.back().kind != kind)
        m_pieces.push_back({kind, {}});
    m_pieces.back().text += more;
}

void ReplyDraft::refusal(std::string_view more)
{
    understood();
    constexpr std::size_t enough = 10'000;
    if (m_refusal.size() < enough)
        m_refusal += more.substr(0, enough);
}

void ReplyDraft::endsBy(FinishReason reason)
{
    understood();
    m_isEndTold = true;
    m_reply.finish = reason;
}

void ReplyDraft::fail(WireFailure failure)
{
    if (!isComplete())
        m_failure = std::move(failure);
}

std::vector<ReplyPiece> ReplyDraft::takePieces()
{
    return std::exchange(m_pieces, {});
}

Result<WholeReply, WireFailure> ReplyDraft::conclude()
{
    if (m_reply.usage.prompt == 0U && m_reply.usage.reply == 0U) // how some servers say that they did not count
        m_reply.usage = {};
    if (m_failure)
        return failed(std::move(*m_failure));
    if (std::optional<WireFailure> failure = whyNoReply())
        return failed(std::move(*failure));
    return std::move(m_reply);
}

/// A reply that had begun is charged for even if it failed.
Failure<WireFailure> ReplyDraft::failed(WireFailure failure) const
{
    const bool hasBegun = !m_reply.text.empty() || !m_reply.reasoning.empty() || !m_refusal.empty() || m_isEndTold
        || m_reply.usage != TokenCounts{};
    if (hasBegun)
        failure.usage = m_reply.usage;
    return Failure{std::move(failure)};
}

std::optional<WireFailure> ReplyDraft::whyNoReply() const
{
    if (!m_refusal.empty() || m_isRefused)
        return WireFailure{ModelFault::contentFilter,
                           "The model refuses to answer" + (m_refusal.empty() ? "." : ": " + shown(m_refusal, 1000))};
    if (m_isFiltered)
        return WireFailure{ModelFault::contentFilter, "The server's content filter stopped the reply."};
    if (!m_isEndTold) {
        const std::size_t size = m_reply.text.size();
        return WireFailure{ModelFault::cutOff,
                           size == 0 ? "The connection ended before the reply began."
                                     : "The reply broke off after " + std::to_string(size) + " bytes."};
    }
    if (asciiTrimmed(m_reply.text).empty())
        return whyNoText();
    return std::nullopt;
}

WireFailure ReplyDraft::whyNoText() const
{
    switch (m_reply.finish) {
    case FinishReason::length:
        return atLimit("The reply reached its token limit before it contained any text.");
    case FinishReason::contextFull:
        return {ModelFault::contextTooLong, "The prompt leaves no room for a reply in the model's context."};
    case FinishReason::toolCalls:
        return {ModelFault::malformed, "The model called a tool instead of answering; none was offered."};
    case FinishReason::stop:
    case FinishReason::unsaid:
        break;
    }
    return {ModelFault::malformed,
            m_reply.reasoning.empty() ? "The reply is empty." : "The model only produced thinking, and no answer."};
}

} // namespace querymend
