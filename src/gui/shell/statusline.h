#pragma once

#include "db/session/engineerror.h"
#include "run/askedmodel.h"
#include "run/event.h"
#include "store/valuelock.h"

#include <QElapsedTimer>
#include <QIcon>
#include <QStatusBar>
#include <QTimer>

#include <cstdint>
#include <string>

class QLabel;
class QPushButton;

namespace querymend {

class Workbench;

/// How the window is shown to an audience.
enum class Presenting : std::uint8_t { no, withValues, withoutValues };

/// Shows what is open, that it is read-only, and the progress of a run.
class StatusLine : public QStatusBar {
    Q_OBJECT

public:
    explicit StatusLine(Workbench& workbench, QWidget* parent = nullptr);

    /// What the user calls the open connection, and its colour; empty if it is not saved.
    void nameConnection(const QString& name, const QIcon& icon);

    /// The outcome of a statement that the user ran, which shows whether the database can be reached.
    void noteFailure(const EngineError& error);
    void noteAnswer();
    /// The run with this id is shown; none if it is empty.
    void noteShownRun(const std::string& run);
    /// For an audience, shows how to leave instead of what calls cost.
    void setPresenting(Presenting how);

Q_SIGNALS:
    void presentingLeft();

protected:
    void changeEvent(QEvent* event) override;

private:
    void showConnection();
    void showPlace();
    void showLeftRunning();
    void showValueLock(ValueLock lock);
    void showEvent(const RunEvent& event);
    void showProgress();
    void showTokens();
    void noteUse(const RunEvent& event);

    using QStatusBar::showEvent;

    Workbench& m_workbench;
    QLabel* m_colour = nullptr;
    QLabel* m_place = nullptr;
    QLabel* m_readOnly = nullptr;
    QLabel* m_engine = nullptr;
    QLabel* m_noValues = nullptr;
    QLabel* m_lost = nullptr;
    QLabel* m_left = nullptr;
    QLabel* m_hidden = nullptr; ///< says that results are not shown
    QLabel* m_progress = nullptr;
    QLabel* m_tokens = nullptr;
    QPushButton* m_leave = nullptr;
    QElapsedTimer m_since;
    QTimer m_tick;         ///< active only while a question is being answered
    QString m_name;        ///< of the saved connection that is open
    QString m_leftRunning; ///< what this connection's server still works on, although it was stopped
    QString m_attempt;
    std::string m_made;  ///< the run of the last event, by its id
    std::string m_shown; ///< the run that panels show
    TokenSum m_used;     ///< by the run that was made
    AskedModel m_model;
};

} // namespace querymend
