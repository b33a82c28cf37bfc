#pragma once

#include "report/otelrecord.h"
#include "run/attemptref.h"

#include <algorithm>
#include <cstdint>
#include <map>

namespace querymend {

/// Spans of calls that the user held back. A span covers only what was really sent, from then on: neither a call that
/// an edit replaced, nor the time that the user took.
class HeldSpans {
public:
    void hold(EffectId effect, OtelSpan& span) { m_held[effect.value] = &span; }

    void letGo(EffectId effect, std::int64_t at)
    {
        const auto held = m_held.find(effect.value);
        if (held == m_held.end())
            return;
        for (OtelSpan* span = held->second; span; span = isPart(*span) ? span->parent : nullptr)
            span->start = at;
        m_held.erase(held);
    }

    [[nodiscard]] bool has(const OtelSpan& span) const
    {
        return std::any_of(m_held.begin(), m_held.end(), [&](const auto& held) {
            return held.second == &span || (isPart(*held.second) && held.second->parent == &span);
        });
    }

private:
    /// A database span is part of its parent, the span of a check.
    static bool isPart(const OtelSpan& span) { return span.role == SpanRole::database; }

    std::map<std::uint32_t, OtelSpan*> m_held; ///< by effect
};

} // namespace querymend
