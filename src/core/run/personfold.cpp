#include "run/personfold.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace querymend {

namespace {

class QuestionApplier {
public:
    explicit QuestionApplier(RunState& state) : m_state(state) {}

    void operator()(const PersonAsked& body)
    {
        m_state.nextEffect = std::max(m_state.nextEffect, body.what.effect.value + 1);
        if (body.what.attempt && !m_state.attempt(*body.what.attempt))
            return;
        if (body.what.attempt) {
            LaneState& lane = m_state.lane(body.what.attempt->lane);
            if (!lane.isOpen())
                return;
            lane.phase = LanePhase::waiting;
            lane.pending = body.what.effect;
        }
        m_state.asked.push_back(body.what);
    }

    void operator()(const PersonAnswered& body)
    {
        const PersonQuestion* const found = m_state.askedWith(body.effect);
        if (!found)
            return;
        const PersonQuestion asked = *found;
        std::erase_if(m_state.asked, [&](const PersonQuestion& one) { return one.effect == body.effect; });
        switch (asked.moment) {
        case AskMoment::ambiguous:
            return clarify(asked, body.answer);
        case AskMoment::disagreement:
            m_state.candidates.isAnswered = true;
            if (body.reading && *body.reading < asked.lanes.size())
                m_state.candidates.chosen = asked.lanes[*body.reading];
            return;
        case AskMoment::failure:
        case AskMoment::lastFailure:
            return advise(asked, body.answer);
        }
    }

    template <class Other>
    void operator()(const Other&)
    {}

private:
    void clarify(const PersonQuestion& asked, const std::string& answer)
    {
        m_state.isClarified = true;
        if (answer.empty())
            return;
        std::string& evidence = m_state.start.question.evidence;
        evidence = clarifiedEvidence(evidence, asked.question, answer);
    }

    /// The attempt is judged again, with what the user said.
    void advise(const PersonQuestion& asked, const std::string& answer)
    {
        AttemptState* const attempt = asked.attempt ? m_state.attempt(*asked.attempt) : nullptr;
        if (!attempt || !m_state.lane(asked.attempt->lane).isOpen())
            return;
        attempt->isAskedAbout = true;
        attempt->advice = answer;
        attempt->reflection.reset();
        LaneState& lane = m_state.lane(asked.attempt->lane);
        lane.phase = LanePhase::deciding;
        lane.pending = {};
    }

    RunState& m_state;
};

} // namespace

void applyQuestions(RunState& state, const EventBody& body)
{
    std::visit(QuestionApplier(state), body);
}

void dropQuestionsOf(RunState& state, LaneId lane)
{
    std::erase_if(state.asked,
                  [&](const PersonQuestion& question) { return question.attempt && question.attempt->lane == lane; });
}

std::vector<std::string> readingTexts(const PersonQuestion& question)
{
    if (question.apart.size() != question.readings.size())
        return question.readings;
    std::vector<std::string> texts;
    for (const WordsApart& words : question.apart)
        texts.push_back(textOf(words));
    return texts;
}

std::string clarifiedEvidence(const std::string& evidence, const std::string& question, const std::string& answer)
{
    std::string added = evidence.empty() ? evidence : evidence + '\n';
    return added + question + (question.empty() ? "" : " ") + answer;
}

} // namespace querymend
