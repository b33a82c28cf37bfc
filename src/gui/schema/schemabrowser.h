#pragma once

#include "schema/schemamodel.h"

#include <QSet>
#include <QString>
#include <QTreeView>

namespace querymend {

class Theme;

/// The tree view of a schema, with actions on the selection.
class SchemaBrowser : public QTreeView {
    Q_OBJECT

public:
    /// Both must outlive the browser.
    SchemaBrowser(SchemaModel& model, const Theme& theme, QWidget* parent = nullptr);

    /// Expands again what was expanded before the model was reset.
    void openAsBefore();

Q_SIGNALS:
    void insertAsked(const QString& text);
    void previewAsked(const QString& statement);
    void refreshAsked();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void makeActions();
    void nameActions();
    void showMenu(const QPoint& place);
    void insert();
    void preview();
    void copyName();
    void copyMSchema();
    void noteOpen(const QModelIndex& index);
    void noteClosed(const QModelIndex& index);
    [[nodiscard]] QString keyOf(const QModelIndex& index) const;

    SchemaModel& m_model;
    QSet<QString> m_open; ///< keys of expanded items, which survive a reset
    QAction* m_insert = nullptr;
    QAction* m_preview = nullptr;
    QAction* m_copyName = nullptr;
    QAction* m_copyMSchema = nullptr;
    QAction* m_refresh = nullptr;
};

} // namespace querymend
