#include "results/resultview.h"

#include "common/icon.h"
#include "common/runwords.h"
#include "common/scaled.h"
#include "common/theme.h"
#include "results/cells/cellinspector.h"
#include "results/chart/resultchart.h"
#include "results/export/exportdialog.h"
#include "results/grid/resultgrid.h"
#include "results/grid/resultmodel.h"
#include "results/messages/errorwords.h"
#include "results/messages/problempage.h"
#include "results/resultbar.h"
#include "results/resultfoot.h"
#include "results/selectioncopy.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace querymend {

namespace {

constexpr int leastHeight = 24;        // small, because the content scrolls and other panels may need the room
constexpr int comfortableHeight = 280; // for a cell or a chart

} // namespace

ResultView::ResultView(std::unique_ptr<QueryResult> result, const Dialect& dialect, const Theme& theme, QWidget* parent)
    : QWidget(parent), m_result(std::move(result)), m_theme(theme)
{
    build();
    connectAll();
    auto* const copying = new SelectionCopy(*m_grid, *m_model, *m_result, dialect, this);
    connect(copying, &SelectionCopy::ended, this, [this](const QString& notice) {
        m_notice = notice;
        showFoot();
    });
    showState();
}

ResultView::~ResultView() = default;

QSize ResultView::minimumSizeHint() const
{
    return {QWidget::minimumSizeHint().width(), leastHeight};
}

void ResultView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitToHeight();
}

void ResultView::fitToHeight()
{
    const int rows = m_grid->horizontalHeader()->sizeHint().height() + m_grid->verticalHeader()->defaultSectionSize();
    const int withFoot = rows + m_foot->sizeHint().height();
    m_foot->setVisible(height() >= withFoot);
    const bool hasUse = hasGrid() || !m_result->end();
    m_bar->setVisible(hasUse && height() >= withFoot + m_bar->sizeHint().height()); // with an error, it has no use
}

void ResultView::build()
{
    m_model = new ResultModel(*m_result, this);
    m_bar = new ResultBar(m_theme, this);
    m_grid = new ResultGrid(m_theme, this);
    m_grid->show(*m_model);
    setFocusProxy(m_grid);
    m_nothing = new QLabel(m_grid->viewport());
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setWordWrap(true);
    m_nothing->setProperty("role", QStringLiteral("meta"));
    (new QVBoxLayout(m_grid->viewport()))->addWidget(m_nothing);
    m_inspector = new CellInspector(m_theme, this);
    m_inspector->hide();
    auto* const halves = new QSplitter(this);
    halves->addWidget(m_grid);
    halves->addWidget(m_inspector);
    halves->setSizes({400, 600}); // rows of bytes are long
    halves->setChildrenCollapsible(false);
    m_problem = new ProblemPage(this);
    m_chart = new ResultChart(*m_result, *m_model, m_theme, this);
    m_stack = new QStackedWidget(this);
    m_stack->setMinimumHeight(leastHeight);
    m_stack->addWidget(m_problem);
    m_stack->addWidget(halves);
    m_stack->addWidget(m_chart);
    m_foot = new ResultFoot(this);
    auto* const line = new QFrame(this);
    line->setProperty("role", QStringLiteral("line"));
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_bar);
    column->addWidget(m_stack, 1);
    column->addWidget(line);
    column->addWidget(m_foot);
    fillCopyMenu(m_bar->copyMenu(), *m_grid);
    constexpr int lookEvery = 100; // milliseconds
    m_clock.setInterval(lookEvery);
}

void ResultView::connectAll()
{
    connect(m_result.get(), &QueryResult::rowsAdded, this, &ResultView::handleRows);
    connect(m_result.get(), &QueryResult::rowsFilled, this, &ResultView::showCell);
    connect(m_result.get(), &QueryResult::stateChanged, this, &ResultView::showState);
    connect(m_result.get(), &QueryResult::columnsKnown, this, &ResultView::showState);
    connect(m_grid->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, &ResultView::askOrder);
    connect(m_grid, &ResultGrid::inspectionWanted, this, [this] { m_bar->showCell(!m_bar->showsCell()); });
    connect(m_grid, &ResultGrid::currentCellChanged, this, [this] { m_goesToEnd = false; });
    connect(m_grid, &ResultGrid::currentCellChanged, this, &ResultView::showCell);
    connect(m_grid, &ResultGrid::lastRowWanted, this, &ResultView::goToEnd);
    connect(m_inspector, &CellInspector::closeWanted, this, [this] { m_bar->showCell(false); });
    connect(m_bar, &ResultBar::cellToggled, this, &ResultView::showInspector);
    connect(m_bar, &ResultBar::chartToggled, this, &ResultView::showChart);
    connect(m_bar, &ResultBar::exportWanted, this, &ResultView::openExport);
    connect(m_bar, &ResultBar::filterChanged, this, &ResultView::askOrder);
    connect(&m_bar->columnsMenu(), &QMenu::aboutToShow, this, [this] {
        m_bar->columnsMenu().clear();
        m_grid->fillColumnsMenu(m_bar->columnsMenu());
    });
    connect(m_foot, &ResultFoot::allWanted, m_result.get(), &QueryResult::fetchAll);
    connect(m_foot, &ResultFoot::cancelWanted, m_result.get(), &QueryResult::cancel);
    connect(m_problem, &ProblemPage::placeWanted, this, [this] { Q_EMIT placeWanted(m_result->error()); });
    connect(m_problem, &ProblemPage::helpAsked, this, &ResultView::helpAsked);
    connect(&m_clock, &QTimer::timeout, this, &ResultView::showFoot);
    connect(&m_theme, &Theme::changed, this, &ResultView::fitToHeight);
}

void ResultView::setOrigin(const QString& origin, RowsOf of)
{
    m_foot->setOrigin(origin, of);
}

QString ResultView::origin() const
{
    return m_foot->origin();
}

void ResultView::handleRows(std::size_t first)
{
    if (first == 0)
        m_grid->fitColumns();
}

/// Moves to the last row, once it is fetched, unless the user goes elsewhere meanwhile.
void ResultView::goToEnd()
{
    const RowStore& stored = m_result->rows();
    m_goesToEnd = m_result->hasMore() && (!m_result->isCounted() || !stored.has(stored.rows() - 1));
    if (m_goesToEnd && m_model->hasOrder())
        return m_result->fetchAll();
    if (m_goesToEnd)
        return m_result->isCounted() ? m_result->want(stored.rows() - 1) : m_result->fetchLast();
    const QAbstractItemModel* const rows = m_grid->model();
    m_grid->setCurrentIndex(rows->index(rows->rowCount() - 1, std::max(0, m_grid->currentIndex().column())));
}

void ResultView::showState()
{
    const auto end = m_result->end();
    const bool hasGrid = this->hasGrid();
    const bool isWorking = m_result->isBusy() || m_result->isFetchingAll();
    if (!hasGrid && end)
        m_problem->showWords(errorWords(*end, m_result->shownError(), m_result->shownStatement()));
    else if (!hasGrid)
        m_problem->showRunning(m_result->shownStatement());
    const bool hasChart = hasGrid && m_chart->suits();
    m_bar->setUse(hasChart ? ResultBar::Use::rowsAndChart : hasGrid ? ResultBar::Use::rows : ResultBar::Use::nothing);
    const bool showsChart = hasChart && m_bar->showsChart();
    m_stack->setCurrentIndex(!hasGrid ? ProblemShown : showsChart ? ChartShown : GridShown);
    if (showsChart && !isWorking)
        m_chart->refresh();
    if (isWorking && !m_clock.isActive())
        m_clock.start();
    else if (!isWorking)
        m_clock.stop();
    // Rows that were ordered while some were missing are ordered again with all of them.
    if (end && !m_question.isEmpty() && m_orderedRows != m_result->rows().stored())
        askOrder();
    if (m_goesToEnd && !isWorking)
        goToEnd();
    showFoot();
    fitToHeight();
}

void ResultView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showState();
}

void ResultView::showFoot()
{
    const bool isWorking = m_result->isBusy() || m_result->isFetchingAll();
    const bool isEmpty = m_result->end() == QueryEnd::complete && m_result->rows().stored() == 0;
    m_foot->show(m_notice.isEmpty() ? rowsInWords() : m_notice, timeWord(m_result->timeTaken()),
                 !isWorking && hasTable() ? ResultFoot::Time::ofReading : ResultFoot::Time::sinceBegin,
                 isWorking ? ResultFoot::Work::some : ResultFoot::Work::none,
                 m_result->hasMore() && hasGrid() ? ResultFoot::Rest::some : ResultFoot::Rest::none);
    m_notice.clear();
    m_nothing->setText(isEmpty ? tr("The statement returned no rows.") : rowsInWords());
    m_nothing->setVisible(!isWorking && m_model->rowCount() == 0);
}

QString ResultView::footText() const
{
    return m_foot->text();
}

bool ResultView::hasGrid() const
{
    const bool isEmpty = m_result->end() == QueryEnd::complete && !m_result->columns().empty();
    return m_result->rows().rows() > 0 || isEmpty;
}

bool ResultView::hasTable() const
{
    return m_stack->currentIndex() != ProblemShown;
}

QString ResultView::problemText() const
{
    return m_stack->currentIndex() == ProblemShown ? m_problem->text() : QString();
}

QString ResultView::rowsInWords() const
{
    const auto end = m_result->end();
    const int count = static_cast<int>(m_result->rows().stored());
    const QString rows = tr("%Ln rows", nullptr, count);
    if (m_ordering.isRunning())
        return tr("Sorting and filtering %1…").arg(rows);
    if (m_model->hasOrder()) {
        const QString shown = QLocale().toString(m_model->rowCount());
        return m_result->hasMore() ? tr("%1 of the first %2; fetched rows only").arg(shown, rows)
                                   : tr("%1 of %2").arg(shown, rows);
    }
    if (m_result->isCounted() && end != QueryEnd::complete) {
        const QString all = tr("%Ln rows", nullptr, static_cast<int>(m_result->rows().rows()));
        return end ? tr("%1, %2 fetched").arg(all, QLocale().toString(count))
                   : tr("%1, fetched as you scroll").arg(all);
    }
    if (!end)
        return count == 0 ? tr("Running") : tr("%1 so far, more available").arg(rows);
    switch (*end) {
    case QueryEnd::complete:
        return rows;
    case QueryEnd::replaced:
        return tr("The rows after %1 were not fetched: another statement replaced this one").arg(count);
    case QueryEnd::cancelled:
        return count == 0 ? tr("Cancelled") : tr("Cancelled; the rows after %1 were not fetched").arg(count);
    case QueryEnd::closed:
    case QueryEnd::failed:
    case QueryEnd::refused:
        break;
    }
    const QString why = errorWords(*end, m_result->error(), {}).title;
    return count == 0 ? why : tr("%1; the rows after %2 were not fetched").arg(why).arg(count);
}

void ResultView::askOrder()
{
    const int column = m_grid->horizontalHeader()->sortIndicatorSection();
    m_question.filter = m_bar->filter();
    m_question.sortColumn = column >= 0 ? std::optional(static_cast<std::size_t>(column)) : std::nullopt;
    m_question.order = m_grid->horizontalHeader()->sortIndicatorOrder();
    m_orderedRows = m_result->rows().stored();
    if (m_question.isEmpty()) {
        m_ordering.stop();
        m_model->clearOrder();
        return showFoot();
    }
    if (m_result->isCounted())
        m_result->fetchAll();
    m_ordering.start<std::vector<std::uint32_t>>(
        [rows = m_result->rows(), question = m_question](const std::atomic<bool>& stop) {
            return orderedRows(rows, question, stop);
        },
        [this](std::vector<std::uint32_t> rows) { applyOrder(std::move(rows)); });
    showFoot();
}

void ResultView::applyOrder(std::vector<std::uint32_t> rows)
{
    m_model->setOrder(std::move(rows));
    showFoot();
}

void ResultView::showInspector(bool on)
{
    m_inspector->setVisible(on);
    borrowHeight();
    if (on && !m_grid->currentIndex().isValid() && m_model->rowCount() > 0)
        m_grid->setCurrentIndex(m_model->index(0, 0));
    showCell();
}

void ResultView::showCell()
{
    if (!m_inspector->isVisible())
        return;
    const QModelIndex current = m_grid->currentIndex();
    if (!current.isValid())
        return m_inspector->clear();
    const auto name = [&](int role) { return m_model->headerData(current.column(), Qt::Horizontal, role).toString(); };
    m_inspector->show(name(Qt::DisplayRole), name(ResultModel::TypeRole), m_model->cell(current));
}

void ResultView::showChart(bool on)
{
    if (on)
        m_chart->refresh();
    showState();
    borrowHeight();
}

void ResultView::borrowHeight()
{
    if (m_bar->showsCell() || m_bar->showsChart())
        m_borrowed.take(*this, scaled(comfortableHeight));
    else
        m_borrowed.giveBack();
}

void ResultView::openExport()
{
    auto* const dialog = new ExportDialog(*m_result, m_title, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ExportDialog::exported, this, &ResultView::exported);
    dialog->show();
}

} // namespace querymend

#include "moc_resultview.cpp"
