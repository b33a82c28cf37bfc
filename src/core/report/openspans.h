#pragma once

#include "report/otelrecord.h"
#include "run/attemptref.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace querymend {

/// Spans of calls that are not answered yet, by effect.
class OpenSpans {
public:
    void add(EffectId effect, OtelSpan& span, std::optional<LaneId> lane = {}) { m_open[effect.value] = {&span, lane}; }

    /// Null if no span is open for this effect.
    [[nodiscard]] OtelSpan* find(EffectId effect) const
    {
        const auto open = m_open.find(effect.value);
        return open == m_open.end() ? nullptr : open->second.span;
    }

    OtelSpan* take(EffectId effect)
    {
        OtelSpan* const span = find(effect);
        m_open.erase(effect.value);
        return span;
    }

    /// Removes and returns the spans of a lane, or all of them without one.
    [[nodiscard]] std::vector<OtelSpan*> takeAll(std::optional<LaneId> lane = {})
    {
        std::vector<OtelSpan*> taken;
        for (auto open = m_open.begin(); open != m_open.end();) {
            const bool isOne = !lane || open->second.lane == lane;
            if (isOne)
                taken.push_back(open->second.span);
            open = isOne ? m_open.erase(open) : std::next(open);
        }
        return taken;
    }

private:
    struct Open {
        OtelSpan* span = nullptr;
        std::optional<LaneId> lane; ///< none if the call is for no lane in particular
    };

    std::map<std::uint32_t, Open> m_open;
};

} // namespace querymend
