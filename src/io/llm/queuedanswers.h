#pragma once

#include "run/ports.h"

#include <QObject>

#include <cstdint>
#include <set>

namespace querymend {

/// Gives answers that are already known, but only when the thread comes back to its event loop.
class QueuedAnswers {
public:
    void post(EffectId effect, std::variant<ModelReply, ModelProblem> answer, ModelPort::Answered answered);
    void drop(EffectId effect) { m_pending.erase(effect.value); }

private:
    QObject m_context; ///< what is still queued goes with it
    std::set<std::uint32_t> m_pending;
};

} // namespace querymend
