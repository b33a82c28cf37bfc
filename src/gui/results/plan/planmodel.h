#pragma once

#include "db/plans/plan.h"

#include <QAbstractItemModel>

#include <memory>
#include <optional>
#include <vector>

namespace querymend {

/// A step of a plan with its share of the total cost, not counting the steps that feed it.
struct WeighedStep {
    const PlanNode* node = nullptr;
    const WeighedStep* parent = nullptr;
    int row = 0; ///< among the inputs of its parent
    std::optional<double> share;
    int percent = 0; ///< the share, rounded so that those of all steps add up
    std::vector<std::unique_ptr<WeighedStep>> inputs;

    /// Whether the step is marked: from a quarter of the total cost on.
    [[nodiscard]] bool isExpensive() const { return share && *share >= 0.25; }
};

/// Engines report the cost of a step including its inputs. If the numbers contradict this, the cost is used as it is.
[[nodiscard]] std::vector<std::unique_ptr<WeighedStep>> weighed(const Plan& plan);

/// Presents a plan as a tree.
class PlanModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { OperationColumn, RelationColumn, RowsColumn, CostColumn, ShareColumn, ColumnCount };
    enum Role {
        ShareRole = Qt::UserRole, ///< 0 to 1, invalid if unknown
        ExpensiveRole,
    };

    using QAbstractItemModel::QAbstractItemModel;

    void show(Plan plan);
    [[nodiscard]] const Plan& plan() const { return m_plan; }
    [[nodiscard]] bool hasCosts() const;
    [[nodiscard]] bool hasRows() const;
    /// Whether any step has inputs, so that the plan is more than a list.
    [[nodiscard]] bool isNested() const;
    /// Returns null for an index without a step.
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

/// Returns the tree as indented lines.
[[nodiscard]] QString planText(const Plan& plan);

} // namespace querymend
