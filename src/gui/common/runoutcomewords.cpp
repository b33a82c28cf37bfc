// Words for outcomes, for what is in progress, and for menus.

#include "common/runwords.h"

#include <QCoreApplication>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(RunWords)
};

} // namespace

QString menuWordOf(CardKind kind)
{
    switch (kind) {
    case CardKind::schemaReference:
        return Words::tr("Schema Reference");
    case CardKind::emptyResult:
        return Words::tr("Empty Result");
    case CardKind::generic:
        return Words::tr("Other Error");
    case CardKind::unjudged:
        return Words::tr("Not Checked");
    case CardKind::syntaxError:
    case CardKind::executionError:
    case CardKind::validationFailed:
    case CardKind::accepted:
        break; // a single word
    }
    return wordOf(kind);
}

QString wordOf(ModelFault fault)
{
    switch (fault) {
    case ModelFault::offline:
        return Words::tr("no connection");
    case ModelFault::refused:
        return Words::tr("no server is listening");
    case ModelFault::nameNotFound:
        return Words::tr("unknown host");
    case ModelFault::tls:
        return Words::tr("the connection is not secure");
    case ModelFault::redirected:
        return Words::tr("redirected to another server");
    case ModelFault::serverError:
        return Words::tr("server error");
    case ModelFault::rejected:
        return Words::tr("the server rejected the request");
    case ModelFault::wrongServer:
        return Words::tr("not a model server of this type");
    case ModelFault::auth:
        return Words::tr("not authorised");
    case ModelFault::quota:
        return Words::tr("the quota is used up");
    case ModelFault::rateLimit:
        return Words::tr("too many requests");
    case ModelFault::overload:
        return Words::tr("the server is overloaded");
    case ModelFault::contextTooLong:
        return Words::tr("the prompt is too long");
    case ModelFault::contentFilter:
        return Words::tr("blocked by a content filter");
    case ModelFault::modelMissing:
        return Words::tr("unknown model");
    case ModelFault::malformed:
        return Words::tr("the reply cannot be read");
    case ModelFault::cutOff:
        return Words::tr("the reply was cut off");
    case ModelFault::timedOut:
        return Words::tr("the model took too long");
    case ModelFault::cancelled:
        return Words::tr("the call was cancelled");
    case ModelFault::notRecorded:
        return Words::tr("no recorded reply");
    }
    return {};
}

QString wordOf(CardPhase phase)
{
    switch (phase) {
    case CardPhase::asking:
        return Words::tr("calling the model");
    case CardPhase::awaitingAgent:
        return Words::tr("waiting for the agent");
    case CardPhase::waiting:
        return Words::tr("waiting");
    case CardPhase::checking:
        return Words::tr("checking on the database");
    case CardPhase::judging:
        return Words::tr("evaluating");
    case CardPhase::stopped:
        return Words::tr("paused");
    case CardPhase::interrupted:
        return Words::tr("interrupted");
    case CardPhase::done:
        break;
    }
    return {};
}

QString cardTitle(const AttemptCard& card)
{
    if (card.kind != CardKind::unjudged)
        return wordOf(card.kind);
    if (card.phase == CardPhase::done)
        return card.faults.empty() ? wordOf(card.kind) : Words::tr("No reply");
    QString title = wordOf(card.phase);
    if (!title.isEmpty())
        title[0] = title[0].toUpper();
    return title;
}

QString wordOf(Category category)
{
    return wordOf(cardKindOf(category));
}

QString wordOf(EditedField field)
{
    switch (field) {
    case EditedField::sql:
        return Words::tr("SQL");
    case EditedField::hint:
        return Words::tr("hint");
    case EditedField::evidence:
        return Words::tr("evidence");
    case EditedField::category:
        return Words::tr("category");
    case EditedField::temperature:
        return Words::tr("temperature");
    case EditedField::model:
        return Words::tr("model");
    case EditedField::level:
        return Words::tr("level");
    case EditedField::question:
        return Words::tr("question");
    case EditedField::asks:
        return Words::tr("when you are asked");
    }
    return {};
}

QString wordOf(Acceptance acceptance)
{
    switch (acceptance) {
    case Acceptance::theAnswer:
        return Words::tr("accepted by hand");
    case Acceptance::trulyEmpty:
        break;
    }
    return Words::tr("empty result confirmed by hand");
}

QString wordOf(LaneOutcome outcome)
{
    switch (outcome) {
    case LaneOutcome::valid:
        return Words::tr("found an answer");
    case LaneOutcome::failed:
        return Words::tr("found no answer");
    case LaneOutcome::databaseLost:
        return Words::tr("database lost");
    case LaneOutcome::modelLost:
        return Words::tr("model lost");
    case LaneOutcome::cancelled:
        return Words::tr("cancelled");
    }
    return {};
}

QString wordOf(RunOutcome outcome)
{
    switch (outcome) {
    case RunOutcome::solved:
        return Words::tr("Solved");
    case RunOutcome::gaveUp:
        return Words::tr("Gave up");
    case RunOutcome::cancelled:
        return Words::tr("Cancelled");
    case RunOutcome::failed:
        return Words::tr("Failed");
    case RunOutcome::unanswerable:
        return Words::tr("Unanswerable");
    case RunOutcome::unanswered:
        return Words::tr("Not answered by you");
    }
    return {};
}

Icon iconOf(RunOutcome outcome)
{
    switch (outcome) {
    case RunOutcome::solved:
        return Icon::checkCircle;
    case RunOutcome::gaveUp:
        return Icon::xCircle;
    case RunOutcome::cancelled:
        return Icon::stopCircle;
    case RunOutcome::unanswerable:
    case RunOutcome::unanswered:
        return Icon::questionCircle;
    case RunOutcome::failed:
        break;
    }
    return Icon::exclamationTriangle;
}

Tone toneOf(RunOutcome outcome)
{
    switch (outcome) {
    case RunOutcome::solved:
        return Tone::accepted;
    case RunOutcome::gaveUp:
    case RunOutcome::failed:
        return Tone::execution;
    case RunOutcome::unanswerable:
    case RunOutcome::unanswered:
        return Tone::empty;
    case RunOutcome::cancelled:
        break;
    }
    return Tone::generic;
}

Icon iconOf(const RunHeadline& run)
{
    if (run.outcome)
        return iconOf(*run.outcome);
    if (run.isInterrupted)
        return Icon::stopCircle;
    return run.clock.stopped.isStopped() ? Icon::pauseFill : Icon::hourglassSplit;
}

Tone toneOf(const RunHeadline& run)
{
    if (run.outcome)
        return toneOf(*run.outcome);
    return run.isInterrupted ? Tone::generic : Tone::accent;
}

} // namespace querymend
