#pragma once

#include "schema/tabledefinition.h"
#include "statementreader.h"

#include <QDialog>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace querymend {

class SchemaView;
class Workbench;

/// Shows the statements that define a table and its indexes, to be read and copied.
class DefinitionDialog : public QDialog {
    Q_OBJECT

public:
    /// The workbench must outlive it.
    DefinitionDialog(Workbench& workbench, std::shared_ptr<const SchemaView> schema, TableId table,
                     QWidget* parent = nullptr);

private:
    void read();
    void show(const TableDefinition& definition, const QString& problem);

    std::shared_ptr<const SchemaView> m_schema; ///< shared, because the workbench may read it again
    Dialect m_dialect;
    TableId m_table;
    StatementReader m_reader;
    QPlainTextEdit* m_text;
    QLabel* m_note;
    QPushButton* m_copy;
};

} // namespace querymend
