#include "results/grid/resultgrid.h"

#include "common/icon.h"
#include "common/theme.h"
#include "results/grid/celldelegate.h"
#include "results/grid/resultmodel.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>

#include <algorithm>
#include <set>

namespace querymend {

namespace {

constexpr int heightOfRow = 26;
constexpr int narrowest = 64;
constexpr int widest = 360;
constexpr int blank = 24; ///< next to the text
/// Rows whose texts are measured; fewer if there are many columns.
constexpr int rowsMeasured = 60;
constexpr int cellsMeasured = 6000;
/// A longer menu would be of no use.
constexpr int mostColumnsInMenu = 200;

} // namespace

ResultGrid::ResultGrid(const Theme& theme, QWidget* parent) : QTableView(parent), m_theme(theme)
{
    setItemDelegate(new CellDelegate(ResultModel::KindRole, theme, this));
    setAccessibleName(tr("Rows of the result"));
    setFrameShape(QFrame::NoFrame);
    setWordWrap(false);
    setShowGrid(false); // the delegate draws the lines between rows
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(true);
    verticalHeader()->setDefaultSectionSize(heightOfRow);
    verticalHeader()->setMinimumSectionSize(heightOfRow);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    verticalHeader()->setHighlightSections(false);
    verticalHeader()->setStyleSheet(QStringLiteral("QHeaderView::section { font-weight: 400; font-size: 12px; }"));
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
    connect(horizontalHeader(), &QWidget::customContextMenuRequested, this, &ResultGrid::showHeaderMenu);
}

void ResultGrid::show(ResultModel& model)
{
    m_model = &model;
    setModel(&model);
}

void ResultGrid::fitColumns()
{
    const int columns = m_model->columnCount();
    if (columns == 0)
        return;
    const int rows = std::min({m_model->rowCount(), rowsMeasured, std::max(1, cellsMeasured / columns)});
    const QFontMetrics digits(Theme::codeFont());
    const QFontMetrics letters(font());
    const QSignalBlocker quiet(horizontalHeader()); // one layout afterwards is enough
    for (int column = 0; column < columns; ++column) {
        QString longest =
            m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString() + QStringLiteral("  ");
        int width = letters.averageCharWidth() * static_cast<int>(std::min<qsizetype>(longest.size(), widest)) * 5 / 4;
        for (int row = 0; row < rows && width < widest; ++row) {
            const QModelIndex cell = m_model->index(row, column);
            const bool isNumber = cell.data(ResultModel::KindRole).toInt() == static_cast<int>(CellKind::number);
            width =
                std::max(width, (isNumber ? digits : letters).horizontalAdvance(cell.data().toString().left(widest)));
        }
        setColumnWidth(column, std::clamp(width + blank, narrowest, widest));
    }
}

void ResultGrid::fillColumnsMenu(QMenu& menu)
{
    menu.addAction(tr("Show all columns"), this, &ResultGrid::showEveryColumn);
    menu.addAction(tr("Fit column widths to content"), this, [this] {
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
        menu->addAction(themedIcon(Icon::eye, m_theme), tr("Inspect cell"), this, &ResultGrid::inspectionWanted);
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
    menu.addAction(tr("Sort ascending"), this, [sort, column] { sort(column, Qt::AscendingOrder); });
    menu.addAction(tr("Sort descending"), this, [sort, column] { sort(column, Qt::DescendingOrder); });
    menu.addAction(tr("Original order"), this, [sort] { sort(-1, Qt::AscendingOrder); });
    menu.addAction(tr("Hide this column"), this, [this, column] { setColumnHidden(column, true); });
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
    add(ResultGrid::tr("Copy with column names"), RowFormat::tsv, HeaderLine::with);
    menu.addSeparator();
    add(ResultGrid::tr("Copy as CSV"), RowFormat::csv, HeaderLine::with);
    add(ResultGrid::tr("Copy as Markdown"), RowFormat::markdown, HeaderLine::with);
    add(ResultGrid::tr("Copy as JSON"), RowFormat::json, HeaderLine::with);
    add(ResultGrid::tr("Copy as INSERT"), RowFormat::insert, HeaderLine::with);
}

} // namespace querymend

#include "moc_resultgrid.cpp"
