#pragma once

#include "run/event.h"

#include <QObject>

#include <functional>
#include <vector>

namespace querymend {

class AskPanel;
class CompareDialog;
class EditorPanel;
class InspectorPanel;
class ResultsPanel;
class SchemaPanel;
class Theme;
class TimelinePanel;
class Workbench;

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

    /// Opens a window of its own, with the run that is shown on both sides.
    void compareShown();
    void compare(std::vector<RunEvent> left, std::vector<RunEvent> right);

    /// One more of the run that is shown.
    void append(const RunEvent& event);
    /// A run that was made before.
    void show(std::vector<RunEvent> events);
    [[nodiscard]] const std::vector<RunEvent>& shown() const { return m_shown; }
    /// Panels see events as this gives them, from now on; the run stays what it is. Empty: as they are.
    void setMask(std::function<RunEvent(const RunEvent&)> mask);

private:
    void connectSchema();
    void connectEditor();
    void connectTimeline();
    void compareInFull(const AttemptRef& before, const AttemptRef& after);
    void showAttempt(const AttemptRef& attempt);
    void openAttempt(const AttemptRef& attempt);
    CompareDialog* openComparison(std::vector<RunEvent> left, std::vector<RunEvent> right);

    Workbench& m_workbench;
    Theme& m_theme;
    QWidget* m_window;
    AskPanel* m_ask;
    EditorPanel* m_editor;
    InspectorPanel* m_inspector;
    ResultsPanel* m_results;
    SchemaPanel* m_schema;
    TimelinePanel* m_timeline;
    [[nodiscard]] const std::vector<RunEvent>& displayed() const { return m_mask ? m_masked : m_shown; }

    std::vector<RunEvent> m_shown;
    std::function<RunEvent(const RunEvent&)> m_mask;
    std::vector<RunEvent> m_masked; ///< only where there is a mask
};

} // namespace querymend
