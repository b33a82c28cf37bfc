#pragma once

#include "db/plan.h"

#include <QAbstractItemModel>

#include <memory>
#include <optional>
#include <vector>

namespace querymend {

/// A step of a plan with its share of the work: what it costs itself, without those that feed it.
struct WeighedStep {
    const PlanNode* node = nullptr;
    const WeighedStep* parent = nullptr;
    int row = 0; ///< among those of its parent
    std::optional<double> share;
    std::vector<std::unique_ptr<WeighedStep>> inputs;

    /// From this on a step is marked.
    [[nodiscard]] bool isExpensive() const { return share && *share >= 0.25; }
};

/// An engine gives the cost of a step with all that feeds it; where it plainly does not, the cost is taken as it is.
[[nodiscard]] std::vector<std::unique_ptr<WeighedStep>> weighed(const Plan& plan);

/// A plan as a tree.
class PlanModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { OperationColumn, RelationColumn, RowsColumn, CostColumn, ShareColumn, ColumnCount };
    enum Role {
        ShareRole = Qt::UserRole, ///< 0 to 1, invalid where it is not known
        ExpensiveRole,
    };

    using QAbstractItemModel::QAbstractItemModel;

    void show(Plan plan);
    [[nodiscard]] const Plan& plan() const { return m_plan; }
    [[nodiscard]] bool hasCosts() const;
    [[nodiscard]] bool hasRows() const;
    /// Null for an index of no step.
    [[nodiscard]] const PlanNode* node(const QModelIndex& index) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] static const WeighedStep* stepAt(const QModelIndex& index);
    [[nodiscard]] static QString text(const WeighedStep& step, int column);

    Plan m_plan;
    std::vector<std::unique_ptr<WeighedStep>> m_roots;
};

/// The tree as indented lines.
[[nodiscard]] QString planText(const Plan& plan);

} // namespace querymend
