#pragma once

#include "common/icon.h"
#include "common/tone.h"
#include "report/ledger.h"
#include "report/runjournal.h"

#include <QString>

#include <cstdint>

namespace querymend {

// What a run did, entry by entry, in the window's language.

/// `Test generator 1`, `Waiting, attempt 2 of lane 1`.
[[nodiscard]] QString titleOf(const RunJournalEntry& entry, std::uint32_t lanes);
/// What came of it, in a line or some; empty if that is not known.
[[nodiscard]] QString outcomeOf(const RunJournalEntry& entry);
[[nodiscard]] Icon iconOf(const RunJournalEntry& entry);
[[nodiscard]] Tone toneOf(const RunJournalEntry& entry);
/// `1.2 s · 702 tokens`; empty if it took nothing.
[[nodiscard]] QString costOf(const RunJournalEntry& entry);

/// `Prompt was cut`.
[[nodiscard]] QString wordOf(PromptWarningKind kind);
/// The same, with what is known of it.
[[nodiscard]] QString textOf(const PromptWarning& warning);
/// `examples of 3 columns, 2 rows`; empty if there are none.
[[nodiscard]] QString textOf(const ValuesInPrompt& values);
/// `sent to another machine`.
[[nodiscard]] QString wordOf(Reach reach);
/// What was called.
[[nodiscard]] QString titleOf(const LedgerRow& row, std::uint32_t lanes);

} // namespace querymend
