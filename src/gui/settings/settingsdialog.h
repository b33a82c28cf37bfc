#pragma once

#include "store/settingsfile.h"
#include "workbench.h"

#include <QDialog>
#include <QList>

#include <memory>
#include <vector>

class QAction;
class QLabel;

namespace Ui {
class SettingsDialog;
}

namespace querymend {

class AgentWatch;
class ConnectionBook;
class ConnectionPane;
class ModelPane;
class ModelShelf;
class RunStorage;
class SettingsPage;
class Theme;
struct RunPreset;

/// What the settings are about besides their file.
struct SettingsSubjects {
    ConnectionBook& book;
    ModelShelf& models;
    const RunStorage& runs;
    Workbench::OpenerOf openerOf;
    const AgentWatch* agents = nullptr; ///< null: nothing is known of agents
};

/// All settings, on pages that can be searched. Every change takes effect immediately.
class SettingsDialog : public QDialog {
    Q_OBJECT

public:
    enum class Page : std::uint8_t {
        connections,
        models,
        agents,
        policy,
        texts,
        memory,
        runs,
        appearance,
        shortcuts,
        language
    };

    /// What the dialog is about, the theme and the actions must outlive it.
    SettingsDialog(const AppSettings& settings, const SettingsSubjects& about, const std::vector<QAction*>& actions,
                   Theme& theme, QWidget* parent = nullptr);
    ~SettingsDialog() override;

    void showPage(Page page);
    /// Shows what is wrong with the settings file.
    void showProblem(const QString& text);
    /// Writes settings, connections, models and presets, without passwords and keys.
    void exportTo(const QString& path);
    /// Takes settings, connections, models and presets from an exported file.
    void importFrom(const QString& path);
    void reset();
    void done(int result) override;

Q_SIGNALS:
    void settingsChanged(const querymend::AppSettings& settings);
    void openAsked(const querymend::ConnectionTarget& target);
    void modelsChanged();
    /// Presets were imported.
    void presetsChanged();
    /// Examples or lessons were forgotten.
    void memoryChanged();
    /// Requests the help page about the part that has the focus.
    void helpAsked();

protected:
    void changeEvent(QEvent* event) override;

private:
    void addPages(const SettingsSubjects& about, const std::vector<QAction*>& actions, Theme& theme);
    void namePages();
    void turnTo(int page);
    void handleChange();
    void search(const QString& text);
    void askForExport();
    void askForImport();
    /// Returns how many models, and presets, were added.
    int takeModels(const std::string& models);
    int takePresets(const std::vector<RunPreset>& presets);
    void askForReset();
    /// Shows settings on all pages and announces them.
    void take(const AppSettings& settings);

    AppSettings m_settings;
    ConnectionBook& m_book;
    const ModelShelf& m_shelf;
    std::unique_ptr<Ui::SettingsDialog> m_form;
    ConnectionPane* m_connections = nullptr;
    ModelPane* m_models = nullptr;
    QList<SettingsPage*> m_pages;
    QLabel* m_nothing = nullptr; ///< shown if no page fits the search
};

} // namespace querymend
