#include "inspector/shownattempt.h"

#include "common/runwords.h"

namespace querymend {

std::optional<RunEvent> keptFor(const RunEvent& event, const AttemptRef& attempt)
{
    const auto isKept = [&](const auto& body) {
        if constexpr (requires { body.attempt.lane; })
            return body.attempt.lane == attempt.lane && body.attempt.number <= attempt.number;
        else if constexpr (requires { body.lane; })
            return body.lane == attempt.lane;
        else
            return std::holds_alternative<RunStarted>(event.body);
    };
    if (!std::visit(isKept, event.body))
        return std::nullopt;
    const auto* const asked = std::get_if<ModelAsked>(&event.body);
    if (!asked || asked->attempt == attempt)
        return event;
    return RunEvent{event.run, event.seq, event.at, ModelAsked{asked->effect, asked->attempt, {}}};
}

std::vector<OtherAttempt> otherAttempts(const std::vector<RunEvent>& events, const TimelineProjector& projector,
                                        const AttemptRef& attempt)
{
    const std::uint32_t lanes = projector.rows().headline.lanes;
    std::vector<OtherAttempt> others;
    for (const RunEvent& event : events) {
        const auto* const checked = std::get_if<Checked>(&event.body);
        if (!checked || checked->attempt == attempt || checked->sql.empty())
            continue;
        const AttemptCard* const card = cardAt(projector.rows(), projector.placeOf(checked->attempt));
        if (!others.empty() && others.back().ref == checked->attempt)
            others.pop_back(); // it was checked again
        others.push_back({checked->attempt,
                          attemptWord(checked->attempt, lanes) + QStringLiteral(" · ")
                              + wordOf(card ? card->kind : CardKind::unjudged),
                          checked->sql});
    }
    return others;
}

} // namespace querymend
