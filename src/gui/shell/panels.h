#pragma once

#include "run/event.h"

#include <QObject>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

class AskPanel;
class CompareDialog;
class EditorPanel;
class InspectorPanel;
class ResultsPanel;
class SchemaPanel;
class Theme;
class TimelinePair;
class TimelinePanel;
class Workbench;

/// An attempt, and its run.
struct ChosenAttempt {
    const std::vector<RunEvent>& run;
    AttemptRef attempt;
};

/// Creates the panels of a window and connects them, because no panel knows another.
class Panels : public QObject {
    Q_OBJECT

public:
    /// The window owns the panels.
    Panels(Workbench& workbench, Theme& theme, QWidget* window);

    [[nodiscard]] AskPanel& ask() const { return *m_ask; }
    [[nodiscard]] EditorPanel& editor() const { return *m_editor; }
    [[nodiscard]] InspectorPanel& inspector() const { return *m_inspector; }
    [[nodiscard]] ResultsPanel& results() const { return *m_results; }
    [[nodiscard]] SchemaPanel& schema() const { return *m_schema; }
    [[nodiscard]] TimelinePanel& timeline() const { return *m_timeline; }
    /// The timeline, and beside it that of the run's parent.
    [[nodiscard]] TimelinePair& timelines() const { return *m_timelines; }

    /// Opens a comparison with the shown run on both sides.
    void compareShown();
    void compare(std::vector<RunEvent> left, std::vector<RunEvent> right);

    /// Adds an event to the shown run, or to the one beside it.
    void append(const RunEvent& event);
    /// Shows a run, or none if empty.
    void show(std::vector<RunEvent> events);
    [[nodiscard]] const std::vector<RunEvent>& shown() const { return m_shown; }
    /// Shows the parent of the shown run beside it.
    void showBeside(std::vector<RunEvent> earlier, const QString& caption, const QString& captionOfShown);
    void hideBeside();
    [[nodiscard]] const std::vector<RunEvent>& beside() const { return m_beside; }
    /// Returns the attempt last chosen on a timeline.
    [[nodiscard]] std::optional<ChosenAttempt> chosen() const;
    /// Fills the inspector again after a language change.
    void speakAgain();
    /// Panels see events as `mask` returns them from now on; the run itself is unchanged. If empty, nothing is masked.
    void setMask(std::function<RunEvent(const RunEvent&)> mask);

Q_SIGNALS:
    void choiceChanged();

private:
    [[nodiscard]] std::string shownRun() const;
    void connectSchema();
    void connectEditor();
    void connectTimeline();
    void connectTimeline(TimelinePanel& timeline, const std::vector<RunEvent>& run);
    void showAttempt(const std::vector<RunEvent>& run, const AttemptRef& attempt);
    void openAttempt(const std::vector<RunEvent>& run, const AttemptRef& attempt);
    void compareInFull(const AttemptRef& before, const AttemptRef& after);
    CompareDialog* openComparison(std::vector<RunEvent> left, std::vector<RunEvent> right);
    [[nodiscard]] std::vector<RunEvent> masked(const std::vector<RunEvent>& run) const;
    /// Returns a run as panels may see it.
    [[nodiscard]] const std::vector<RunEvent>& displayed(const std::vector<RunEvent>& run) const;

    Workbench& m_workbench;
    Theme& m_theme;
    QWidget* m_window;
    AskPanel* m_ask;
    EditorPanel* m_editor;
    InspectorPanel* m_inspector;
    ResultsPanel* m_results;
    SchemaPanel* m_schema;
    TimelinePair* m_timelines;
    TimelinePanel* m_timeline;
    std::vector<RunEvent> m_shown;
    std::vector<RunEvent> m_beside; ///< empty if only one run is shown
    std::optional<AttemptRef> m_chosen;
    const std::vector<RunEvent>* m_chosenOf = &m_shown;
    std::function<RunEvent(const RunEvent&)> m_mask;
    std::vector<RunEvent> m_maskedShown; ///< empty without a mask
    std::vector<RunEvent> m_maskedBeside;
};

} // namespace querymend
