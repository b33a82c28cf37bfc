#pragma once

#include "report/timelinerows.h"
#include "run/event.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace querymend {

enum class CueKind : std::uint8_t {
    mark,    ///< worth stopping at: a reply, a verdict, a hint, a step of the run
    passing, ///< everything else
};

/// When an event is shown on a time line made for people. Between `begins` and `happens`, it unfolds: a reply is
/// written, the rungs of a check fill. It is complete from `happens` on.
struct PacedCue {
    std::chrono::milliseconds begins{0};
    std::chrono::milliseconds happens{0};
    std::chrono::milliseconds ends{0}; ///< where the next one begins
    CueKind kind = CueKind::passing;
    CardKind verdict = CardKind::unjudged; ///< of a check
};

/// What is shown of a run at one moment.
struct ShownMoment {
    std::size_t happened = 0; ///< the first so many events of the record
    double unfolded = 0;      ///< how much of the next one is shown, from 0 to less than 1

    friend bool operator==(const ShownMoment&, const ShownMoment&) = default;
};

/// Lays the events of a run out on a time line at a pace that people can follow, in the order in which they happened.
/// A pure function of the record: the times at which events were recorded do not matter.
class RunPacing {
public:
    RunPacing() = default;
    explicit RunPacing(std::span<const RunEvent> events);

    void add(const EventBody& body);

    [[nodiscard]] const std::vector<PacedCue>& cues() const { return m_cues; }
    [[nodiscard]] std::chrono::milliseconds length() const;
    /// Nothing is shown before the first event has happened, everything from `length()` on.
    [[nodiscard]] ShownMoment shownAt(std::chrono::milliseconds moment) const;
    /// The moment at which the next mark, or else the last event, has just happened and nothing after it has.
    [[nodiscard]] std::chrono::milliseconds markAfter(std::chrono::milliseconds moment) const;
    /// The last moment before this one at which a mark has just happened; 0 if there is none.
    [[nodiscard]] std::chrono::milliseconds markBefore(std::chrono::milliseconds moment) const;

private:
    std::vector<PacedCue> m_cues;
};

/// The beginning of a reply, cut between characters; `part` is from 0 to 1.
[[nodiscard]] std::string_view partOfReply(std::string_view reply, double part);

} // namespace querymend
