#pragma once

#include "agents/agentruns.h"

#include <QFrame>
#include <QTimer>

class QLabel;
class QLineEdit;
class QPushButton;

namespace querymend {

class SignLabel;
class Theme;

/// Shows a statement of an agent that waits for a person, whatever run the window shows, and what can be done with it.
class AgentBar : public QFrame {
    Q_OBJECT

public:
    /// Both must outlive it.
    AgentBar(AgentRuns& runs, Theme& theme, QWidget* parent = nullptr);

    /// Without room, the statement and its buttons are hidden together, so that none is approved that is cut without a
    /// sign.
    void setRoom(bool hasRoom);

Q_SIGNALS:
    void editAsked(const querymend::HeldStatement& held);
    /// The user wants to see its run.
    void showAsked(const std::string& run);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QPushButton* addButton(QLayout& line, const char* name, const QString& text);
    void makeReason();
    void showHeld();
    void showTime();
    void askForReason();
    void refuse();
    void paintTone();

    AgentRuns& m_runs;
    Theme& m_theme;
    HeldStatement m_held; ///< that is shown
    SignLabel* m_sign;
    QLabel* m_title;
    QLabel* m_sql;
    QLabel* m_time;
    QPushButton* m_let;
    QPushButton* m_edit;
    QPushButton* m_refuse;
    QPushButton* m_show;
    QWidget* m_buttons;
    QWidget* m_reasonLine;
    QLineEdit* m_reason;
    QPushButton* m_send;
    QTimer m_tick;
};

} // namespace querymend
