#pragma once

#include "run/calls.h"
#include "run/event.h"
#include "run/modelterms.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace querymend {

enum class PassageKind : std::uint8_t { model, wait, staticChecks, engine, decision };

/// One phase of the time that an attempt took.
struct Passage {
    PassageKind kind = PassageKind::model;
    std::chrono::milliseconds time{0};
    std::string remark; ///< the reason for a wait, or what failed; as recorded
};

/// Everything recorded about one attempt. Points into the events that it was made from.
struct AttemptDetail {
    AttemptRef ref;
    const RunStarted* start = nullptr;
    std::vector<CallRequest> asked; ///< without those that an edit replaced before they were sent
    std::vector<CallAnswer> replies;
    std::vector<ModelTerms> repliedAt;                 ///< for each reply: the terms of the model in use then
    std::vector<std::chrono::milliseconds> replyTimes; ///< what each took, as its server says or by the events
    std::vector<CallAnswer> faults;
    bool isWaiting = false;                 ///< to be asked for again
    const Checked* check = nullptr;         ///< the last one
    const HintChosen* hint = nullptr;       ///< about this attempt
    bool isHintUsed = true;                 ///< not if the mended statement was tried instead
    const HintChosen* hintBefore = nullptr; ///< about an earlier attempt of the lane; it led to this one
    const Reflection* reflection = nullptr;
    std::optional<std::uint32_t> previous; ///< the number of the lane's preceding attempt
    std::uint32_t retriesBefore = 0;       ///< corrections spent before this attempt
    std::vector<Passage> passages;

    /// The SQL as the model wrote it; empty if it wrote none, or none is known yet.
    [[nodiscard]] const std::string& sql() const;
};

/// The events must outlive the result. For an attempt that they do not contain, little more than the run's start is
/// set.
[[nodiscard]] AttemptDetail attemptDetail(std::span<const RunEvent> events, const AttemptRef& attempt);

} // namespace querymend
