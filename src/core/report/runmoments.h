#pragma once

#include "report/timelineprojector.h"

#include <cstddef>
#include <map>
#include <span>
#include <vector>

namespace querymend {

/// When the parts of a card became what they are in the end: the place of an event in the record, from 1; 0 if never.
struct CardMoments {
    std::size_t asked = 0;
    std::size_t verdict = 0;
    std::size_t hint = 0;
    std::size_t decision = 0;
    std::size_t cost = 0;
};

/// When the rows of a finished timeline appeared, event by event.
class RunMoments : private TimelineWatcher {
public:
    explicit RunMoments(std::span<const RunEvent> events);

    [[nodiscard]] CardMoments of(const AttemptRef& attempt) const;
    /// Of a step or a band.
    [[nodiscard]] std::size_t ofSection(std::size_t section) const;
    [[nodiscard]] std::size_t count() const { return m_now; }

private:
    struct Seen {
        CardMoments moments;
        AttemptCard card;
    };

    void aboutToAdd(const TimelinePlace&) override {}
    void added(const TimelinePlace& place) override;
    void changed(const TimelinePlace& place) override;

    TimelineProjector m_projector;
    std::size_t m_now = 0;
    std::map<std::pair<std::uint32_t, std::uint32_t>, Seen> m_cards; ///< by lane and number
    std::vector<std::size_t> m_sections;
    std::vector<TimelineStep> m_steps; ///< as last seen
};

} // namespace querymend
