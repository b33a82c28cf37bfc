#include "history/ledgertable.h"

#include "common/scaled.h"
#include "history/ledgermodel.h"

#include <QCoreApplication>
#include <QHeaderView>

#include <algorithm>

namespace querymend {

LedgerTable::LedgerTable(LedgerModel& model, QWidget* parent) : QTableView(parent)
{
    setObjectName(QStringLiteral("calls"));
    setModel(&model);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setWordWrap(false);
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    horizontalHeader()->setStretchLastSection(true);
}

void LedgerTable::fitColumns(Fit fit)
{
    if (fit == Fit::toContents)
        resizeColumnsToContents();
    constexpr int widestColumn = 220;
    constexpr int widestCall = 280; // it ends with the lane
    constexpr int leastQuestion = 160;
    const int question = columnWidth(LedgerModel::Question);
    int others = std::max(sizeHintForColumn(LedgerModel::Values), // it is stretched
                          horizontalHeader()->sectionSizeHint(LedgerModel::Values));
    for (int column = 0; column + 1 < LedgerModel::columns; ++column) {
        const int widest = column == LedgerModel::Call ? widestCall : widestColumn;
        setColumnWidth(column, std::min(columnWidth(column), scaled(widest)));
        others += column == LedgerModel::Question ? 0 : columnWidth(column);
    }
    const int room = std::max(scaled(leastQuestion), viewport()->width() - others);
    setColumnWidth(LedgerModel::Question, std::min(question, room));
}

} // namespace querymend
