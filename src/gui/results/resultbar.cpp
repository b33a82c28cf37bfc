#include "results/resultbar.h"

#include "common/icon.h"
#include "common/theme.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>

namespace querymend {

namespace {

constexpr int filterDelay = 250; // milliseconds

} // namespace

ResultBar::ResultBar(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    m_filter = new QLineEdit(this);
    m_filter->setPlaceholderText(tr("Filter rows"));
    m_filter->setAccessibleName(tr("Filter rows"));
    m_filter->setToolTip(tr("Show only fetched rows that contain this text (Ctrl+F)"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setMaximumWidth(280);
    m_filter->addAction(themedIcon(Icon::search, theme, Tone::muted), QLineEdit::LeadingPosition);
    m_columns = button(Icon::table, tr("Columns"));
    m_copy = button(Icon::clipboard, tr("Copy"));
    m_chart = button(Icon::barChart, tr("Chart"));
    m_cell = button(Icon::eye, tr("Cell (F2)"));
    m_export = button(Icon::download, tr("Export…"));
    m_columnsMenu = new QMenu(m_columns);
    m_copyMenu = new QMenu(m_copy);
    m_columns->setMenu(m_columnsMenu);
    m_copy->setMenu(m_copyMenu);
    for (QToolButton* const menu : {m_columns, m_copy})
        menu->setPopupMode(QToolButton::InstantPopup);
    for (QToolButton* const toggle : {m_chart, m_cell})
        toggle->setCheckable(true);

    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 8, 4);
    row->setSpacing(4);
    row->addWidget(m_filter, 1);
    row->addStretch();
    for (QToolButton* const tool : {m_columns, m_copy, m_chart, m_cell, m_export})
        row->addWidget(tool);

    m_delay.setSingleShot(true);
    m_delay.setInterval(filterDelay);
    connect(m_filter, &QLineEdit::textChanged, &m_delay, qOverload<>(&QTimer::start));
    connect(&m_delay, &QTimer::timeout, this, &ResultBar::filterChanged);
    connect(m_chart, &QToolButton::toggled, this, &ResultBar::chartToggled);
    connect(m_cell, &QToolButton::toggled, this, &ResultBar::cellToggled);
    connect(m_export, &QToolButton::clicked, this, &ResultBar::exportWanted);
    auto* const find = new QAction(tr("Filter rows"), this);
    find->setShortcut(QKeySequence::Find);
    find->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(find, &QAction::triggered, m_filter, qOverload<>(&QWidget::setFocus));
    parent->addAction(find);
}

QToolButton* ResultBar::button(Icon icon, const QString& text)
{
    auto* const made = new QToolButton(this);
    made->setIcon(themedIcon(icon, m_theme));
    made->setToolTip(text);
    made->setAccessibleName(text);
    made->setFocusPolicy(Qt::TabFocus);
    return made;
}

QString ResultBar::filter() const
{
    return m_filter->text();
}

bool ResultBar::showsChart() const
{
    return m_chart->isChecked();
}

bool ResultBar::showsCell() const
{
    return m_cell->isChecked();
}

void ResultBar::showCell(bool on)
{
    m_cell->setChecked(on);
}

void ResultBar::setUse(Use use)
{
    const bool hasChart = use == Use::rowsAndChart;
    for (QWidget* const control :
         {static_cast<QWidget*>(m_filter), static_cast<QWidget*>(m_columns), static_cast<QWidget*>(m_copy),
          static_cast<QWidget*>(m_cell), static_cast<QWidget*>(m_export)})
        control->setEnabled(use != Use::nothing);
    m_chart->setEnabled(hasChart);
    m_chart->setToolTip(hasChart ? tr("Chart") : tr("Chart: needs a column of labels and a column of numbers"));
}

} // namespace querymend

#include "moc_resultbar.cpp"
