#include "learn/runanswer.h"

#include "run/askedmodel.h"
#include "run/state.h"

#include <map>
#include <utility>
#include <variant>

namespace querymend {

std::optional<AcceptedStatement> acceptedIn(std::span<const RunEvent> run)
{
    RunState state;
    AskedModel model;
    std::map<std::pair<std::uint32_t, std::uint32_t>, ModelKind> kinds; // of the model whose reply was checked
    std::optional<AcceptedStatement> found;
    const auto take = [&](const AttemptRef& attempt, const std::string& sql) {
        const Question& question = state.start.question;
        found = {{question.text, question.evidence, sql, state.start.database}, state.start.dialect};
        if (kinds[{attempt.lane.value, attempt.number}] == ModelKind::scripted)
            found.reset();
    };
    for (const RunEvent& event : run) {
        model.take(event.body);
        state = querymend::apply(std::move(state), event.body);
        if (const auto* const checked = std::get_if<Checked>(&event.body))
            kinds[{checked->attempt.lane.value, checked->attempt.number}] = model.terms.kind;
        else if (const auto* const answer = std::get_if<AttemptAccepted>(&event.body))
            take(answer->attempt, answer->sql);
        else if (const auto* const empty = std::get_if<EmptinessConfirmed>(&event.body))
            take(empty->attempt, empty->sql);
    }
    return found;
}

} // namespace querymend
