#include "shell/attemptchoice.h"

#include "common/livereplies.h"
#include "editor/answeroffer.h"
#include "editor/editorpanel.h"
#include "inspector/inspectorpanel.h"
#include "run/steering.h"
#include "shell/attemptviews.h"
#include "shell/currentrun.h"
#include "timeline/timelinepair.h"
#include "timeline/timelinepanel.h"
#include "timeline/timelineview.h"

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

bool isAbout(const PersonQuestion& question, const AttemptRef& attempt)
{
    return question.attempt ? question.attempt == attempt
                            : std::ranges::find(question.lanes, attempt.lane) != question.lanes.end();
}

} // namespace

AttemptChoice::AttemptChoice(CurrentRun& run, LiveReplies& replies, AttemptViews& views, EditorPanel& editor,
                             InspectorPanel& inspector, TimelinePair& timelines)
    : m_run(run), m_replies(replies), m_views(views), m_editor(editor), m_inspector(inspector), m_timelines(timelines)
{
    connect(&m_replies, &LiveReplies::changed, this, &AttemptChoice::showReply);
}

void AttemptChoice::setPlaying(bool isPlaying)
{
    m_isPlaying = isPlaying;
    m_isPreviewDue = isPlaying;
}

void AttemptChoice::introduce(const RunRecord& run)
{
    const bool isBeside = &run == &m_run.beside();
    m_inspector.setOrigin(isBeside ? tr("earlier run · %1").arg(originWord(run.displayed()))
                                   : attemptOrigin(run.displayed()));
    m_inspector.setLiveness(run.liveness());
    const TimelinePanel& other = isBeside ? m_timelines.current() : m_timelines.earlier();
    other.view().markStep({});
}

std::optional<LiveReply> AttemptChoice::chosenReply() const
{
    const bool isLive = m_run.chosen() && &m_run.chosenOf() == &m_run.shown();
    return isLive ? m_replies.of(*m_run.chosen()) : std::nullopt;
}

void AttemptChoice::showReply(const AttemptRef& attempt)
{
    m_timelines.current().showReply(attempt, m_replies.of(attempt));
    if (&m_run.chosenOf() != &m_run.shown() || m_run.chosen() != attempt)
        return;
    m_inspector.showReply(m_replies.of(attempt));
    if (isPreviewWanted())
        m_views.preview();
}

bool AttemptChoice::isPreviewWanted()
{
    return m_editor.isPreviewing()
        || ((m_isPlaying || chosenReply()) && std::exchange(m_isPreviewDue, false) && !m_editor.isWritten());
}

void AttemptChoice::show(const RunRecord& run, const AttemptRef& attempt)
{
    m_run.choose(run, attempt);
    m_stepOf = nullptr;
    introduce(run);
    m_inspector.showAttempt(run.displayed(), attempt);
    m_inspector.showReply(chosenReply());
    m_views.markTables();
    if (isPreviewWanted()) {
        m_views.preview();
        m_views.fetchRows();
    }
    Q_EMIT changed();
}

void AttemptChoice::follow(const RunRecord& run, const AttemptRef& attempt)
{
    if (&run == &m_run.chosenOf() && !isStepElsewhere(run))
        show(run, attempt);
}

void AttemptChoice::look(const RunRecord& run, const AttemptRef& attempt)
{
    show(run, attempt);
    m_views.preview();
    m_views.fetchRows();
}

void AttemptChoice::showPair(const RunRecord& run, const AttemptRef& before, const AttemptRef& after)
{
    m_run.choose(run, after);
    m_stepOf = nullptr;
    introduce(run);
    m_inspector.showComparison(run.displayed(), before, after);
    m_inspector.showReply(chosenReply());
    m_views.markTables();
    Q_EMIT changed();
}

void AttemptChoice::lookAtPair(const RunRecord& run, const AttemptRef& before, const AttemptRef& after)
{
    showPair(run, before, after);
    m_views.preview();
    m_views.fetchRows();
}

void AttemptChoice::followPair(const RunRecord& run, const AttemptRef& before, const AttemptRef& after)
{
    if (&run == &m_run.chosenOf() && m_run.chosen() == after && !isStepElsewhere(run))
        showPair(run, before, after);
}

void AttemptChoice::showStep(const RunRecord& run, const TimelineStep& step)
{
    introduce(run);
    if (m_inspector.showStep(run.displayed(), step))
        m_stepOf = &run;
}

void AttemptChoice::showAnswer()
{
    m_editor.answerOffer().withdraw();
    if (const auto answer = m_run.answer())
        look(m_run.shown(), *answer);
}

void AttemptChoice::announceAnswer()
{
    m_timelines.current().view().refresh(); // so that the attempt it follows is the last one
    const auto answer = m_run.answer();
    if (!answer)
        return showLastAttempt();
    const bool isElsewhere = m_editor.isPreviewing() && m_run.chosen() != answer;
    if (!isElsewhere && !m_editor.isWritten())
        return showAnswer();
    m_editor.answerOffer().make();
    if (isElsewhere)
        return;
    show(m_run.shown(), *answer);
    m_views.fetchRows();
}

/// The other panels are about it, so the editor should not show an empty text.
void AttemptChoice::showLastAttempt()
{
    const auto outcome = m_run.outcome();
    if (outcome && outcome != RunOutcome::cancelled)
        previewChosen();
}

void AttemptChoice::showAsked(const PersonQuestion& question)
{
    m_timelines.current().view().refresh(); // so that the attempt it follows is that of the question
    if (m_run.chosen() && isAbout(question, *m_run.chosen()))
        previewChosen();
}

void AttemptChoice::previewChosen()
{
    const bool isChosen = m_run.chosen() && &m_run.chosenOf() == &m_run.shown() && !m_views.sql().empty();
    if (!isChosen || m_editor.isPreviewing() || m_editor.isWritten())
        return;
    m_views.preview();
    m_views.fetchRows();
}

void AttemptChoice::clear()
{
    m_stepOf = nullptr;
    m_inspector.clear();
}

void AttemptChoice::hideBeside()
{
    const bool wasChosen = m_run.chosen() && &m_run.chosenOf() == &m_run.beside();
    const bool wasStep = m_stepOf == &m_run.beside();
    m_run.showBeside({});
    if (wasChosen)
        m_views.clear();
    if (wasChosen || (wasStep && !m_run.chosen()))
        clear();
    else if (wasStep)
        show(m_run.shown(), *m_run.chosen());
}

void AttemptChoice::speakAgain()
{
    const RunRecord& run = m_stepOf ? *m_stepOf : m_run.chosenOf();
    introduce(run);
    m_inspector.showAgain(run.displayed());
    m_inspector.showReply(chosenReply());
    m_views.refresh();
}

} // namespace querymend

#include "moc_attemptchoice.cpp"
