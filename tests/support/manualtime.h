#pragma once

#include "llm/http/timesource.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <utility>

namespace querymend {

/// A clock that stands still until a test advances it.
class ManualTime {
public:
    using Time = std::chrono::milliseconds;

    /// Refers to this object, which must outlive every user of it.
    [[nodiscard]] TimeSource source()
    {
        return {[this] { return m_now; }, [] { return std::chrono::system_clock::time_point{}; },
                [this](Time time, std::function<void()> call) { m_calls.emplace(m_now + time, std::move(call)); }};
    }

    /// Advances the clock and makes the calls that become due, each at its time.
    void pass(Time time)
    {
        const Time until = m_now + time;
        while (!m_calls.empty() && m_calls.begin()->first <= until) {
            const auto next = m_calls.extract(m_calls.begin());
            m_now = std::max(m_now, next.key());
            next.mapped()();
        }
        m_now = until;
    }

    /// How many calls are due exactly `time` from now.
    [[nodiscard]] std::size_t callsIn(Time time) const { return m_calls.count(m_now + time); }

private:
    Time m_now{0};
    std::multimap<Time, std::function<void()>> m_calls;
};

} // namespace querymend
