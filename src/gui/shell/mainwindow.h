#pragma once

#include "customtexts.h"
#include "settings/settingsdialog.h"
#include "shell/actions.h"
#include "shell/demonstration.h"
#include "shell/panels.h"
#include "shell/samplequestions.h"
#include "shell/steering.h"
#include "shell/windowlayout.h"
#include "store/salvage.h"
#include "store/settingsfile.h"
#include "workbench.h"

#include <QMainWindow>
#include <QPointer>

#include <optional>
#include <vector>

class QDockWidget;
class QStackedWidget;

namespace querymend {

struct AskedQuestion;
class CommandPalette;
class ConnectionBook;
class HelpWindow;
class HistoryDialog;
class Languages;
class ModelShelf;
class Presenter;
class RunStorage;
class StoreBar;
class Theme;

/// What the window works with; all references must outlive it.
struct WindowParts {
    Workbench& workbench;
    Theme& theme;
    Languages& languages;
    ConnectionBook& book;
    ModelShelf& models;
    RunStorage& keep;
    Workbench::OpenerOf openerOf;
    QString settingsFile;
    QString sampleFolder; ///< samples are copied there, because SQLite only reads files
    QString layoutFile;
};

/// The window: question, SQL and results in the middle, the schema on the left, the timeline on the right.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(WindowParts parts, QWidget* parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] Panels& panels() { return m_panels; }
    [[nodiscard]] Steering& steering() { return m_steering; }
    [[nodiscard]] Demonstration& demonstration() { return m_demonstration; }
    /// Opens a file or the URL of a database.
    void openPlace(const QString& place);
    /// Opens a sample database, with questions that need no model.
    void openSample();
    void openConnections();
    void openSettings(SettingsDialog::Page page = SettingsDialog::Page::connections);
    void openHistory();
    void openStatistics();
    /// Exports the run that is shown; the file's name determines the format.
    void exportRun(const QString& path);

protected:
    void showEvent(QShowEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QWidget* makeMiddle();
    [[nodiscard]] QDockWidget* addDock(const QString& name, const QString& title, QWidget* panel,
                                       Qt::DockWidgetArea area);
    void makeMenus();
    void connectActions();
    void connectAsking();
    void connectWorkbench();
    void placeDocks();
    void sizeDocks();
    void readAll();
    void apply(const AppSettings& settings);
    void keep(const AppSettings& settings);
    void connectStore();
    void handleSalvaged(const QString& file, const Salvaged& report);
    void askWhetherToLose(std::size_t runs);
    void fillModels();
    void open(const ConnectionTarget& target);
    void showState();
    void ask(const AskedQuestion& question);
    void readTexts();
    [[nodiscard]] std::optional<std::vector<TableName>> chosenTables();
    void recall();
    void remember(const std::vector<RunEvent>& run);
    void handleEvent(const RunEvent& event);
    void chooseDemonstration();
    void present(bool isOn, ActionId how);
    [[nodiscard]] bool isPresenting() const;
    /// Whether presenting forbids dialogs that name hosts; if so, tells the user.
    [[nodiscard]] bool isClosedToRoom();
    [[nodiscard]] std::vector<std::string> wordsToMask() const;
    void askWhereToExportRun();
    void exportResult();
    void about();
    void showHelp();
    /// Gives a dialog what every dialog needs: the help action and a help page.
    void prepare(QDialog& dialog, const char* helpPage);

    WindowParts m_parts;
    AppSettings m_settings;
    CustomTexts m_texts;
    Actions m_actions;
    Demonstration m_demonstration;
    SampleQuestions m_samples;
    WindowLayout m_layout;
    Panels m_panels;
    Steering m_steering;
    bool m_isLaidOut = false; ///< restored, or sized when first shown
    QStackedWidget* m_middle = nullptr;
    QList<QDockWidget*> m_docks;
    QList<QAction*> m_allActions;
    StoreBar* m_storeBar = nullptr;
    bool m_mayLoseRuns = false; ///< the user agreed to it
    CommandPalette* m_palette = nullptr;
    Presenter* m_presenter = nullptr;
    HistoryDialog* m_history = nullptr;
    QPointer<HelpWindow> m_help;
};

} // namespace querymend
