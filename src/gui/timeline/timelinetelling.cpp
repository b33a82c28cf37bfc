#include "timeline/timelinetelling.h"

#include "timeline/timelinewords.h"

#include <algorithm>
#include <vector>

namespace querymend {

namespace {

struct Judged {
    const AttemptCard* card;
    const LaneRow* lane;
};

std::vector<Judged> judgedIn(const TimelineRows& rows)
{
    std::vector<Judged> judged;
    for (const TimelineSection& section : rows.sections) {
        for (const LaneRow& lane : section.lanes) {
            for (const AttemptCard& card : lane.cards) {
                if (card.decision)
                    judged.push_back({&card, &lane});
            }
        }
    }
    std::ranges::stable_sort(judged, {}, [](const Judged& one) { return one.card->lastAt; });
    return judged;
}

} // namespace

void TimelineTelling::begin(const TimelineRows& rows)
{
    m_told.clear();
    for (const Judged& judged : judgedIn(rows))
        m_told.emplace(judged.card->ref.lane.value, judged.card->ref.number);
    m_end = rows.headline.outcome;
}

QStringList TimelineTelling::news(const TimelineRows& rows)
{
    QStringList news;
    for (const Judged& judged : judgedIn(rows)) {
        if (m_told.emplace(judged.card->ref.lane.value, judged.card->ref.number).second)
            news << spokenCard(*judged.card, *judged.lane, rows.headline.lanes);
    }
    if (rows.headline.outcome && rows.headline.outcome != m_end)
        news << headlineText(rows);
    m_end = rows.headline.outcome;
    return news;
}

} // namespace querymend
