#pragma once

#include "report/timelinestep.h"
#include "run/calls.h"
#include "run/event.h"
#include "run/modelterms.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace querymend {

class SeenValues;

/// What a run spends its time on, and what it decides: calls, waits, corrections without a model, and steps.
enum class JournalKind : std::uint8_t { attempt, role, check, rows, comparison, wait, mending, step };

inline constexpr std::size_t journalKindCount = static_cast<std::size_t>(JournalKind::step) + 1;

/// One thing that a run did, with all that is recorded of it. Points into the events that it was made from.
struct RunJournalEntry {
    JournalKind kind = JournalKind::step;
    EffectId effect;
    std::optional<AttemptRef> attempt{}; ///< that it is about; an evaluator's is the one that it judges
    std::optional<TimelineStep> step{};  ///< of a role or a comparison, once it is concluded; of other steps always
    std::optional<RoleCall> role{};
    std::string model{}; ///< that was called
    ModelTerms terms{};
    const std::vector<PromptSection>* prompt = nullptr;
    const std::vector<std::string>* notes = nullptr; ///< what the prompt had no room for
    const std::vector<PromptAlarm>* alarms = nullptr;
    const std::string* sql = nullptr;  ///< of a call to the database
    std::vector<CallAnswer> answers{}; ///< of a model
    const ReturnedRows* rows = nullptr;
    const Verdict* verdict = nullptr;
    std::string reason{};                     ///< for a wait, as recorded
    std::vector<std::string> lines{};         ///< the rounds of a correction
    std::shared_ptr<const SeenValues> seen{}; ///< that the whole run has seen, which all its entries share
    TokenSum tokens{};
    std::int64_t firstAt = 0; ///< milliseconds since 1970
    std::int64_t lastAt = 0;
    bool isUnderWay = false;
    bool isReplaced = false; ///< an edit replaced the call before it was sent
    bool isTaken = false;    ///< the correction became the next attempt

    /// What the server says that its reply took, or else the time between the events.
    [[nodiscard]] std::chrono::milliseconds time() const;
    /// The statement that went to the database, or that a correction made; null if there is none.
    [[nodiscard]] const std::string* statement() const
    {
        return kind == JournalKind::mending && step ? &step->sql : sql;
    }
    [[nodiscard]] bool callsModel() const { return kind == JournalKind::attempt || kind == JournalKind::role; }
};

/// In the order in which they began. The events must outlive the result.
[[nodiscard]] std::vector<RunJournalEntry> journalOf(std::span<const RunEvent> events);

/// `lane 1, attempt 2`, `test generator 1`, or what kind of step it is.
[[nodiscard]] std::string journalTitle(const RunJournalEntry& entry);
/// What came of it, in a line; empty if that is not known.
[[nodiscard]] std::string journalOutcome(const RunJournalEntry& entry);

} // namespace querymend
