#pragma once

#include "run/ports.h"

#include <QTimer>

#include <deque>
#include <string>
#include <vector>

namespace querymend {

/// Gives prepared replies and records its requests; `Notes` is owned by the test.
class ToldModel : public ModelPort {
public:
    struct Notes {
        std::deque<std::string> replies;
        std::vector<AskModel> asked;
        std::vector<EffectId> stopped;
        bool isSilent = false; ///< never answers
    };

    explicit ToldModel(Notes& notes) : m_notes(notes) {}

    void ask(const AskModel& request, Answered answered) override
    {
        m_notes.asked.push_back(request);
        if (m_notes.isSilent || m_notes.replies.empty())
            return;
        const std::string reply = m_notes.replies.front();
        m_notes.replies.pop_front();
        QTimer::singleShot(0, [answered = std::move(answered), reply] { answered(ModelReply{reply, {10, 5}, {}}); });
    }

    std::optional<ModelProblem> stop(EffectId effect) override
    {
        m_notes.stopped.push_back(effect);
        return std::nullopt;
    }

private:
    Notes& m_notes;
};

[[nodiscard]] inline std::string textOf(const AskModel& request)
{
    std::string text;
    for (const PromptSection& section : request.prompt)
        text += section.text + '\n';
    return text;
}

} // namespace querymend
