#pragma once

#include "run/event.h"
#include "run/modelterms.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

enum class PassageKind : std::uint8_t { model, wait, staticChecks, engine, decision };

/// A stretch of the time that an attempt took.
struct Passage {
    PassageKind kind = PassageKind::model;
    std::chrono::milliseconds time{0};
    std::string remark; ///< why it was waited, or what failed; in the record's words
};

/// All that the record says of one attempt. It points into the events it was made of.
struct AttemptDetail {
    AttemptRef ref;
    const RunStarted* start = nullptr;
    std::vector<const ModelAsked*> asked;
    std::vector<const ModelReplied*> replies;
    std::vector<ModelTerms> repliedAt; ///< for each reply: of the model that the run asked then
    std::vector<const ModelFailed*> faults;
    const Checked* check = nullptr;         ///< the last
    const HintChosen* hint = nullptr;       ///< about this attempt
    const HintChosen* hintBefore = nullptr; ///< about an earlier one of the lane: what led to this attempt
    const Reflected* reflection = nullptr;
    std::optional<std::uint32_t> previous; ///< the attempt of the lane before this one
    std::uint32_t retriesBefore = 0;       ///< corrections that were spent until then
    std::vector<Passage> passages;

    /// As the model wrote it; empty where it wrote none, or none is known yet.
    [[nodiscard]] const std::string& sql() const;
};

/// The events must outlive it. An attempt that is not in them gives a detail with nothing in it.
[[nodiscard]] AttemptDetail attemptDetail(const std::vector<RunEvent>& events, const AttemptRef& attempt);

} // namespace querymend
