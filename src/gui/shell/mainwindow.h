#pragma once

#include "shell/actions.h"
#include "shell/asking.h"
#include "shell/demonstration.h"
#include "shell/panels.h"
#include "shell/placeopener.h"
#include "shell/presentermode.h"
#include "shell/samplequestions.h"
#include "shell/steering.h"
#include "shell/windowdialogs.h"
#include "shell/windowlayout.h"
#include "shell/windowparts.h"
#include "shell/windowsettings.h"

#include <QMainWindow>

namespace querymend {

class AgentFollowing;
class CommandPalette;
class ConnectionBar;
class DemoSheet;
class MiddlePages;
class RunLayout;
class StatusLine;
class StoreBar;

/// The window: question, SQL and results in the middle, the schema on the left, the timeline on the right.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(WindowParts parts, QWidget* parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] Panels& panels() { return m_panels; }
    [[nodiscard]] Steering& steering() { return m_steering; }
    /// Null if the window does not watch agents.
    [[nodiscard]] AgentFollowing* agents() const { return m_agents; }
    [[nodiscard]] Demonstration& demonstration() { return m_demonstration; }
    /// Opens a database by its file or URL, or the file of a run.
    void openPlace(const QString& place) { m_opener.openPlace(place); }
    /// Opens a sample database, with questions that need no model.
    void openSample() { m_opener.openSample(); }
    void openConnections() { m_dialogs.openConnections(); }
    void openSettings(SettingsDialog::Page page = SettingsDialog::Page::connections) { m_dialogs.openSettings(page); }
    void openHistory() { m_dialogs.openHistory(); }
    void openStatistics() { m_dialogs.openStatistics(); }
    void openLedger() { m_dialogs.openLedger(); }
    void openGlossary() { m_dialogs.openGlossary(); }
    /// Exports the run that is shown; the file's name determines the format.
    void exportRun(const QString& path) { m_dialogs.exportRun(path); }

protected:
    void showEvent(QShowEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QWidget* makeMiddle();
    void addStatusLine();
    void makeMenus();
    void connectActions();
    void connectParts();
    void addTour();
    void open(const ConnectionTarget& target) { m_opener.open(target); }
    void showState();
    void showPresenting(bool isOn);

    WindowParts m_parts;
    Actions m_actions;
    Demonstration m_demonstration;
    SampleQuestions m_samples;
    WindowLayout m_layout;
    Panels m_panels;
    Steering m_steering;
    QList<QAction*> m_allActions;
    WindowSettings m_settings;
    PresenterMode m_presenting;
    WindowDialogs m_dialogs;
    PlaceOpener m_opener;
    Asking m_asking; // ends the run when it is destroyed, so before what shows the run
    AgentFollowing* m_agents = nullptr;
    DemoSheet* m_demos = nullptr;
    MiddlePages* m_middle = nullptr;
    RunLayout* m_runLayout = nullptr;
    ConnectionBar* m_connectionBar = nullptr;
    StatusLine* m_status = nullptr;
    StoreBar* m_storeBar = nullptr;
    bool m_mayLoseRuns = false; ///< the user agreed to it
    CommandPalette* m_palette = nullptr;
};

} // namespace querymend
