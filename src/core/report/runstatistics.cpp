#include "report/runstatistics.h"

#include "run/askedmodel.h"
#include "run/calls.h"
#include "run/fork.h"

namespace querymend {

namespace {

bool hasPassed(const AttemptCard& card)
{
    return card.kind == CardKind::accepted;
}

std::vector<const AttemptCard*> judgedOf(const LaneRow& lane)
{
    std::vector<const AttemptCard*> judged;
    for (const AttemptCard& card : lane.cards) {
        if (card.kind != CardKind::unjudged)
            judged.push_back(&card);
    }
    return judged;
}

/// Counts an attempt under the rung that it failed, which a damaged record may lack.
template <class Counts, class Count>
void countRung(Counts& counts, const AttemptCard& card, Count count)
{
    const auto rung = std::ranges::find(card.rungs, RungMark::failed);
    if (rung != card.rungs.end())
        count(counts[static_cast<std::size_t>(rung - card.rungs.begin())]);
}

/// The tokens of the run's own calls, each at the price of the model in use then.
TokenSum ownTokens(const std::vector<RunEvent>& events, std::size_t own)
{
    AskedModel model;
    TokenSum sum;
    for (std::size_t i = 0; i < events.size(); ++i) {
        const EventBody& body = events[i].body;
        model.take(body);
        if (i < own)
            continue;
        if (const auto answer = answerIn(body); answer && answer->tokens)
            sum.add(*answer->tokens, model.terms);
    }
    return sum;
}

bool isReplay(const RunStarted* start)
{
    return start && start->parent && start->modelKind == ModelKind::recorded;
}

} // namespace

void StatisticsFold::add(const std::vector<RunEvent>& events)
{
    const RunStarted* const start = startOf(events);
    ++m_made.runs;
    const ModelKind kind = start ? start->modelKind : ModelKind::live;
    m_made.notLive += kind == ModelKind::scripted || kind == ModelKind::recorded ? 1 : 0;
    m_made.ofAgents += kind == ModelKind::agent ? 1 : 0;
    if (isReplay(start))
        return;
    const std::size_t own = ownBegin(events);
    const TimelineRows rows = timelineRows(events);
    const TimelineRows before = timelineRows(std::span(events).first(own));
    if (rows.headline.outcome)
        m_made.solved.count(*rows.headline.outcome == RunOutcome::solved);
    if (const auto cost = ownTokens(events, own).cost()) {
        ModelCost& sum = m_made.costs[cost->currency];
        sum = {sum.amount + cost->amount, cost->currency, sum.isLeast || cost->isLeast};
    }
    for (const TimelineSection& section : rows.sections) {
        for (const LaneRow& lane : section.lanes)
            add(lane, laneOf(before, lane.id), start ? start->model : std::string());
    }
}

void StatisticsFold::add(const LaneRow& lane, const LaneRow* before, const std::string& model)
{
    const std::vector<const AttemptCard*> judged = judgedOf(lane);
    const std::size_t known = before ? judgedOf(*before).size() : 0;
    m_made.attempts += judged.size() - std::min(known, judged.size());
    for (std::size_t i = known; i < judged.size(); ++i)
        addAudit(*judged[i]);
    if (judged.empty() || known > 0)
        return;
    LaneTally& tally = m_made.byModel[model];
    m_made.firstTry.count(hasPassed(*judged.front()));
    tally.firstTry.count(hasPassed(*judged.front()));
    bool hasEverPassed = false;
    bool isBroken = false;
    for (std::size_t i = 0; i < judged.size(); ++i) {
        const bool isPassed = hasPassed(*judged[i]);
        const std::string hint = i > 0 ? judged[i - 1]->hintLevel : std::string();
        if (isPassed && !hasEverPassed)
            ++m_made.lanesByRetries[static_cast<std::uint32_t>(i)];
        if (hasEverPassed && !isPassed && !isBroken) {
            ++m_made.brokenByCategory[static_cast<std::size_t>(judged[i]->kind)];
            countRung(m_made.brokenByRung, *judged[i], [](std::uint64_t& count) { ++count; });
        }
        isBroken = isBroken || (hasEverPassed && !isPassed);
        hasEverPassed = hasEverPassed || isPassed;
        if (hint.empty())
            continue;
        m_made.passedAfterHint[hint].count(isPassed);
        m_made.brokenAfterHint[hint].count(!isPassed && judged[i]->audit && !judged[i]->audit->broken.empty());
    }
    if (hasEverPassed) {
        m_made.broken.count(isBroken);
        tally.broken.count(isBroken);
    }
    if (!hasPassed(*judged.front()))
        addRescue(judged, tally);
}

void StatisticsFold::addAudit(const AttemptCard& card)
{
    if (!card.audit)
        return;
    AuditTally& tally = m_made.audit;
    ++tally.corrections;
    for (const CardMistake& mistake : card.audit->fixed)
        ++tally.fixed[mistake.code];
    for (const CardMistake& mistake : card.audit->broken)
        ++tally.broken[mistake.code];
    tally.harmless.count(card.audit->broken.empty());
    const std::optional<RowsAudit>& rows = card.audit->rows;
    if (rows && rows->gained && rows->lost)
        tally.sameRows.count(*rows->gained == 0 && *rows->lost == 0);
}

void StatisticsFold::addRescue(const std::vector<const AttemptCard*>& judged, LaneTally& tally)
{
    const AttemptCard& first = *judged.front();
    const auto passed = std::find_if(judged.begin(), judged.end(), [](const auto* card) { return hasPassed(*card); });
    const bool isRescued = passed != judged.end();
    m_made.rescued.count(isRescued);
    tally.rescued.count(isRescued);
    m_made.rescuedByCategory[static_cast<std::size_t>(first.kind)].count(isRescued);
    countRung(m_made.rescuedByRung, first, [isRescued](Share& share) { share.count(isRescued); });
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
    std::int64_t time = (*passed)->lastAt - first.lastAt;
    for (auto card = judged.begin() + 1; card != passed + 1; ++card)
        time -= (*card)->stopped.until((*card)->lastAt).count();
    if (time >= 0) // a damaged record may have its times in any order
        m_made.timesOfRescues.emplace_back(time);
}

} // namespace querymend
