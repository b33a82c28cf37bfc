#pragma once

#include "results/cellformat.h"
#include "results/queryresult.h"

#include <QAbstractTableModel>
#include <QCache>

#include <cstdint>
#include <optional>
#include <vector>

namespace querymend {

/// The rows of a result as a grid shows them, in the order in which they came or in another. Rows are read from where
/// they are stored when they are shown.
class ResultModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        KindRole = Qt::UserRole, ///< CellKind of a cell; in a header, of most of its column
        TypeRole,                ///< of a column, as the engine calls it
    };

    explicit ResultModel(QueryResult& result, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;

    /// The cell itself.
    [[nodiscard]] Cell cell(const QModelIndex& index) const;
    /// Where a shown row is stored.
    [[nodiscard]] std::size_t storedRow(int row) const;
    /// Of most of the first rows; null where they have nothing in it.
    [[nodiscard]] CellKind columnKind(int column) const;

    /// Shows these rows and no others, in this order, until it is told otherwise.
    void setOrder(std::vector<std::uint32_t> rows);
    void clearOrder();
    [[nodiscard]] bool hasOrder() const { return m_order.has_value(); }

private:
    void takeColumns();
    void takeRows(std::size_t first, std::size_t count);
    void showFilled(std::size_t first, std::size_t count);
    void learnKinds();
    /// Null where it was not fetched yet; then it is asked for.
    [[nodiscard]] const CellRow* row(int row) const;
    [[nodiscard]] QVariant cellData(const Cell& cell, int role) const;

    QueryResult& m_result;
    int m_rows = 0;
    std::vector<CellKind> m_kinds;
    std::optional<std::vector<std::uint32_t>> m_order;
    mutable QCache<std::size_t, CellRow> m_read; ///< rows that were shown lately
};

} // namespace querymend
