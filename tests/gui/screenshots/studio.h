#pragma once

#include "agents/agentwatch.h"
#include "common/languages.h"
#include "common/theme.h"
#include "database/databaseopener.h"
#include "models/modelshelf.h"
#include "settings/connectionbook.h"
#include "shell/mainwindow.h"
#include "storage/runstorage.h"
#include "store/keptkeys.h"
#include "workbench.h"

#include <QTemporaryDir>

#include <memory>
#include <string>
#include <string_view>

class QAction;

namespace querymend {

class Camera;

/// How the window is drawn.
struct Look {
    QString name; ///< also the name of its folder
    QSize size;
    ThemeChoice theme = ThemeChoice::light;
    const char* language = "en";
    int textPixels = 13;
    Qt::LayoutDirection direction = Qt::LeftToRight;
};

/// A window to be drawn, with its own folders: the user's own settings do not show in the pictures.
class Studio {
public:
    explicit Studio(const Look& look);
    ~Studio();

    [[nodiscard]] MainWindow& window() { return *m_window; }
    [[nodiscard]] Panels& panels() { return m_window->panels(); }
    [[nodiscard]] Workbench& workbench() { return m_workbench; }
    [[nodiscard]] ConnectionBook& book() { return m_book; }
    [[nodiscard]] RunStorage& keep() { return m_keep; }
    [[nodiscard]] AgentWatch& agents() { return m_agents; }
    [[nodiscard]] QString folder() const { return m_folder.path(); }
    void setCamera(Camera& camera) { m_camera = &camera; }

    /// Closes and clears everything and restores the initial layout.
    void reset();
    /// By object name, in the window or the editor; null if there is none.
    [[nodiscard]] QAction* action(const char* name);
    void trigger(const char* name);
    void steer(SteerAction action);
    void press(const char* button);

    void fillConnections();
    void removeConnections();
    void fillHistory();
    void fillMemory();
    void useUsualStore();
    void useFaultyStore();

    /// Each waits until its action is complete.
    void openSample();
    void play(const char* scenario);
    void run(const char* statement);
    void write(const char* text);

private:
    void closeAll();

    QSize m_size;
    QTemporaryDir m_folder;
    Theme m_theme{SheetTime::later};
    Languages m_languages;
    Workbench::OpenerOf m_openerOf;
    Workbench m_workbench;
    SessionKeys m_keys;
    ConnectionBook m_book;
    ModelShelf m_models;
    RunStorage m_keep;
    AgentWatch m_agents;
    std::unique_ptr<MainWindow> m_window;
    Camera* m_camera = nullptr;
};

/// The beginning of a recorded run, as if it had been interrupted there.
[[nodiscard]] std::vector<RunEvent> beginningOf(const std::vector<RunEvent>& run, double share);

} // namespace querymend
