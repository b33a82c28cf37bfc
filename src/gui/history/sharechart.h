#pragma once

#include "history/statisticswords.h"

#include <QStringList>
#include <QWidget>

class QChart;
class QChartView;

namespace querymend {

class ElidedLabel;
class Theme;

/// Shows shares as horizontal bars, each with its counts.
class ShareChart : public QWidget {
    Q_OBJECT

public:
    /// The theme must outlive it.
    ShareChart(const Theme& theme, const QString& title, QWidget* parent = nullptr);

    void show(const std::vector<Figure>& figures);
    using QWidget::show;

    /// The width of the longest name, in the present size of text.
    [[nodiscard]] int nameWidth() const;
    /// Leaves room for names of this width, so that the bars of charts below each other begin at the same place.
    void leaveRoom(int widest);

private:
    void colourAll();

    const Theme& m_theme;
    ElidedLabel* m_title; ///< the chart's own would be centred on something else in each chart
    QChart* m_chart;
    QChartView* m_view;
    QStringList m_names; ///< with their counts, as they are written beside the bars
};

} // namespace querymend
