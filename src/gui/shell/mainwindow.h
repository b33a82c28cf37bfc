#pragma once

#include "runtexts.h"
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
class RunKeep;
class StoreBar;
class Theme;

/// What the window works with; all of it outlives it.
struct WindowParts {
    Workbench& workbench;
    Theme& theme;
    Languages& languages;
    ConnectionBook& book;
    ModelShelf& models;
    RunKeep& keep;
    Workbench::OpenerOf openerOf;
    QString settingsFile;
    QString sampleFolder; ///< SQLite reads nothing but files, so samples are copied there
    QString layoutFile;
};

/// The window: the question, the SQL and its results in the middle, the schema to the left, the timeline to the right.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(WindowParts parts, QWidget* parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] Panels& panels() { return m_panels; }
    [[nodiscard]] Steering& steering() { return m_steering; }
    [[nodiscard]] Demonstration& demonstration() { return m_demonstration; }
    /// A file, or the URL of a database.
    void openPlace(const QString& place);
    /// A sample database, with questions that need no model.
    void openSample();
    void openConnections();
    void openSettings(SettingsDialog::Page page = SettingsDialog::Page::connections);
    void openHistory();
    void openStatistics();
    /// The run that is shown; the format goes by the name.
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
    void takeSalvaged(const QString& file, const Salvaged& report);
    void askWhetherToLose(std::size_t runs);
    void fillModels();
    void open(const ConnectionTarget& target);
    void showState();
    void ask(const AskedQuestion& question);
    void readTexts();
    [[nodiscard]] std::optional<std::vector<TableName>> chosenTables();
    void recall();
    void remember(const std::vector<RunEvent>& run);
    void takeEvent(const RunEvent& event);
    void chooseDemonstration();
    void present(bool isOn, ActionId how);
    [[nodiscard]] bool isPresenting() const;
    /// Says so, where a room looks on that must not read what a dialog shows.
    [[nodiscard]] bool isClosedToRoom();
    [[nodiscard]] std::vector<std::string> wordsToMask() const;
    void askWhereToExportRun();
    void exportResult();
    void about();
    void showHelp();
    /// Beside those of its own: what is needed everywhere.
    void prepare(QDialog& dialog, const char* helpPage);

    WindowParts m_parts;
    AppSettings m_settings;
    RunTexts m_texts;
    Actions m_actions;
    Demonstration m_demonstration;
    SampleQuestions m_samples;
    WindowLayout m_layout;
    Panels m_panels;
    Steering m_steering;
    bool m_isLaidOut = false; ///< as it was left the last time, or as it is at first
    QStackedWidget* m_middle = nullptr;
    QList<QDockWidget*> m_docks;
    QList<QAction*> m_allActions;
    StoreBar* m_storeBar = nullptr;
    bool m_mayLoseRuns = false; ///< a person said so
    CommandPalette* m_palette = nullptr;
    Presenter* m_presenter = nullptr;
    HistoryDialog* m_history = nullptr;
    QPointer<HelpWindow> m_help;
};

} // namespace querymend
