#include "results/grid/resultmodel.h"

#include "common/plaintip.h"
#include "common/typeicon.h"
#include "db/session/celltext.h"

#include <algorithm>
#include <array>
#include <utility>

namespace querymend {

namespace {

constexpr qsizetype mostCachedBytes = 24U << 20U;
/// Cells that learnKinds() examines.
constexpr std::size_t cellsLookedAt = 20'000;

qsizetype costOf(const CellRow& row)
{
    std::size_t bytes = row.size() * sizeof(Cell);
    std::string digits;
    for (const Cell& cell : row) {
        const CellKind kind = kindOf(cell);
        if (kind == CellKind::text || kind == CellKind::blob || kind == CellKind::json)
            bytes += bytesOf(cell, digits).size();
    }
    // The cache would drop a row that is larger than itself, which would then be read again for each cell.
    return std::min(static_cast<qsizetype>(bytes), mostCachedBytes / 4);
}

} // namespace

ResultModel::ResultModel(QueryResult& result, QObject* parent)
    : QAbstractTableModel(parent), m_result(result), m_rows(static_cast<int>(result.rows().rows())),
      m_read(mostCachedBytes)
{
    connect(&m_result, &QueryResult::columnsKnown, this, &ResultModel::handleColumns);
    connect(&m_result, &QueryResult::rowsAdded, this, &ResultModel::handleRows);
    connect(&m_result, &QueryResult::rowsFilled, this, &ResultModel::showFilled);
}

int ResultModel::rowCount(const QModelIndex& parent) const
{
    if (parent.isValid())
        return 0;
    return m_order ? static_cast<int>(m_order->size()) : m_rows;
}

int ResultModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_result.columns().size());
}

QVariant ResultModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    if (role != Qt::DisplayRole && role != Qt::TextAlignmentRole && role != KindRole && role != Qt::AccessibleTextRole)
        return {};
    const CellRow* const cells = row(index.row());
    if (!cells)
        return role == Qt::DisplayRole ? QVariant(QStringLiteral("…")) : QVariant();
    const auto column = static_cast<std::size_t>(index.column());
    return column < cells->size() ? cellData((*cells)[column], index.column(), role) : QVariant();
}

QVariant ResultModel::cellData(const Cell& cell, int column, int role) const
{
    const CellKind kind = kindOf(cell);
    const CellKind placed = kind == CellKind::null ? columnKind(column) : kind; // below the numbers of its column
    switch (role) {
    case Qt::DisplayRole:
        return cellLine(cell);
    case KindRole:
        return static_cast<int>(kind);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter)
                                   | (placed == CellKind::number ? Qt::AlignRight : Qt::AlignLeft));
    case Qt::AccessibleTextRole:
        return kind == CellKind::text && cellText(cell).empty() ? tr("empty text") : cellLine(cell);
    }
    return {};
}

QVariant ResultModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical)
        return role == Qt::DisplayRole && section < rowCount()
            ? QVariant(static_cast<qulonglong>(storedRow(section) + 1))
            : QVariant();
    if (section < 0 || section >= columnCount())
        return {};
    const ResultColumn& column = m_result.columns()[static_cast<std::size_t>(section)];
    const QString name = QString::fromStdString(column.name);
    const QString type = QString::fromStdString(column.type);
    switch (role) {
    case Qt::DisplayRole:
        return cellLine(column.name);
    case Qt::ToolTipRole:
        return plainTip(type.isEmpty() ? name : tr("%1\nType: %2").arg(name, type));
    case Qt::TextAlignmentRole: {
        const CellKind kind = columnKind(section); // null while there are no values
        const bool isNumber =
            kind == CellKind::null ? iconOfType(column.type) == Icon::digits : kind == CellKind::number;
        return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter) | (isNumber ? Qt::AlignRight : Qt::AlignLeft));
    }
    case KindRole:
        return static_cast<int>(columnKind(section));
    case TypeRole:
        return type;
    default: // no other roles
        return {};
    }
}

bool ResultModel::canFetchMore(const QModelIndex& parent) const
{
    return !parent.isValid() && !m_order && m_result.hasMore() && !m_result.isCounted() && !m_result.isBusy()
        && m_rows > 0;
}

void ResultModel::fetchMore(const QModelIndex& parent)
{
    if (canFetchMore(parent))
        m_result.fetchMore();
}

Cell ResultModel::cell(const QModelIndex& index) const
{
    const CellRow* const cells = row(index.row());
    const auto column = static_cast<std::size_t>(index.column());
    return cells && column < cells->size() ? (*cells)[column] : Cell{};
}

std::size_t ResultModel::storedRow(int row) const
{
    return m_order ? (*m_order)[static_cast<std::size_t>(row)] : static_cast<std::size_t>(row);
}

CellKind ResultModel::columnKind(int column) const
{
    const auto at = static_cast<std::size_t>(column);
    return at < m_kinds.size() ? m_kinds[at] : CellKind::null;
}

const CellRow* ResultModel::row(int row) const
{
    const std::size_t stored = storedRow(row);
    if (const CellRow* known = m_read.object(stored))
        return known;
    if (!m_result.rows().has(stored)) {
        m_result.want(stored);
        return nullptr;
    }
    auto* const read = new CellRow(m_result.rows().row(stored));
    m_read.insert(stored, read, costOf(*read)); // the cache owns it
    return read;
}

void ResultModel::setOrder(std::vector<std::uint32_t> rows)
{
    beginResetModel();
    m_order = std::move(rows);
    endResetModel();
}

void ResultModel::clearOrder()
{
    beginResetModel();
    m_order.reset();
    endResetModel();
}

void ResultModel::handleColumns()
{
    beginResetModel();
    m_kinds.assign(m_result.columns().size(), CellKind::null);
    endResetModel();
}

void ResultModel::handleRows(std::size_t first, std::size_t count)
{
    const auto firstRow = static_cast<int>(first);
    const auto rows = static_cast<int>(first + count);
    if (m_order) {
        m_rows = rows;
        return;
    }
    beginInsertRows({}, firstRow, rows - 1);
    m_rows = rows;
    endInsertRows();
    if (first == 0)
        learnKinds();
}

void ResultModel::showFilled(std::size_t first, std::size_t count)
{
    if (!m_order)
        Q_EMIT dataChanged(index(static_cast<int>(first), 0),
                           index(static_cast<int>(first + count) - 1, columnCount() - 1));
}

void ResultModel::learnKinds()
{
    const std::size_t columns = m_kinds.size();
    if (columns == 0)
        return;
    const std::size_t rows = std::min(m_result.rows().rows(), std::max<std::size_t>(cellsLookedAt / columns, 1));
    std::vector<std::array<std::size_t, 7>> counts(columns);
    for (std::size_t i = 0; i < rows; ++i) {
        const CellRow& cells = *row(static_cast<int>(i));
        for (std::size_t column = 0; column < std::min(columns, cells.size()); ++column)
            ++counts[column][static_cast<std::size_t>(kindOf(cells[column]))];
    }
    for (std::size_t column = 0; column < columns; ++column) {
        auto& of = counts[column];
        of[static_cast<std::size_t>(CellKind::null)] = 0;
        const auto most = std::max_element(of.begin(), of.end());
        if (*most > 0)
            m_kinds[column] = static_cast<CellKind>(most - of.begin());
    }
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, static_cast<int>(columns) - 1);
}

} // namespace querymend

#include "moc_resultmodel.cpp"
