#include "shell/runforms.h"

#include "common/recordedwords.h"
#include "common/runwords.h"
#include "models/modelshelf.h"
#include "run/editing.h"
#include "run/fork.h"
#include "shell/panels.h"
#include "steer/steerpanel.h"
#include "steer/steerwords.h"

#include <memory>
#include <utility>

namespace querymend {

namespace {

/// Returns the attempt's statement as last checked; empty if it never was.
std::string sqlOf(const std::vector<RunEvent>& run, const AttemptRef& attempt)
{
    std::string sql;
    for (const RunEvent& event : run) {
        const auto* const checked = std::get_if<Checked>(&event.body);
        if (checked && checked->attempt == attempt)
            sql = checked->sql;
    }
    return sql;
}

} // namespace

RunForms::RunForms(DerivedRuns& runs, QObject* parent) : QObject(parent), m_parts(runs.parts()), m_runs(runs)
{
    connect(&m_parts.forms.changes(), &ChangeForm::submitted, this, &RunForms::submit);
    connect(&m_parts.forms.again(), &AgainForm::submitted, this, &RunForms::runAgain);
}

void RunForms::editStop()
{
    const std::vector<RunPaused> stops = m_parts.workbench.steering().stops();
    if (stops.empty())
        return;
    const RunPaused& stop = stops.front();
    const RunState& state = *m_parts.workbench.runState();
    const std::vector<EditedField> fields = editableAt(state, stop);
    if (fields.empty())
        return;
    ChangeSubject subject;
    subject.title = stop.role
        ? changeTitle(*stop.role)
        : tr("Edit %1 before continuing")
              .arg(attemptGenitive(*stop.attempt, static_cast<std::uint32_t>(state.lanes.size())));
    subject.action = tr("Apply");
    for (const EditedField field : fields)
        subject.values[field] =
            textOf(stop.role ? valueOf(state, *stop.role, field) : valueOf(state, *stop.attempt, field));
    if (stop.before == StopPlace::model)
        subject.sqlNote =
            tr("Leave empty to let the model write it. If you write it yourself, the model is not called.");
    m_subject = stop;
    open(subject);
}

void RunForms::editHeld(const HeldStatement& held)
{
    ChangeSubject subject;
    subject.title = tr("Edit %1's statement").arg(textOf(held.agent));
    subject.action = tr("Run");
    subject.values[EditedField::sql] = textOf(held.sql);
    m_subject = held;
    open(subject);
}

void RunForms::leaveRun()
{
    if (std::holds_alternative<RunBranch>(m_subject))
        m_parts.forms.closeForms();
}

void RunForms::fork()
{
    const auto chosen = m_parts.panels.chosen();
    if (!chosen)
        return;
    const RunStarted* const started = startOf(chosen->run);
    if (const QString why = m_runs.whyNot(started); !why.isEmpty())
        return m_parts.forms.say(why);
    if (!hasAskedFor(chosen->run, chosen->attempt))
        return m_parts.forms.say(tr("The model was never called for this attempt, so it cannot be forked."));
    RunStarted begin = *started;
    putInto(begin, modelBefore(chosen->run, chosen->attempt));
    const RunState state = stateAfter(forkOf(chosen->run, std::move(begin), chosen->attempt));
    ChangeSubject subject;
    subject.title = tr("New run from %1").arg(attemptGenitive(chosen->attempt, lanesBegun(chosen->run)));
    subject.action = tr("Fork");
    subject.sqlNote = tr("Leave unchanged to have the model write it again. If you edit it, the model is not called.");
    for (const EditedField field : editableOf(state, chosen->attempt))
        subject.values[field] = textOf(valueOf(state, chosen->attempt, field));
    if (const auto sql = subject.values.find(EditedField::sql); sql != subject.values.end() && sql->second.isEmpty())
        sql->second = textOf(sqlOf(chosen->run, chosen->attempt));
    m_subject = RunBranch{chosen->run, BranchPoint::attempt, chosen->attempt};
    m_parts.panels.hideBeside(); // forms need the room
    open(subject);
}

void RunForms::retry()
{
    const auto chosen = m_parts.panels.chosen();
    if (!chosen)
        return;
    if (const QString why = m_runs.whyNot(startOf(chosen->run)); !why.isEmpty())
        return m_parts.forms.say(why);
    if (!hasChecked(chosen->run, chosen->attempt))
        return m_parts.forms.say(
            tr("This attempt was never checked, so there is nothing to hint at. Fork from it instead."));
    ChangeSubject subject;
    subject.title = tr("One more attempt after %1").arg(attemptGenitive(chosen->attempt, lanesBegun(chosen->run)));
    subject.action = tr("Retry");
    subject.values[EditedField::hint] = QString();
    subject.mayStayAsItIs = false;
    m_subject = RunBranch{chosen->run, BranchPoint::behindAttempt, chosen->attempt};
    m_parts.panels.hideBeside();
    open(subject);
}

void RunForms::again()
{
    const RunStarted* const started = startOf(m_parts.panels.shown());
    if (const QString why = m_runs.whyNot(started); !why.isEmpty())
        return m_parts.forms.say(why);
    m_subject = RunBranch{m_parts.panels.shown(), BranchPoint::start};
    m_parts.forms.closeForms();
    m_parts.panels.hideBeside();
    m_parts.forms.again().open(*started, modelNames());
}

void RunForms::open(const ChangeSubject& subject)
{
    m_parts.forms.closeForms();
    m_parts.forms.changes().setModels(modelNames());
    m_parts.forms.changes().open(subject);
}

void RunForms::submit(const std::vector<FieldChange>& changes)
{
    if (const auto* const stop = std::get_if<RunPaused>(&m_subject))
        change(*stop, changes);
    else if (const auto* const branch = std::get_if<RunBranch>(&m_subject))
        branchOff(*branch, changes);
    else if (const auto* const held = std::get_if<HeldStatement>(&m_subject))
        runHeld(*held, changes);
}

void RunForms::runHeld(const HeldStatement& held, const std::vector<FieldChange>& changes)
{
    m_parts.forms.closeForms();
    Q_EMIT heldEdited(held.run, changes.empty() ? held.sql : changes.front().value.toStdString());
}

/// Applies the changes up to one that is refused; the rest is submitted again with the corrected form.
void RunForms::change(const RunPaused& stop, const std::vector<FieldChange>& changes)
{
    ChangeForm& form = m_parts.forms.changes();
    for (const FieldChange& change : changes) {
        EditRun edit{stop.attempt.value_or(AttemptRef{}), change.field, change.value.toStdString(), stop.role};
        std::unique_ptr<ModelPort> port;
        if (change.field == EditedField::model) {
            auto made = m_parts.models.portTo(edit.value);
            if (!made)
                return form.refuse(change.field, recordedWords(made.error().text));
            port = std::move(made).value();
            edit.terms = m_parts.models.asked(edit.value).terms;
        }
        if (const auto refused = m_parts.workbench.steering().edit(edit, std::move(port)))
            return form.refuse(refused->field, wordsOf(*refused));
    }
    m_parts.forms.closeForms();
}

void RunForms::branchOff(RunBranch branch, const std::vector<FieldChange>& changes)
{
    const bool isRetry = branch.point == BranchPoint::behindAttempt;
    RunStarted started = *startOf(branch.parent);
    putInto(started, isRetry ? modelBehind(branch.parent, branch.attempt) : modelBefore(branch.parent, branch.attempt));
    for (const FieldChange& change : changes) {
        const std::string value = change.value.toStdString();
        if (change.field == EditedField::model)
            started.model = value;
        if (change.field == EditedField::sql && change.value.trimmed().isEmpty())
            continue; // the model writes it
        if (isRetry)
            branch.hint = value;
        else
            branch.edits.push_back({branch.attempt, change.field, value});
    }
    m_runs.begin(branch, started);
}

void RunForms::runAgain(const AgainChoice& choice)
{
    const RunBranch branch = std::get<RunBranch>(m_subject);
    RunStarted started = *startOf(branch.parent);
    started.model = choice.model.toStdString();
    if (started.policy != choice.policy)
        started.preset.clear(); // it has other settings
    started.policy = choice.policy;
    if (choice.readsSchema)
        m_runs.beginWithNewSchema(branch, started, choice.changed);
    else
        m_runs.begin(branch, started, choice.changed);
}

QStringList RunForms::modelNames() const
{
    QStringList names;
    for (const ModelProfile& profile : m_parts.models.profiles())
        names.append(textOf(profile.name));
    return names;
}

} // namespace querymend

#include "moc_runforms.cpp"
