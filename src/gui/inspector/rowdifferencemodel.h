#pragma once

#include "report/rowdifference.h"

#include <QAbstractTableModel>

namespace querymend {

/// Presents the rows in which two results differ; the first column says how.
class RowDifferenceModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role : std::uint16_t {
        ChangeRole = Qt::UserRole, ///< RowChange
        ChangedRole,               ///< whether the cell differs
    };

    using QAbstractTableModel::QAbstractTableModel;

    void show(TableDifference difference);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString cellText(const RowDifference& row, std::size_t cell) const;

    TableDifference m_difference;
};

} // namespace querymend
