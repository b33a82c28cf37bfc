#include "shell/steering.h"

#include "common/fittingcolumn.h"
#include "common/helppage.h"
#include "common/inlinemessage.h"
#include "common/runwords.h"
#include "inspector/inspectorpanel.h"
#include "modelshelf.h"
#include "run/editing.h"
#include "run/fork.h"
#include "runstorage.h"
#include "shell/panels.h"
#include "steer/breakpointbutton.h"
#include "steer/steerpanel.h"
#include "steer/steerwords.h"
#include "timeline/timelinepair.h"
#include "timeline/timelinepanel.h"

#include <QVBoxLayout>

#include <utility>

namespace querymend {

Steering::Steering(Workbench& workbench, Panels& panels, const ModelShelf& models, RunStorage& keep, Theme& theme,
                   QWidget* window)
    : m_workbench(workbench), m_panels(panels), m_models(models), m_keep(keep), m_actions(theme),
      m_panel(new SteerPanel(workbench, m_playback, m_actions, theme, window)), m_column(new FittingColumn(window))
{
    auto* const column = new QVBoxLayout(m_column);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_panel);
    column->addWidget(&panels.timelines(), 1);
    auto* const breakpoints = new BreakpointButton(workbench, m_actions, theme, &panels.timeline());
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

void Steering::connectActions()
{
    const auto on = [this](SteerAction id, auto slot) { connect(&m_actions[id], &QAction::triggered, this, slot); };
    on(SteerAction::proceed, [this] { m_panel->closeForms(); });
    on(SteerAction::step, [this] { m_panel->closeForms(); });
    on(SteerAction::edit, [this] { editStop(); });
    on(SteerAction::fork, [this] { openFork(); });
    on(SteerAction::retry, [this] { openRetry(); });
    on(SteerAction::accept, [this] { accept(Acceptance::theAnswer); });
    on(SteerAction::confirmEmpty, [this] { accept(Acceptance::trulyEmpty); });
    on(SteerAction::replay, [this] { replay(); });
    on(SteerAction::again, [this] { openAgain(); });
    connect(&m_panel->changes(), &ChangeForm::submitted, this, &Steering::submit);
    connect(&m_panel->again(), &AgainForm::submitted, this, &Steering::runAgain);
}

void Steering::connectRuns()
{
    connect(&m_panels, &Panels::choiceChanged, this, &Steering::showWhatCanBeDone);
    connect(&m_workbench, &Workbench::runEnded, this, &Steering::showWhatCanBeDone);
    connect(&m_workbench, &Workbench::runBegan, this, &Steering::handleNewRun);
    connect(&m_keep, &RunStorage::aboutToChange, this, &Steering::holdShown);
    connect(&m_playback, &Playback::began, &m_panels, [this] { m_panels.show({}); });
    connect(&m_playback, &Playback::played, &m_panels, &Panels::append);
    connect(&m_playback, &Playback::changed, this, &Steering::showWhatCanBeDone);
    connect(&m_workbench, &Workbench::schemaChanged, this, &Steering::goOnWithSchema);
    connect(&m_workbench, &Workbench::stateChanged, this, [this] { m_waiting.reset(); }); // it was for the old database
    connect(&m_workbench, &Workbench::refreshFailed, this, [this](const EngineError& error) {
        if (std::exchange(m_waiting, std::nullopt))
            say(tr("The schema could not be read again: %1").arg(textOf(error.message)));
    });
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

void Steering::handleNewRun()
{
    m_waiting.reset();
    m_playback.leave();
    m_panel->closeForms();
    m_panel->message().clear();
    m_panels.show(std::exchange(m_resumed, {}));
    if (std::exchange(m_isBranching, false))
        showParent();
}

void Steering::showWhatCanBeDone()
{
    const bool isPlayed = m_playback.state() == PlaybackState::none || m_playback.state() == PlaybackState::over;
    for (QAction* const action : m_actions.ofAttempt())
        action->setEnabled(isPlayed && m_panels.chosen().has_value());
    const bool isShown = !m_panels.shown().empty();
    const bool isIdle = isShown && isPlayed && !m_workbench.isRunning();
    m_actions[SteerAction::replay].setEnabled(isIdle);
    m_actions[SteerAction::again].setEnabled(isIdle);
}

void Steering::say(const QString& problem)
{
    m_panel->message().say(Tone::execution, problem);
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
        say(wordsOf(*problem));
}

void Steering::editStop()
{
    const std::vector<RunPaused> stops = m_workbench.stops();
    if (stops.empty())
        return;
    const RunPaused& stop = stops.front();
    const RunState& state = *m_workbench.runState();
    const std::vector<EditedField> fields = editableAt(state, stop);
    if (fields.empty())
        return;
    ChangeSubject subject;
    subject.title = stop.role ? changeTitle(*stop.role)
                              : tr("Change %1 before continuing")
                                    .arg(attemptWord(*stop.attempt, static_cast<std::uint32_t>(state.lanes.size())));
    subject.action = tr("Apply");
    for (const EditedField field : fields)
        subject.values[field] =
            textOf(stop.role ? valueOf(state, *stop.role, field) : valueOf(state, *stop.attempt, field));
    if (stop.before == StopPlace::model)
        subject.sqlNote =
            tr("Leave empty to let the model write it. If you write it yourself, the model is not asked.");
    m_edited = stop;
    m_purpose = Purpose::edit;
    m_panel->closeForms();
    m_panel->changes().setModels(modelNames());
    m_panel->changes().open(subject);
}

void Steering::submit(const std::vector<FieldChange>& changes)
{
    switch (m_purpose) {
    case Purpose::edit:
        return applyToStop(changes);
    case Purpose::fork:
    case Purpose::retry:
        return branchOff(changes);
    }
}

/// Applies the changes up to one that is refused; the rest is submitted again with the corrected form.
void Steering::applyToStop(const std::vector<FieldChange>& changes)
{
    for (const FieldChange& change : changes) {
        EditRun edit{m_edited->attempt.value_or(AttemptRef{}), change.field, change.value.toStdString(),
                     m_edited->role};
        std::unique_ptr<ModelPort> port;
        if (change.field == EditedField::model) {
            auto made = m_models.portTo(edit.value);
            if (!made)
                return m_panel->changes().refuse(change.field, textOf(made.error().text));
            port = std::move(made).value();
            edit.terms = m_models.asked(edit.value).terms;
        }
        if (const auto refused = m_workbench.edit(edit, std::move(port)))
            return m_panel->changes().refuse(refused->field, wordsOf(*refused));
    }
    m_panel->closeForms();
}

} // namespace querymend

#include "moc_steering.cpp"
