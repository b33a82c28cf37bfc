#include "shell/tour.h"

#include "ask/askpanel.h"
#include "common/theme.h"
#include "llm/bundle.h"
#include "results/resultspanel.h"
#include "runs/playback.h"
#include "shell/demonstration.h"
#include "shell/panels.h"
#include "shell/partsinuse.h"
#include "shell/tourcallout.h"
#include "timeline/timelinepanel.h"
#include "timeline/timelineview.h"
#include "workbench.h"

#include <QApplication>
#include <QDockWidget>
#include <QKeyEvent>
#include <QScrollBar>

#include <utility>

namespace querymend {

Tour::Tour(Panels& panels, Playback& playback, Demonstration& demonstration, const Workbench& workbench,
           const Theme& theme, QWidget& window)
    : QObject(&window), m_panels(panels), m_playback(playback), m_demonstration(demonstration), m_theme(theme),
      m_window(window), m_subjects(panels, playback, workbench, window)
{
    m_later.setSingleShot(true);
    connect(&m_later, &QTimer::timeout, this, &Tour::refresh);
    const auto follow = [this](const auto& sender, auto signal) {
        connect(&sender, signal, &m_later, qOverload<>(&QTimer::start));
    };
    follow(theme, &Theme::changed);
    follow(workbench, &Workbench::stateChanged);
    follow(workbench, &Workbench::recorded); // a stop enters the run's state only after its event is announced
    follow(panels, &Panels::runChanged);
    follow(panels, &Panels::livenessChanged);
    follow(playback, &Playback::changed);
    follow(panels.timeline(), &TimelinePanel::rowsChanged);
    follow(*panels.timeline().view().verticalScrollBar(), &QScrollBar::valueChanged);
    follow(*panels.timeline().view().horizontalScrollBar(), &QScrollBar::valueChanged);
    follow(panels.results(), &ResultsPanel::runEnded);
    connect(&demonstration, &Demonstration::left, this, [this] {
        m_isAsked = false;
        end();
    });
}

void Tour::begin()
{
    if (m_callout)
        return m_callout->takeFocus();
    const auto scenario = readBundledScenario(tourScenario);
    m_question = scenario ? QString::fromStdString(scenario->question.text) : QString();
    m_focusBefore = m_window.focusWidget();
    m_callout = new TourCallout(m_theme, &m_window);
    connect(m_callout, &TourCallout::backAsked, this, &Tour::goBack);
    connect(m_callout, &TourCallout::nextAsked, this, &Tour::goOn);
    connect(m_callout, &TourCallout::closeAsked, this, &Tour::end);
    connect(m_callout, &TourCallout::connectAsked, this, [this] {
        end();
        Q_EMIT connectAsked();
    });
    connect(m_callout, &TourCallout::modelsAsked, this, [this] {
        end();
        Q_EMIT modelsAsked();
    });
    qApp->installEventFilter(this);
    m_callout->show(); // first, because it is measured with the fonts that it gets then
    go(TourStep::question);
    m_callout->takeFocus();
}

void Tour::end()
{
    if (!m_callout)
        return;
    const bool hadFocus = m_callout->isAncestorOf(m_window.focusWidget());
    qApp->removeEventFilter(this);
    m_callout->hide();
    m_callout->deleteLater(); // one of its buttons may have been pressed
    m_callout.clear();
    if (std::exchange(m_isAsked, false) && m_demonstration.isOpen())
        m_demonstration.leave();
    if (m_opened)
        m_opened->close();
    m_opened.clear();
    if (!hadFocus)
        return;
    if (m_focusBefore && m_focusBefore->isVisible())
        m_focusBefore->setFocus(Qt::OtherFocusReason);
    else
        m_panels.ask().focusQuestion();
}

void Tour::goOn()
{
    if (m_step == TourStep::ownData)
        return end();
    if (m_step == TourStep::question && !std::exchange(m_isAsked, true)) {
        m_subjects.expectRun();
        m_demonstration.play(tourScenario);
    }
    go(static_cast<TourStep>(static_cast<int>(m_step) + 1));
    if (m_subjects.isOwnRunShown() && !m_subjects.hasHappened(m_step) && m_playback.state() == PlaybackState::paused)
        m_playback.proceed();
}

void Tour::goBack()
{
    if (m_step != TourStep::question)
        go(static_cast<TourStep>(static_cast<int>(m_step) - 1));
}

void Tour::go(TourStep step)
{
    m_step = step;
    m_isUp = false;
    if (step == TourStep::mistake || step == TourStep::correction)
        openTimeline();
    refresh();
    if (m_callout)
        m_callout->raise();
}

/// The user may have closed it, or another panel may be in front of it.
void Tour::openTimeline()
{
    for (QWidget* at = &m_panels.timeline(); at; at = at->parentWidget()) {
        auto* const dock = qobject_cast<QDockWidget*>(at);
        if (!dock)
            continue;
        if (dock->isHidden())
            m_opened = dock;
        dock->show();
        dock->raise();
    }
}

void Tour::refresh()
{
    if (!m_callout)
        return;
    if (isLeft()) {
        m_isAsked = false; // what is shown now is the user's choice
        return end();
    }
    if (!m_subjects.hasHappened(m_step))
        m_isUp = false;
    else if (!std::exchange(m_isUp, true))
        bringUp();
    const TourMoment moment = m_subjects.moment(m_step);
    const TourWords words = tourWords(m_step, moment, m_question);
    m_callout->say(static_cast<int>(m_step) + 1, static_cast<int>(tourStepCount), words.title, words.text);
    // Below the box for the question are the buttons that ask it.
    const bool isBelow = m_step == TourStep::ownData;
    const bool isStill = moment != TourMoment::coming; // else it would hop while statements are being written
    m_callout->pointAt(m_subjects.place(m_step), isBelow ? Qt::Vertical : Qt::Horizontal,
                       isStill ? partsInUse(m_window, *m_callout) : QList<QRect>());
}

/// Shows what the step is about in the other panels, too, and holds the player for that long.
void Tour::bringUp()
{
    if (const auto attempt = m_subjects.attempt(m_step)) {
        m_playback.pause();
        m_panels.timeline().choose(*attempt);
    } else if (m_step == TourStep::answer) {
        m_panels.showAnswer();
    }
}

bool Tour::isLeft() const
{
    return m_isAsked && (m_subjects.isOtherRunShown() || !m_demonstration.isOpen());
}

bool Tour::eventFilter(QObject* watched, QEvent* event)
{
    const auto* const widget = qobject_cast<const QWidget*>(watched);
    if (!widget || !m_callout)
        return false;
    switch (event->type()) {
    case QEvent::KeyPress: // which arrives at the window if nothing else needs it
        if (widget != &m_window || static_cast<const QKeyEvent*>(event)->key() != Qt::Key_Escape)
            return false;
        end();
        return true;
    case QEvent::Close: // the window keeps its layout, without what was opened for the tour
        if (widget == &m_window)
            end();
        return false;
    case QEvent::LanguageChange:
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide:
        if (widget != m_callout && !m_callout->isAncestorOf(widget) && widget->window() == &m_window)
            m_later.start();
        return false;
    default:
        return false;
    }
}

} // namespace querymend

#include "moc_tour.cpp"
