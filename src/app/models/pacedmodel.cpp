#include "models/pacedmodel.h"

namespace querymend {

void PaceKeeper::pause()
{
    m_isPaused = true;
    Q_EMIT changed();
}

void PaceKeeper::play()
{
    m_isPaused = false;
    while (!m_waiting.empty())
        step();
    Q_EMIT changed();
}

void PaceKeeper::step()
{
    if (m_waiting.empty())
        return;
    const auto go = std::move(m_waiting.front().second);
    m_waiting.pop_front();
    go();
    Q_EMIT changed();
}

void PaceKeeper::hold(EffectId effect, std::function<void()> go)
{
    if (!m_isPaused)
        return go();
    m_waiting.emplace_back(effect, std::move(go));
    Q_EMIT changed();
}

void PaceKeeper::drop(EffectId effect)
{
    std::erase_if(m_waiting, [effect](const auto& waiting) { return waiting.first == effect; });
    Q_EMIT changed();
}

void PaceKeeper::dropAll()
{
    m_waiting.clear();
    Q_EMIT changed();
}

} // namespace querymend

#include "moc_pacedmodel.cpp"
