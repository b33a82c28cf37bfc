#include "editor/answeroffer.h"

#include "common/inlinemessage.h"

#include <utility>

namespace querymend {

AnswerOffer::AnswerOffer(InlineMessage& message) : QObject(&message), m_message(message)
{
    connect(&message, &InlineMessage::actionTaken, this, &AnswerOffer::taken);
}

void AnswerOffer::make()
{
    m_message.say(Tone::accent, tr("The answer is ready."), tr("Show"));
    m_isMade = true;
}

void AnswerOffer::withdraw()
{
    if (std::exchange(m_isMade, false))
        m_message.clear();
}

} // namespace querymend

#include "moc_answeroffer.cpp"
