#include "llm/http/callwatch.h"

namespace querymend {

std::optional<CallWatch::Deadline> CallWatch::next() const
{
    const Time phase = timeOf(m_phase);
    const Time whole = timeOf(CallPhase::whole);
    std::optional<Deadline> deadline;
    if (phase.count() > 0)
        deadline = Deadline{m_since + phase, m_phase};
    if (whole.count() > 0 && (!deadline || m_started + whole < deadline->at))
        deadline = Deadline{m_started + whole, CallPhase::whole};
    return deadline;
}

CallWatch::Time CallWatch::timeOf(CallPhase phase) const
{
    switch (phase) {
    case CallPhase::connecting:
        return m_limits.connect;
    case CallPhase::waiting:
        return m_limits.firstByte;
    case CallPhase::receiving:
        return m_limits.idle;
    case CallPhase::whole:
        return m_limits.total;
    }
    return {};
}

} // namespace querymend
