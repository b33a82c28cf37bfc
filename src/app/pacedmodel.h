#pragma once

#include "run/ports.h"

#include <QObject>

#include <deque>
#include <functional>
#include <memory>
#include <utility>

namespace querymend {

/// Says when a demonstration goes on: by itself, or call by call as a person wishes.
class PaceKeeper : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] bool isPaused() const { return m_isPaused; }
    /// How many calls to the model wait for a person.
    [[nodiscard]] std::size_t waiting() const { return m_waiting.size(); }
    void pause();
    void play();
    /// Lets one call go.
    void step();

    /// Goes at once, or when it is let go.
    void hold(EffectId effect, std::function<void()> go);
    void drop(EffectId effect);
    void dropAll();

Q_SIGNALS:
    void changed();

private:
    bool m_isPaused = false;
    std::deque<std::pair<EffectId, std::function<void()>>> m_waiting;
};

/// A model whose calls wait for a pace keeper.
class PacedModel : public ModelPort {
public:
    /// The pace outlives it.
    PacedModel(std::unique_ptr<ModelPort> model, PaceKeeper& pace) : m_model(std::move(model)), m_pace(pace) {}
    ~PacedModel() override { m_pace.dropAll(); }

    void ask(const AskModel& request, Answered answered) override
    {
        m_pace.hold(request.effect, [this, request, answered] { m_model->ask(request, answered); });
    }

    std::optional<ModelProblem> stop(EffectId effect) override
    {
        m_pace.drop(effect);
        return m_model->stop(effect);
    }

private:
    std::unique_ptr<ModelPort> m_model;
    PaceKeeper& m_pace;
};

} // namespace querymend
