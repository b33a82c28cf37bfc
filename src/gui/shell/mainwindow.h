#pragma once

#include "shell/actions.h"
#include "shell/demonstration.h"
#include "shell/panels.h"
#include "shell/samplequestions.h"
#include "shell/windowlayout.h"
#include "workbench.h"

#include <QMainWindow>

#include <memory>
#include <vector>

class QDockWidget;

namespace querymend {

struct AskedQuestion;
class CommandPalette;
class HistoryDialog;
class RunStore;
class Theme;

/// What the window works with; all of it outlives it.
struct WindowParts {
    Workbench& workbench;
    Theme& theme;
    RunStore* store = nullptr; ///< null where it cannot be opened: then runs are not kept
};

/// The window: the question, the SQL and its results in the middle, the schema to the left, the timeline to the right.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(WindowParts parts, QWidget* parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] Panels& panels() { return m_panels; }
    [[nodiscard]] Demonstration& demonstration() { return m_demonstration; }
    /// A sample database, with questions that need no model.
    void openSample();

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    [[nodiscard]] QWidget* makeMiddle();
    [[nodiscard]] QDockWidget* addDock(const QString& name, const QString& title, QWidget* panel,
                                       Qt::DockWidgetArea area);
    void makeMenus();
    void connectActions();
    void connectWorkbench();
    void placeDocks();
    void showState();
    void ask(const AskedQuestion& question);
    void takeEvent(const RunEvent& event);
    void showRun(const std::vector<RunEvent>& events);
    void openHistory();
    void chooseDemonstration();
    void about();

    WindowParts m_parts;
    Actions m_actions;
    Demonstration m_demonstration;
    SampleQuestions m_samples;
    WindowLayout m_layout;
    Panels m_panels;
    QList<QDockWidget*> m_docks;
    CommandPalette* m_palette = nullptr;
    HistoryDialog* m_history = nullptr;
};

} // namespace querymend
