#include "ask/largepromptwarning.h"

#include <QLocale>

namespace querymend {

LargePromptWarning::LargePromptWarning(Theme& theme, QWidget* parent) : InlineMessage(theme, parent)
{
    connect(this, &InlineMessage::actionTaken, this, [this] {
        m_allowed = m_tokens;
        Q_EMIT allowed();
    });
}

bool LargePromptWarning::allowsSending()
{
    if (m_tokens <= m_allowed) {
        clear();
        return true;
    }
    say(Tone::generic,
        tr("The selected tables make the prompt about %1 tokens long. Fewer tables cost less "
           "and often give better answers.")
            .arg(QLocale().toString(static_cast<qulonglong>(m_tokens))),
        tr("Send Anyway"));
    return false;
}

} // namespace querymend

#include "moc_largepromptwarning.cpp"
