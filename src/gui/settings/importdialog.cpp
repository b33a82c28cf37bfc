#include "settings/importdialog.h"

#include "common/scaled.h"
#include "common/windowsize.h"
#include "settings/connectionbook.h"
#include "settings/importmodel.h"
#include "settings/importwords.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace querymend {

ImportDialog::ImportDialog(ConnectionBook& book, QStringList files, Environment environment, QWidget* parent)
    : QDialog(parent), m_book(book), m_files(std::move(files)), m_environment(std::move(environment)),
      m_model(new ImportModel(this)), m_table(new QTableView(this)), m_note(new QLabel(this))
{
    setWindowTitle(tr("Import Connections"));
    resizeToText(*this, {860, 480});
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(8);
    auto* const lead = new QLabel(
        m_environment
            ? tr("Connections of DBeaver, DB Browser for SQLite and environment variables. "
                 "Passwords are never imported.")
            : tr("Connections in %1. Passwords are never imported.").arg(QFileInfo(m_files.value(0)).fileName()),
        this);
    lead->setTextFormat(Qt::PlainText);
    lead->setWordWrap(true);
    column->addWidget(lead);
    makeTable();
    column->addWidget(m_table, 1);
    m_note->setObjectName(QStringLiteral("importNote"));
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    column->addWidget(m_note);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_import = buttons->addButton(tr("&Import"), QDialogButtonBox::AcceptRole);
    auto* const other = buttons->addButton(tr("From &File…"), QDialogButtonBox::ActionRole);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &ImportDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(other, &QPushButton::clicked, this, &ImportDialog::askForFile);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &ImportDialog::showChoice);
    find();
}

void ImportDialog::makeTable()
{
    m_table->setObjectName(QStringLiteral("foundConnections"));
    m_table->setAccessibleName(tr("Connections"));
    m_table->setModel(m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    m_table->horizontalHeader()->setStretchLastSection(true);
}

void ImportDialog::find()
{
    ImportOffers all = findImports(m_files, m_environment, m_book.connections());
    QStringList lines;
    for (const ImportProblem& failure : all.failures)
        lines.append(importFailure(failure));
    if (all.offers.empty())
        lines.append(tr("No connections were found. \"From File\" reads the data-sources.json of a DBeaver project."));
    m_note->setText(lines.join(QLatin1Char('\n')));
    m_note->setVisible(!lines.isEmpty());
    m_model->show(std::move(all.offers));
    m_table->resizeColumnsToContents();
    constexpr int widestColumn = 260;
    for (int column = 0; column + 1 < ImportModel::columns; ++column)
        m_table->setColumnWidth(column, std::min(m_table->columnWidth(column), scaled(widestColumn)));
    showChoice();
}

void ImportDialog::showChoice()
{
    m_import->setEnabled(m_model->chosenCount() > 0);
}

void ImportDialog::addFile(const QString& path)
{
    if (!m_files.contains(path))
        m_files.append(path);
    find();
}

void ImportDialog::askForFile()
{
    const QString filter = tr("Connections (*.json *.sqbpro *.conf *.ini);;All files (*)");
    auto* const dialog = new QFileDialog(this, tr("Import Connections"), {}, filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &ImportDialog::addFile);
    dialog->open();
}

void ImportDialog::accept()
{
    const std::vector<SavedConnection> chosen = m_model->chosen();
    for (const SavedConnection& connection : chosen)
        m_book.put(connection);
    QDialog::accept();
    if (!chosen.empty())
        Q_EMIT imported(static_cast<int>(chosen.size()));
}

} // namespace querymend

#include "moc_importdialog.cpp"
