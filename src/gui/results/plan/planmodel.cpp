#include "results/plan/planmodel.h"

#include "common/plaintip.h"
#include "common/plancosts.h"

#include <QFont>
#include <QGuiApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

namespace querymend {

namespace {

std::vector<std::unique_ptr<WeighedStep>> weighedSteps(const std::vector<PlanNode>& nodes, const WeighedStep* parent,
                                                       double total)
{
    std::vector<std::unique_ptr<WeighedStep>> steps;
    for (const PlanNode& node : nodes) {
        auto step = std::make_unique<WeighedStep>();
        step->node = &node;
        step->parent = parent;
        step->row = static_cast<int>(steps.size());
        if (node.cost && total > 0)
            step->share = ownCost(node) / total;
        step->inputs = weighedSteps(node.inputs, step.get(), total);
        steps.push_back(std::move(step));
    }
    return steps;
}

void collectShares(const std::vector<std::unique_ptr<WeighedStep>>& steps, std::vector<WeighedStep*>& found)
{
    for (const std::unique_ptr<WeighedStep>& step : steps) {
        if (step->share && std::isfinite(*step->share))
            found.push_back(step.get());
        collectShares(step->inputs, found);
    }
}

/// Rounds down, and then up where most is missing, until the sum is right.
void roundShares(const std::vector<std::unique_ptr<WeighedStep>>& steps)
{
    std::vector<WeighedStep*> shared;
    collectShares(steps, shared);
    double sum = 0;
    int rounded = 0;
    for (WeighedStep* const step : shared) {
        step->percent = static_cast<int>(std::floor(*step->share * 100));
        sum += *step->share * 100;
        rounded += step->percent;
    }
    std::ranges::stable_sort(shared, std::ranges::greater(),
                             [](const WeighedStep* step) { return *step->share * 100 - step->percent; });
    const auto missing = static_cast<std::size_t>(std::max(0L, std::lround(sum) - rounded));
    for (std::size_t i = 0; i < std::min(missing, shared.size()); ++i)
        ++shared[i]->percent;
}

bool anyNode(const std::vector<PlanNode>& nodes, const std::function<bool(const PlanNode&)>& has)
{
    return std::any_of(nodes.begin(), nodes.end(),
                       [&](const PlanNode& node) { return has(node) || anyNode(node.inputs, has); });
}

void addLines(QString& text, const std::vector<PlanNode>& nodes, int depth)
{
    for (const PlanNode& node : nodes) {
        text += QString(depth * 2, QLatin1Char(' ')) + QString::fromStdString(node.operation);
        if (!node.relation.empty())
            text += QLatin1Char(' ') + QString::fromStdString(node.relation);
        if (node.rows)
            text += QStringLiteral("  rows=%1").arg(*node.rows);
        if (node.cost)
            text += QStringLiteral("  cost=%1").arg(*node.cost);
        text += QLatin1Char('\n');
        addLines(text, node.inputs, depth + 1);
    }
}

QVariant boldFont()
{
    QFont font = QGuiApplication::font();
    font.setBold(true);
    return font;
}

} // namespace

std::vector<std::unique_ptr<WeighedStep>> weighed(const Plan& plan)
{
    auto steps = weighedSteps(plan.roots, nullptr, sumOfCosts(plan.roots));
    roundShares(steps);
    return steps;
}

void PlanModel::show(Plan plan)
{
    beginResetModel();
    m_plan = std::move(plan);
    m_roots = weighed(m_plan);
    endResetModel();
}

bool PlanModel::hasCosts() const
{
    return anyNode(m_plan.roots, [](const PlanNode& node) { return node.cost.has_value(); });
}

bool PlanModel::hasRows() const
{
    return anyNode(m_plan.roots, [](const PlanNode& node) { return node.rows.has_value(); });
}

bool PlanModel::isNested() const
{
    return anyNode(m_plan.roots, [](const PlanNode& node) { return !node.inputs.empty(); });
}

const PlanNode* PlanModel::node(const QModelIndex& index) const
{
    return index.isValid() && index.model() == this ? stepAt(index)->node : nullptr;
}

const WeighedStep* PlanModel::stepAt(const QModelIndex& index)
{
    return static_cast<const WeighedStep*>(index.constInternalPointer());
}

QModelIndex PlanModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    const auto& steps = parent.isValid() ? stepAt(parent)->inputs : m_roots;
    return createIndex(row, column, steps[static_cast<std::size_t>(row)].get());
}

QModelIndex PlanModel::parent(const QModelIndex& index) const
{
    const WeighedStep* const parent = index.isValid() ? stepAt(index)->parent : nullptr;
    return parent ? createIndex(parent->row, 0, parent) : QModelIndex();
}

int PlanModel::rowCount(const QModelIndex& parent) const
{
    if (parent.column() > 0)
        return 0;
    return static_cast<int>(parent.isValid() ? stepAt(parent)->inputs.size() : m_roots.size());
}

int PlanModel::columnCount(const QModelIndex& /*parent*/) const
{
    return ColumnCount;
}

QVariant PlanModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const WeighedStep& step = *stepAt(index);
    switch (role) {
    case Qt::DisplayRole:
        return text(step, index.column());
    case Qt::ToolTipRole: // in case the column cuts it off
        return plainTip(text(step, index.column()));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter)
            | (index.column() >= RowsColumn ? Qt::AlignRight | Qt::AlignAbsolute : Qt::Alignment(Qt::AlignLeft)));
    case Qt::AccessibleTextRole:
        return step.isExpensive() && index.column() == OperationColumn
            ? tr("%1, expensive").arg(text(step, index.column()))
            : text(step, index.column());
    case Qt::FontRole:
        return step.isExpensive() ? boldFont() : QVariant();
    case ShareRole:
        return step.share ? QVariant(*step.share) : QVariant();
    case ExpensiveRole:
        return step.isExpensive();
    default: // no other roles
        return {};
    }
}

QString PlanModel::text(const WeighedStep& step, int column)
{
    const QLocale locale;
    switch (column) {
    case OperationColumn:
        return QString::fromStdString(step.node->operation);
    case RelationColumn:
        return QString::fromStdString(step.node->relation);
    case RowsColumn:
        return step.node->rows ? locale.toString(*step.node->rows, 'f', 0) : QString();
    case CostColumn:
        return step.node->cost ? locale.toString(*step.node->cost, 'f', 2) : QString();
    case ShareColumn:
        return step.share ? tr("%1%").arg(locale.toString(step.percent)) : QString();
    default: // no other columns
        return {};
    }
}

QVariant PlanModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter)
            | (section >= RowsColumn ? Qt::AlignRight | Qt::AlignAbsolute : Qt::Alignment(Qt::AlignLeft)));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case OperationColumn:
        return tr("Operation");
    case RelationColumn:
        return tr("Table or index");
    case RowsColumn:
        return tr("Rows");
    case CostColumn:
        return tr("Cost");
    case ShareColumn:
        return tr("Share");
    default: // no other columns
        return {};
    }
}

QString planText(const Plan& plan)
{
    QString text;
    addLines(text, plan.roots, 0);
    return text;
}

} // namespace querymend

#include "moc_planmodel.cpp"
