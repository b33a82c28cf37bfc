#pragma once

#include "common/passwordform.h"

namespace querymend {

class ConnectionMessage;

/// Asks below a text for the password of its own connection.
class TextPassword : public PasswordForm {
    Q_OBJECT

public:
    /// Asks whenever the message is about a login that was refused. It must outlive the form.
    explicit TextPassword(const ConnectionMessage& message, QWidget* parent = nullptr);

private:
    void follow();

    const ConnectionMessage& m_message;
};

} // namespace querymend
