#pragma once

#include "common/icon.h"
#include "common/tone.h"
#include "report/timelinerows.h"
#include "run/event.h"

#include <QString>

#include <chrono>
#include <string>
#include <string_view>

namespace querymend {

// What a run says in words, icons and colours that are the same in every panel.

[[nodiscard]] QString textOf(std::string_view utf8);

/// `Schema reference`, `Accepted`.
[[nodiscard]] QString wordOf(CardKind kind);
/// The same in title case, as menus are.
[[nodiscard]] QString menuWordOf(CardKind kind);
[[nodiscard]] Icon iconOf(CardKind kind);
/// The same for an attempt: while it is stopped, or not judged yet, its icon says so.
[[nodiscard]] Icon iconOf(CardKind kind, CardPhase phase);
[[nodiscard]] Tone toneOf(CardKind kind);

/// The category of an attempt, or what it is waiting for.
[[nodiscard]] QString cardTitle(const AttemptCard& card);

[[nodiscard]] QString wordOf(ReflectionDecision decision);
[[nodiscard]] Icon iconOf(ReflectionDecision decision);

[[nodiscard]] Icon iconOf(ModelRole role);

[[nodiscard]] QString wordOf(Rung rung);
[[nodiscard]] QString wordOf(RungMark mark);
[[nodiscard]] QString wordOf(Severity severity);
[[nodiscard]] QString wordOf(Level level);
[[nodiscard]] QString wordOf(Method method);
[[nodiscard]] QString wordOf(ModelFault fault);
[[nodiscard]] QString wordOf(CardPhase phase);
[[nodiscard]] QString wordOf(Category category);
[[nodiscard]] QString wordOf(EditedField field);
/// `accepted by hand`.
[[nodiscard]] QString wordOf(Acceptance acceptance);
[[nodiscard]] QString wordOf(LaneOutcome outcome);
[[nodiscard]] QString wordOf(RunOutcome outcome);
[[nodiscard]] Icon iconOf(RunOutcome outcome);
[[nodiscard]] Tone toneOf(RunOutcome outcome);
/// How a run ended, or that it goes on, waits for the user or was interrupted.
[[nodiscard]] Icon iconOf(const RunHeadline& run);
[[nodiscard]] Tone toneOf(const RunHeadline& run);
/// Translates a hint's level as records spell it; returns a level of a newer version unchanged.
[[nodiscard]] QString hintWord(std::string_view level);

/// `340 ms`, `1.2 s`, `2 min 5 s`, with no-break spaces.
[[nodiscard]] QString timeWord(std::chrono::milliseconds time);
/// The same for shorter times: `114 µs`.
[[nodiscard]] QString timeWord(std::chrono::microseconds time);
/// `702 tokens · 0.0042 USD`; `at least …` if some calls reported none; empty if no call was charged.
[[nodiscard]] QString spentWord(const TokenSum& tokens);
/// `0.0042 USD`, `at least 0.0042 USD`, or `cost unknown`.
[[nodiscard]] QString costWord(const ModelCost& cost);
/// The name of a model, or `scripted` for what plays a scenario.
[[nodiscard]] QString modelWord(const std::string& model, ModelKind kind);
/// `attempt 2`, or `attempt 2 of lane 3` if there are several lanes.
[[nodiscard]] QString attemptWord(const AttemptRef& attempt, std::uint32_t lanes);
/// The same after words such as `of`, `from`, `before` and `after`, which some languages follow with another form.
[[nodiscard]] QString attemptGenitive(const AttemptRef& attempt, std::uint32_t lanes);

} // namespace querymend
