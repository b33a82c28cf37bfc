#include "shell/derivedruns.h"

#include "common/failurewords.h"
#include "common/inlinemessage.h"
#include "common/recordedwords.h"
#include "common/runwords.h"
#include "models/modelshelf.h"
#include "run/fork.h"
#include "shell/panels.h"
#include "steer/steerpanel.h"
#include "steer/steerwords.h"
#include "storage/runstorage.h"
#include "timeline/timelinepair.h"
#include "timeline/timelinepanel.h"

#include <utility>

namespace querymend {

DerivedRuns::DerivedRuns(const SteeringParts& parts, QObject* parent) : QObject(parent), m_parts(parts)
{
    const Workbench& workbench = m_parts.workbench;
    connect(&workbench, &Workbench::runBegan, this, &DerivedRuns::handleNewRun);
    connect(&workbench, &Workbench::schemaChanged, this, &DerivedRuns::handleSchema);
    connect(&workbench, &Workbench::refreshFailed, this, &DerivedRuns::handleFailedRefresh);
    connect(&workbench, &Workbench::stateChanged, this, [this] { m_stage = Idle(); }); // it was for the old database
}

QString DerivedRuns::whyNot(const RunStarted* started) const
{
    if (!started)
        return tr("The question was not recorded.");
    const LiveDatabase* const database = m_parts.workbench.database();
    if (!database)
        return tr("Open the database first: %1").arg(textOf(started->database));
    if (database->dialect().name != started->dialect)
        return tr("This run was made on another type of database. Open it first: %1").arg(textOf(started->database));
    return {};
}

QString DerivedRuns::heldValues()
{
    return tr("This run may have data values in it, and no data values may be sent. Ask the question again instead.");
}

void DerivedRuns::begin(const RunBranch& branch, const RunStarted& started, const QString& changed)
{
    if (branch.point != BranchPoint::start && m_parts.workbench.mustNotContinue(branch.parent))
        return m_parts.forms.say(heldValues());
    const AskedModel model = m_parts.models.asked(started.model);
    auto port = m_parts.models.portTo(model.name);
    if (!port)
        return m_parts.forms.refuseModel(recordedWords(port.error().text));
    RunRequest request = requestTo(model, std::move(port).value(), started.question, started.policy,
                                   m_parts.keep.sinkFor(model.terms.kind));
    request.preset = started.preset;
    if (const auto problem = addRoleModels(request, m_parts.models))
        return m_parts.forms.refuseModel(recordedWords(problem->text));
    auto before = std::exchange(m_stage, Branching{branch, changed});
    if (const auto refused = m_parts.workbench.branch(std::move(request), branch)) {
        m_stage = std::move(before);
        m_parts.forms.changes().refuse(refused->field, wordsOf(*refused));
    }
}

void DerivedRuns::beginWithNewSchema(const RunBranch& branch, const RunStarted& started, const QString& changed)
{
    m_stage = WaitingForSchema{branch, started, changed};
    m_parts.workbench.refreshSchema();
}

void DerivedRuns::handleSchema()
{
    if (!std::holds_alternative<WaitingForSchema>(m_stage))
        return;
    const auto waiting = std::get<WaitingForSchema>(std::exchange(m_stage, Idle()));
    begin(waiting.branch, waiting.started, waiting.changed);
}

void DerivedRuns::handleFailedRefresh(const EngineError& error)
{
    if (!std::holds_alternative<WaitingForSchema>(m_stage))
        return;
    m_stage = Idle();
    m_parts.forms.say(tr("Could not refresh the schema: %1").arg(engineWords(error)));
}

void DerivedRuns::resume(const std::vector<RunEvent>& events)
{
    showStored(events);
    const RunStarted* const started = startOf(events);
    if (const QString why = whyNot(started); !why.isEmpty())
        return m_parts.forms.say(why);
    if (m_parts.workbench.mustNotContinue(events))
        return m_parts.forms.say(heldValues());
    if (m_parts.workbench.isRunning())
        return m_parts.forms.say(tr("Another run is in progress. Stop it or wait until it finishes."));
    const AskedModel asked = askedModelOf(events);
    auto port = m_parts.models.portTo(asked.name);
    if (!port)
        return m_parts.forms.say(recordedWords(port.error().text));
    RunRequest request =
        requestTo(asked, std::move(port).value(), started->question, started->policy, m_parts.keep.sink());
    if (const auto problem = addRoleModels(request, m_parts.models))
        return m_parts.forms.say(recordedWords(problem->text));
    m_stage = Resuming{events};
    m_parts.workbench.resume(std::move(request), events);
}

void DerivedRuns::handleNewRun()
{
    const auto stage = std::exchange(m_stage, Idle());
    m_parts.playback.leave();
    m_parts.forms.closeForms();
    m_parts.forms.message().clear();
    const auto* const resuming = std::get_if<Resuming>(&stage);
    m_parts.panels.show(resuming ? resuming->earlier : std::vector<RunEvent>());
    if (const auto* const branching = std::get_if<Branching>(&stage))
        showBesideParent(branching->branch, branching->changed);
}

void DerivedRuns::showStored(const std::vector<RunEvent>& events)
{
    m_parts.playback.leave();
    m_parts.forms.closeForms();
    m_parts.panels.open(events);
    const RunStarted* const started = startOf(events);
    if (!started || !started->parent || !m_parts.keep.store())
        return;
    auto parent = m_parts.keep.store()->events(started->parent->run);
    if (!parent || parent->empty())
        return;
    const BranchPoint point = started->parent->attempt ? BranchPoint::attempt : BranchPoint::start;
    showBesideParent({std::move(parent).value(), point, started->parent->attempt.value_or(AttemptRef{})}, {});
}

void DerivedRuns::showBesideParent(const RunBranch& branch, const QString& changed)
{
    QString caption = branchCaption(branch);
    if (!changed.isEmpty())
        caption += QStringLiteral(" · ") + changed;
    m_parts.panels.showBeside(branch.parent, parentCaption(branch), caption);
    if (branch.point != BranchPoint::start)
        m_parts.panels.timelines().earlier().preselect(branch.attempt);
}

} // namespace querymend

#include "moc_derivedruns.cpp"
