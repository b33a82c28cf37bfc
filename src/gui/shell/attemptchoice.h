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
class TimelinePair;
struct LiveReply;
struct PersonQuestion;

/// Chooses an attempt of the current run, or two to compare, and has the panels show it.
class AttemptChoice : public QObject {
    Q_OBJECT

public:
    /// All references must outlive this object.
    AttemptChoice(CurrentRun& run, LiveReplies& replies, AttemptViews& views, EditorPanel& editor,
                  InspectorPanel& inspector, TimelinePair& timelines);

    void show(const RunRecord& run, const AttemptRef& attempt);
    /// The same, for an attempt that a timeline chose by itself, or that may have changed. It does not take the place
    /// of what the user picked on the other timeline.
    void follow(const RunRecord& run, const AttemptRef& attempt);
    /// The same, for an attempt that the user picked.
    void look(const RunRecord& run, const AttemptRef& attempt);
    /// Shows how two attempts differ. The later one is the attempt that all panels show.
    void showPair(const RunRecord& run, const AttemptRef& before, const AttemptRef& after);
    /// The same, for two attempts that the user picked.
    void lookAtPair(const RunRecord& run, const AttemptRef& before, const AttemptRef& after);
    /// The same, for two attempts that may have changed.
    void followPair(const RunRecord& run, const AttemptRef& before, const AttemptRef& after);
    /// Shows a step in the inspector; the choice stays.
    void showStep(const RunRecord& run, const TimelineStep& step);
    /// Shows the answer of the current run, with its rows.
    void showAnswer();
    /// See Panels.
    void announceAnswer();
    void showAsked(const PersonQuestion& question);
    /// Leaves nothing in the inspector.
    void clear();
    /// Leaves nothing of the run beside the shown one.
    void hideBeside();
    /// Fills the inspector again after a language change.
    void speakAgain();

    /// A run has begun. Its first reply opens the preview, unless the user is writing.
    void expectPreview() { m_isPreviewDue = true; }
    /// While a run is played, the attempt that is being made is previewed, unless the user is writing.
    void setPlaying(bool isPlaying);

Q_SIGNALS:
    void changed();

private:
    /// Says in the inspector whose attempt or step it will show, and removes the mark of a step on the other timeline.
    void introduce(const RunRecord& run);
    /// Whether the inspector shows a step that the user picked on the timeline of another run.
    [[nodiscard]] bool isStepElsewhere(const RunRecord& run) const { return m_stepOf && m_stepOf != &run; }
    void showLastAttempt();
    /// Previews the chosen attempt of the shown run, unless the editor shows what the user wants there.
    void previewChosen();
    void showReply(const AttemptRef& attempt);
    /// Of the chosen attempt.
    [[nodiscard]] std::optional<LiveReply> chosenReply() const;
    [[nodiscard]] bool isPreviewWanted();

    CurrentRun& m_run;
    LiveReplies& m_replies;
    AttemptViews& m_views;
    EditorPanel& m_editor;
    InspectorPanel& m_inspector;
    TimelinePair& m_timelines;
    const RunRecord* m_stepOf = nullptr; ///< the run of the step in the inspector; null if that shows none
    bool m_isPreviewDue = false;         ///< a run has begun, and nothing of it was previewed; it is shown once
    bool m_isPlaying = false;
};

} // namespace querymend
