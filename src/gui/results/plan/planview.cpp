#include "results/plan/planview.h"

#include "common/elidedlabel.h"
#include "common/icon.h"
#include "common/plaintip.h"
#include "common/scaled.h"
#include "common/theme.h"
#include "results/cells/celllook.h"
#include "results/messages/errorwords.h"
#include "results/messages/problempage.h"
#include "results/plan/planmodel.h"
#include "results/plan/sharedelegate.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QFrame>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace querymend {

namespace {

constexpr int shareWidth = 104; ///< in the usual size of text
constexpr int leastOperation = 80;
constexpr int usualOperation = 160; ///< in the usual size of text; shorter names tell little
constexpr int leastHeight = 56;     // small, because the content scrolls and other panels may need the room
constexpr int footHeight = 28;

QPlainTextEdit* textPane(const QString& name, QWidget* parent)
{
    auto* const pane = new QPlainTextEdit(parent);
    pane->setReadOnly(true);
    pane->setProperty("role", QStringLiteral("pane"));
    Theme::useCodeFont(*pane);
    pane->setAccessibleName(name);
    return pane;
}

} // namespace

PlanView::PlanView(const Theme& theme, QWidget* parent) : QWidget(parent), m_model(new PlanModel(this))
{
    makeTree(theme);
    m_side = new QTabWidget(this);
    m_details = textPane(tr("Details of the step"), this);
    m_raw = textPane(tr("The plan as returned by the engine"), this);
    m_side->addTab(m_details, tr("Step"));
    m_side->addTab(m_raw, tr("Original"));
    auto* const copy = new QToolButton(m_side);
    copy->setIcon(themedIcon(Icon::clipboard, theme));
    copy->setToolTip(tr("Copy the plan"));
    copy->setAccessibleName(copy->toolTip());
    connect(copy, &QToolButton::clicked, this, &PlanView::copyPlan);
    m_side->setCornerWidget(copy);
    m_halves = new QSplitter(this);
    m_halves->addWidget(m_tree);
    m_halves->addWidget(m_side);
    m_halves->setSizes({640, 320});
    m_halves->setChildrenCollapsible(false);
    m_problem = new ProblemPage(this);
    connect(m_problem, &ProblemPage::placeWanted, this, &PlanView::placeWanted);
    connect(m_problem, &ProblemPage::helpAsked, this, &PlanView::helpAsked);
    m_stack = new QStackedWidget(this);
    m_stack->setMinimumHeight(leastHeight);
    m_stack->addWidget(m_problem);
    m_stack->addWidget(m_halves);
    auto* const empty = new QLabel(tr("Explain a statement (Ctrl+E) to see how the database would run it."), this);
    empty->setAlignment(Qt::AlignCenter);
    empty->setProperty("role", QStringLiteral("meta"));
    empty->setWordWrap(true);
    empty->setMargin(12);
    m_stack->addWidget(empty);
    m_stack->setCurrentWidget(empty);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_stack, 1);
    column->addWidget(makeFoot());
}

/// Looks like that of a result, so that changing between the tabs moves nothing.
QWidget* PlanView::makeFoot()
{
    m_foot = new QWidget(this);
    auto* const line = new QFrame(m_foot);
    line->setProperty("role", QStringLiteral("line"));
    m_origin = new ElidedLabel(m_foot);
    m_origin->setProperty("role", QStringLiteral("meta"));
    m_origin->setContentsMargins(12, 2, 12, 2);
    m_origin->setMinimumHeight(footHeight);
    auto* const column = new QVBoxLayout(m_foot);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(line);
    column->addWidget(m_origin);
    m_foot->hide();
    return m_foot;
}

void PlanView::makeTree(const Theme& theme)
{
    m_tree = new QTreeView(this);
    m_tree->setModel(m_model);
    setFocusProxy(m_tree);
    m_tree->setAccessibleName(tr("Steps of the plan"));
    m_tree->header()->moveSection(PlanModel::ShareColumn, 1); // in sight in a narrow window too
    m_tree->setUniformRowHeights(true);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_tree->setItemDelegateForColumn(PlanModel::ShareColumn,
                                     new ShareDelegate(PlanModel::ShareRole, PlanModel::ExpensiveRole, theme, this));
    auto* const copy = new QAction(themedIcon(Icon::clipboard, theme), tr("Copy Plan"), m_tree);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    connect(copy, &QAction::triggered, this, &PlanView::copyPlan);
    m_tree->addAction(copy);
    m_tree->viewport()->installEventFilter(this);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, &PlanView::showStep);
}

void PlanView::clear()
{
    m_model->show({});
    setOrigin({});
    m_stack->setCurrentIndex(m_stack->count() - 1);
}

void PlanView::setOrigin(const QString& origin)
{
    m_origin->setText(origin);
    m_origin->setToolTip(plainTip(origin));
    m_foot->setVisible(!origin.isEmpty());
}

QString PlanView::origin() const
{
    return m_origin->text();
}

void PlanView::showPlan(Plan plan)
{
    const CellLook raw = cellLook(plan.raw, CellView::text);
    m_raw->setPlainText(raw.text + (raw.note.isEmpty() ? QString() : QStringLiteral("\n\n") + raw.note));
    const bool hasTree = !plan.roots.empty();
    m_tree->setVisible(hasTree);
    m_details->setPlainText(
        hasTree ? QString() : tr("This plan cannot be shown as a tree. It is shown as returned by the engine."));
    if (!hasTree)
        m_side->setCurrentWidget(m_raw);
    setFocusProxy(hasTree ? static_cast<QWidget*>(m_tree) : m_raw);
    m_model->show(std::move(plan));
    m_tree->setColumnHidden(PlanModel::RowsColumn, !m_model->hasRows());
    m_tree->setColumnHidden(PlanModel::CostColumn, !m_model->hasCosts());
    m_tree->setColumnHidden(PlanModel::ShareColumn, !m_model->hasCosts());
    m_tree->setRootIsDecorated(m_model->isNested());
    m_tree->expandAll();
    m_spanningWidth = m_model->hasRows() || m_model->hasCosts() ? 0 : spanSteps({}, m_model->isNested() ? 1 : 0);
    m_stack->setCurrentIndex(1);
    fitColumns();
    m_tree->setCurrentIndex(m_model->index(0, 0));
}

/// A step that has nothing but its operation takes the whole line for it. Returns the width that the longest one needs.
int PlanView::spanSteps(const QModelIndex& above, int indents)
{
    int widest = 0;
    for (int row = 0; row < m_model->rowCount(above); ++row) {
        const QModelIndex step = m_model->index(row, PlanModel::OperationColumn, above);
        if (m_model->node(step)->relation.empty()) {
            m_tree->setFirstColumnSpanned(row, above, true);
            widest = std::max(widest, indents * m_tree->indentation() + m_tree->sizeHintForIndex(step).width());
        }
        widest = std::max(widest, spanSteps(step, indents + 1));
    }
    return widest;
}

void PlanView::fitColumns()
{
    m_tree->header()->setStretchLastSection(false);
    for (int column = 0; column < PlanModel::ShareColumn; ++column)
        m_tree->resizeColumnToContents(column);
    m_tree->setColumnWidth(PlanModel::ShareColumn, scaled(shareWidth));
    m_operationWidth = m_tree->columnWidth(PlanModel::OperationColumn);
    divideRoom();
    fillRoom();
}

void PlanView::divideRoom()
{
    const int columns = std::max(m_tree->header()->length(), m_spanningWidth);
    const int wanted = columns + m_tree->verticalScrollBar()->sizeHint().width();
    const int least = m_side->tabBar()->sizeHint().width() + m_side->cornerWidget()->sizeHint().width();
    const int all = m_halves->width() - m_halves->handleWidth();
    const int tree = std::min(std::max(wanted, all / 2), std::max(all / 2, all - least));
    m_halves->setSizes({tree, all - tree});
}

/// Where there is too little room, the columns scroll, but the share, or else the table, remains in sight.
void PlanView::fillRoom()
{
    const int all = m_tree->viewport()->width();
    const int others = m_tree->header()->length() - m_tree->columnWidth(PlanModel::OperationColumn);
    const int beside = m_model->hasCosts() ? scaled(shareWidth) : m_tree->columnWidth(PlanModel::RelationColumn);
    const bool isEnough = all - others >= std::min(m_operationWidth, scaled(usualOperation));
    const int room = isEnough ? all - others : std::min(m_operationWidth, all - beside);
    m_tree->setColumnWidth(PlanModel::OperationColumn, std::max(leastOperation, room));
}

bool PlanView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && watched == m_tree->viewport() && m_operationWidth > 0)
        fillRoom();
    return QWidget::eventFilter(watched, event);
}

void PlanView::showRunning(const std::string& statement)
{
    m_problem->showRunning(statement);
    m_stack->setCurrentIndex(0);
}

void PlanView::showError(QueryEnd how, const EngineError& error, const std::string& statement)
{
    m_problem->showWords(errorWords(how, error, statement));
    m_stack->setCurrentIndex(0);
}

void PlanView::showStep(const QModelIndex& index)
{
    const PlanNode* const node = m_model->node(index);
    if (!node)
        return m_details->clear();
    QString text = QString::fromStdString(node->operation) + QLatin1Char('\n'); // the tree may elide it
    const auto add = [&text](const QString& name, const std::string& value) {
        text += name + QStringLiteral(": ") + QString::fromStdString(value) + QLatin1Char('\n');
    };
    if (!node->relation.empty())
        add(m_model->headerData(PlanModel::RelationColumn, Qt::Horizontal, Qt::DisplayRole).toString(), node->relation);
    for (const auto& [name, value] : node->details)
        add(QString::fromStdString(name), value);
    m_details->setPlainText(cellLook(text.toStdString(), CellView::text).text);
}

void PlanView::copyPlan() const
{
    const Plan& plan = m_model->plan();
    QApplication::clipboard()->setText(plan.roots.empty() ? QString::fromStdString(plan.raw) : planText(plan));
}

} // namespace querymend

#include "moc_planview.cpp"
