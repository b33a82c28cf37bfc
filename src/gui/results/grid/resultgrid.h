#pragma once

#include "results/export/rowformat.h"

#include <QTableView>

#include <set>
#include <vector>

class QMenu;

namespace querymend {

class ResultModel;
class Theme;

/// The grid of a result, with keyboard shortcuts. Columns are as wide as their content, within limits unless there is
/// room; numbers are shown whole.
class ResultGrid : public QTableView {
    Q_OBJECT

public:
    explicit ResultGrid(const Theme& theme, QWidget* parent = nullptr);

    /// The model must outlive the grid.
    void show(ResultModel& model);
    void fitColumns();
    /// Adds checkable items that show and hide columns.
    void fillColumnsMenu(QMenu& menu);
    void showEveryColumn();

    /// The selected rows of the model in ascending order, and the selected columns as numbered by the model, in the
    /// order shown and without hidden ones.
    [[nodiscard]] std::vector<int> selectedRowNumbers() const;
    [[nodiscard]] std::vector<std::size_t> selectedColumnNumbers() const;

Q_SIGNALS:
    void inspectionWanted();
    /// Emitted even if the last row is not fetched yet.
    void lastRowWanted();
    void currentCellChanged(const QModelIndex& index);
    void copyWanted(querymend::RowFormat format, querymend::HeaderLine header);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void sizeRows();
    /// Gives columns their widths, and the room that is left to those whose content needs it.
    void spreadColumns();
    /// Widens columns for numbers that came into view, unless the user chose the width.
    void widenForNumbers();
    void showHeaderMenu(QPoint place);
    void addColumnActions(QMenu& menu, int column);

    const Theme& m_theme;
    ResultModel* m_model = nullptr;
    std::vector<int> m_wanted; ///< widths at which all of the measured content is shown
    std::set<int> m_chosen;    ///< columns whose width the user chose
};

/// Fills a menu with ways to copy.
void fillCopyMenu(QMenu& menu, ResultGrid& grid);

} // namespace querymend
