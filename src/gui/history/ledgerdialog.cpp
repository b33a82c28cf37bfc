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
#include "history/ledgerexport.h"
#include "history/ledgermodel.h"
#include "history/ledgersummarypage.h"
#include "history/ledgertable.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

constexpr std::size_t pageSize = 200;
constexpr qint64 longestStep = 20; ///< milliseconds

enum Scope { thisRun, allRuns };

} // namespace

LedgerDialog::LedgerDialog(RunStore* store, std::vector<RunEvent> shown, Theme& theme, QWidget* parent)
    : QDialog(parent), m_store(store), m_shown(std::move(shown)), m_model(new LedgerModel(this)),
      m_sumPage(new LedgerSummaryPage(this))
{
    setWindowTitle(tr("What Left This Machine"));
    resizeToText(*this, {980, 640});
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(8);
    makeScope(*column);
    m_tabs = new QTabWidget(this);
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_sumPage, tr("&Summary"));
    m_tabs->addTab(makeCalls(theme), tr("C&alls"));
    column->addWidget(m_tabs, 1);
    m_nothing = new EmptyState(Icon::shieldLock, theme, this);
    m_nothing->setObjectName(QStringLiteral("nothingLeft"));
    m_nothing->setTexts(tr("Nothing has left this machine"),
                        tr("Calls to models and databases on other machines are listed here."));
    column->addWidget(m_nothing, 1);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_export = buttons->addButton(tr("&Export…"), QDialogButtonBox::ActionRole);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_export, &QPushButton::clicked, this, &LedgerDialog::askWhereToExport);
    connect(m_tabs, &QTabWidget::currentChanged, this, &LedgerDialog::showState);
    connect(m_tabs, &QTabWidget::currentChanged, this, &LedgerDialog::fitColumns,
            Qt::QueuedConnection); // laid out by then
    m_step.setInterval(0);
    connect(&m_step, &QTimer::timeout, this, &LedgerDialog::readSome);
    start();
}

void LedgerDialog::makeScope(QVBoxLayout& column)
{
    auto* const row = new QHBoxLayout;
    row->setSpacing(8);
    auto* const name = new QLabel(tr("&Calls in"), this);
    m_scope = new QComboBox(this);
    m_scope->setAccessibleName(tr("Calls in"));
    name->setBuddy(m_scope);
    if (!m_shown.empty())
        m_scope->addItem(tr("this run"), thisRun);
    if (m_store)
        m_scope->addItem(tr("all runs"), allRuns);
    m_count = new QLabel(this);
    m_count->setProperty("role", QStringLiteral("meta"));
    m_count->setTextFormat(Qt::PlainText);
    m_count->setWordWrap(true);
    row->addWidget(name);
    row->addWidget(m_scope);
    row->addWidget(m_count, 1);
    row->addStretch(); // keeps the choice beside its label where there is nothing to count
    column.addLayout(row);
    connect(m_scope, &QComboBox::currentIndexChanged, this, &LedgerDialog::start);
}

QWidget* LedgerDialog::makeCalls(Theme& theme)
{
    auto* const page = new QWidget(this);
    auto* const column = new QVBoxLayout(page);
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(8);
    makeFilters(*column);
    makeTable();
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
    column->addWidget(m_parts, 1);
    m_noMatch = new EmptyState(Icon::shieldLock, theme, this);
    m_noMatch->setObjectName(QStringLiteral("noMatchingCalls"));
    m_noMatch->setTexts(tr("No matching calls"), tr("No call contains all of these words."));
    column->addWidget(m_noMatch, 1);
    return page;
}

void LedgerDialog::makeFilters(QVBoxLayout& column)
{
    auto* const row = new QHBoxLayout;
    row->setSpacing(8);
    m_search = new QLineEdit(this);
    m_search->setObjectName(QStringLiteral("searchCalls"));
    m_search->setAccessibleName(tr("Search"));
    m_search->setPlaceholderText(tr("Search everything that was sent"));
    m_search->setClearButtonEnabled(true);
    m_onlyValues = new QCheckBox(tr("Only with &values from the database"), this);
    row->addWidget(m_search, 1);
    row->addWidget(m_onlyValues);
    column.addLayout(row);
    connect(m_search, &QLineEdit::textChanged, this, &LedgerDialog::applyFilter);
    connect(m_onlyValues, &QCheckBox::toggled, this, &LedgerDialog::applyFilter);
}

void LedgerDialog::makeTable()
{
    m_table = new LedgerTable(*m_model, this);
    m_table->setAccessibleName(tr("Calls"));
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &LedgerDialog::showCall);
    connect(m_model, &QAbstractItemModel::modelReset, this, &LedgerDialog::showCall);
}

bool LedgerDialog::isSummaryShown() const
{
    return m_tabs->currentWidget() == m_sumPage;
}

void LedgerDialog::start()
{
    m_model->clear();
    m_sums = {};
    m_left.clear();
    m_filter = RunFilter();
    m_hasMore = m_scope->currentData().toInt() == allRuns && m_store;
    if (m_hasMore) {
        m_step.start();
    } else {
        m_step.stop();
        if (m_scope->count() > 0)
            add(m_shown);
    }
    showState();
}

void LedgerDialog::add(const std::vector<RunEvent>& events)
{
    std::vector<LedgerRow> rows = ledgerOf(events);
    m_sums.add(rows);
    m_model->add(events, std::move(rows));
}

/// Reads runs from the newest on, for a short time per call. All of them, because the sums are of all.
void LedgerDialog::readSome()
{
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < longestStep) {
        if (m_left.empty() && m_hasMore) {
            const auto page = m_store->runs(m_filter, pageSize);
            if (!page) {
                m_step.stop();
                setRole(*m_count, QStringLiteral("bad"));
                return m_count->setText(storeErrorText(page.error()));
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
            add(*events);
        m_left.pop_back();
    }
    if (m_left.empty() && !m_hasMore)
        m_step.stop();
    showState();
}

void LedgerDialog::applyFilter()
{
    m_model->filter(m_search->text(), m_onlyValues->isChecked() ? LedgerChoice::withValues : LedgerChoice::allCalls);
    showState();
}

void LedgerDialog::showState()
{
    const bool isNothing = m_model->callCount() == 0 && !isReading();
    const bool isNoMatch = m_model->rowCount() == 0 && !isReading();
    m_tabs->setVisible(!isNothing);
    m_nothing->setVisible(isNothing);
    m_parts->setVisible(!isNoMatch);
    m_noMatch->setVisible(isNoMatch);
    m_export->setEnabled(isSummaryShown() ? !isNothing : !isNoMatch);
    m_count->setVisible(!isNothing);
    m_sumPage->show(m_sums.totals());
    showCount();
    fitColumns();
}

/// Of what is shown: the sums are of all calls, the list has those that are searched for.
void LedgerDialog::showCount()
{
    std::uint64_t calls = 0;
    std::uint64_t bytes = 0;
    if (isSummaryShown()) {
        for (const LedgerTotal& total : m_sums.totals()) {
            calls += total.calls;
            bytes += total.bytes;
        }
    } else {
        calls = static_cast<std::uint64_t>(m_model->rowCount());
        for (int row = 0; row < m_model->rowCount(); ++row)
            bytes += m_model->row(row).bytes;
    }
    QString text = tr("%n calls", nullptr, static_cast<int>(calls)) + QStringLiteral(" · ") + sizeInWords(bytes);
    if (m_model->isFull() && !isSummaryShown())
        text += QStringLiteral(" · ") + tr("only the newest calls");
    if (!isSummaryShown() && calls < m_model->callCount())
        text = tr("Found: %1").arg(text);
    setRole(*m_count, QStringLiteral("meta"));
    m_count->setText(isReading() ? tr("Reading…  %1").arg(text) : text);
}

void LedgerDialog::fitColumns()
{
    m_table->fitColumns(isReading() ? LedgerTable::Fit::toRoom : LedgerTable::Fit::toContents);
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
    auto* const dialog = new QFileDialog(this, isSummaryShown() ? tr("Export Summary") : tr("Export Calls"), {},
                                         filters.join(QStringLiteral(";;")));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    connect(dialog, &QFileDialog::fileSelected, this, &LedgerDialog::exportTo);
    dialog->open();
}

void LedgerDialog::exportTo(const QString& path)
{
    const std::string content =
        isSummaryShown() ? contentFor(path, m_sums.totals()) : contentFor(path, m_model->shownRows());
    const auto problem = writeWholeFile(path, content, FileReaders::ownerAlone);
    setRole(*m_count, problem ? QStringLiteral("bad") : QStringLiteral("meta"));
    m_count->setText(problem ? tr("Could not save %1: %2").arg(path, *problem) : tr("Saved to %1").arg(path));
}

} // namespace querymend

#include "moc_ledgerdialog.cpp"
