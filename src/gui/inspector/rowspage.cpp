#include "inspector/rowspage.h"

#include "common/failurewords.h"
#include "common/runwords.h"
#include "inspector/comparepieces.h"
#include "inspector/rowdifferencemodel.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace querymend {

RowsPage::RowsPage(Workbench& workbench, QWidget* parent)
    : QWidget(parent), m_reader(std::make_unique<StatementReader>(workbench)), m_note(new QLabel(this)),
      m_ask(new QPushButton(tr("Rea&d Rows"), this)), m_stop(new QPushButton(tr("Stop"), this)),
      m_rows(new QTableView(this)), m_model(new RowDifferenceModel(this))
{
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    m_rows->setModel(m_model);
    m_rows->setProperty("showsValues", true);
    m_rows->setAccessibleName(tr("Rows that differ"));
    m_rows->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_rows->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_rows->setTabKeyNavigation(false);
    m_rows->setWordWrap(false);
    m_rows->setShowGrid(false);
    m_rows->verticalHeader()->hide();
    QSizePolicy policy = m_rows->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_rows->setSizePolicy(policy);
    m_rows->hide();
    auto* const row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_note, 1);
    row->addWidget(m_ask);
    row->addWidget(m_stop);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 12);
    column->setSpacing(8);
    column->addLayout(row);
    column->addWidget(m_rows, 1);
    m_stop->hide();
    connect(m_ask, &QPushButton::clicked, this, &RowsPage::read);
    connect(m_stop, &QPushButton::clicked, this, &RowsPage::stop);
}

RowsPage::~RowsPage() = default;

void RowsPage::show(const std::string& here, const std::string& there)
{
    if (here == m_here && there == m_there && m_model->columnCount() > 0)
        return;
    stop();
    m_here = here;
    m_there = there;
    m_model->show({});
    m_rows->hide();
    const bool isOpen = m_reader->isOpen();
    const bool isComplete = !here.empty() && !there.empty();
    m_ask->setEnabled(isOpen && isComplete);
    if (!isComplete)
        end(tr("One side has no SQL."));
    else if (!isOpen)
        end(tr("No database is open, and rows are not recorded: open the database to compare the results."));
    else
        end(tr("Both statements will run read-only on %1; at most %2 rows of each are read.")
                .arg(textOf(m_reader->openDatabase()).section(QLatin1Char('/'), -1),
                     QLocale().toString(qulonglong{StatementReader::mostRows})));
}

void RowsPage::read()
{
    if (!m_reader->isOpen())
        return show(m_here, m_there);
    m_isReading = true;
    m_ask->hide();
    m_stop->show();
    m_note->setText(tr("Reading the rows on the left…"));
    m_reader->readRows(m_here, [this](const Result<TableText, EngineError>& rows) { readThere(rows); });
}

void RowsPage::readThere(const Result<TableText, EngineError>& here)
{
    if (!m_isReading)
        return;
    if (!here)
        return end(tr("Could not read the rows on the left: %1").arg(engineWords(here.error())));
    if (!m_reader->isOpen())
        return end(tr("The database was closed."));
    m_rowsHere = *here;
    m_note->setText(tr("Reading the rows on the right…"));
    m_reader->readRows(m_there, [this](const Result<TableText, EngineError>& rows) { finish(rows); });
}

void RowsPage::finish(const Result<TableText, EngineError>& there)
{
    if (!m_isReading)
        return;
    if (!there)
        return end(tr("Could not read the rows on the right: %1").arg(engineWords(there.error())));
    TableDifference difference = tableDifference(m_rowsHere, *there);
    end(rowsSummary(m_rowsHere, *there, difference));
    m_model->show(std::move(difference));
    m_rows->setVisible(m_model->rowCount() > 0);
    m_rows->resizeColumnsToContents();
}

void RowsPage::stop()
{
    if (!m_isReading)
        return;
    m_reader->stop();
    end(tr("Stopped."));
}

void RowsPage::end(const QString& text)
{
    m_isReading = false;
    m_stop->hide();
    m_ask->show();
    m_note->setText(text);
}

} // namespace querymend

#include "moc_rowspage.cpp"
