#include "report/runstatistics.h"

namespace querymend {

namespace {

bool hasPassed(const AttemptCard& card)
{
    return card.kind == CardKind::accepted;
}

} // namespace

void StatisticsFold::add(const std::vector<RunEvent>& events)
{
    const TimelineRows rows = timelineRows(events);
    ++m_made.runs;
    for (const RunEvent& event : events) {
        const auto* const start = std::get_if<RunStarted>(&event.body);
        m_made.notLive += start && start->modelKind != ModelKind::live ? 1 : 0;
    }
    if (rows.headline.outcome)
        m_made.solved.count(*rows.headline.outcome == RunOutcome::solved);
    if (const auto cost = rows.headline.tokens.cost()) {
        ModelCost& sum = m_made.costs[cost->currency];
        sum = {sum.amount + cost->amount, cost->currency, sum.isLeast || cost->isLeast};
    }
    for (const TimelineSection& section : rows.sections) {
        for (const LaneRow& lane : section.lanes)
            add(lane);
    }
}

void StatisticsFold::add(const LaneRow& lane)
{
    std::vector<const AttemptCard*> judged;
    for (const AttemptCard& card : lane.cards) {
        if (card.kind != CardKind::unjudged)
            judged.push_back(&card);
    }
    if (judged.empty())
        return;
    m_made.attempts += judged.size();
    m_made.firstTry.count(hasPassed(*judged.front()));
    bool hasEverPassed = false;
    bool isBroken = false;
    for (std::size_t i = 0; i < judged.size(); ++i) {
        const bool isPassed = hasPassed(*judged[i]);
        if (isPassed && !hasEverPassed)
            ++m_made.lanesByRetries[static_cast<std::uint32_t>(i)];
        isBroken = isBroken || (hasEverPassed && !isPassed);
        hasEverPassed = hasEverPassed || isPassed;
        if (i > 0 && !judged[i - 1]->hintLevel.empty())
            m_made.passedAfterHint[judged[i - 1]->hintLevel].count(isPassed);
    }
    if (hasEverPassed)
        m_made.broken.count(isBroken);
    if (!hasPassed(*judged.front()))
        addRescue(judged);
}

void StatisticsFold::addRescue(const std::vector<const AttemptCard*>& judged)
{
    const AttemptCard& first = *judged.front();
    const auto passed = std::find_if(judged.begin(), judged.end(), [](const auto* card) { return hasPassed(*card); });
    const bool isRescued = passed != judged.end();
    m_made.rescued.count(isRescued);
    m_made.rescuedByCategory[static_cast<std::size_t>(first.kind)].count(isRescued);
    if (!isRescued)
        return;
    std::uint64_t tokens = 0;
    bool isAllTold = true;
    for (auto card = judged.begin() + 1; card != passed + 1; ++card) {
        tokens += (*card)->tokens.all();
        isAllTold = isAllTold && (*card)->tokens.untold == 0;
    }
    if (tokens > 0 && isAllTold)
        m_made.tokensOfRescues.push_back(tokens);
    const std::int64_t time = (*passed)->lastAt - first.lastAt;
    if (time >= 0) // a damaged record may have its times in any order
        m_made.timesOfRescues.emplace_back(time);
}

} // namespace querymend
