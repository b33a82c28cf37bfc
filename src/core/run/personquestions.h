#pragma once

#include "run/decisiondraft.h"

namespace querymend {

/// What the user is asked while the run waits, if the policy says so.
class PersonQuestions {
public:
    explicit PersonQuestions(DecisionDraft& draft) : m_draft(draft) {}

    /// Has the user say which reading of the question is meant, if a model finds several.
    [[nodiscard]] Progress ensureClear();
    /// Has the user say which result is meant, if neither tests nor most of the statements decide.
    [[nodiscard]] Progress ensureResultChosen();
    /// Whether the user is asked before anything else is done about a failed attempt.
    [[nodiscard]] bool isDueAfter(const AttemptState& failed, std::uint32_t retriesLeft) const;
    void askAbout(const AttemptRef& failed);
    void answered(EffectId effect, const std::string& answer, std::optional<std::uint32_t> reading);

private:
    [[nodiscard]] bool isAskedAt(AskMoment moment) const;
    [[nodiscard]] std::vector<LaneId> equallyGood() const;
    [[nodiscard]] std::vector<WordsApart> readingsApart(const std::vector<LaneId>& lanes) const;
    void ask(PersonQuestion question);
    [[nodiscard]] const RunState& state() const { return m_draft.state(); }

    DecisionDraft& m_draft;
};

/// Whether the policy has the user asked then.
[[nodiscard]] bool asksAt(const RunPolicy& policy, AskMoment moment);

} // namespace querymend
