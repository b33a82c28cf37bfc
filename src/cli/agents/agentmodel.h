#pragma once

#include "run/ports.h"

#include <QObject>

#include <functional>
#include <optional>
#include <string>
#include <utility>

namespace querymend {

/// An agent as a run sees it: a model that answers when the agent's next call brings a statement.
class AgentModel : public QObject, public ModelPort {
public:
    void ask(const AskModel& request, Answered answered) override;
    std::optional<ModelProblem> stop(EffectId effect) override;

    /// Called when the run asks for a statement that the agent has still to send.
    void whenAsked(std::function<void()> asked) { m_whenAsked = std::move(asked); }
    /// Gives the run a statement, now or as soon as it asks for one.
    void say(const std::string& sql);

private:
    void answer();

    Answered m_answered; ///< empty while nothing is asked
    std::optional<std::string> m_said;
    std::function<void()> m_whenAsked;
};

} // namespace querymend
