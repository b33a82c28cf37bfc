#pragma once

#include "run/decisiondraft.h"

#include <string>

namespace querymend {

/// Reads what statements return, for the roles that judge and explain them.
class RowReading {
public:
    explicit RowReading(DecisionDraft& draft) : m_draft(draft) {}

    /// Has the attempt's rows read, unless they are known, or it has no statement that may run, or there is no engine.
    /// Equal statements run once.
    [[nodiscard]] Progress ensureRead(const AttemptRef& attempt);
    void answered(EffectId effect, const ReturnedRows& rows);
    /// What the attempt returned; null if it was not read.
    [[nodiscard]] const ReturnedRows* rowsOf(const AttemptRef& attempt) const;
    /// The same, for a prompt; empty if it was not read.
    [[nodiscard]] std::string resultOf(const AttemptRef& attempt) const;

private:
    [[nodiscard]] const AttemptState* sameAs(const AttemptRef& attempt) const;

    DecisionDraft& m_draft;
};

/// Whether roles are shown values of rows: not if they must stay on the machine, or if the model may see no samples.
[[nodiscard]] DataValues valuesOfRows(const RunPolicy& policy);

/// The result in words and lines, as prompts show it. If values must stay on the machine, it has columns and counts
/// only.
[[nodiscard]] std::string resultText(const ReturnedRows& returned, DataValues values);

} // namespace querymend
