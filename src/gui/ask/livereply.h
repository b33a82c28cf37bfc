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

/// Shows what a model is writing: the end of its text and, separately, of its reasoning. If several lanes receive
/// replies at the same time, the latest to receive a piece is shown.
class LiveReply : public QWidget {
    Q_OBJECT

public:
    explicit LiveReply(QWidget* parent = nullptr);

    /// Tracks which calls are pending; hides when none is left.
    void follow(const RunEvent& event);
    void add(EffectId effect, const ReplyPiece& piece);
    void clear();

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
    std::uint32_t m_last = 0; ///< the effect shown
    QTimer m_soon;            ///< limits redrawing: pieces arrive faster than anyone reads
    QLabel* m_who = nullptr;
    QLabel* m_reasoning = nullptr;
    QLabel* m_text = nullptr;
};

} // namespace querymend
