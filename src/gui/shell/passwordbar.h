#pragma once

#include "db/addresses/connectiontarget.h"
#include "db/session/engineerror.h"

#include <QFrame>

class QLabel;
class QLineEdit;
class QPushButton;

namespace querymend {

class Workbench;

/// Asks for the password of a connection whose login was refused. The password is used once, and not saved.
class PasswordBar : public QFrame {
    Q_OBJECT

public:
    /// The workbench must outlive the bar.
    explicit PasswordBar(Workbench& workbench, QWidget* parent = nullptr);

Q_SIGNALS:
    /// The target has the typed password.
    void openAsked(const querymend::ConnectionTarget& target);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void handleFailure(const EngineError& error);
    void submit();
    void leave();
    void showWords();

    Workbench& m_workbench;
    QLabel* m_text;
    QLineEdit* m_password;
    QPushButton* m_connect;
    QPushButton* m_cancel;
};

} // namespace querymend
