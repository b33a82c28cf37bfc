#include "editor/textpassword.h"

#include "editor/connectionmessage.h"
#include "editor/pages/textconnection.h"

namespace querymend {

TextPassword::TextPassword(const ConnectionMessage& message, QWidget* parent) : PasswordForm(parent), m_message(message)
{
    connect(&message, &ConnectionMessage::changed, this, &TextPassword::follow);
    connect(&message, &ConnectionMessage::failed, this, [this] {
        follow();
        if (!isHidden())
            setFocus(Qt::OtherFocusReason);
    });
}

void TextPassword::follow()
{
    const TextConnection* const own = m_message.connection();
    if (own && own->isLoginRefused())
        ask(own->connection()->target());
    else
        leave();
}

} // namespace querymend

#include "moc_textpassword.cpp"
