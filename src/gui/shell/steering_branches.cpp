// Runs derived from others, and replays.

#include "common/inlinemessage.h"
#include "common/runwords.h"
#include "modelshelf.h"
#include "run/editing.h"
#include "run/fork.h"
#include "runstorage.h"
#include "shell/panels.h"
#include "shell/steering.h"
#include "steer/steerpanel.h"
#include "steer/steerwords.h"

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

std::uint32_t lanesOf(const std::vector<RunEvent>& run)
{
    return static_cast<std::uint32_t>(std::count_if(run.begin(), run.end(), [](const RunEvent& event) {
        return std::holds_alternative<CandidateForked>(event.body);
    }));
}

} // namespace

QStringList Steering::modelNames() const
{
    QStringList names;
    for (const ModelProfile& profile : m_models.profiles())
        names.append(textOf(profile.name));
    return names;
}

QString Steering::whyNoBranch(const RunStarted* started) const
{
    if (!started)
        return tr("The record does not contain the question.");
    if (!m_workbench.database())
        return tr("Open the database first: %1").arg(textOf(started->database));
    if (m_workbench.database()->dialect().name != started->dialect)
        return tr("This run was made on another kind of database. Open it first: %1").arg(textOf(started->database));
    return {};
}

void Steering::openFork()
{
    const auto chosen = m_panels.chosen();
    if (!chosen)
        return;
    const RunStarted* const started = startOf(chosen->run);
    if (const QString why = whyNoBranch(started); !why.isEmpty())
        return say(why);
    if (!hasAskedFor(chosen->run, chosen->attempt))
        return say(tr("The model was never asked for this attempt, so it cannot be forked."));
    m_branch = {chosen->run, BranchPoint::attempt, chosen->attempt, {}, {}};
    m_purpose = Purpose::fork;
    RunStarted begin = *started;
    putInto(begin, modelBefore(m_branch.parent, m_branch.attempt));
    const RunState state = stateAfter(forkOf(m_branch.parent, std::move(begin), m_branch.attempt));
    ChangeSubject subject;
    subject.title = tr("A new run, from %1 on").arg(attemptWord(m_branch.attempt, lanesOf(m_branch.parent)));
    subject.action = tr("Fork");
    subject.sqlNote = tr("Leave empty to let the model write it. If you write it yourself, the model is not asked.");
    for (const EditedField field : editableOf(state, m_branch.attempt))
        subject.values[field] = textOf(valueOf(state, m_branch.attempt, field));
    m_panel->closeForms();
    m_panel->changes().setModels(modelNames());
    m_panels.hideBeside(); // forms need the room
    m_panel->changes().open(subject);
}

void Steering::openRetry()
{
    const auto chosen = m_panels.chosen();
    if (!chosen)
        return;
    if (const QString why = whyNoBranch(startOf(chosen->run)); !why.isEmpty())
        return say(why);
    if (!hasChecked(chosen->run, chosen->attempt))
        return say(
            tr("This attempt was never checked, so there is nothing to give a hint about. Fork from it instead."));
    m_branch = {chosen->run, BranchPoint::behindAttempt, chosen->attempt, {}, {}};
    m_purpose = Purpose::retry;
    ChangeSubject subject;
    subject.title = tr("One more attempt after %1").arg(attemptWord(m_branch.attempt, lanesOf(m_branch.parent)));
    subject.action = tr("Retry");
    subject.values[EditedField::hint] = QString();
    subject.mayStayAsItIs = false;
    m_panel->closeForms();
    m_panels.hideBeside();
    m_panel->changes().open(subject);
}

void Steering::branchOff(const std::vector<FieldChange>& changes)
{
    RunStarted started = *startOf(m_branch.parent);
    putInto(started,
            m_purpose == Purpose::retry ? modelBehind(m_branch.parent, m_branch.attempt)
                                        : modelBefore(m_branch.parent, m_branch.attempt));
    m_branch.edits.clear();
    for (const FieldChange& change : changes) {
        const std::string value = change.value.toStdString();
        if (change.field == EditedField::model)
            started.model = value;
        if (m_purpose == Purpose::retry)
            m_branch.hint = value;
        else
            m_branch.edits.push_back({m_branch.attempt, change.field, value});
    }
    begin(m_branch, started);
}

void Steering::begin(RunBranch branch, RunStarted started)
{
    const AskedModel model = m_models.asked(started.model);
    auto port = m_models.portTo(model.name);
    if (!port) {
        const QString why = textOf(port.error().text);
        return m_panel->changes().isVisible() ? m_panel->changes().refuse(EditedField::model, why)
                                              : m_panel->again().refuse(why);
    }
    m_isBranching = true;
    m_branch = std::move(branch);
    const auto refused = m_workbench.branch(
        requestTo(model, std::move(port).value(), started.question, started.policy, m_keep.sinkFor(model.terms.kind)),
        m_branch);
    m_isBranching = false;
    if (refused)
        m_panel->changes().refuse(refused->field, wordsOf(*refused));
}

void Steering::showParent()
{
    const std::uint32_t lanes = lanesOf(m_branch.parent);
    QString caption = branchCaption(m_branch, lanes);
    if (m_branch.point == BranchPoint::start && !m_changed.isEmpty())
        caption += QStringLiteral(" · ") + m_changed;
    m_panels.showBeside(m_branch.parent, parentCaption(m_branch, lanes), caption);
}

void Steering::openAgain()
{
    const RunStarted* const started = startOf(m_panels.shown());
    if (const QString why = whyNoBranch(started); !why.isEmpty())
        return say(why);
    m_branch = {m_panels.shown(), BranchPoint::start, {}, {}, {}};
    m_panel->closeForms();
    m_panels.hideBeside();
    m_panel->again().open(*started, modelNames());
}

void Steering::runAgain(const AgainChoice& choice)
{
    RunStarted again = *startOf(m_branch.parent);
    again.model = choice.model.toStdString();
    again.policy = choice.policy;
    if (choice.readsSchema) {
        m_waiting = WaitingRun{m_branch, std::move(again), choice.changed};
        return m_workbench.refreshSchema();
    }
    m_changed = choice.changed;
    begin(m_branch, std::move(again));
}

void Steering::goOnWithSchema()
{
    if (auto waiting = std::exchange(m_waiting, std::nullopt)) {
        m_changed = waiting->changed;
        begin(std::move(waiting->branch), std::move(waiting->started));
    }
}

void Steering::replay()
{
    if (m_workbench.isRunning() || m_panels.shown().empty())
        return;
    m_panel->closeForms();
    m_playback.play(m_panels.shown());
}

void Steering::resume(const std::vector<RunEvent>& events)
{
    showStored(events);
    const RunStarted* const started = startOf(events);
    if (const QString why = whyNoBranch(started); !why.isEmpty())
        return say(why);
    if (m_workbench.isRunning())
        return say(tr("Another run is in progress. Stop it first, or wait until it finishes."));
    const AskedModel asked = askedModelOf(events);
    auto port = m_models.portTo(asked.name);
    if (!port)
        return say(textOf(port.error().text));
    m_resumed = events;
    m_workbench.resume(requestTo(asked, std::move(port).value(), started->question, started->policy, m_keep.sink()),
                       events);
}

void Steering::showStored(const std::vector<RunEvent>& events)
{
    m_playback.leave();
    m_panel->closeForms();
    m_panels.show(events);
    const RunStarted* const started = startOf(events);
    if (!started || !started->parent || !m_keep.store())
        return;
    auto parent = m_keep.store()->events(started->parent->run);
    if (!parent || parent->empty())
        return;
    const BranchPoint point = started->parent->attempt ? BranchPoint::attempt : BranchPoint::start;
    m_branch = {std::move(parent).value(), point, started->parent->attempt.value_or(AttemptRef{}), {}, {}};
    m_changed.clear();
    showParent();
}

} // namespace querymend
