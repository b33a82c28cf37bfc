#include "results/grid/resultgrid.h"

#include "common/icon.h"
#include "common/scaled.h"
#include "common/theme.h"
#include "results/grid/celldelegate.h"
#include "results/grid/gridheader.h"
#include "results/grid/resultmodel.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QScrollBar>

#include <algorithm>

namespace querymend {

namespace {

constexpr int heightOfRow = 26;
constexpr int narrowest = 64;
constexpr int widest = 360;
constexpr int blank = 24; ///< next to the text
/// Rows whose texts are measured; fewer if there are many columns.
constexpr int rowsMeasured = 60;
constexpr int cellsMeasured = 6000;
constexpr int mostMeasured = 400; ///< letters of a cell
/// A longer menu would be of no use.
constexpr int mostColumnsInMenu = 200;

/// Measures cells in the fonts that the delegate draws them with.
class CellMeasure {
public:
    explicit CellMeasure(const QFont& font) : m_letters(font), m_digits(Theme::codeFont()) {}

    [[nodiscard]] int widthOf(const QModelIndex& cell) const
    {
        const bool isNumber = cell.data(ResultModel::KindRole).toInt() == static_cast<int>(CellKind::number);
        return (isNumber ? m_digits : m_letters).horizontalAdvance(cell.data().toString().left(mostMeasured)) + blank;
    }
    [[nodiscard]] int widthOf(const QString& name) const
    {
        return m_letters.averageCharWidth() * static_cast<int>(name.size() + 2) * 5 / 4 + blank;
    }

private:
    QFontMetrics m_letters;
    QFontMetrics m_digits;
};

} // namespace

ResultGrid::ResultGrid(const Theme& theme, QWidget* parent) : QTableView(parent), m_theme(theme)
{
    setItemDelegate(new CellDelegate(ResultModel::KindRole, theme, this));
    setAccessibleName(tr("Rows of the result"));
    setHorizontalHeader(new GridHeader(Qt::Horizontal, this));
    setVerticalHeader(new GridHeader(Qt::Vertical, this));
    setLayoutDirection(Qt::LeftToRight); // columns are in the order of the statement, and dates are not turned round
    setFrameShape(QFrame::NoFrame);
    setWordWrap(false);
    setShowGrid(false); // the delegate draws the lines between rows
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(true);
    sizeRows();
    connect(&theme, &Theme::changed, this, &ResultGrid::sizeRows);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    verticalHeader()->setHighlightSections(false);
    verticalHeader()->setSectionsClickable(true);
    horizontalHeader()->setDefaultSectionSize(narrowest * 2);
    horizontalHeader()->setMinimumSectionSize(narrowest / 2);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsMovable(true);
    horizontalHeader()->setSortIndicatorShown(true);
    horizontalHeader()->setSortIndicatorClearable(true);
    horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    horizontalHeader()->setSectionsClickable(true);
    horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
    horizontalHeader()->setAccessibleName(tr("Columns of the result"));
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, [this](int column) { m_chosen.insert(column); });
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &ResultGrid::widenForNumbers);
    connect(horizontalScrollBar(), &QScrollBar::valueChanged, this, &ResultGrid::widenForNumbers);
    connect(horizontalHeader(), &QWidget::customContextMenuRequested, this, &ResultGrid::showHeaderMenu);
}

void ResultGrid::sizeRows()
{
    verticalHeader()->setMinimumSectionSize(scaled(heightOfRow));
    verticalHeader()->setDefaultSectionSize(scaled(heightOfRow));
}

void ResultGrid::show(ResultModel& model)
{
    m_model = &model;
    setModel(&model);
    connect(&model, &QAbstractItemModel::dataChanged, this, &ResultGrid::widenForNumbers);
    connect(&model, &QAbstractItemModel::modelReset, this, [this] {
        if (m_wanted.empty())
            fitColumns(); // to their names, in case no rows follow
    });
}

void ResultGrid::fitColumns()
{
    const int columns = m_model->columnCount();
    if (columns == 0)
        return;
    const int rows = std::min({m_model->rowCount(), rowsMeasured, std::max(1, cellsMeasured / columns)});
    const CellMeasure measure(font());
    m_wanted.assign(static_cast<std::size_t>(columns), narrowest);
    m_chosen.clear();
    for (int column = 0; column < columns; ++column) {
        const QString name = m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        int& width = m_wanted[static_cast<std::size_t>(column)];
        width = std::max(width, measure.widthOf(name));
        for (int row = 0; row < rows; ++row)
            width = std::max(width, measure.widthOf(m_model->index(row, column)));
    }
    spreadColumns();
}

void ResultGrid::spreadColumns()
{
    std::vector<int> widths;
    int spare = viewport()->width();
    for (int column = 0; column < static_cast<int>(m_wanted.size()); ++column) {
        const int wanted = m_wanted[static_cast<std::size_t>(column)];
        const bool isNumber = m_model->columnKind(column) == CellKind::number;
        const bool isChosen = m_chosen.contains(column);
        widths.push_back(isChosen ? columnWidth(column) : isNumber ? wanted : std::min(wanted, widest));
        spare -= isColumnHidden(column) ? 0 : widths.back();
    }
    // The columns that lack least come first, so that as many as possible are shown whole.
    std::vector<std::size_t> lacking;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        if (widths[i] < m_wanted[i] && !m_chosen.contains(static_cast<int>(i)))
            lacking.push_back(i);
    }
    std::sort(lacking.begin(), lacking.end(), [this](auto a, auto b) { return m_wanted[a] < m_wanted[b]; });
    for (std::size_t i = 0; i < lacking.size() && spare > 0; ++i) {
        const int share = spare / static_cast<int>(lacking.size() - i);
        const int more = std::min(share, m_wanted[lacking[i]] - widths[lacking[i]]);
        widths[lacking[i]] += more;
        spare -= more;
    }
    const QSignalBlocker quiet(horizontalHeader()); // one layout afterwards is enough
    for (std::size_t i = 0; i < widths.size(); ++i) {
        if (!isColumnHidden(static_cast<int>(i)))
            setColumnWidth(static_cast<int>(i), widths[i]);
    }
}

void ResultGrid::widenForNumbers()
{
    const int top = rowAt(0);
    const int left = columnAt(0);
    if (!m_model || top < 0 || left < 0 || m_wanted.empty())
        return;
    const auto orLast = [](int found, int count) { return found < 0 ? count - 1 : found; };
    const int bottom = orLast(rowAt(viewport()->height() - 1), m_model->rowCount());
    const int right = orLast(columnAt(viewport()->width() - 1), static_cast<int>(m_wanted.size()));
    const CellMeasure measure(font());
    for (int column = left; column <= right; ++column) {
        if (m_chosen.contains(column) || m_model->columnKind(column) != CellKind::number)
            continue;
        int width = columnWidth(column);
        for (int row = top; row <= bottom; ++row)
            width = std::max(width, measure.widthOf(m_model->index(row, column)));
        int& wanted = m_wanted[static_cast<std::size_t>(column)];
        wanted = std::max(wanted, width);
        const QSignalBlocker quiet(horizontalHeader());
        if (width > columnWidth(column)) {
            setColumnWidth(column, width);
            updateGeometries();
            viewport()->update();
        }
    }
}

void ResultGrid::resizeEvent(QResizeEvent* event)
{
    if (m_model && static_cast<int>(m_wanted.size()) == m_model->columnCount())
        spreadColumns();
    QTableView::resizeEvent(event);
}

void ResultGrid::fillColumnsMenu(QMenu& menu)
{
    menu.addAction(tr("Show All Columns"), this, &ResultGrid::showEveryColumn);
    menu.addAction(tr("Fit Column Widths to Content"), this, [this] {
        fitColumns();
        updateGeometries();
        viewport()->update();
    });
    menu.addSeparator();
    const int columns = std::min(m_model ? m_model->columnCount() : 0, mostColumnsInMenu);
    for (int column = 0; column < columns; ++column) {
        QString name = m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        QAction* const shown = menu.addAction(name.replace(QLatin1Char('&'), QLatin1String("&&")));
        shown->setCheckable(true);
        shown->setChecked(!isColumnHidden(column));
        connect(shown, &QAction::toggled, this, [this, column](bool on) { setColumnHidden(column, !on); });
    }
}

void ResultGrid::showEveryColumn()
{
    for (int column = 0; m_model && column < m_model->columnCount(); ++column)
        setColumnHidden(column, false);
}

std::vector<int> ResultGrid::selectedRowNumbers() const
{
    std::vector<std::pair<int, int>> ranges;
    for (const QItemSelectionRange& range : selectionModel()->selection())
        ranges.emplace_back(range.top(), range.bottom());
    std::sort(ranges.begin(), ranges.end());
    std::vector<int> rows;
    for (const auto& [top, bottom] : ranges) {
        for (int row = rows.empty() ? top : std::max(top, rows.back() + 1); row <= bottom; ++row)
            rows.push_back(row);
    }
    return rows;
}

std::vector<std::size_t> ResultGrid::selectedColumnNumbers() const
{
    std::set<int> places; // as shown; the user may have moved columns
    for (const QItemSelectionRange& range : selectionModel()->selection()) {
        for (int column = range.left(); column <= range.right(); ++column) {
            if (!isColumnHidden(column))
                places.insert(horizontalHeader()->visualIndex(column));
        }
    }
    std::vector<std::size_t> columns;
    for (const int place : places)
        columns.push_back(static_cast<std::size_t>(horizontalHeader()->logicalIndex(place)));
    return columns;
}

void ResultGrid::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        Q_EMIT copyWanted(RowFormat::tsv, HeaderLine::without);
        return;
    }
    if (event->key() == Qt::Key_Space || event->key() == Qt::Key_F2) {
        Q_EMIT inspectionWanted();
        return;
    }
    QTableView::keyPressEvent(event);
    if (event->matches(QKeySequence::MoveToEndOfDocument))
        Q_EMIT lastRowWanted();
}

void ResultGrid::contextMenuEvent(QContextMenuEvent* event)
{
    auto* const menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction* const inspect =
        menu->addAction(themedIcon(Icon::eye, m_theme), tr("Inspect Cell"), this, &ResultGrid::inspectionWanted);
    inspect->setShortcut(Qt::Key_F2);
    addColumnActions(*menu, currentIndex().column());
    menu->addSeparator();
    fillCopyMenu(*menu, *this);
    menu->popup(event->globalPos());
}

void ResultGrid::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    Q_EMIT currentCellChanged(current);
}

void ResultGrid::addColumnActions(QMenu& menu, int column)
{
    if (column < 0)
        return;
    const auto sort = [this](int by, Qt::SortOrder order) { horizontalHeader()->setSortIndicator(by, order); };
    menu.addSeparator();
    menu.addAction(tr("Sort Ascending"), this, [sort, column] { sort(column, Qt::AscendingOrder); });
    menu.addAction(tr("Sort Descending"), this, [sort, column] { sort(column, Qt::DescendingOrder); });
    menu.addAction(tr("Original Order"), this, [sort] { sort(-1, Qt::AscendingOrder); });
    menu.addAction(tr("Hide Column"), this, [this, column] { setColumnHidden(column, true); });
}

void ResultGrid::showHeaderMenu(QPoint place)
{
    const int column = horizontalHeader()->logicalIndexAt(place);
    auto* const menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    addColumnActions(*menu, column);
    menu->addSeparator();
    fillColumnsMenu(*menu);
    menu->popup(horizontalHeader()->mapToGlobal(place));
}

void fillCopyMenu(QMenu& menu, ResultGrid& grid)
{
    const auto add = [&](const QString& text, RowFormat format, HeaderLine header) {
        return menu.addAction(text, &grid, [&grid, format, header] { Q_EMIT grid.copyWanted(format, header); });
    };
    add(ResultGrid::tr("Copy"), RowFormat::tsv, HeaderLine::without)->setShortcut(QKeySequence::Copy);
    add(ResultGrid::tr("Copy With Column Names"), RowFormat::tsv, HeaderLine::with);
    menu.addSeparator();
    add(ResultGrid::tr("Copy as CSV"), RowFormat::csv, HeaderLine::with);
    add(ResultGrid::tr("Copy as Markdown"), RowFormat::markdown, HeaderLine::with);
    add(ResultGrid::tr("Copy as JSON"), RowFormat::json, HeaderLine::with);
    add(ResultGrid::tr("Copy as INSERT"), RowFormat::insert, HeaderLine::with);
}

} // namespace querymend

#include "moc_resultgrid.cpp"
