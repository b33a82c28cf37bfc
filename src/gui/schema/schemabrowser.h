#pragma once

#include "schema/schemamodel.h"

#include <QSet>
#include <QString>
#include <QTreeView>

namespace querymend {

class SchemaDelegate;
class Theme;

/// The tree view of a schema, with actions on the selection.
class SchemaBrowser : public QTreeView {
    Q_OBJECT

public:
    /// Both must outlive the browser.
    SchemaBrowser(SchemaModel& model, const Theme& theme, QWidget* parent = nullptr);

    /// Expands again what was expanded before the model was reset.
    void openAsBefore();
    /// Shows or hides the ticks of the prompt.
    void setTicksShown(bool areShown);

Q_SIGNALS:
    void insertAsked(const QString& text);
    void previewAsked(const QString& statement);
    /// A statement was composed, for the editor.
    void statementAsked(const QString& statement);
    void definitionAsked(querymend::TableId table);
    void refreshAsked();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void makeActions();
    void nameActions();
    /// Shows a table's rows, inserts a column's name, or opens a schema.
    void activate();
    void insert();
    void preview();
    void composeSelect();
    void askForDefinition();
    void copyName();
    void copyMSchema();
    void noteOpen(const QModelIndex& index);
    void noteClosed(const QModelIndex& index);
    [[nodiscard]] QString keyOf(const QModelIndex& index) const;

    SchemaModel& m_model;
    SchemaDelegate* m_delegate;
    QSet<QString> m_open; ///< keys of expanded items, which survive a reset
    QAction* m_insert = nullptr;
    QAction* m_preview = nullptr;
    QAction* m_select = nullptr;
    QAction* m_definition = nullptr;
    QAction* m_copyName = nullptr;
    QAction* m_copyMSchema = nullptr;
    QAction* m_refresh = nullptr;
};

} // namespace querymend
