#include "steer/steerwords.h"

#include "common/messagewords.h"
#include "common/runwords.h"
#include "run/fork.h"

#include <QCoreApplication>
#include <QStringList>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Steering)
};

QString roleText(const RoleCall& call)
{
    switch (call.role) {
    case ModelRole::validator:
        return Words::tr("question validator");
    case ModelRole::translator:
        return Words::tr("translator");
    case ModelRole::keywords:
        return Words::tr("keyword extraction");
    case ModelRole::testGenerator:
        return Words::tr("test generator %1").arg(call.number + 1);
    case ModelRole::evaluator:
        return Words::tr("evaluator of lane %1").arg(call.number + 1);
    case ModelRole::explainer:
        return Words::tr("explainer");
    }
    return {};
}

QString reasonText(StopReason reason)
{
    switch (reason) {
    case StopReason::breakpoint:
        return Words::tr("breakpoint");
    case StopReason::category:
        return Words::tr("breakpoint on this mistake");
    case StopReason::step:
        break;
    }
    return Words::tr("step");
}

QString changedText(const RunBranch& branch)
{
    QStringList parts;
    for (const EditRun& edit : branch.edits)
        parts.append(Words::tr("%1 changed").arg(wordOf(edit.field)));
    return parts.join(QStringLiteral(", "));
}

} // namespace

QString stopTitle(const RunPaused& stop)
{
    return stop.before == StopPlace::model ? Words::tr("Paused before calling the model")
                                           : Words::tr("Paused before calling the database");
}

QString stopDetail(const RunPaused& stop, std::uint32_t lanes)
{
    const QString what = stop.attempt ? attemptWord(*stop.attempt, lanes)
        : stop.role                   ? roleText(*stop.role)
        : stop.reads                  ? Words::tr("reading rows of %1").arg(attemptGenitive(*stop.reads, lanes))
                                      : Words::tr("comparing results");
    return what + QStringLiteral(" · ") + reasonText(stop.reason);
}

QString changeTitle(const RoleCall& call)
{
    return Words::tr("Edit the call: %1").arg(roleText(call));
}

QString wordsOf(const EditRefusal& refusal)
{
    switch (refusal.problem) {
    case EditFailure::notHere:
        return Words::tr("This can't be changed here.");
    case EditFailure::empty:
        return Words::tr("This can't be empty.");
    case EditFailure::notANumber:
        return Words::tr("The temperature is a number from 0 to 2, such as 0.7.");
    case EditFailure::unknownWord:
        return Words::tr("Choose one of the options.");
    case EditFailure::refused:
        return Words::tr("Blocked by the guard: %1").arg(messageWords(refusal.detail));
    }
    return {};
}

QString wordsOf(AcceptanceFailure problem)
{
    switch (problem) {
    case AcceptanceFailure::notThere:
        return Words::tr("Select an attempt first.");
    case AcceptanceFailure::notChecked:
        return Words::tr("This attempt has no checked statement, so it cannot be the answer.");
    case AcceptanceFailure::doesNotRun:
        return Words::tr("This statement does not pass the checks, so it cannot be the answer. Fork from it, or "
                         "retry with your own hint.");
    case AcceptanceFailure::notEmpty:
        return Words::tr("Only an attempt with an empty result can be confirmed.");
    }
    return {};
}

QString parentCaption(const RunBranch& branch)
{
    const std::uint32_t lanes = lanesBegun(branch.parent);
    switch (branch.point) {
    case BranchPoint::start:
        return Words::tr("EARLIER RUN · as recorded");
    case BranchPoint::attempt:
        if (branch.attempt.number == 0)
            return Words::tr("PARENT RUN · forked before %1").arg(attemptGenitive(branch.attempt, lanes));
        return Words::tr("PARENT RUN · forked after %1")
            .arg(attemptGenitive({branch.attempt.lane, branch.attempt.number - 1}, lanes));
    case BranchPoint::behindAttempt:
    case BranchPoint::correction:
        return Words::tr("PARENT RUN · forked after %1").arg(attemptGenitive(branch.attempt, lanes));
    }
    return {};
}

QString branchCaption(const RunBranch& branch)
{
    const std::uint32_t lanes = lanesBegun(branch.parent);
    switch (branch.point) {
    case BranchPoint::start:
        return Words::tr("NEW RUN · live");
    case BranchPoint::attempt: {
        const QString changed = changedText(branch);
        const QString from = Words::tr("FORK · from %1 on").arg(attemptGenitive(branch.attempt, lanes));
        return changed.isEmpty() ? from : from + QStringLiteral(" · ") + changed;
    }
    case BranchPoint::correction:
        return Words::tr("FORK · with the correction of %1").arg(attemptGenitive(branch.attempt, lanes));
    case BranchPoint::behindAttempt:
        return Words::tr("FORK · one more attempt after %1 with your own hint")
            .arg(attemptGenitive(branch.attempt, lanes));
    }
    return {};
}

} // namespace querymend
