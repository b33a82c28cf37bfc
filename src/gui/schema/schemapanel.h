#pragma once

#include "schema/catalog.h"
#include "workbench.h"

#include <QWidget>

#include <optional>
#include <string>
#include <vector>

class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QTimer;
class QToolButton;

namespace querymend {

class EmptyState;
class SchemaBrowser;
class SchemaModel;
class Theme;

/// Shows the schema of the connected database, and chooses the tables for a model's prompt.
class SchemaPanel : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive the panel.
    SchemaPanel(Workbench& workbench, Theme& theme, QWidget* parent = nullptr);

    /// Returns the ticked tables, numbered as in the current schema; nothing if the choice is the default.
    [[nodiscard]] std::optional<std::vector<TableId>> tablesForPrompt() const;
    /// Returns about how many tokens the ticked tables take; 0 if the choice is the default.
    [[nodiscard]] std::size_t chosenTokens() const;
    /// Shows or hides what is about the prompt: the ticks, and how many tokens the tables take.
    void setPromptShown(bool isShown);
    /// Marks the tables that an attempt uses, by name, and says below whose they are.
    void markUsed(const std::vector<std::string>& tables, const QString& origin = {});
    void focusFilter();

Q_SIGNALS:
    void connectAsked();
    /// The user wants to change the connection that is open or could not be opened.
    void editAsked();
    void refreshAsked();
    void insertAsked(const QString& text);
    void previewAsked(const QString& statement);
    /// A statement was composed, for the editor.
    void statementAsked(const QString& statement);
    void promptTablesChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeHeader();
    QWidget* makeFooter();
    void nameParts();
    void showState();
    /// Says whose marks there are, unless the attempt names only tables that the schema does not have.
    void showMarks();
    void showSchema();
    void showFailure(const EngineError& error);
    void showRefreshFailure(const EngineError& error);
    void applyFilter();
    void showCounts();
    void actOnState();
    void showDefinition(TableId table);

    Workbench& m_workbench;
    const Theme& m_theme;
    SchemaModel* m_model;
    QLabel* m_title;
    QLabel* m_count;
    QToolButton* m_refresh;
    QLineEdit* m_filter;
    QProgressBar* m_progress;
    QLabel* m_notice;
    QStackedWidget* m_pages;
    EmptyState* m_state;
    SchemaBrowser* m_browser;
    QLabel* m_nothing; ///< shown if nothing fits the filter
    QWidget* m_footer;
    QLabel* m_prompt;
    QLabel* m_marks; ///< whose marks the tables have
    QPushButton* m_all;
    QPushButton* m_none;
    QTimer* m_typing;
    std::optional<EngineError> m_failure;
    std::size_t m_found = 0;
};

} // namespace querymend
