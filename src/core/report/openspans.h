#pragma once

#include "report/otelrecord.h"
#include "run/attemptref.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace querymend {

/// Spans of what was asked and is not answered yet, by effect.
class OpenSpans {
public:
    void add(EffectId effect, OtelSpan& span, std::optional<LaneId> lane = {}) { m_open[effect.value] = {&span, lane}; }

    /// Null where nobody waits for it.
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

    /// Those of a lane; all where none is named.
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
        std::optional<LaneId> lane; ///< none of what is asked for all of them
    };

    std::map<std::uint32_t, Open> m_open;
};

} // namespace querymend
