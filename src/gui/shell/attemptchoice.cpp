#include "shell/attemptchoice.h"

#include "common/livereplies.h"
#include "editor/editorpanel.h"
#include "inspector/inspectorpanel.h"
#include "shell/attemptviews.h"
#include "shell/currentrun.h"
#include "timeline/timelinepanel.h"

#include <utility>

namespace querymend {

AttemptChoice::AttemptChoice(CurrentRun& run, LiveReplies& replies, AttemptViews& views, EditorPanel& editor,
                             InspectorPanel& inspector, TimelinePanel& timeline)
    : m_run(run), m_replies(replies), m_views(views), m_editor(editor), m_inspector(inspector), m_timeline(timeline)
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
    m_inspector.setOrigin(originWord(run.displayed()));
    m_inspector.setLiveness(run.liveness());
}

std::optional<LiveReply> AttemptChoice::chosenReply() const
{
    const bool isLive = m_run.chosen() && &m_run.chosenOf() == &m_run.shown();
    return isLive ? m_replies.of(*m_run.chosen()) : std::nullopt;
}

void AttemptChoice::showReply(const AttemptRef& attempt)
{
    m_timeline.showReply(attempt, m_replies.of(attempt));
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

void AttemptChoice::look(const RunRecord& run, const AttemptRef& attempt)
{
    show(run, attempt);
    m_views.preview();
    m_views.fetchRows();
}

void AttemptChoice::showPair(const RunRecord& run, const AttemptRef& before, const AttemptRef& after)
{
    m_run.choose(run, after);
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

void AttemptChoice::showStep(const RunRecord& run, const TimelineStep& step)
{
    introduce(run);
    m_inspector.showStep(run.displayed(), step);
}

void AttemptChoice::speakAgain()
{
    introduce(m_run.chosenOf());
    m_inspector.showAgain(m_run.chosenOf().displayed());
    m_inspector.showReply(chosenReply());
    m_views.refresh();
}

} // namespace querymend

#include "moc_attemptchoice.cpp"
