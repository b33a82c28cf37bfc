#include "inspector/rowdifferencemodel.h"

#include "common/plaintip.h"
#include "common/runwords.h"

#include <QFont>

#include <algorithm>

namespace querymend {

namespace {

constexpr qsizetype mostShown = 300; ///< characters of a cell

QString changeText(RowChange change)
{
    switch (change) {
    case RowChange::onlyHere:
        return RowDifferenceModel::tr("− only on the left");
    case RowChange::onlyThere:
        return RowDifferenceModel::tr("+ only on the right");
    case RowChange::changed:
        return RowDifferenceModel::tr("≠ changed");
    }
    return {};
}

QString valueText(const CellText& cell)
{
    return cell ? textOf(*cell).left(mostShown) : QStringLiteral("NULL");
}

bool isChanged(const RowDifference& row, std::size_t cell)
{
    return std::find(row.changed.begin(), row.changed.end(), cell) != row.changed.end();
}

} // namespace

void RowDifferenceModel::show(TableDifference difference)
{
    beginResetModel();
    m_difference = std::move(difference);
    endResetModel();
}

int RowDifferenceModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_difference.rows.size());
}

int RowDifferenceModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_difference.columns.empty() ? 0 : static_cast<int>(m_difference.columns.size()) + 1;
}

QVariant RowDifferenceModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const RowDifference& row = m_difference.rows[static_cast<std::size_t>(index.row())];
    const auto cell = static_cast<std::size_t>(index.column()) - 1;
    const bool isCell = index.column() > 0;
    switch (role) {
    case Qt::DisplayRole:
        return isCell ? cellText(row, cell) : changeText(row.change);
    case Qt::ToolTipRole:
        return isCell ? plainTip(cellText(row, cell)) : changeText(row.change);
    case Qt::FontRole: {
        QFont font;
        font.setBold(true);
        return isCell && isChanged(row, cell) ? QVariant(font) : QVariant();
    }
    case ChangeRole:
        return static_cast<int>(row.change);
    case ChangedRole:
        return isCell && isChanged(row, cell);
    default:
        return {};
    }
}

QString RowDifferenceModel::cellText(const RowDifference& row, std::size_t cell) const
{
    if (isChanged(row, cell))
        return valueText(row.here[cell]) + QStringLiteral(" → ") + valueText(row.there[cell]);
    return valueText(row.change == RowChange::onlyThere ? row.there[cell] : row.here[cell]);
}

QVariant RowDifferenceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section > columnCount() - 1)
        return {};
    return section == 0 ? tr("Row") : textOf(m_difference.columns[static_cast<std::size_t>(section) - 1]);
}

} // namespace querymend

#include "moc_rowdifferencemodel.cpp"
