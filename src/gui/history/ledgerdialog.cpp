#include "history/ledgerdialog.h"

#include "common/emptystate.h"
#include "common/journalwords.h"
#include "common/runwords.h"
#include "common/scaled.h"
#include "common/sizewords.h"
#include "common/storewords.h"
#include "common/stylesheet.h"
#include "common/theme.h"
#include "common/windowsize.h"
#include "file/wholefile.h"
#include "history/ledgermodel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

constexpr std::size_t pageSize = 200;
constexpr qint64 longestStep = 20; ///< milliseconds

enum Scope : std::uint8_t { thisRun, allRuns };

std::string contentFor(const QString& path, const std::vector<LedgerRow>& rows)
{
    std::string content;
    if (path.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive))
        return ledgerCsv(rows);
    const bool isJson = path.endsWith(QLatin1String(".jsonl"), Qt::CaseInsensitive);
    for (const LedgerRow& row : rows)
        content += isJson ? ledgerJson(row, SentText::included) : ledgerText(row) + '\n' + row.text + '\n';
    return content;
}

} // namespace

LedgerDialog::LedgerDialog(RunStore* store, std::vector<RunEvent> shown, Theme& theme, QWidget* parent)
    : QDialog(parent), m_store(store), m_shown(std::move(shown)), m_model(new LedgerModel(this))
{
    setWindowTitle(tr("What Left This Machine"));
    resizeToText(*this, {980, 640});
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(8);
    makeFilters(*column);
    m_summary = new QLabel(this);
    m_summary->setProperty("role", QStringLiteral("meta"));
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    column->addWidget(m_summary);
    makeList(*column, theme);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_export = buttons->addButton(tr("&Export…"), QDialogButtonBox::ActionRole);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_export, &QPushButton::clicked, this, &LedgerDialog::askWhereToExport);
    m_step.setInterval(0);
    connect(&m_step, &QTimer::timeout, this, &LedgerDialog::readSome);
    start();
}

void LedgerDialog::makeFilters(QVBoxLayout& column)
{
    auto* const row = new QHBoxLayout;
    row->setSpacing(8);
    auto* const name = new QLabel(tr("&Calls of"), this);
    m_scope = new QComboBox(this);
    m_scope->setAccessibleName(tr("Calls of"));
    name->setBuddy(m_scope);
    if (!m_shown.empty())
        m_scope->addItem(tr("this run"), thisRun);
    if (m_store)
        m_scope->addItem(tr("all runs"), allRuns);
    m_search = new QLineEdit(this);
    m_search->setObjectName(QStringLiteral("searchCalls"));
    m_search->setAccessibleName(tr("Search"));
    m_search->setPlaceholderText(tr("Search in all that was sent"));
    m_search->setClearButtonEnabled(true);
    m_onlyValues = new QCheckBox(tr("Only with &values from the database"), this);
    row->addWidget(name);
    row->addWidget(m_scope);
    row->addWidget(m_search, 1);
    row->addWidget(m_onlyValues);
    column.addLayout(row);
    connect(m_scope, &QComboBox::currentIndexChanged, this, &LedgerDialog::start);
    connect(m_search, &QLineEdit::textChanged, this, &LedgerDialog::applyFilter);
    connect(m_onlyValues, &QCheckBox::toggled, this, &LedgerDialog::applyFilter);
}

void LedgerDialog::makeList(QVBoxLayout& column, Theme& theme)
{
    m_table = new QTableView(this);
    m_table->setObjectName(QStringLiteral("calls"));
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Calls"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_text = new QPlainTextEdit(this);
    m_text->setReadOnly(true);
    m_text->setAccessibleName(tr("What was sent"));
    m_text->setPlaceholderText(tr("Select a call to see what was sent."));
    Theme::useCodeFont(*m_text);
    m_text->setTabChangesFocus(true);
    m_parts = new QSplitter(Qt::Vertical, this);
    m_parts->setChildrenCollapsible(false);
    m_parts->addWidget(m_table);
    m_parts->addWidget(m_text);
    m_parts->setStretchFactor(0, 3);
    m_parts->setStretchFactor(1, 2);
    column.addWidget(m_parts, 1);
    m_empty = new EmptyState(Icon::shieldLock, theme, this);
    column.addWidget(m_empty, 1);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &LedgerDialog::showCall);
    connect(m_model, &QAbstractItemModel::modelReset, this, &LedgerDialog::showCall);
}

void LedgerDialog::start()
{
    m_model->clear();
    m_left.clear();
    m_filter = RunFilter();
    m_hasMore = m_scope->currentData().toInt() == allRuns && m_store;
    if (m_hasMore) {
        m_step.start();
    } else {
        m_step.stop();
        if (m_scope->count() > 0)
            m_model->add(m_shown);
    }
    showSummary();
}

/// Reads runs from the newest on, for a short time per call.
void LedgerDialog::readSome()
{
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < longestStep && !m_model->isFull()) {
        if (m_left.empty() && m_hasMore) {
            const auto page = m_store->runs(m_filter, pageSize);
            if (!page) {
                m_step.stop();
                setRole(*m_summary, QStringLiteral("bad"));
                return m_summary->setText(storeErrorText(page.error()));
            }
            m_hasMore = page->size() == pageSize;
            for (auto run = page->rbegin(); run != page->rend(); ++run)
                m_left.push_back(run->run);
            if (!page->empty())
                m_filter.behind = RunMark{page->back().startedAt, page->back().run};
        }
        if (m_left.empty())
            break;
        // A run that cannot be read is skipped; opening it from the list shows what is wrong.
        if (const auto events = m_store->events(std::exchange(m_left.back(), {})))
            m_model->add(*events);
        m_left.pop_back();
    }
    if (m_model->isFull() || (m_left.empty() && !m_hasMore))
        m_step.stop();
    showSummary();
}

void LedgerDialog::applyFilter()
{
    m_model->filter(m_search->text(), m_onlyValues->isChecked() ? LedgerChoice::withValues : LedgerChoice::allCalls);
    showSummary();
}

void LedgerDialog::showSummary()
{
    const int shown = m_model->rowCount();
    const bool isEmpty = shown == 0 && !isReading();
    m_parts->setVisible(!isEmpty);
    m_empty->setVisible(isEmpty);
    m_export->setEnabled(shown > 0);
    if (m_model->callCount() == 0)
        m_empty->setTexts(tr("Nothing left this machine"),
                          tr("Calls to models and databases on other machines are listed here."));
    else
        m_empty->setTexts(tr("No matching calls"), tr("No call has all of these words."));
    std::uint64_t bytes = 0;
    for (int row = 0; row < shown; ++row)
        bytes += m_model->row(row).bytes;
    QString text = tr("%n calls", nullptr, shown) + QStringLiteral(" · ") + sizeInWords(bytes);
    if (m_model->isFull())
        text += QStringLiteral(" · ") + tr("only the newest calls");
    setRole(*m_summary, QStringLiteral("meta"));
    m_summary->setText(isReading() ? tr("Reading…  %1").arg(text) : text);
    m_summary->setVisible(!isEmpty);
    fitColumns();
}

/// Questions get the room that the other columns leave.
void LedgerDialog::fitColumns()
{
    if (!isReading())
        m_table->resizeColumnsToContents();
    constexpr int widestColumn = 220;
    const int question = m_table->columnWidth(LedgerModel::Question);
    const QAbstractItemView& calls = *m_table;
    int others = std::max(calls.sizeHintForColumn(LedgerModel::Values), // it is stretched
                          m_table->horizontalHeader()->sectionSizeHint(LedgerModel::Values));
    for (int column = 0; column + 1 < LedgerModel::columns; ++column) {
        m_table->setColumnWidth(column, std::min(m_table->columnWidth(column), scaled(widestColumn)));
        others += column == LedgerModel::Question ? 0 : m_table->columnWidth(column);
    }
    const int room = std::max(scaled(widestColumn), m_table->viewport()->width() - others);
    m_table->setColumnWidth(LedgerModel::Question, std::min(question, room));
}

void LedgerDialog::resizeEvent(QResizeEvent* event)
{
    QDialog::resizeEvent(event);
    fitColumns();
}

void LedgerDialog::showCall()
{
    const QModelIndex current = m_table->currentIndex();
    if (!current.isValid())
        return m_text->clear();
    const LedgerRow& row = m_model->row(current.row());
    QStringList lines;
    for (const PromptWarning& warning : row.warnings)
        lines.append(QStringLiteral("▲ ") + textOf(warning));
    if (!lines.isEmpty())
        lines.append(QString());
    m_text->setPlainText(lines.join(QLatin1Char('\n')) + textOf(row.text));
}

void LedgerDialog::askWhereToExport()
{
    const QStringList filters{tr("Table (*.csv)"), tr("One JSON object per line (*.jsonl)"), tr("Text (*.txt)")};
    auto* const dialog = new QFileDialog(this, tr("Export Calls"), {}, filters.join(QStringLiteral(";;")));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    connect(dialog, &QFileDialog::fileSelected, this, &LedgerDialog::exportTo);
    dialog->open();
}

void LedgerDialog::exportTo(const QString& path)
{
    const auto problem = writeWholeFile(path, contentFor(path, m_model->shownRows()), FileReaders::ownerAlone);
    setRole(*m_summary, problem ? QStringLiteral("bad") : QStringLiteral("meta"));
    m_summary->setText(problem ? tr("Could not save %1: %2").arg(path, *problem) : tr("Saved to %1").arg(path));
}

} // namespace querymend

#include "moc_ledgerdialog.cpp"
