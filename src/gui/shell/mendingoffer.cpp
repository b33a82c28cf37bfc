#include "shell/mendingoffer.h"

#include "common/inlinemessage.h"
#include "common/runwords.h"
#include "editor/editorpanel.h"
#include "run/fork.h"
#include "run/state.h"
#include "shell/derivedruns.h"
#include "shell/panels.h"
#include "steer/offerbar.h"
#include "steer/steeractions.h"
#include "steer/steerpanel.h"
#include "timeline/timelinemodel.h"
#include "timeline/timelinepair.h"
#include "timeline/timelinepanel.h"

namespace querymend {

namespace {

/// An attempt that has no statement yet may still be replaced by the correction of the one before it.
const AttemptCard* offeringCard(const LaneRow& lane, const AttemptRef& chosen)
{
    const AttemptCard* before = nullptr;
    for (const AttemptCard& card : lane.cards) {
        if (card.ref == chosen) {
            const bool isOpen = isUnderWay(card.phase) && card.sql.empty();
            const AttemptCard* const own = isOpen && before ? before : &card;
            return own->offered() ? own : nullptr;
        }
        before = &card;
    }
    return nullptr;
}

} // namespace

MendingOffer::MendingOffer(DerivedRuns& runs, SteerActions& actions, QObject* parent)
    : QObject(parent), m_runs(runs), m_actions(actions)
{
    connect(&actions[SteerAction::tryMended], &QAction::triggered, this, &MendingOffer::take);
    connect(&runs.parts().forms.offer(), &OfferBar::openAsked, this, &MendingOffer::open);
}

const TimelineModel& MendingOffer::model() const
{
    const Panels& panels = m_runs.parts().panels;
    const auto chosen = panels.chosen();
    const bool isBeside = chosen && &chosen->run == &panels.beside();
    return isBeside ? panels.timelines().earlier().model() : panels.timeline().model();
}

std::optional<AttemptRef> MendingOffer::attempt() const
{
    const SteeringParts& parts = m_runs.parts();
    const auto chosen = parts.panels.chosen();
    const LaneRow* const lane =
        chosen && !parts.playback.isUnderWay() ? laneOf(model().rows(), chosen->attempt.lane) : nullptr;
    const AttemptCard* const card = lane ? offeringCard(*lane, chosen->attempt) : nullptr;
    if (!card)
        return std::nullopt;
    // While a run goes on, no other may begin.
    const bool isTakeable =
        !parts.workbench.isRunning() || parts.workbench.steering().canTryCorrection(chosen->run.front().run, card->ref);
    return isTakeable ? std::optional(card->ref) : std::nullopt;
}

void MendingOffer::refresh()
{
    const auto offering = attempt();
    m_actions[SteerAction::tryMended].setEnabled(offering.has_value());
    OfferBar& bar = m_runs.parts().forms.offer();
    if (!offering)
        return bar.withdraw();
    const TimelineModel& shown = model();
    const AttemptCard* const card = cardAt(shown.rows(), shown.placeOf(shown.indexOf(*offering)));
    bar.offer({*offering, shown.rows().headline.lanes, *card->offered(),
               shown.indexOf(*offering).data(TimelineModel::OfferRole).value<QList<ShownChange>>()});
}

/// A run that is over goes on in a branch of its own.
void MendingOffer::take()
{
    const SteeringParts& parts = m_runs.parts();
    const auto offering = attempt();
    if (!offering)
        return;
    const std::vector<RunEvent> run = parts.panels.chosen()->run; // a copy, because other events will be shown
    parts.forms.closeForms();
    parts.forms.message().clear();
    if (parts.workbench.steering().canTryCorrection(run.front().run, *offering))
        return parts.workbench.steering().tryCorrection(*offering);
    const RunStarted* const parent = startOf(run);
    if (const QString why = m_runs.whyNot(parent); !why.isEmpty())
        return parts.forms.say(why);
    RunStarted started = *parent;
    putInto(started, modelBehind(run, *offering));
    m_runs.begin({run, BranchPoint::correction, *offering}, started);
}

void MendingOffer::open(const AttemptRef& attempt)
{
    Panels& panels = m_runs.parts().panels;
    const auto chosen = panels.chosen();
    if (!chosen)
        return;
    RunState state = stateAfter(chosen->run);
    const AttemptState* const failed = state.attempt(attempt);
    if (!failed || failed->correction.empty())
        return;
    QString title = attemptWord(attempt, lanesBegun(chosen->run));
    title[0] = title[0].toUpper();
    panels.editor().leavePreview();
    panels.editor().showProposal(title, failed->sql, failed->correction);
}

} // namespace querymend

#include "moc_mendingoffer.cpp"
