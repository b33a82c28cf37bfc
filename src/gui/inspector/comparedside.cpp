#include "inspector/comparedside.h"

#include "common/runwords.h"
#include "report/timelinerows.h"

#include <QCoreApplication>

#include <algorithm>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Compare)
};

const AttemptCard& bestOf(const LaneRow& lane)
{
    const auto best =
        std::find_if(lane.cards.begin(), lane.cards.end(), [](const AttemptCard& card) { return card.isBest; });
    return best == lane.cards.end() ? lane.cards.back() : *best;
}

QString nameOf(const AttemptRef& attempt, const TimelineRows& rows)
{
    QString name = attemptWord(attempt, rows.headline.lanes);
    name[0] = name[0].toUpper();
    return name;
}

} // namespace

std::vector<SideChoice> sideChoices(const std::vector<RunEvent>& events)
{
    const TimelineRows rows = timelineRows(events);
    std::vector<SideChoice> lanes;
    std::vector<SideChoice> attempts;
    for (const TimelineSection& section : rows.sections) {
        for (const LaneRow& lane : section.lanes) {
            if (lane.cards.empty())
                continue;
            const AttemptRef best = bestOf(lane).ref;
            lanes.push_back(
                {SideScope::lane, best,
                 Words::tr("%1 · best of lane %2").arg(nameOf(best, rows), QString::number(lane.id.value + 1ULL))});
            for (const AttemptCard& card : lane.cards)
                attempts.push_back(
                    {SideScope::attempt, card.ref, nameOf(card.ref, rows) + QStringLiteral(" · ") + wordOf(card.kind)});
        }
    }
    std::vector<SideChoice> all;
    if (!lanes.empty()) {
        const AttemptRef answer = rows.headline.selected.value_or(lanes.back().attempt);
        const QString pattern = rows.headline.selected ? Words::tr("%1 · the answer") : Words::tr("%1 · no answer");
        all.push_back({SideScope::run, answer, pattern.arg(nameOf(answer, rows))});
    }
    all.insert(all.end(), lanes.begin(), lanes.end());
    all.insert(all.end(), attempts.begin(), attempts.end());
    return all;
}

} // namespace querymend
