#include "shell/toursubjects.h"

#include "ask/askpanel.h"
#include "ask/questionedit.h"
#include "common/chip.h"
#include "results/resultspanel.h"
#include "results/resultview.h"
#include "runs/playback.h"
#include "shell/panels.h"
#include "timeline/timelinemodel.h"
#include "timeline/timelinepanel.h"
#include "timeline/timelineview.h"
#include "workbench.h"

#include <algorithm>

namespace querymend {

void TourSubjects::expectRun()
{
    m_runBefore = m_panels.run().id();
}

bool TourSubjects::isOwnRunShown() const
{
    const auto* const start = m_panels.run().start();
    return start && m_panels.run().id() != m_runBefore && start->model == "scenario:" + std::string(tourScenario);
}

bool TourSubjects::isOtherRunShown() const
{
    return m_panels.run().start() && m_panels.run().id() != m_runBefore && !isOwnRunShown();
}

bool TourSubjects::hasHappened(TourStep step) const
{
    switch (step) {
    case TourStep::mistake:
    case TourStep::correction:
        return attempt(step).has_value();
    case TourStep::answer:
        return isOwnRunShown() && !m_playback.isUnderWay() && m_panels.run().answer();
    case TourStep::question:
    case TourStep::ownData:
        break;
    }
    return true;
}

TourMoment TourSubjects::moment(TourStep step) const
{
    const ResultsPanel& results = m_panels.results();
    const bool isReading = step == TourStep::answer && (!results.rowsOfRun() || results.isRunning());
    if (hasHappened(step))
        return isReading ? TourMoment::coming : TourMoment::there;
    return isOwnRunShown() && !m_workbench.steering().stops().empty() ? TourMoment::held : TourMoment::coming;
}

std::optional<AttemptRef> TourSubjects::attempt(TourStep step) const
{
    const bool isAboutOne = step == TourStep::mistake || step == TourStep::correction;
    if (!isAboutOne || !isOwnRunShown())
        return std::nullopt;
    const bool hasPassed = step == TourStep::correction;
    for (const TimelineSection& section : m_panels.timeline().model().rows().sections) {
        for (const LaneRow& lane : section.lanes) {
            const auto found = std::ranges::find_if(lane.cards, [hasPassed](const AttemptCard& card) {
                return card.kind != CardKind::unjudged && (card.kind == CardKind::accepted) == hasPassed;
            });
            if (found != lane.cards.end())
                return found->ref;
        }
    }
    return std::nullopt;
}

/// The best first.
QList<TourSubjects::Spot> TourSubjects::spots(TourStep step) const
{
    const auto whole = [](const QWidget& widget) { return Spot{&widget, widget.rect()}; };
    switch (step) {
    case TourStep::question:
        return {whole(m_panels.ask().box())};
    case TourStep::mistake:
    case TourStep::correction: {
        const TimelinePanel& timeline = m_panels.timeline();
        const auto shown = attempt(step);
        if (!shown)
            return {whole(timeline)};
        const TimelineView& view = timeline.view();
        return {Spot{view.viewport(), view.visualRect(timeline.model().indexOf(*shown))}, whole(timeline)};
    }
    case TourStep::answer: {
        const ResultView* const rows = m_panels.results().rowsOfRun();
        return {rows ? whole(*rows) : whole(m_panels.results())};
    }
    case TourStep::ownData:
        return {whole(m_panels.ask().modelChip())};
    }
    return {};
}

QRect TourSubjects::place(TourStep step) const
{
    for (const Spot& spot : spots(step)) {
        if (const QRect rect = seen(spot); !rect.isEmpty())
            return rect;
    }
    return {};
}

/// In the window. A tab that is behind others is visible to Qt, but outside of what is around it.
QRect TourSubjects::seen(const Spot& spot) const
{
    if (!spot.widget->isVisible() || spot.widget->window() != &m_window) // it may be in a floating dock
        return {};
    QRect part = spot.part & spot.widget->rect();
    for (const QWidget* at = spot.widget; at != &m_window; at = at->parentWidget())
        part = part.translated(at->pos()) & at->parentWidget()->rect();
    return part;
}

} // namespace querymend
