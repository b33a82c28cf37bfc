#pragma once

#include "report/timelinerows.h"
#include "run/attemptref.h"

#include <QObject>

#include <optional>

namespace querymend {

class AttemptViews;
class CurrentRun;
class EditorPanel;
class InspectorPanel;
class LiveReplies;
class RunRecord;
class TimelinePanel;
struct LiveReply;

/// Chooses an attempt of the current run, or two to compare, and has the panels show it.
class AttemptChoice : public QObject {
    Q_OBJECT

public:
    /// All references must outlive this object; the timeline is that of the shown run.
    AttemptChoice(CurrentRun& run, LiveReplies& replies, AttemptViews& views, EditorPanel& editor,
                  InspectorPanel& inspector, TimelinePanel& timeline);

    void show(const RunRecord& run, const AttemptRef& attempt);
    /// The same, for an attempt that the user picked.
    void look(const RunRecord& run, const AttemptRef& attempt);
    /// Shows how two attempts differ. The later one is the attempt that all panels show.
    void showPair(const RunRecord& run, const AttemptRef& before, const AttemptRef& after);
    /// The same, for two attempts that the user picked.
    void lookAtPair(const RunRecord& run, const AttemptRef& before, const AttemptRef& after);
    /// Shows a step in the inspector; the choice stays.
    void showStep(const RunRecord& run, const TimelineStep& step);
    /// Fills the inspector again after a language change.
    void speakAgain();

    /// A run has begun. Its first reply opens the preview, unless the user is writing.
    void expectPreview() { m_isPreviewDue = true; }
    /// While a run is played, the attempt that is being made is previewed, unless the user is writing.
    void setPlaying(bool isPlaying);

Q_SIGNALS:
    void changed();

private:
    /// Says in the inspector whose attempt or step it will show.
    void introduce(const RunRecord& run);
    void showReply(const AttemptRef& attempt);
    /// Of the chosen attempt.
    [[nodiscard]] std::optional<LiveReply> chosenReply() const;
    [[nodiscard]] bool isPreviewWanted();

    CurrentRun& m_run;
    LiveReplies& m_replies;
    AttemptViews& m_views;
    EditorPanel& m_editor;
    InspectorPanel& m_inspector;
    TimelinePanel& m_timeline;
    bool m_isPreviewDue = false; ///< a run has begun, and nothing of it was previewed; it is shown once
    bool m_isPlaying = false;
};

} // namespace querymend
