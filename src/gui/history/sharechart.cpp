#include "history/sharechart.h"

#include "common/elidedlabel.h"
#include "common/scaled.h"
#include "common/theme.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QChartView>
#include <QFontMetrics>
#include <QHorizontalBarSeries>
#include <QLegend>
#include <QVBoxLayout>
#include <QValueAxis>

#include <algorithm>

namespace querymend {

namespace {

constexpr int margin = 4;

} // namespace

ShareChart::ShareChart(const Theme& theme, const QString& title, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_title(new ElidedLabel(this)), m_chart(new QChart),
      m_view(new QChartView(m_chart, this))
{
    m_title->setText(title);
    m_title->setProperty("role", QStringLiteral("title"));
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_chart->setMargins({margin, margin, margin, margin});
    m_chart->setBackgroundRoundness(0);
    m_chart->legend()->hide();
    m_view->setRenderHint(QPainter::Antialiasing);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setFocusPolicy(Qt::NoFocus); // the table has the same figures
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_title);
    column->addWidget(m_view, 1);
    connect(&theme, &Theme::changed, this, &ShareChart::colourAll);
    colourAll();
}

void ShareChart::show(const std::vector<Figure>& figures)
{
    m_chart->removeAllSeries();
    for (QAbstractAxis* const axis : m_chart->axes()) {
        m_chart->removeAxis(axis);
        delete axis;
    }
    auto* const bars = new QHorizontalBarSeries(m_chart);
    auto* const set = new QBarSet(m_title->text(), bars);
    m_names.clear();
    QStringList spoken;
    for (auto figure = figures.rbegin(); figure != figures.rend(); ++figure) { // the first one on top
        set->append(figure->share.value_or(0) * 100);
        m_names.append(figure->name + QStringLiteral(" · ") + figure->value);
        spoken.prepend(figure->name + QStringLiteral(": ") + figure->value);
    }
    bars->append(set);
    m_chart->addSeries(bars);
    auto* const kinds = new QBarCategoryAxis(m_chart);
    kinds->setCategories(m_names);
    kinds->setGridLineVisible(false);
    auto* const percent = new QValueAxis(m_chart);
    percent->setRange(0, 100);
    percent->setTickCount(5);
    percent->setLabelFormat(percentFormat());
    m_chart->addAxis(kinds, Qt::AlignLeft);
    m_chart->addAxis(percent, Qt::AlignBottom);
    bars->attachAxis(kinds);
    bars->attachAxis(percent);
    m_view->setAccessibleName(m_title->text() + QStringLiteral(". ") + spoken.join(QStringLiteral("; ")));
    setMinimumHeight(scaled(88) + scaled(26) * static_cast<int>(m_names.size()));
    colourAll();
}

int ShareChart::nameWidth() const
{
    const QFontMetrics metrics(Theme::metaFont());
    int widest = 0;
    for (const QString& name : m_names)
        widest = std::max(widest, metrics.horizontalAdvance(name));
    return widest;
}

void ShareChart::leaveRoom(int widest)
{
    m_chart->setMargins({margin + std::max(0, widest - nameWidth()), margin, margin, margin});
}

void ShareChart::colourAll()
{
    m_chart->setBackgroundBrush(m_theme.colour(Tone::panel));
    m_view->setBackgroundBrush(m_theme.colour(Tone::panel));
    for (QAbstractAxis* const axis : m_chart->axes()) {
        axis->setLabelsFont(Theme::metaFont());
        axis->setLabelsColor(m_theme.colour(axis->orientation() == Qt::Vertical ? Tone::text : Tone::muted));
        axis->setLinePenColor(m_theme.colour(Tone::line));
        axis->setGridLineColor(m_theme.colour(Tone::line));
    }
    for (QAbstractSeries* const series : m_chart->series()) {
        for (QBarSet* const set : static_cast<QHorizontalBarSeries*>(series)->barSets()) {
            set->setColor(m_theme.colour(Tone::accent));
            set->setBorderColor(m_theme.colour(Tone::accent));
        }
    }
}

} // namespace querymend

#include "moc_sharechart.cpp"
