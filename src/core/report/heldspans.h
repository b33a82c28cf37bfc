#pragma once

#include "report/otelrecord.h"
#include "run/attemptref.h"

#include <algorithm>
#include <cstdint>
#include <map>

namespace querymend {

/// Spans of what a person held back before it was asked. A span is of what was really asked, and begins then: not of
/// what an edit replaced, nor of the time in which a person looked.
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
    /// What the database is asked is a part of a check.
    static bool isPart(const OtelSpan& span) { return span.role == SpanRole::database; }

    std::map<std::uint32_t, OtelSpan*> m_held; ///< by effect
};

} // namespace querymend
