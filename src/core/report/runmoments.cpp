#include "report/runmoments.h"

#include <utility>

namespace querymend {

RunMoments::RunMoments(std::span<const RunEvent> events) : m_projector(this)
{
    for (const RunEvent& event : events) {
        ++m_now;
        m_projector.add(event);
    }
}

CardMoments RunMoments::of(const AttemptRef& attempt) const
{
    const auto seen = m_cards.find({attempt.lane.value, attempt.number});
    return seen == m_cards.end() ? CardMoments() : seen->second.moments;
}

std::size_t RunMoments::ofSection(std::size_t section) const
{
    return section < m_sections.size() ? m_sections[section] : 0;
}

void RunMoments::added(const TimelinePlace& place)
{
    if (place.lane < 0) {
        m_sections.push_back(m_now);
        m_steps.push_back(m_projector.rows().sections[static_cast<std::size_t>(place.section)].step);
    }
    if (const AttemptCard* const card = cardAt(m_projector.rows(), place))
        m_cards[{card->ref.lane.value, card->ref.number}] = {{.asked = m_now, .cost = m_now}, *card};
}

void RunMoments::changed(const TimelinePlace& place)
{
    const auto section = static_cast<std::size_t>(place.section);
    if (place.lane < 0 && section < m_sections.size()) {
        const TimelineStep& step = m_projector.rows().sections[section].step;
        if (std::exchange(m_steps[section], step) != step)
            m_sections[section] = m_now;
        return;
    }
    const AttemptCard* const card = cardAt(m_projector.rows(), place);
    if (!card)
        return;
    Seen& seen = m_cards[{card->ref.lane.value, card->ref.number}];
    CardMoments& moments = seen.moments;
    if (card->kind != seen.card.kind || card->rungs != seen.card.rungs || card->sql != seen.card.sql)
        moments.verdict = m_now;
    if (!card->hintLevel.empty() && card->hintLevel != seen.card.hintLevel)
        moments.hint = m_now;
    if (card->decision != seen.card.decision || card->accepted != seen.card.accepted)
        moments.decision = m_now;
    if (card->duration() != seen.card.duration() || card->tokens != seen.card.tokens)
        moments.cost = m_now;
    seen.card = *card;
}

} // namespace querymend
