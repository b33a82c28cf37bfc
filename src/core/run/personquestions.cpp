#include "run/personquestions.h"

#include "run/selection.h"

#include <algorithm>
#include <string>
#include <utility>

namespace querymend {

bool asksAt(const RunPolicy& policy, AskMoment moment)
{
    return std::find(policy.asks.begin(), policy.asks.end(), moment) != policy.asks.end();
}

Progress PersonQuestions::ensureClear()
{
    const RoleState* const validator = state().role({ModelRole::validator, 0});
    if (!asksAt(m_draft.policy(), AskMoment::ambiguous) || state().isClarified || !validator || !validator->unclear)
        return Progress::done;
    if (!isAskedAt(AskMoment::ambiguous)) {
        PersonQuestion question;
        question.moment = AskMoment::ambiguous;
        question.question = validator->unclear->question;
        question.readings = validator->unclear->readings;
        ask(std::move(question));
    }
    return Progress::waits;
}

Progress PersonQuestions::ensureResultChosen()
{
    if (!asksAt(m_draft.policy(), AskMoment::disagreement) || state().candidates.isAnswered)
        return Progress::done;
    if (isAskedAt(AskMoment::disagreement))
        return Progress::waits;
    const std::vector<LaneId> lanes = equallyGood();
    if (lanes.size() < 2)
        return Progress::done;
    PersonQuestion question;
    question.moment = AskMoment::disagreement;
    for (const LaneId lane : lanes) {
        question.lanes.push_back(lane);
        question.readings.emplace_back(statementOf(m_draft.bestOf(lane)));
    }
    question.apart = readingsApart(lanes);
    ask(std::move(question));
    return Progress::waits;
}

/// One lane of each of the largest groups of equal results, if there are several; of lanes that pass the same tests.
std::vector<LaneId> PersonQuestions::equallyGood() const
{
    const auto& compared = state().candidates.compared;
    if (!compared)
        return {};
    const auto scoreOf = [&](LaneId lane) { return m_draft.bestOf(lane).testScore; };
    std::uint32_t best = 0;
    for (const std::vector<LaneId>& group : compared->groups) {
        for (const LaneId lane : group)
            best = std::max(best, scoreOf(lane));
    }
    std::size_t largest = 0;
    std::vector<std::pair<std::size_t, LaneId>> found;
    for (const std::vector<LaneId>& group : compared->groups) {
        const auto first = std::find_if(group.begin(), group.end(), [&](LaneId lane) { return scoreOf(lane) == best; });
        if (first == group.end())
            continue;
        found.emplace_back(group.size(), *first);
        largest = std::max(largest, group.size());
    }
    const bool isVote = state().start.modelKind != ModelKind::builtIn; // one's readings are no votes for each other
    std::vector<LaneId> lanes;
    for (const auto& [size, lane] : found) {
        if (size == largest || !isVote)
            lanes.push_back(lane);
    }
    return lanes;
}

/// How the statements of the built-in answerer take the question; empty if others wrote some of them.
std::vector<WordsApart> PersonQuestions::readingsApart(const std::vector<LaneId>& lanes) const
{
    std::vector<std::vector<ReadWord>> readings;
    for (const LaneId lane : lanes)
        readings.push_back(m_draft.bestOf(lane).words);
    std::vector<WordsApart> apart = wordsApart(readings);
    const bool isEachKnown =
        std::none_of(apart.begin(), apart.end(), [](const WordsApart& one) { return one.empty(); });
    return isEachKnown ? apart : std::vector<WordsApart>();
}

bool PersonQuestions::isDueAfter(const AttemptState& failed, std::uint32_t retriesLeft) const
{
    const Finding* const primary = failed.verdict ? failed.verdict->primary() : nullptr;
    if (failed.isAskedAbout || !primary || isDatabaseFault(primary->code))
        return false;
    return asksAt(m_draft.policy(), AskMoment::failure)
        || (retriesLeft == 0 && asksAt(m_draft.policy(), AskMoment::lastFailure));
}

void PersonQuestions::askAbout(const AttemptRef& failed)
{
    const bool isAlways = asksAt(m_draft.policy(), AskMoment::failure);
    PersonQuestion question;
    question.moment = isAlways ? AskMoment::failure : AskMoment::lastFailure;
    question.attempt = failed;
    ask(std::move(question));
}

void PersonQuestions::answered(EffectId effect, const std::string& answer, std::optional<std::uint32_t> reading)
{
    const PersonQuestion* const asked = state().askedWith(effect);
    if (!asked)
        return;
    PersonAnswered fact{effect, answer, reading};
    if (fact.reading && *fact.reading >= asked->readings.size())
        fact.reading.reset();
    if (fact.reading && fact.answer.empty())
        fact.answer = readingTexts(*asked)[*fact.reading];
    m_draft.record(std::move(fact));
}

bool PersonQuestions::isAskedAt(AskMoment moment) const
{
    return std::any_of(state().asked.begin(), state().asked.end(),
                       [&](const PersonQuestion& question) { return question.moment == moment; });
}

void PersonQuestions::ask(PersonQuestion question)
{
    question.effect = m_draft.newEffect();
    m_draft.record(PersonAsked{std::move(question)});
}

} // namespace querymend
