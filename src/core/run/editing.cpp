#include "run/editing.h"

#include "check/ladder.h"
#include "run/enumnames.h"
#include "run/roleprompts.h"
#include "run/state.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace querymend {

namespace {

constexpr double highestTemperature = 2;

/// The preceding attempt, which failed; null if there is none or it was not checked.
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

bool isBlank(std::string_view text)
{
    return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

/// The guard's objection, if any. Wrong names and types are left to the checks.
std::optional<std::string> guardsWord(const std::string& sql, const RunState& state, const RunContext& context)
{
    const Verdict verdict = checkStatically(sql, {context.dialect, nullptr, state.start.policy.checks, {}});
    const Finding* const primary = verdict.primary();
    const bool isRefused = primary && verdict.sanitizedSql.empty() && verdict.unclearSql.empty();
    return isRefused ? std::optional(primary->message) : std::nullopt;
}

/// Validates the new value and returns it as it is recorded.
Result<std::string, EditRefusal> read(const RunState& state, const RunContext& context, const EditRun& edit)
{
    const auto refuse = [&](EditFailure problem, std::string detail = {}) {
        return Failure{EditRefusal{edit.field, problem, std::move(detail)}};
    };
    switch (edit.field) {
    case EditedField::sql:
        if (isBlank(edit.value))
            return refuse(EditFailure::empty);
        if (auto word = guardsWord(edit.value, state, context))
            return refuse(EditFailure::refused, std::move(*word));
        break;
    case EditedField::category:
        if (!errorCodeNamed(edit.value))
            return refuse(EditFailure::unknownWord);
        break;
    case EditedField::temperature: {
        const auto temperature = temperatureNamed(edit.value);
        if (!temperature)
            return refuse(EditFailure::notANumber);
        return textOfTemperature(*temperature);
    }
    case EditedField::model:
        if (edit.value.empty())
            return refuse(EditFailure::empty);
        break;
    case EditedField::level:
        if (!levelNamed(edit.value))
            return refuse(EditFailure::unknownWord);
        break;
    case EditedField::question:
        if (isBlank(edit.value))
            return refuse(EditFailure::empty);
        break;
    case EditedField::asks: {
        const auto moments = askMomentsNamed(edit.value);
        if (!moments)
            return refuse(EditFailure::unknownWord);
        return textOfMoments(*moments);
    }
    case EditedField::hint:
    case EditedField::evidence:
        break;
    }
    return edit.value;
}

/// When the user is asked can be changed at any time.
bool isEditable(const RunState& state, const EditRun& edit)
{
    if (edit.field == EditedField::asks)
        return state.phase == RunPhase::running && edit.attempt.lane.isNone() && !edit.role;
    const std::vector<EditedField> fields = edit.role ? editableOf(state, *edit.role) : editableOf(state, edit.attempt);
    return std::find(fields.begin(), fields.end(), edit.field) != fields.end();
}

std::string valueBefore(const RunState& state, const EditRun& edit)
{
    if (edit.field == EditedField::asks)
        return textOfMoments(state.start.policy.asks);
    return edit.role ? valueOf(state, *edit.role, edit.field) : valueOf(state, edit.attempt, edit.field);
}

bool isOfTheFailure(EditedField field)
{
    return field == EditedField::hint || field == EditedField::category;
}

} // namespace

Result<std::vector<EventBody>, EditRefusal> factsOfEdit(const RunState& state, const RunContext& context,
                                                        const EditRun& edit)
{
    if (!isEditable(state, edit))
        return Failure{EditRefusal{edit.field, EditFailure::notHere, {}}};
    auto value = read(state, context, edit);
    if (!value)
        return Failure{value.error()};
    RunEdited edited{edit.role ? AttemptRef{} : edit.attempt,
                     edit.field,
                     valueBefore(state, edit),
                     std::move(value).value(),
                     edit.role,
                     edit.field == EditedField::model ? edit.terms : std::nullopt};
    if (isOfTheFailure(edit.field))
        --edited.attempt.number;
    if (edited.before == edited.after)
        return std::vector<EventBody>();
    std::vector<EventBody> facts{edited};
    if (edit.field != EditedField::category)
        return facts;
    // The hint depends on the category, so it is chosen again.
    const RunState after = querymend::apply(state, edited);
    LaneState lane = after.lane(edited.attempt.lane);
    lane.attempts.resize(edited.attempt.number + std::size_t{1});
    lane.retries -= std::min(lane.retries, 1U); // as it was when the first hint was chosen
    facts.emplace_back(hintAfter(after, lane, context));
    return facts;
}

std::vector<EditedField> editableAt(const RunState& state, const RunPaused& stop)
{
    if (stop.attempt)
        return editableOf(state, *stop.attempt);
    return stop.role ? editableOf(state, *stop.role) : std::vector<EditedField>();
}

std::vector<EditedField> editableOf(const RunState& state, const AttemptRef& attempt)
{
    if (!isEditable(state, attempt))
        return {};
    if (state.lane(attempt.lane).phase == LanePhase::checking)
        return {EditedField::sql}; // only the database is queried next
    std::vector<EditedField> fields{EditedField::sql, EditedField::evidence, EditedField::temperature,
                                    EditedField::level, EditedField::model};
    if (failedBefore(state, attempt))
        fields.insert(fields.end(), {EditedField::hint, EditedField::category});
    return fields;
}

/// Every role gets the question and the evidence; its other inputs come from the run and cannot be edited.
std::vector<EditedField> editableOf(const RunState& state, const RoleCall& call)
{
    const RoleState* const role = state.role(call);
    if (state.phase != RunPhase::running || !role || !state.stopOf(role->pending))
        return {};
    return {EditedField::question, EditedField::evidence, EditedField::temperature, EditedField::model};
}

std::string valueOf(const RunState& state, const RoleCall& call, EditedField field)
{
    switch (field) {
    case EditedField::question:
        return std::string(questionFor(state, call.role));
    case EditedField::evidence:
        return state.start.question.evidence;
    case EditedField::temperature:
        return textOfTemperature(temperatureOf(state, call));
    case EditedField::model:
        return state.start.model;
    case EditedField::sql:
    case EditedField::hint:
    case EditedField::category:
    case EditedField::level:
    case EditedField::asks:
        break;
    }
    return {};
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
    case EditedField::question:
        return state.start.question.text;
    case EditedField::asks:
        return textOfMoments(state.start.policy.asks);
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

std::string textOfMoments(const std::vector<AskMoment>& moments)
{
    std::string text;
    for (const AskMoment moment : moments)
        text += (text.empty() ? "" : ",") + std::string(recordName(moment));
    return text;
}

std::optional<std::vector<AskMoment>> askMomentsNamed(std::string_view names)
{
    constexpr auto known = EnumNames<AskMoment>::names;
    std::vector<AskMoment> moments;
    while (!names.empty()) {
        const std::size_t end = std::min(names.find(','), names.size());
        const auto found = std::find(known.begin(), known.end(), names.substr(0, end));
        if (found == known.end())
            return std::nullopt;
        moments.push_back(static_cast<AskMoment>(found - known.begin()));
        names.remove_prefix(std::min(end + 1, names.size()));
    }
    return moments;
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
