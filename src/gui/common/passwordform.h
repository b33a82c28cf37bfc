#pragma once

#include "db/addresses/connectiontarget.h"

#include <QFrame>

class QLabel;
class QLineEdit;
class QPushButton;

namespace querymend {

/// Asks for the password of a connection whose login was refused. The password is used once, and not saved. Hidden
/// unless it asks.
class PasswordForm : public QFrame {
    Q_OBJECT

public:
    explicit PasswordForm(QWidget* parent = nullptr);

    /// Does not take the focus, which the user may need elsewhere.
    void ask(const ConnectionTarget& target);
    void leave();

Q_SIGNALS:
    /// The target has the typed password.
    void openAsked(const querymend::ConnectionTarget& target);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void submit();
    void showWords();

    ConnectionTarget m_target;
    QLabel* m_text;
    QLineEdit* m_password;
    QPushButton* m_connect;
    QPushButton* m_cancel;
};

} // namespace querymend
