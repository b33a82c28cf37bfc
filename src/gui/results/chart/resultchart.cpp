#include "results/chart/resultchart.h"

#include "common/elidedlabel.h"
#include "common/scaled.h"
#include "common/theme.h"
#include "results/grid/resultmodel.h"
#include "results/rows/queryresult.h"

#include <QBarCategoryAxis>
#include <QBarSeries>
#include <QBarSet>
#include <QChart>
#include <QChartView>
#include <QComboBox>
#include <QFontMetrics>
#include <QHBoxLayout>
#include <QLegend>
#include <QLineSeries>
#include <QLocale>
#include <QMenu>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>
#include <QValueAxis>

#include <algorithm>
#include <array>
#include <cmath>

namespace querymend {

namespace {

/// The number of names on the axis that remain readable.
constexpr int mostNamedOnAxis = 24;
constexpr int leastHeight = 120;                       ///< of the chart, so that its axes have labels
constexpr auto secondProperty = "querymendSecondAxis"; ///< of a series

constexpr std::array seriesTones{Tone::accent,     Tone::schema, Tone::accepted,
                                 Tone::validation, Tone::empty,  Tone::syntax};

} // namespace

ResultChart::ResultChart(const QueryResult& result, const ResultModel& model, const Theme& theme, QWidget* parent)
    : QWidget(parent), m_result(result), m_model(model), m_theme(theme)
{
    makeControls();
    m_chart = new QChart;
    m_chart->setMargins({8, 8, 8, 8});
    m_chart->setBackgroundRoundness(0);
    m_chart->legend()->setAlignment(Qt::AlignBottom);
    m_view = new QChartView(m_chart, this); // owns the chart
    m_view->setRenderHint(QPainter::Antialiasing);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setAccessibleName(tr("Chart of the result"));
    auto* const bar = new QHBoxLayout;
    bar->setContentsMargins(12, 6, 12, 6);
    bar->setSpacing(8);
    for (QWidget* const control :
         {static_cast<QWidget*>(m_kind), static_cast<QWidget*>(m_labels), static_cast<QWidget*>(m_values)})
        bar->addWidget(control);
    bar->addWidget(m_note, 1);
    auto* const content = new QWidget;
    auto* const column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(bar);
    column->addWidget(m_view, 1);
    auto* const scroll = new QScrollArea(this); // a low panel shows a part of the chart
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus); // its contents have it
    scroll->setWidget(content);
    auto* const whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scroll);
    connect(&theme, &Theme::changed, this, &ResultChart::colourAll);
}

void ResultChart::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitTicks();
}

/// Keeps the chart high enough for the labels of its axes, and for its legend.
void ResultChart::sizeChart()
{
    const int legend = m_chart->legend()->isVisible() ? 2 * QFontMetrics(Theme::metaFont()).height() : 0;
    m_view->setMinimumHeight(scaled(leastHeight) + legend);
    fitTicks();
}

void ResultChart::fitTicks()
{
    const int height = std::max(m_view->height(), m_view->minimumHeight());
    const int lines = height / QFontMetrics(Theme::metaFont()).height();
    const int ticks = lines >= 14 ? 5 : lines >= 9 ? 3 : 2; // which all divide a range into round parts
    for (QAbstractAxis* const axis : m_chart->axes()) {
        if (auto* const values = qobject_cast<QValueAxis*>(axis))
            values->setTickCount(ticks);
    }
}

void ResultChart::makeControls()
{
    m_kind = new QComboBox(this);
    m_kind->addItems({tr("Bars"), tr("Lines")});
    m_kind->setAccessibleName(tr("Chart type"));
    m_labels = new QComboBox(this);
    m_labels->setAccessibleName(tr("Column of labels"));
    m_labels->setToolTip(tr("What the values are plotted against"));
    m_values = new QToolButton(this);
    m_values->setText(tr("Values"));
    m_values->setProperty("role", QStringLiteral("chip"));
    m_values->setAccessibleName(tr("Columns of values"));
    m_values->setPopupMode(QToolButton::InstantPopup);
    m_values->setMenu(new QMenu(m_values));
    m_note = new ElidedLabel(this);
    m_note->setProperty("role", QStringLiteral("meta"));
    m_note->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    connect(m_kind, &QComboBox::activated, this, &ResultChart::choose);
    connect(m_labels, &QComboBox::activated, this, &ResultChart::choose);
}

std::vector<CellKind> ResultChart::kinds() const
{
    std::vector<CellKind> kinds;
    for (int column = 0; column < m_model.columnCount(); ++column)
        kinds.push_back(m_model.columnKind(column));
    return kinds;
}

QString ResultChart::nameOf(std::size_t column) const
{
    return m_model.headerData(static_cast<int>(column), Qt::Horizontal, Qt::DisplayRole).toString();
}

bool ResultChart::suits() const
{
    return chartShapeOf(kinds()).has_value() && m_result.rows().rows() > 1;
}

void ResultChart::refresh()
{
    const auto proposed = chartShapeOf(kinds());
    if (!proposed)
        return;
    m_shape = m_chosen.value_or(*proposed);
    fillControls();
    draw();
}

void ResultChart::fillControls()
{
    m_kind->setCurrentIndex(static_cast<int>(m_shape.kind));
    m_labels->clear();
    m_values->menu()->clear();
    const std::vector<CellKind> all = kinds();
    for (std::size_t column = 0; column < all.size(); ++column) {
        m_labels->addItem(nameOf(column), static_cast<qulonglong>(column));
        if (all[column] != CellKind::number)
            continue;
        QAction* const value = m_values->menu()->addAction(nameOf(column));
        value->setCheckable(true);
        value->setData(static_cast<qulonglong>(column));
        value->setChecked(std::find(m_shape.values.begin(), m_shape.values.end(), column) != m_shape.values.end());
        connect(value, &QAction::toggled, this, &ResultChart::choose);
    }
    m_labels->setCurrentIndex(static_cast<int>(m_shape.labels));
}

void ResultChart::choose()
{
    ChartShape chosen;
    chosen.kind = static_cast<ChartKind>(m_kind->currentIndex());
    chosen.labels = m_labels->currentData().toULongLong();
    for (const QAction* const value : m_values->menu()->actions()) {
        if (value->isChecked())
            chosen.values.push_back(value->data().toULongLong());
    }
    m_chosen = m_shape = chosen;
    draw();
}

void ResultChart::draw()
{
    m_chart->removeAllSeries();
    for (QAbstractAxis* const axis : m_chart->axes()) {
        m_chart->removeAxis(axis);
        delete axis;
    }
    const ChartData drawn = chartDataOf(m_shape, m_result.rows());
    m_onSecond = onSecondAxis(drawn);
    m_shape.kind == ChartKind::bars ? addBars(drawn) : addLines(drawn);
    addAxes(drawn);
    m_chart->legend()->setVisible(m_shape.values.size() > 1);
    const QString count = QLocale().toString(static_cast<qulonglong>(drawn.labels.size()));
    m_note->setText(drawn.rowsLeftOut > 0
                        ? tr("Only the first %1 rows are drawn, to keep the chart readable.").arg(count)
                        : m_result.hasMore() ? tr("Only fetched rows are drawn: %1").arg(count)
                                             : QString());
    m_note->setToolTip(m_note->text());
    colourAll();
}

/// Draws columns on the second axis as lines, because bars of two axes would hide each other.
void ResultChart::addBars(const ChartData& drawn)
{
    auto* const bars = new QBarSeries(m_chart);
    for (std::size_t i = 0; i < m_shape.values.size(); ++i) {
        if (m_onSecond[i])
            continue;
        auto* const set = new QBarSet(nameOf(m_shape.values[i]), bars);
        for (const double value : drawn.values[i])
            set->append(std::isfinite(value) ? value : 0);
        bars->append(set);
    }
    m_chart->addSeries(bars);
    for (std::size_t i = 0; i < m_shape.values.size(); ++i) {
        if (m_onSecond[i])
            addLine(drawn, i);
    }
}

void ResultChart::addLines(const ChartData& drawn)
{
    for (std::size_t i = 0; i < m_shape.values.size(); ++i)
        addLine(drawn, i);
}

void ResultChart::addLine(const ChartData& drawn, std::size_t column)
{
    auto* const line = new QLineSeries(m_chart);
    const QString name = nameOf(m_shape.values[column]);
    line->setName(m_onSecond[column] ? tr("%1 (right axis)").arg(name) : name);
    line->setProperty(secondProperty, static_cast<bool>(m_onSecond[column]));
    for (std::size_t point = 0; point < drawn.values[column].size(); ++point) {
        if (std::isfinite(drawn.values[column][point]))
            line->append(static_cast<double>(point), drawn.values[column][point]);
    }
    m_chart->addSeries(line);
}

void ResultChart::addAxes(const ChartData& drawn)
{
    auto* const names = new QBarCategoryAxis(m_chart);
    // Only every step-th name is shown, to keep them readable. Zero-width spaces make the categories unique.
    const std::size_t step = std::max<std::size_t>(drawn.labels.size() / mostNamedOnAxis, 1);
    QStringList shown;
    for (std::size_t i = 0; i < drawn.labels.size(); ++i) {
        const bool isNamed = i % step == 0;
        QString name = isNamed ? drawn.labels[i].left(24) : QString(static_cast<qsizetype>(i + 1), QChar(0x200B));
        while (isNamed && shown.contains(name))
            name += QChar(0x200B);
        shown.append(name);
    }
    names->setCategories(shown);
    m_chart->addAxis(names, Qt::AlignBottom);
    QAbstractAxis* const first = addValueAxis(drawn, Qt::AlignLeft);
    const bool hasSecond = std::find(m_onSecond.begin(), m_onSecond.end(), true) != m_onSecond.end();
    QAbstractAxis* const second = hasSecond ? addValueAxis(drawn, Qt::AlignRight) : nullptr;
    for (QAbstractSeries* const series : m_chart->series()) {
        series->attachAxis(names);
        series->attachAxis(second && series->property(secondProperty).toBool() ? second : first);
    }
}

QAbstractAxis* ResultChart::addValueAxis(const ChartData& drawn, Qt::AlignmentFlag side)
{
    auto* const values = new QValueAxis(m_chart);
    double least = 0;
    double most = 0;
    for (std::size_t i = 0; i < drawn.values.size(); ++i) {
        for (const double value : drawn.values[i]) {
            if (m_onSecond[i] == (side == Qt::AlignRight) && std::isfinite(value)) {
                least = std::min(least, value);
                most = std::max(most, value);
            }
        }
    }
    values->setRange(least, most > least ? most : least + 1);
    values->applyNiceNumbers();
    values->setLabelFormat(QStringLiteral("%.6g"));
    m_chart->addAxis(values, side);
    return values;
}

void ResultChart::colourAll()
{
    const auto tone = [this](std::size_t i) { return m_theme.colour(seriesTones[i % seriesTones.size()]); };
    m_chart->setBackgroundBrush(m_theme.colour(Tone::panel));
    m_view->setBackgroundBrush(m_theme.colour(Tone::panel));
    m_chart->legend()->setLabelColor(m_theme.colour(Tone::text));
    m_chart->legend()->setFont(Theme::metaFont());
    std::size_t number = 0;
    for (QAbstractSeries* const series : m_chart->series()) {
        if (auto* const line = qobject_cast<QLineSeries*>(series))
            line->setPen(QPen(tone(number++), 2));
        if (auto* const bars = qobject_cast<QBarSeries*>(series)) {
            for (QBarSet* const set : bars->barSets()) {
                set->setColor(tone(number++));
                set->setBorderColor(Qt::transparent);
            }
        }
    }
    for (QAbstractAxis* const axis : m_chart->axes()) {
        axis->setLabelsColor(m_theme.colour(Tone::muted));
        axis->setLabelsFont(Theme::metaFont());
        axis->setLinePenColor(m_theme.colour(Tone::line));
        axis->setGridLineColor(m_theme.colour(Tone::line));
        axis->setGridLineVisible(axis->alignment() == Qt::AlignLeft);
    }
    sizeChart();
}

} // namespace querymend

#include "moc_resultchart.cpp"
