#pragma once

#include "inspector/textpiece.h"
#include "report/runjournal.h"
#include "report/timelinerows.h"

#include <cstdint>
#include <span>

namespace querymend {

// What the inspector shows of an entry of a run's journal.

/// What it was, what came of it, what it took, and warnings about its prompt.
[[nodiscard]] TextPieces outcomePieces(const RunJournalEntry& entry);
/// The replies, verbatim, or why there are none.
[[nodiscard]] TextPieces replyPieces(const RunJournalEntry& entry);
/// Warnings about the prompt; empty if there are none.
[[nodiscard]] TextPieces warningPieces(const RunJournalEntry& entry);
/// The same for the last call of an attempt.
[[nodiscard]] TextPieces warningPieces(std::span<const RunJournalEntry> journal, const AttemptRef& attempt);
/// The entries about an attempt, one after the other.
[[nodiscard]] TextPieces logPieces(std::span<const RunJournalEntry> journal, const AttemptRef& attempt);
/// What the attempt fixed and broke of the one before it; empty if there was none.
[[nodiscard]] TextPieces auditPieces(const AttemptCard& card);

} // namespace querymend
