#include "run/rowreading.h"

#include "run/answersketch.h"
#include "run/selection.h"

#include <algorithm>
#include <span>

namespace querymend {

namespace {

bool isReadOrBeingRead(const AttemptState& attempt)
{
    return attempt.rows || !attempt.reading.isNone();
}

std::string columnsText(const std::vector<ReturnedColumn>& columns)
{
    std::string text;
    for (const ReturnedColumn& column : columns) {
        text += (text.empty() ? "" : ", ") + column.name;
        if (!column.type.empty())
            text += " (" + column.type + ')';
    }
    return text;
}

/// A value on one line, so that it cannot pass for another cell or row.
std::string valueText(const std::optional<std::string>& value)
{
    if (!value)
        return "NULL";
    std::string text = *value;
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c == '\n' || c == '\r' || c == '\t' || c == '|'; }, ' ');
    return text;
}

std::string countText(const ReturnedRows& returned)
{
    const std::string count = std::to_string(returned.count);
    if (returned.hasMore)
        return "Rows: more than " + count;
    return "Rows: " + (returned.count == 0 ? "none" : count);
}

/// More of them if the user's sketch of the answer has rows to be found. None if they must stay where they are.
std::uint32_t rowsToRead(const RunState& state)
{
    constexpr std::uint32_t mostToSearch = 200;
    const auto sketch = sketchIn(state.start.question.evidence);
    if (sketch && state.start.policy.values == DataValues::mayBeNamed)
        return sketch->rows.empty() ? mostReturnedRows : mostToSearch;
    return valuesOfRows(state.start.policy) == DataValues::mayBeNamed ? mostReturnedRows : 0;
}

} // namespace

Progress RowReading::ensureRead(const AttemptRef& attempt)
{
    const AttemptState& made = m_draft.at(attempt);
    if (m_draft.context().engine == EngineInReach::no || !mayBeAnswer(made))
        return Progress::done;
    if (const AttemptState* const same = sameAs(attempt))
        return same->rows ? Progress::done : Progress::waits;
    ReadRows effect;
    effect.effect = m_draft.newEffect();
    effect.attempt = attempt;
    effect.sql = statementOf(made);
    effect.rows = rowsToRead(m_draft.state());
    m_draft.record(RowsAsked{effect.effect, attempt, effect.sql, effect.rows});
    m_draft.begin(std::move(effect));
    return Progress::waits;
}

void RowReading::answered(EffectId effect, const ReturnedRows& rows)
{
    if (const auto attempt = m_draft.state().readingFor(effect))
        m_draft.record(RowsReturned{effect, *attempt, rows});
}

const ReturnedRows* RowReading::rowsOf(const AttemptRef& attempt) const
{
    const AttemptState* const same = sameAs(attempt);
    return same && same->rows ? &*same->rows : nullptr;
}

std::string RowReading::resultOf(const AttemptRef& attempt) const
{
    const ReturnedRows* const rows = rowsOf(attempt);
    return rows ? resultText(*rows, valuesOfRows(m_draft.policy())) : std::string();
}

/// The attempt, or an equal one, whose rows are known or being read; null if there is none.
const AttemptState* RowReading::sameAs(const AttemptRef& attempt) const
{
    const AttemptState& made = m_draft.at(attempt);
    if (isReadOrBeingRead(made))
        return &made;
    const AttemptState* found = nullptr;
    for (const LaneState& lane : m_draft.state().lanes) {
        for (const AttemptState& other : lane.attempts) {
            const bool isSame = made.fingerprint != 0 && other.fingerprint == made.fingerprint;
            if (isSame && isReadOrBeingRead(other) && (!found || other.rows))
                found = &other;
        }
    }
    return found;
}

DataValues valuesOfRows(const RunPolicy& policy)
{
    return policy.samples == Examples::shown ? policy.values : DataValues::stay;
}

std::string resultText(const ReturnedRows& returned, DataValues values)
{
    const bool mayBeNamed = values == DataValues::mayBeNamed;
    if (!returned.problem.empty())
        return "It was not run to its end" + (mayBeNamed ? ": " + returned.problem : std::string("."));
    std::string text = "Columns: " + columnsText(returned.columns) + '\n' + countText(returned);
    if (!mayBeNamed)
        return returned.count == 0 ? text : text + ". Their values must stay on the machine.";
    if (returned.rows.empty())
        return text;
    const std::size_t shown = std::min<std::size_t>(returned.rows.size(), mostReturnedRows);
    text += returned.hasMore || returned.count > shown ? ", of which the first " + std::to_string(shown) + " are:"
                                                       : ", which are:";
    for (const auto& row : std::span(returned.rows).first(shown)) {
        text += '\n';
        for (std::size_t i = 0; i < row.size(); ++i)
            text += (i == 0 ? "" : " | ") + valueText(row[i]);
    }
    return text;
}

} // namespace querymend
