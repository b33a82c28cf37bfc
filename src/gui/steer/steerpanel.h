#pragma once

#include "steer/againform.h"
#include "steer/changeform.h"

#include <QTimer>
#include <QWidget>

namespace querymend {

class InlineMessage;
class OfferBar;
class Playback;
class QuestionBar;
class SteerActions;
class StopBar;
class Theme;
class Workbench;

/// Panel above a timeline, for a run that is stopped, asks something, is replayed or about to be changed; otherwise
/// empty.
class SteerPanel : public QWidget {
    Q_OBJECT

public:
    /// All must outlive it.
    SteerPanel(Workbench& workbench, Playback& playback, SteerActions& actions, Theme& theme,
               QWidget* parent = nullptr);

    [[nodiscard]] ChangeForm& changes() const { return *m_changes; }
    [[nodiscard]] AgainForm& again() const { return *m_again; }
    [[nodiscard]] InlineMessage& message() const { return *m_message; }
    [[nodiscard]] OfferBar& offer() const { return *m_offer; }
    void say(const QString& problem);
    /// Shows in the open form, or above the timeline if there is none, why its model cannot be asked.
    void refuseModel(const QString& reason);
    /// Hides both forms.
    void closeForms();

Q_SIGNALS:
    /// A form was opened, which needs the room, or the last one was closed.
    void roomChanged(bool hasRoom);
    /// Whether the run waits for the user; emitted again when it still does.
    void heldChanged(bool isHeld);

protected:
    void changeEvent(QEvent* event) override;
    /// An open form takes the room of the offer.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showStop();

    Workbench& m_workbench;
    SteerActions& m_actions;
    StopBar* m_stop;
    QuestionBar* m_question;
    ChangeForm* m_changes;
    AgainForm* m_again;
    OfferBar* m_offer;
    InlineMessage* m_message;
    QTimer m_later;
};

} // namespace querymend
