#include "report/runpacing.h"

#include "report/timelinestep.h"
#include "run/calls.h"

#include <algorithm>

namespace querymend {

namespace {

using Milliseconds = std::chrono::milliseconds;

/// How long an event unfolds and then stays. A mark stays, so that one can stop at it alone.
struct Pace {
    Milliseconds unfolds{0};
    Milliseconds stays{0};
    CueKind kind = CueKind::passing;
    CardKind verdict = CardKind::unjudged;
};

Pace paceOfReply(const std::string& text)
{
    constexpr Milliseconds shortest(500);
    constexpr Milliseconds longest(2600);
    const Milliseconds written(8 * static_cast<std::int64_t>(std::min<std::size_t>(text.size(), 1000)));
    return {std::clamp(written, shortest, longest), Milliseconds(350), CueKind::mark};
}

struct PaceOf {
    const EventBody& body;

    Pace operator()(const Checked& checked) const
    {
        constexpr Milliseconds perRung(110);
        constexpr Milliseconds forTheChange(1200); // a correction's statement changes token by token
        const auto isReached = [](const RungReport& report) { return report.result != RungResult::skipped; };
        const auto rungs = std::count_if(checked.verdict.rungs.begin(), checked.verdict.rungs.end(), isReached);
        const Finding* const primary = checked.verdict.primary();
        const Milliseconds unfolds =
            checked.attempt.number > 0 ? std::max(perRung * rungs, forTheChange) : perRung * rungs;
        return {unfolds, Milliseconds(primary ? 1600 : 900), CueKind::mark,
                primary ? cardKindOf(categoryOf(primary->code)) : CardKind::accepted};
    }

    Pace operator()(const HintChosen&) const { return {Milliseconds(450), Milliseconds(1500), CueKind::mark}; }

    template <class Other>
    Pace operator()(const Other&) const
    {
        if (const auto answer = answerIn(body)) {
            if (answer->fault)
                return {{}, Milliseconds(1200), CueKind::mark};
            return answer->role ? Pace{{}, Milliseconds(200)} : paceOfReply(*answer->text);
        }
        if (const auto step = stepOf(body); step && !step->isUnderWay && !isSmall(step->kind))
            return {{}, Milliseconds(step->kind == StepKind::finished ? 1500 : 900), CueKind::mark};
        if (const auto request = requestIn(body))
            return {{}, Milliseconds(request->kind == CallKind::check ? 0 : 350)};
        return {{}, Milliseconds(250)};
    }
};

} // namespace

RunPacing::RunPacing(std::span<const RunEvent> events)
{
    m_cues.reserve(events.size());
    for (const RunEvent& event : events)
        add(event.body);
}

void RunPacing::add(const EventBody& body)
{
    const Pace pace = std::visit(PaceOf{body}, static_cast<const EventVariant&>(body));
    PacedCue cue;
    cue.begins = length();
    cue.happens = cue.begins + pace.unfolds;
    cue.ends = cue.happens + pace.stays;
    cue.kind = pace.kind;
    cue.verdict = pace.verdict;
    m_cues.push_back(cue);
}

Milliseconds RunPacing::length() const
{
    return m_cues.empty() ? Milliseconds(0) : m_cues.back().ends;
}

ShownMoment RunPacing::shownAt(Milliseconds moment) const
{
    const auto next = std::upper_bound(m_cues.begin(), m_cues.end(), moment,
                                       [](Milliseconds now, const PacedCue& cue) { return now < cue.happens; });
    ShownMoment shown{static_cast<std::size_t>(next - m_cues.begin()), 0};
    if (next != m_cues.end() && moment > next->begins)
        shown.unfolded = static_cast<double>((moment - next->begins).count())
            / static_cast<double>((next->happens - next->begins).count());
    return shown;
}

Milliseconds RunPacing::markAfter(Milliseconds moment) const
{
    const auto mark = std::find_if(m_cues.begin(), m_cues.end(), [moment](const PacedCue& cue) {
        return cue.kind == CueKind::mark && cue.happens > moment;
    });
    return mark == m_cues.end() ? length() : mark->happens;
}

Milliseconds RunPacing::markBefore(Milliseconds moment) const
{
    const auto mark = std::find_if(m_cues.rbegin(), m_cues.rend(), [moment](const PacedCue& cue) {
        return cue.kind == CueKind::mark && cue.happens < moment;
    });
    return mark == m_cues.rend() ? Milliseconds(0) : mark->happens;
}

std::string_view partOfReply(std::string_view reply, double part)
{
    const auto isInside = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; };
    auto end = std::min(reply.size(), static_cast<std::size_t>(part * static_cast<double>(reply.size())));
    while (end > 0 && end < reply.size() && isInside(reply[end]))
        --end;
    return reply.substr(0, end);
}

} // namespace querymend
