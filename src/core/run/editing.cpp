#include "run/editing.h"

#include "run/enumnames.h"
#include "run/state.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace querymend {

namespace {

constexpr double highestTemperature = 2;

/// The attempt that failed before this one; null where there is none.
const AttemptState* failedBefore(const RunState& state, const AttemptRef& attempt)
{
    const std::vector<AttemptState>& attempts = state.lane(attempt.lane).attempts;
    const bool isThere = attempt.number > 0 && attempt.number <= attempts.size();
    return isThere && attempts[attempt.number - 1].verdict ? &attempts[attempt.number - 1] : nullptr;
}

bool isEditable(const RunState& state, const AttemptRef& attempt)
{
    if (state.phase != RunPhase::running || attempt.lane.value >= state.lanes.size())
        return false;
    const LaneState& lane = state.lane(attempt.lane);
    if (!lane.isOpen())
        return false;
    const bool isNext = lane.attempts.size() == attempt.number;
    const bool isLast = lane.attempts.size() == attempt.number + std::size_t{1} && !lane.attempts.back().verdict;
    if (lane.phase == LanePhase::deciding)
        return isNext || isLast;
    return isLast && state.stopOf(lane.pending) != nullptr;
}

/// Nothing where the guard lets it through. What is wrong with names or types is for the checks to say.
std::optional<std::string> guardsWord(const std::string& sql, const RunState& state, const RunContext& context)
{
    const Verdict verdict = checkStatically(sql, {context.dialect, nullptr, state.start.policy.checks, {}});
    const Finding* const primary = verdict.primary();
    const bool isRefused = primary && verdict.sanitizedSql.empty() && verdict.unclearSql.empty();
    return isRefused ? std::optional(primary->message) : std::nullopt;
}

/// The value as it is recorded.
Result<std::string, EditRefusal> read(const RunState& state, const RunContext& context, const EditRun& edit)
{
    const auto refuse = [&](EditProblem problem, std::string detail = {}) {
        return Failure{EditRefusal{edit.field, problem, std::move(detail)}};
    };
    switch (edit.field) {
    case EditedField::sql:
        if (edit.value.find_first_not_of(" \t\r\n") == std::string::npos)
            return refuse(EditProblem::empty);
        if (auto word = guardsWord(edit.value, state, context))
            return refuse(EditProblem::refused, std::move(*word));
        break;
    case EditedField::hint:
        if (!failedBefore(state, edit.attempt))
            return refuse(EditProblem::notHere);
        break;
    case EditedField::category:
        if (!failedBefore(state, edit.attempt))
            return refuse(EditProblem::notHere);
        if (!errorCodeNamed(edit.value))
            return refuse(EditProblem::unknownWord);
        break;
    case EditedField::temperature: {
        const auto temperature = temperatureNamed(edit.value);
        if (!temperature)
            return refuse(EditProblem::notANumber);
        return textOfTemperature(*temperature);
    }
    case EditedField::model:
        if (edit.value.empty())
            return refuse(EditProblem::empty);
        break;
    case EditedField::level:
        if (!levelNamed(edit.value))
            return refuse(EditProblem::unknownWord);
        break;
    case EditedField::evidence:
        break;
    }
    return edit.value;
}

bool isOfTheFailure(EditedField field)
{
    return field == EditedField::hint || field == EditedField::category;
}

} // namespace

Result<std::vector<EventBody>, EditRefusal> factsOfEdit(const RunState& state, const RunContext& context,
                                                        const EditRun& edit)
{
    if (!isEditable(state, edit.attempt))
        return Failure{EditRefusal{edit.field, EditProblem::notHere, {}}};
    auto value = read(state, context, edit);
    if (!value)
        return Failure{value.error()};
    RunEdited edited{edit.attempt, edit.field, valueOf(state, edit.attempt, edit.field), std::move(value).value()};
    if (isOfTheFailure(edit.field))
        --edited.attempt.number;
    if (edited.before == edited.after)
        return std::vector<EventBody>();
    std::vector<EventBody> facts{edited};
    if (edit.field != EditedField::category)
        return facts;
    // What is told of the failure follows from what it is taken for.
    const RunState after = querymend::apply(state, edited);
    LaneState lane = after.lane(edited.attempt.lane);
    lane.attempts.resize(edited.attempt.number + std::size_t{1});
    lane.retries -= std::min(lane.retries, 1U); // as when the hint was chosen first
    facts.emplace_back(hintAfter(after, lane, context));
    return facts;
}

std::string valueOf(const RunState& state, const AttemptRef& attempt, EditedField field)
{
    if (attempt.lane.value >= state.lanes.size())
        return {};
    const LaneState& lane = state.lane(attempt.lane);
    const AttemptState* const failed = failedBefore(state, attempt);
    switch (field) {
    case EditedField::sql:
        return attempt.number < lane.attempts.size() ? lane.attempts[attempt.number].sql : std::string();
    case EditedField::hint:
        return failed ? failed->hint : std::string();
    case EditedField::category:
        return failed ? std::string(name(failed->code)) : std::string();
    case EditedField::evidence:
        return state.start.question.evidence;
    case EditedField::temperature:
        return textOfTemperature(lane.made.temperature);
    case EditedField::model:
        return state.start.model;
    case EditedField::level:
        return std::string(recordName(lane.made.level));
    }
    return {};
}

std::optional<double> temperatureNamed(std::string_view text)
{
    double value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool isRead = problem == std::errc() && end == text.data() + text.size();
    return isRead && value >= 0 && value <= highestTemperature ? std::optional(value) : std::nullopt;
}

std::string textOfTemperature(double temperature)
{
    std::array<char, 32> text{};
    const auto [end, problem] = std::to_chars(text.data(), text.data() + text.size(), temperature);
    return problem == std::errc() ? std::string(text.data(), end) : std::string();
}

std::optional<Level> levelNamed(std::string_view word)
{
    for (const Level level : {Level::basic, Level::advanced, Level::expert}) {
        if (recordName(level) == word)
            return level;
    }
    return std::nullopt;
}

ErrorCode typicalCode(Category category)
{
    switch (category) {
    case Category::syntaxError:
        return ErrorCode::syntax;
    case Category::schemaReference:
        return ErrorCode::unknownColumn;
    case Category::executionError:
        return ErrorCode::typeMismatch;
    case Category::emptyResult:
        return ErrorCode::emptyResult;
    case Category::validationFailed:
        return ErrorCode::testFailed;
    case Category::generic:
        break;
    }
    return ErrorCode::unclassified;
}

} // namespace querymend
