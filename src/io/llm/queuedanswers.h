#pragma once

#include "run/ports.h"

#include <QObject>

#include <cstdint>
#include <set>

namespace querymend {

/// Delivers answers that are already known once the thread returns to its event loop.
class QueuedAnswers {
public:
    void post(EffectId effect, std::variant<ModelReply, ModelProblem> answer, ModelPort::Answered answered);
    void drop(EffectId effect) { m_pending.erase(effect.value); }

private:
    QObject m_context; ///< destroying it drops queued answers
    std::set<std::uint32_t> m_pending;
};

} // namespace querymend
