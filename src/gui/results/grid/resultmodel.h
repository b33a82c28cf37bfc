#pragma once

#include "results/rows/cellformat.h"
#include "results/rows/queryresult.h"

#include <QAbstractTableModel>
#include <QCache>

#include <cstdint>
#include <optional>
#include <vector>

namespace querymend {

/// Presents the rows of a result to a grid, in the order of the engine or another. Rows are read from the store only
/// when they are shown.
class ResultModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        KindRole = Qt::UserRole, ///< CellKind of a cell; in a header, of most cells of the column
        TypeRole,                ///< the engine's name for a column's type
    };

    explicit ResultModel(QueryResult& result, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;

    /// Returns NULL if the row is not fetched yet.
    [[nodiscard]] Cell cell(const QModelIndex& index) const;
    /// Returns the index in the store of a shown row.
    [[nodiscard]] std::size_t storedRow(int row) const;
    /// Returns the most frequent kind in the first rows, without NULL unless there is nothing else.
    [[nodiscard]] CellKind columnKind(int column) const;

    /// Shows only these rows, in this order, until the next call or clearOrder().
    void setOrder(std::vector<std::uint32_t> rows);
    void clearOrder();
    [[nodiscard]] bool hasOrder() const { return m_order.has_value(); }

private:
    void handleColumns();
    void handleRows(std::size_t first, std::size_t count);
    void showFilled(std::size_t first, std::size_t count);
    void learnKinds();
    /// Returns null if the row is not fetched yet, and requests it.
    [[nodiscard]] const CellRow* row(int row) const;
    [[nodiscard]] QVariant cellData(const Cell& cell, int column, int role) const;

    QueryResult& m_result;
    int m_rows = 0;
    std::vector<CellKind> m_kinds;
    std::optional<std::vector<std::uint32_t>> m_order;
    mutable QCache<std::size_t, CellRow> m_read; ///< rows shown recently
};

} // namespace querymend
