#include "llm/queuedanswers.h"

#include <utility>

namespace querymend {

void QueuedAnswers::post(EffectId effect, std::variant<ModelReply, ModelProblem> answer, ModelPort::Answered answered)
{
    m_pending.insert(effect.value);
    QMetaObject::invokeMethod(
        &m_context,
        [this, effect, answer = std::move(answer), answered = std::move(answered)] {
            if (m_pending.erase(effect.value) > 0)
                answered(answer);
        },
        Qt::QueuedConnection);
}

} // namespace querymend
