#pragma once

#include "history/statisticswords.h"

#include <QWidget>

class QChart;
class QChartView;

namespace querymend {

class Theme;

/// Shows shares as horizontal bars, each with its counts.
class ShareChart : public QWidget {
    Q_OBJECT

public:
    /// The theme must outlive it.
    ShareChart(const Theme& theme, const QString& title, QWidget* parent = nullptr);

    void show(const std::vector<Figure>& figures);
    using QWidget::show;

private:
    void colourAll();

    const Theme& m_theme;
    QChart* m_chart;
    QChartView* m_view;
};

} // namespace querymend
