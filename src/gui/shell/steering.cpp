#include "shell/steering.h"

#include "ask/askpanel.h"
#include "common/fittingcolumn.h"
#include "common/helppage.h"
#include "common/inlinemessage.h"
#include "inspector/inspectorpanel.h"
#include "run/fork.h"
#include "shell/interruptedbar.h"
#include "shell/panels.h"
#include "steer/breakpointbutton.h"
#include "steer/steerwords.h"
#include "storage/runstorage.h"
#include "timeline/timelinepair.h"
#include "timeline/timelinepanel.h"
#include "timeline/timelineview.h"

#include <QStyle>
#include <QVBoxLayout>

#include <utility>

namespace querymend {

namespace {

/// The platform's wish for less motion comes with its style.
PlaybackMotion motionOf(MotionSetting setting, const QWidget& widget)
{
    if (setting != MotionSetting::system)
        return setting == MotionSetting::full ? PlaybackMotion::smooth : PlaybackMotion::none;
    return widget.style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &widget) > 0
        ? PlaybackMotion::smooth
        : PlaybackMotion::none;
}

} // namespace

Steering::Steering(Workbench& workbench, Panels& panels, const ModelShelf& models, RunStorage& keep, Theme& theme,
                   QWidget* window)
    : m_workbench(workbench), m_panels(panels), m_keep(keep), m_actions(theme),
      m_panel(new SteerPanel(workbench, m_playback, m_actions, theme, window)), m_column(new FittingColumn(window)),
      m_runs({workbench, panels, models, keep, *m_panel, m_playback}), m_forms(m_runs), m_mending(m_runs, m_actions)
{
    auto* const column = new QVBoxLayout(m_column);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(new InterruptedBar(m_runs, theme, m_column));
    column->addWidget(m_panel);
    column->addWidget(&panels.timelines(), 1);
    auto* const breakpoints = new BreakpointButton(workbench.steering(), m_actions, theme, &panels.timeline());
    panels.timeline().addToBar(breakpoints);
    setHelpPage(*m_panel, "steering");
    setHelpPage(*breakpoints, "steering");
    const QList<QAction*> ofRun{&m_actions[SteerAction::replay], &m_actions[SteerAction::again]};
    for (TimelinePanel* const timeline : {&panels.timeline(), &panels.timelines().earlier()})
        timeline->offer(m_actions.ofAttempt() + ofRun);
    panels.inspector().offer(m_actions.ofAttempt());
    connectActions();
    connectRuns();
    showWhatCanBeDone();
}

void Steering::addAbove(QWidget* bar)
{
    qobject_cast<QVBoxLayout*>(m_column->layout())->insertWidget(0, bar);
}

void Steering::connectActions()
{
    const auto on = [this](SteerAction id, auto slot) { connect(&m_actions[id], &QAction::triggered, this, slot); };
    on(SteerAction::proceed, [this] { m_panel->closeForms(); });
    on(SteerAction::step, [this] { m_panel->closeForms(); });
    on(SteerAction::edit, [this] { m_forms.editStop(); });
    on(SteerAction::fork, [this] { m_forms.fork(); });
    on(SteerAction::retry, [this] { m_forms.retry(); });
    on(SteerAction::accept, [this] { accept(Acceptance::theAnswer); });
    on(SteerAction::confirmEmpty, [this] { accept(Acceptance::trulyEmpty); });
    on(SteerAction::replay, [this] { replay(); });
    on(SteerAction::again, [this] { m_forms.again(); });
    on(SteerAction::playOrPause, [this] { m_playback.playOrPause(); });
    on(SteerAction::playBack, [this] { m_playback.stepBack(); });
    on(SteerAction::playOn, [this] { m_playback.step(); });
}

void Steering::connectRuns()
{
    connect(&m_forms, &RunForms::heldEdited, this, &Steering::heldEdited);
    connect(m_panel, &SteerPanel::roomChanged, this, &Steering::roomChanged);
    connect(m_panel, &SteerPanel::heldChanged, &m_panels.ask(), &AskPanel::setHeld);
    connect(&m_panels, &Panels::choiceChanged, this, &Steering::showWhatCanBeDone);
    connect(&m_panels, &Panels::runChanged, this, &Steering::leaveRun);
    connect(&m_workbench, &Workbench::runEnded, this, &Steering::showWhatCanBeDone);
    connect(&m_keep, &RunStorage::aboutToChange, this, &Steering::holdShown);
    connectPlayback();
    m_panels.addMaker([this](const std::string& run) {
        const bool isPrefix = m_playback.isUnderWay() || m_playback.position() < m_playback.run().size();
        return run == m_playback.id() && isPrefix;
    });
    m_panels.addMaker([this](const std::string& run) { // another program
        RunStore* const store = m_keep.store();
        const auto summary = store ? std::optional(store->summary(run)) : std::nullopt;
        return summary && summary->ok() && (*summary)->status == RunStatus::running;
    });
}

/// What was refused, or was about to be made from a run, goes with it.
void Steering::leaveRun()
{
    if (std::exchange(m_shownRun, m_panels.run().id()) == m_panels.run().id())
        return;
    m_panel->message().clear();
    m_forms.leaveRun();
}

/// What is played goes the way of a run that is made, so that all panels show the same moment.
void Steering::connectPlayback()
{
    setMotion(MotionSetting::system);
    connect(&m_playback, &Playback::began, &m_panels, [this] { m_panels.begin(m_playback.id()); });
    connect(&m_playback, &Playback::played, &m_panels, &Panels::append);
    connect(&m_playback, &Playback::rewound, &m_panels, [this] { m_panels.rewind(m_playback.shownEvents()); });
    connect(&m_playback, &Playback::moved, &m_panels,
            [this] { m_panels.unfold(m_playback.unfolding(), m_playback.unfolded()); });
    connect(&m_playback, &Playback::ended, &m_panels, [this] {
        m_panels.updateLiveness();
        m_panels.timeline().view().refresh(); // so that the attempt it follows is the last one
        m_panels.announceAnswer();
    });
    connect(&m_panels, &Panels::runChanged, this, [this] {
        if (m_playback.id() != m_panels.run().id())
            m_playback.leave();
    });
    connect(&m_playback, &Playback::changed, this, [this] {
        if (m_playback.isUnderWay() != std::exchange(m_isPlaying, m_playback.isUnderWay()))
            m_panels.setPlaying(m_isPlaying);
        showWhatCanBeDone();
    });
}

void Steering::setMotion(MotionSetting motion)
{
    m_playback.setMotion(motionOf(motion, *m_panel));
}

/// Keeps the shown runs acceptable after the store changes.
void Steering::holdShown()
{
    std::vector<std::string> shown;
    for (const auto* const run : {&m_panels.shown(), &m_panels.beside()}) {
        if (!run->empty())
            shown.push_back(run->front().run);
    }
    m_keep.hold(shown);
}

void Steering::showWhatCanBeDone()
{
    const bool isPlayed = !m_playback.isUnderWay();
    for (QAction* const action : m_actions.ofAttempt())
        action->setEnabled(isPlayed && m_panels.chosen().has_value());
    m_mending.refresh();
    for (const SteerAction id : {SteerAction::playOrPause, SteerAction::playBack, SteerAction::playOn})
        m_actions[id].setEnabled(m_playback.state() != PlaybackState::none);
    const bool isShown = !m_panels.shown().empty();
    const bool isIdle = isShown && isPlayed && !m_workbench.isRunning();
    m_actions[SteerAction::replay].setEnabled(isIdle);
    m_actions[SteerAction::again].setEnabled(isIdle);
}

void Steering::expectDemonstration()
{
    m_isExpected = m_playback.motion() == PlaybackMotion::smooth && !m_workbench.steering().breakpoints().hasAny();
}

std::vector<RunEvent> Steering::wholeRun() const
{
    return m_playback.id() == m_panels.run().id() ? m_playback.run() : m_panels.shown();
}

bool Steering::takes(const RunEvent& event)
{
    if (std::exchange(m_isExpected, false))
        m_playback.begin(event.run);
    return m_playback.append(event);
}

void Steering::accept(Acceptance what)
{
    const auto chosen = m_panels.chosen();
    if (!chosen)
        return;
    const std::vector<RunEvent> run = chosen->run; // a copy, because accepting appends to the original
    const RunStarted* const started = startOf(run);
    const EventSink keep = started ? m_keep.sinkFor(started->modelKind) : EventSink();
    if (!keep)
        return;
    m_panel->message().clear();
    if (const auto problem = m_workbench.accept(run, chosen->attempt, what, keep))
        m_panel->say(wordsOf(*problem));
}

void Steering::replay()
{
    if (m_workbench.isRunning() || m_panels.shown().empty())
        return;
    m_panel->closeForms();
    m_playback.play(m_panels.shown());
}

} // namespace querymend

#include "moc_steering.cpp"
