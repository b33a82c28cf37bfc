#pragma once

#include "llm/queuedanswers.h"
#include "run/calls.h"
#include "run/ports.h"

#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// Replays the model's part of a stored run, so that it can be repeated once without a server or a key. A request that
/// was not recorded fails with ModelFault::notRecorded and a message that shows the nearest recorded one.
class RecordedModel : public ModelPort {
public:
    static constexpr ModelKind kind = ModelKind::recorded;

    explicit RecordedModel(const std::vector<RunEvent>& run);

    void ask(const AskModel& request, Answered answered) override;
    std::optional<ModelProblem> stop(EffectId effect) override
    {
        m_answers.drop(effect);
        return std::nullopt;
    }

private:
    /// A recorded request and its outcome.
    struct Call {
        EffectId effect;
        AttemptRef attempt;
        std::vector<PromptSection> prompt;
        double temperature = 0;
        Level level = Level::basic;
        std::optional<RoleCall> role;
        std::optional<std::variant<ModelReply, ModelProblem>> answer;
        bool isPlayed = false;
    };

    [[nodiscard]] std::optional<QuestionReading> readingOf(const std::string& reply);
    void keep(const CallAnswer& answer);
    [[nodiscard]] std::variant<ModelReply, ModelProblem> answerTo(const AskModel& request);
    [[nodiscard]] Call* callFor(const AskModel& request);
    [[nodiscard]] std::string whyNot(const AskModel& request) const;

    std::optional<QuestionReading> m_reading; ///< of the next reply
    std::vector<Call> m_calls;
    QueuedAnswers m_answers;
};

} // namespace querymend
