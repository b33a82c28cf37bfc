#pragma once

#include "results/rowformat.h"

#include <QTableView>

class QMenu;

namespace querymend {

class ResultModel;
class Theme;

/// The grid of a result: columns as wide as what they hold, within bounds, and the keys of a grid.
class ResultGrid : public QTableView {
    Q_OBJECT

public:
    explicit ResultGrid(const Theme& theme, QWidget* parent = nullptr);

    /// The model outlives it.
    void show(ResultModel& model);
    void fitColumns();
    /// The columns with ticks, to show and hide them.
    void fillColumnsMenu(QMenu& menu);
    void showEveryColumn();

    /// What is selected: rows and columns as shown, in their order there.
    [[nodiscard]] std::vector<int> selectedRowNumbers() const;
    [[nodiscard]] std::vector<std::size_t> selectedColumnNumbers() const;

Q_SIGNALS:
    void inspectionWanted();
    /// Also where it was not fetched yet.
    void lastRowWanted();
    void currentCellChanged(const QModelIndex& index);
    void copyWanted(querymend::RowFormat format, querymend::HeaderLine header);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    void showHeaderMenu(QPoint place);
    void addColumnActions(QMenu& menu, int column);

    const Theme& m_theme;
    ResultModel* m_model = nullptr;
};

/// Fills a menu with the ways to copy.
void fillCopyMenu(QMenu& menu, ResultGrid& grid);

} // namespace querymend
