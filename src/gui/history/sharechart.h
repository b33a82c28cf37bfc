#pragma once

#include "history/statisticswords.h"

#include <QWidget>

class QChart;
class QChartView;

namespace querymend {

class Theme;

/// Shares as bars, one below the other, each with what it was made of.
class ShareChart : public QWidget {
    Q_OBJECT

public:
    /// The theme outlives it.
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
