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

class ConnectionBook;
class ConnectionPane;
class ModelPane;
class ModelShelf;
class SettingsPage;
class Theme;

/// All settings, on pages that can be searched. Every change takes effect immediately.
class SettingsDialog : public QDialog {
    Q_OBJECT

public:
    enum class Page : std::uint8_t { connections, models, policy, texts, runs, appearance, shortcuts, language };

    /// The book, the shelf, the theme and the actions must outlive the dialog.
    SettingsDialog(const AppSettings& settings, ConnectionBook& book, ModelShelf& shelf,
                   const Workbench::OpenerOf& openerOf, const std::vector<QAction*>& actions, Theme& theme,
                   QWidget* parent = nullptr);
    ~SettingsDialog() override;

    void showPage(Page page);
    /// Shows what is wrong with the settings file.
    void showProblem(const QString& text);
    void done(int result) override;

Q_SIGNALS:
    void settingsChanged(const querymend::AppSettings& settings);
    void openAsked(const querymend::ConnectionTarget& target);
    void modelsChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    void addPages(const std::vector<QAction*>& actions, Theme& theme);
    void namePages();
    void handleChange();
    void search(const QString& text);
    void askForExport();
    void exportTo(const QString& path);

    AppSettings m_settings;
    ConnectionBook& m_book;
    std::unique_ptr<Ui::SettingsDialog> m_form;
    ConnectionPane* m_connections = nullptr;
    ModelPane* m_models = nullptr;
    QList<SettingsPage*> m_pages;
    QLabel* m_nothing = nullptr; ///< shown if no page fits the search
};

} // namespace querymend
