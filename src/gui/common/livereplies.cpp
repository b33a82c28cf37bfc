#include "common/livereplies.h"

#include "common/runwords.h"
#include "run/calls.h"

#include <variant>

namespace querymend {

namespace {

constexpr int tellEvery = 60; ///< milliseconds

/// The lane that ends with the event.
constexpr auto endedLane = [](const auto& body) -> std::optional<LaneId> {
    if constexpr (requires { body.outcome == LaneOutcome::valid; })
        return body.lane;
    else
        return std::nullopt;
};

} // namespace

LiveReplies::LiveReplies(QObject* parent) : QObject(parent)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(tellEvery);
    connect(&m_soon, &QTimer::timeout, this, &LiveReplies::tell);
}

void LiveReplies::follow(const RunEvent& event)
{
    if (std::holds_alternative<RunStarted>(event.body))
        clear();
    if (const auto asked = requestIn(event.body); asked && asked->kind == CallKind::attempt) {
        std::erase_if(m_replies, [&](const auto& known) { return known.second.attempt == asked->attempt; });
        m_replies[asked->effect.value] = {asked->attempt, {}};
    }
    if (const auto answer = answerIn(event.body); answer && !answer->role) {
        const auto found = m_replies.find(answer->effect.value);
        if (found != m_replies.end() && answer->fault) {
            cutShort(found->second);
        } else if (found != m_replies.end()) {
            m_gone.push_back(found->second.attempt);
            m_replies.erase(found);
        }
    }
    const bool isOver = std::holds_alternative<RunFinished>(event.body);
    const std::optional<LaneId> lane = std::visit(endedLane, event.body);
    for (auto& [effect, entry] : m_replies) {
        if (isOver || lane == entry.attempt.lane)
            cutShort(entry);
    }
    tell();
}

void LiveReplies::add(EffectId effect, const ReplyPiece& piece)
{
    const auto found = m_replies.find(effect.value);
    if (found == m_replies.end() || found->second.reply.isCutShort)
        return;
    Entry& entry = found->second;
    entry.reply.isLoading = false;
    (piece.kind == PieceKind::text ? entry.reply.text : entry.reply.reasoning) += piece.text;
    entry.isChanged = true;
    if (!m_soon.isActive())
        m_soon.start();
}

void LiveReplies::load(EffectId effect)
{
    const auto found = m_replies.find(effect.value);
    if (found == m_replies.end() || found->second.reply.isCutShort)
        return;
    found->second.reply.isLoading = found->second.isChanged = true;
    tell();
}

void LiveReplies::play(const AttemptRef& attempt, const std::string& text)
{
    const auto before = std::exchange(m_played, std::nullopt);
    if (!text.empty())
        m_played.emplace(attempt, LiveReply{text, {}});
    if (before == m_played)
        return;
    if (before && (!m_played || before->first != attempt))
        Q_EMIT changed(before->first);
    if (m_played)
        Q_EMIT changed(attempt);
}

void LiveReplies::clear()
{
    m_played.reset();
    m_replies.clear();
    m_gone.clear();
    m_soon.stop();
}

std::optional<LiveReply> LiveReplies::of(const AttemptRef& attempt) const
{
    if (m_played && m_played->first == attempt)
        return m_played->second; // of a record that the mask has been applied to
    for (const auto& [effect, entry] : m_replies) {
        const LiveReply& reply = entry.reply;
        if (entry.attempt == attempt && !(reply.text.empty() && reply.reasoning.empty() && !reply.isLoading))
            return m_mask ? LiveReply{masked(reply.text), masked(reply.reasoning), reply.isCutShort, reply.isLoading}
                          : reply;
    }
    return std::nullopt;
}

std::string LiveReplies::masked(const std::string& text) const
{
    const std::size_t end = text.rfind('\n');
    if (end == std::string::npos)
        return {};
    ModelReplied whole;
    whole.text = text.substr(0, end + 1);
    const RunEvent seen = m_mask({{}, 0, 0, std::move(whole)});
    const auto* const reply = std::get_if<ModelReplied>(&seen.body);
    return reply ? reply->text : std::string();
}

void LiveReplies::cutShort(Entry& entry)
{
    entry.isChanged = entry.isChanged || !entry.reply.isCutShort;
    entry.reply.isCutShort = true;
    entry.reply.isLoading = false;
}

void LiveReplies::tell()
{
    m_soon.stop();
    std::vector<AttemptRef> attempts = std::exchange(m_gone, {});
    for (auto& [effect, entry] : m_replies) {
        if (std::exchange(entry.isChanged, false))
            attempts.push_back(entry.attempt);
    }
    for (const AttemptRef& attempt : attempts)
        Q_EMIT changed(attempt);
}

QString progressWord(const LiveReply& reply)
{
    if (reply.isCutShort)
        return LiveReplies::tr("stopped after %n characters", nullptr, static_cast<int>(textOf(reply.text).size()));
    if (reply.isLoading)
        return LiveReplies::tr("loading the model…");
    return reply.text.empty() ? LiveReplies::tr("thinking…") : LiveReplies::tr("writing…");
}

} // namespace querymend

#include "moc_livereplies.cpp"
