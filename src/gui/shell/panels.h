#pragma once

#include "common/livereplies.h"
#include "shell/attemptchoice.h"
#include "shell/attemptviews.h"
#include "shell/currentrun.h"

#include <QObject>

#include <optional>
#include <string>
#include <vector>

namespace querymend {

class AskPanel;
class EditorPanel;
class FilesPanel;
class InspectorPanel;
class ResultsPanel;
class SchemaPanel;
class Theme;
class TimelinePair;
class TimelinePanel;
class Workbench;
struct PersonQuestion;

/// Creates the panels of a window and connects them, because no panel knows another. All of them show the current run.
class Panels : public QObject {
    Q_OBJECT

public:
    /// The window owns the panels.
    Panels(Workbench& workbench, Theme& theme, QWidget* window);

    [[nodiscard]] AskPanel& ask() const { return *m_ask; }
    [[nodiscard]] EditorPanel& editor() const { return *m_editor; }
    [[nodiscard]] FilesPanel& files() const { return *m_files; }
    [[nodiscard]] InspectorPanel& inspector() const { return *m_inspector; }
    [[nodiscard]] ResultsPanel& results() const { return *m_results; }
    [[nodiscard]] SchemaPanel& schema() const { return *m_schema; }
    [[nodiscard]] TimelinePanel& timeline() const { return *m_timeline; }
    /// The timeline, and beside it that of the run's parent.
    [[nodiscard]] TimelinePair& timelines() const { return *m_timelines; }

    /// What models write of the shown run, as it arrives.
    [[nodiscard]] LiveReplies& replies() { return m_replies; }

    /// Opens a comparison with the shown run on both sides.
    void compareShown();
    void compare(std::vector<RunEvent> left, std::vector<RunEvent> right);

    /// Adds an event to the shown run, or to the one beside it. Returns whether it belongs to one of them.
    bool append(const RunEvent& event);
    /// Shows a run, or none if empty.
    void show(std::vector<RunEvent> events);
    /// The same, with its answer or its last attempt in the preview.
    void open(std::vector<RunEvent> events);
    /// Shows a run whose events will be appended.
    void begin(const std::string& run);
    /// Shows the current run as it was at an earlier moment.
    void rewind(std::vector<RunEvent> events);
    /// While a run is played, the attempt that is being made is previewed, unless the user is writing.
    void setPlaying(bool isPlaying);
    /// Shows part of the run's next event; null if there is none.
    void unfold(const RunEvent* next, double part);
    /// Shows the answer of the current run, with its rows.
    void showAnswer() { m_choice.showAnswer(); }
    /// The same; but to a user who is writing, or looks at another attempt, it is only offered. Of a run that found
    /// none the last attempt is shown, unless the user cancelled the run.
    void announceAnswer() { m_choice.announceAnswer(); }
    /// The run asks its user this. Shows the attempt that it is about, unless the user is writing or looks at another.
    void showAsked(const PersonQuestion& question) { m_choice.showAsked(question); }
    [[nodiscard]] const CurrentRun& run() const { return m_run; }
    [[nodiscard]] const std::vector<RunEvent>& shown() const { return m_run.shown().events(); }
    /// Shows the parent of the shown run beside it.
    void showBeside(std::vector<RunEvent> earlier, const QString& caption, const QString& captionOfShown);
    void hideBeside();
    [[nodiscard]] const std::vector<RunEvent>& beside() const { return m_run.beside().events(); }
    /// Returns the attempt last chosen on a timeline.
    [[nodiscard]] std::optional<ChosenAttempt> chosen() const;
    /// Fills the inspector again after a language change.
    void speakAgain();
    /// Panels see events as `mask` returns them from now on; the run itself is unchanged. If empty, nothing is masked.
    void setMask(const RunRecord::Mask& mask);

    /// See CurrentRun.
    void addMaker(RunRecord::Maker maker);
    /// Call it when a maker has begun or stopped to make or play a run.
    void updateLiveness();

Q_SIGNALS:
    void choiceChanged();
    /// The shown run has ended, was interrupted or goes on again.
    void livenessChanged();
    /// Another run is shown, or its beginning has become known.
    void runChanged();

private:
    void connectSchema();
    void connectEditor();
    void connectTimeline();
    void connectTimeline(TimelinePanel& timeline, const RunRecord& run);
    void clear();
    void fillTimeline();
    void showInterruptions();
    void showQuestion();
    void compareInFull(const AttemptRef& before, const AttemptRef& after);

    Workbench& m_workbench;
    Theme& m_theme;
    QWidget* m_window;
    AskPanel* m_ask;
    EditorPanel* m_editor;
    FilesPanel* m_files;
    InspectorPanel* m_inspector;
    ResultsPanel* m_results;
    SchemaPanel* m_schema;
    TimelinePair* m_timelines;
    TimelinePanel* m_timeline;
    CurrentRun m_run;
    LiveReplies m_replies;
    AttemptViews m_attempt;
    AttemptChoice m_choice;
};

} // namespace querymend
