#pragma once

#include "shell/toursubjects.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>

class QDockWidget;

namespace querymend {

class Demonstration;
class Theme;
class TourCallout;
class Workbench;

/// Shows a newcomer the window in five steps: a question, its first mistake, the correction, the answer, and what to do
/// next. It asks with a demonstration, goes on as that does, and leaves everything as it was. It ends when the user
/// turns to another database or run.
class Tour : public QObject {
    Q_OBJECT

public:
    /// All references must outlive the tour.
    Tour(Panels& panels, Playback& playback, Demonstration& demonstration, const Workbench& workbench,
         const Theme& theme, QWidget& window);

    void begin();
    /// Brings back what was there before, and the focus.
    void end();

Q_SIGNALS:
    /// The user wants to connect to a database.
    void connectAsked();
    /// The user wants to set up models.
    void modelsAsked();

protected:
    /// Of the whole application, while there is a tour: what moves in the window may be what the callout points at.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void go(TourStep step);
    void goOn();
    void goBack();
    void openTimeline();
    void refresh();
    void bringUp();
    /// Whether the user has turned to something else than the demonstration that was played.
    [[nodiscard]] bool isLeft() const;

    Panels& m_panels;
    Playback& m_playback;
    Demonstration& m_demonstration;
    const Theme& m_theme;
    QWidget& m_window;
    TourSubjects m_subjects;
    QPointer<TourCallout> m_callout; ///< null while there is no tour
    QPointer<QWidget> m_focusBefore;
    QPointer<QDockWidget> m_opened; ///< for the tour; closed at its end
    QTimer m_later;                 ///< several things may happen at once
    TourStep m_step = TourStep::question;
    QString m_question;
    bool m_isAsked = false; ///< the demonstration was played, and is still the tour's to leave
    bool m_isUp = false;    ///< what the step is about was brought up; the user may look at something else by now
};

} // namespace querymend
