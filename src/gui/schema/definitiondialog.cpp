#include "schema/definitiondialog.h"

#include "check/schemaview.h"
#include "common/failurewords.h"
#include "common/theme.h"
#include "common/windowsize.h"
#include "schema/writtennames.h"
#include "workbench.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace querymend {

DefinitionDialog::DefinitionDialog(Workbench& workbench, std::shared_ptr<const SchemaView> schema, TableId table,
                                   QWidget* parent)
    : QDialog(parent), m_schema(std::move(schema)),
      m_dialect(workbench.dialect() ? *workbench.dialect() : defaultDialect()), m_table(table), m_reader(workbench),
      m_text(new QPlainTextEdit(this)), m_note(new QLabel(this))
{
    setWindowTitle(tr("Definition of %1").arg(shownName(m_schema->catalog().table(table).name)));
    m_text->setReadOnly(true);
    m_text->setProperty("role", QStringLiteral("pane"));
    Theme::useCodeFont(*m_text);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setTabChangesFocus(true);
    m_text->setAccessibleName(tr("Definition and indexes"));
    m_note->setProperty("role", QStringLiteral("meta"));
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_copy = buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole);
    auto* const column = new QVBoxLayout(this);
    column->addWidget(m_text, 1);
    column->addWidget(m_note);
    column->addWidget(buttons);
    resizeToText(*this, {640, 420});
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_text->toPlainText()); });
    read();
}

void DefinitionDialog::read()
{
    const Catalog& catalog = m_schema->catalog();
    const std::string query = definitionQuery(m_dialect, catalog, m_table);
    if (query.empty())
        return show(definitionOf(m_dialect, catalog, m_table, nullptr), {});
    m_copy->setEnabled(false);
    m_note->setText(tr("Reading…"));
    m_reader.readRows(query, [this](const Result<TableText, EngineError>& rows) {
        const TableText* const read = rows ? &*rows : nullptr;
        show(definitionOf(m_dialect, m_schema->catalog(), m_table, read), rows ? QString() : engineWords(rows.error()));
    });
}

void DefinitionDialog::show(const TableDefinition& definition, const QString& problem)
{
    m_text->setPlainText(QString::fromStdString(definition.text));
    m_copy->setEnabled(true);
    QStringList notes;
    if (definition.isComposed)
        notes << tr("Reconstructed from columns and keys; defaults and CHECK constraints are missing.");
    if (!definition.hasIndexes)
        notes << tr("Indexes are not listed.");
    if (!problem.isEmpty())
        notes << tr("The database reported: %1").arg(problem);
    m_note->setText(notes.join(QLatin1Char(' ')));
    m_note->setVisible(!notes.isEmpty());
}

} // namespace querymend

#include "moc_definitiondialog.cpp"
