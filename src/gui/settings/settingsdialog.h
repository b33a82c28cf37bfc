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

/// All that can be set, on pages that can be searched. Every change counts at once.
class SettingsDialog : public QDialog {
    Q_OBJECT

public:
    enum class Page : std::uint8_t { connections, models, policy, texts, runs, appearance, shortcuts, language };

    /// Book, shelf, theme and actions outlive it.
    SettingsDialog(const AppSettings& settings, ConnectionBook& book, ModelShelf& shelf,
                   const Workbench::OpenerOf& openerOf, const std::vector<QAction*>& actions, Theme& theme,
                   QWidget* parent = nullptr);
    ~SettingsDialog() override;

    void showPage(Page page);
    /// What is wrong with the file that settings are kept in.
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
    void takeChange();
    void search(const QString& text);
    void askForExport();
    void exportTo(const QString& path);

    AppSettings m_settings;
    ConnectionBook& m_book;
    std::unique_ptr<Ui::SettingsDialog> m_form;
    ConnectionPane* m_connections = nullptr;
    ModelPane* m_models = nullptr;
    QList<SettingsPage*> m_pages;
    QLabel* m_nothing = nullptr; ///< says that no page has what is looked for
};

} // namespace querymend
