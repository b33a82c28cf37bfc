#pragma once

#include "base/result.h"
#include "llm/wire/endlessreply.h"
#include "llm/wire/modelreply.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// What has been read of a reply so far. Repeated numbers and reasons replace earlier ones; repeated text is appended,
/// because models do repeat themselves.
class ReplyDraft {
public:
    void text(std::string_view more) { add(PieceKind::text, more, m_reply.text); }
    void reasoning(std::string_view more) { add(PieceKind::reasoning, more, m_reply.reasoning); }
    /// The model's explanation for not answering.
    void refusal(std::string_view more);
    void model(std::string_view name) { m_reply.model = name; }
    void promptTokens(std::uint64_t count) { m_reply.usage.prompt = count; }
    void replyTokens(std::uint64_t count) { m_reply.usage.reply = count; }
    /// Parts of the prompt's tokens.
    void cachedTokens(std::optional<std::uint64_t> count) { keep(count, m_reply.usage.cached); }
    void cacheWrittenTokens(std::optional<std::uint64_t> count) { keep(count, m_reply.usage.cacheWritten); }
    [[nodiscard]] const TokenCounts& usage() const { return m_reply.usage; }
    /// The text is complete, but token counts may follow.
    void endsBy(FinishReason reason);
    void endsByFilter() { m_isFiltered = m_isEndTold = true; }
    void endsByRefusal() { m_isRefused = m_isEndTold = true; }
    /// The reply has ended.
    void close() { m_isClosed = m_isEndTold = m_isUnderstood = true; }
    /// The data belongs to the format, even if nothing of it is kept.
    void understood() { m_isUnderstood = true; }
    void fail(WireFailure failure);

    [[nodiscard]] bool isEmpty() const
    {
        return m_reply.text.empty() && m_reply.reasoning.empty() && m_refusal.empty();
    }
    [[nodiscard]] bool isComplete() const { return m_isClosed || m_failure; }
    [[nodiscard]] bool isUnderstood() const { return m_isUnderstood; }
    [[nodiscard]] std::vector<ReplyPiece> takePieces();
    [[nodiscard]] Result<WholeReply, WireFailure> conclude();

private:
    static void keep(std::optional<std::uint64_t> count, std::optional<std::uint64_t>& kept)
    {
        if (count)
            kept = count;
    }
    void add(PieceKind kind, std::string_view more, std::string& all);
    [[nodiscard]] std::optional<WireFailure> whyNoReply() const;
    [[nodiscard]] WireFailure whyNoText() const;
    [[nodiscard]] Failure<WireFailure> failed(WireFailure failure) const;

    WholeReply m_reply;
    std::string m_refusal;
    std::optional<WireFailure> m_failure;
    EndlessReply m_endless;
    std::vector<ReplyPiece> m_pieces;
    bool m_isFiltered = false;
    bool m_isRefused = false;
    bool m_isEndTold = false;
    bool m_isClosed = false;
    bool m_isUnderstood = false;
};

} // namespace querymend
