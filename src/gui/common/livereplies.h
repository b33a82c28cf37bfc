#pragma once

#include "llm/wire/modelreply.h"
#include "run/event.h"

#include <QObject>
#include <QTimer>

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace querymend {

/// What a model has written of a reply that is not shown whole: it is still arriving, was cut short or is being played.
struct LiveReply {
    std::string text;
    std::string reasoning;
    bool isCutShort = false; ///< by a failure, or because it was cancelled
    bool isLoading = false;  ///< the server is loading the model, which has written nothing yet

    friend bool operator==(const LiveReply&, const LiveReply&) = default;
};

/// The live replies of the shown run, by attempt.
class LiveReplies : public QObject {
    Q_OBJECT

public:
    using Mask = std::function<RunEvent(const RunEvent&)>;

    explicit LiveReplies(QObject* parent = nullptr);

    /// Tracks which calls are pending. A reply that is recorded is no longer live.
    void follow(const RunEvent& event);
    void add(EffectId effect, const ReplyPiece& piece);
    /// The server of a pending call is loading its model.
    void load(EffectId effect);
    /// A player shows so much of an attempt's reply; nothing if the text is empty.
    void play(const AttemptRef& attempt, const std::string& text);
    void clear();
    /// Replies are seen through the mask from now on; only whole lines, because a part of one may hide a value.
    void setMask(Mask mask) { m_mask = std::move(mask); }
    /// None if the model has written nothing and is not being loaded.
    [[nodiscard]] std::optional<LiveReply> of(const AttemptRef& attempt) const;

Q_SIGNALS:
    /// Not emitted for each piece, because they arrive faster than anyone reads.
    void changed(const querymend::AttemptRef& attempt);

private:
    struct Entry {
        AttemptRef attempt;
        LiveReply reply;
        bool isChanged = false;
    };
    using Entries = std::map<std::uint32_t, Entry>; ///< by effect

    [[nodiscard]] std::string masked(const std::string& text) const;
    void cutShort(Entry& entry);
    void tell();

    Entries m_replies;
    std::vector<AttemptRef> m_gone; ///< not told yet
    std::optional<std::pair<AttemptRef, LiveReply>> m_played;
    Mask m_mask;
    QTimer m_soon;
};

/// `writing…`, `stopped after 120 characters`.
[[nodiscard]] QString progressWord(const LiveReply& reply);

} // namespace querymend
