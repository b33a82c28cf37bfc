#pragma once

#include "llm/wire/modelreply.h"
#include "run/event.h"

#include <QTimer>
#include <QWidget>

#include <cstdint>
#include <map>
#include <string>

class QLabel;

namespace querymend {

/// What a model is writing, while it does: the end of its text and, apart from that, of its reasoning. Where several
/// lanes are answered at the same time, the one that was heard last is shown.
class LiveReply : public QWidget {
    Q_OBJECT

public:
    explicit LiveReply(QWidget* parent = nullptr);

    /// Learns who asks what, and hides when nobody waits any more.
    void follow(const RunEvent& event);
    void add(EffectId effect, const ReplyPiece& piece);

private:
    struct Reply {
        AttemptRef attempt;
        std::string text;
        std::string reasoning;
    };

    void drop(EffectId effect);
    void draw();

    std::map<std::uint32_t, Reply> m_replies; ///< by effect
    std::uint32_t m_lanes = 1;
    std::uint32_t m_last = 0; ///< the effect that is shown
    QTimer m_soon;            ///< pieces come faster than anybody reads
    QLabel* m_who = nullptr;
    QLabel* m_reasoning = nullptr;
    QLabel* m_text = nullptr;
};

} // namespace querymend
