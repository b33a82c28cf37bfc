#pragma once

#include "run/ports.h"

#include <QObject>

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <utility>

namespace querymend {

/// Paces a demonstration: it proceeds by itself, or call by call as the user steps.
class PaceKeeper : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] bool isPaused() const { return m_isPaused; }
    /// Number of model calls waiting for the user.
    [[nodiscard]] std::size_t waiting() const { return m_waiting.size(); }
    void pause();
    void play();
    /// Releases the oldest waiting call.
    void step();

    /// Calls `go` immediately or, while paused, once it is released.
    void hold(EffectId effect, std::function<void()> go);
    void drop(EffectId effect);
    void dropAll();

Q_SIGNALS:
    void changed();

private:
    bool m_isPaused = false;
    std::deque<std::pair<EffectId, std::function<void()>>> m_waiting;
};

/// A model whose calls wait for a PaceKeeper.
class PacedModel : public ModelPort {
public:
    /// The pace must outlive it.
    PacedModel(std::unique_ptr<ModelPort> model, PaceKeeper& pace) : m_model(std::move(model)), m_pace(pace) {}
    ~PacedModel() override { m_pace.dropAll(); }

    void ask(const AskModel& request, Answered answered) override
    {
        const auto since = std::chrono::steady_clock::now();
        m_held[request.effect.value] = since;
        m_pace.hold(request.effect, [this, request, answered, since] {
            m_held.erase(request.effect.value);
            m_waited[request.effect.value] = passedSince(since);
            m_model->ask(request, answered);
        });
    }

    std::optional<ModelProblem> stop(EffectId effect) override
    {
        m_pace.drop(effect);
        return m_model->stop(effect);
    }

    [[nodiscard]] std::chrono::milliseconds waited(EffectId effect) const override
    {
        if (const auto held = m_held.find(effect.value); held != m_held.end())
            return passedSince(held->second);
        const auto known = m_waited.find(effect.value);
        return m_model->waited(effect) + (known == m_waited.end() ? std::chrono::milliseconds(0) : known->second);
    }

private:
    using Moment = std::chrono::steady_clock::time_point;

    static std::chrono::milliseconds passedSince(Moment since)
    {
        return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - since);
    }

    std::unique_ptr<ModelPort> m_model;
    PaceKeeper& m_pace;
    std::map<std::uint32_t, Moment> m_held; ///< calls waiting for the pace keeper, and since when
    std::map<std::uint32_t, std::chrono::milliseconds> m_waited;
};

} // namespace querymend
