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

QString numberOf(std::uint32_t counted)
{
    return QString::number(std::uint64_t{counted} + 1);
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
            lanes.push_back({SideScope::lane, best,
                             Words::tr("Lane %1 · attempt %2").arg(numberOf(lane.id.value), numberOf(best.number))});
            for (const AttemptCard& card : lane.cards) {
                QString name = attemptWord(card.ref, rows.headline.lanes);
                name[0] = name[0].toUpper();
                attempts.push_back({SideScope::attempt, card.ref, name + QStringLiteral(" · ") + wordOf(card.kind)});
            }
        }
    }
    std::vector<SideChoice> all;
    if (!lanes.empty()) {
        const AttemptRef answer = rows.headline.selected.value_or(lanes.back().attempt);
        const QString word = attemptWord(answer, rows.headline.lanes);
        all.push_back(
            {SideScope::run, answer,
             rows.headline.selected ? Words::tr("The answer · %1").arg(word) : Words::tr("No answer · %1").arg(word)});
    }
    all.insert(all.end(), lanes.begin(), lanes.end());
    all.insert(all.end(), attempts.begin(), attempts.end());
    return all;
}

} // namespace querymend
