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

/// An attempt, and the run that it is of.
struct ChosenAttempt {
    const std::vector<RunEvent>& run;
    AttemptRef attempt;
};

/// The panels of a window, and what each asks of the others; none of them knows another.
class Panels : public QObject {
    Q_OBJECT

public:
    /// The window that they are put into owns them.
    Panels(Workbench& workbench, Theme& theme, QWidget* window);

    [[nodiscard]] AskPanel& ask() const { return *m_ask; }
    [[nodiscard]] EditorPanel& editor() const { return *m_editor; }
    [[nodiscard]] InspectorPanel& inspector() const { return *m_inspector; }
    [[nodiscard]] ResultsPanel& results() const { return *m_results; }
    [[nodiscard]] SchemaPanel& schema() const { return *m_schema; }
    [[nodiscard]] TimelinePanel& timeline() const { return *m_timeline; }
    /// The timeline, and beside it the one of the run that this was made of.
    [[nodiscard]] TimelinePair& timelines() const { return *m_timelines; }

    /// Opens a window of its own, with the run that is shown on both sides.
    void compareShown();
    void compare(std::vector<RunEvent> left, std::vector<RunEvent> right);

    /// One more of the run that is shown.
    void append(const RunEvent& event);
    /// A run that was made before.
    void show(std::vector<RunEvent> events);
    [[nodiscard]] const std::vector<RunEvent>& shown() const { return m_shown; }
    /// The run that the shown one was made of stands beside it.
    void showBeside(std::vector<RunEvent> earlier, const QString& caption, const QString& captionOfShown);
    void hideBeside();
    [[nodiscard]] const std::vector<RunEvent>& beside() const { return m_beside; }
    /// What was chosen last on a timeline.
    [[nodiscard]] std::optional<ChosenAttempt> chosen() const;
    /// What was made of words is made again.
    void speakAgain();
    /// Panels see events as this gives them, from now on; the run stays what it is. Empty: as they are.
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
    /// A run as panels may see it.
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
    std::vector<RunEvent> m_beside; ///< empty where only one run is looked at
    std::optional<AttemptRef> m_chosen;
    const std::vector<RunEvent>* m_chosenOf = &m_shown;
    std::function<RunEvent(const RunEvent&)> m_mask;
    std::vector<RunEvent> m_maskedShown; ///< only where there is a mask
    std::vector<RunEvent> m_maskedBeside;
};

} // namespace querymend
