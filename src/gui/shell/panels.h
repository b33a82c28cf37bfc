#pragma once

#include "run/event.h"

#include <QObject>

#include <vector>

namespace querymend {

class AskPanel;
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

    /// One more of the run that is shown.
    void append(const RunEvent& event);
    /// A run that was made before.
    void show(std::vector<RunEvent> events);
    [[nodiscard]] const std::vector<RunEvent>& shown() const { return m_shown; }

private:
    void connectSchema();
    void connectEditor();
    void connectTimeline();
    void showAttempt(const AttemptRef& attempt);
    void openAttempt(const AttemptRef& attempt);

    Workbench& m_workbench;
    AskPanel* m_ask;
    EditorPanel* m_editor;
    InspectorPanel* m_inspector;
    ResultsPanel* m_results;
    SchemaPanel* m_schema;
    TimelinePanel* m_timeline;
    std::vector<RunEvent> m_shown;
};

} // namespace querymend
