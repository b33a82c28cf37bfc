// Which runs the panels show, and whether these go on.

#include "ask/askpanel.h"
#include "editor/editorpanel.h"
#include "inspector/inspectorpanel.h"
#include "results/resultspanel.h"
#include "shell/panels.h"
#include "timeline/timelinepair.h"
#include "timeline/timelinepanel.h"

#include <utility>

namespace querymend {

void Panels::addMaker(RunRecord::Maker maker)
{
    m_run.addMaker(std::move(maker));
}

void Panels::updateLiveness()
{
    const RunLiveness before = m_run.liveness();
    if (!m_run.judge())
        return;
    if (before == RunLiveness::interrupted && m_run.liveness() == RunLiveness::live)
        fillTimeline();
    else
        showInterruptions();
    Q_EMIT livenessChanged();
}

void Panels::showInterruptions()
{
    if (m_run.liveness() == RunLiveness::interrupted)
        m_timeline->interrupt();
    if (m_run.beside().liveness() == RunLiveness::interrupted)
        m_timelines->earlier().interrupt();
}

void Panels::introduce(const RunRecord& run)
{
    m_inspector->setOrigin(originWord(run.displayed()));
    m_inspector->setLiveness(run.liveness());
}

void Panels::show(std::vector<RunEvent> events)
{
    m_run.show(std::move(events));
    m_replies.clear();
    clear();
    showQuestion();
    fillTimeline();
    Q_EMIT runChanged();
}

void Panels::open(std::vector<RunEvent> events)
{
    show(std::move(events));
    m_attempt.preview();
    m_attempt.fetchRows();
}

void Panels::begin(const std::string& run)
{
    m_run.begin(run);
    m_replies.clear();
    clear();
    fillTimeline();
    Q_EMIT runChanged();
}

/// The preview stays, so that nothing jumps while the user drags a scrubber.
void Panels::rewind(std::vector<RunEvent> events)
{
    m_run.show(std::move(events));
    m_inspector->clear();
    m_editor->withdrawOffer();
    m_results->closeRowsOfRun();
    fillTimeline();
    Q_EMIT runChanged();
}

/// Leaves nothing of a run in any panel.
void Panels::clear()
{
    m_attempt.clear();
    m_inspector->clear();
    m_editor->withdrawOffer();
    m_timelines->hideEarlier();
}

void Panels::fillTimeline()
{
    m_timeline->setOrigin(originWord(m_run.shown().displayed()));
    m_timeline->show(m_run.shown().displayed());
    showInterruptions();
    Q_EMIT choiceChanged();
}

void Panels::setMask(const RunRecord::Mask& mask)
{
    const bool wasPreviewing = m_editor->isPreviewing();
    const bool hadRows = m_results->rowsOfRun() != nullptr;
    m_run.chooseNone();
    m_run.showBeside({});
    m_run.setMask(mask);
    m_replies.setMask(mask);
    clear();
    if (m_ask->isLent())
        showQuestion();
    fillTimeline();
    if (wasPreviewing)
        m_attempt.preview();
    if (hadRows)
        m_attempt.fetchRows();
}

void Panels::showBeside(std::vector<RunEvent> earlier, const QString& caption, const QString& captionOfShown)
{
    m_run.showBeside(std::move(earlier));
    m_timelines->earlier().setOrigin(originWord(m_run.beside().displayed()));
    m_timelines->showEarlier(m_run.beside().displayed(), caption, captionOfShown);
    showInterruptions();
}

void Panels::hideBeside()
{
    const bool wasChosen = m_run.chosen() && &m_run.chosenOf() == &m_run.beside();
    m_run.showBeside({});
    m_timelines->hideEarlier();
    if (!wasChosen)
        return;
    m_attempt.clear();
    m_inspector->clear();
}

} // namespace querymend
