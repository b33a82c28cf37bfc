#pragma once

#include "results/chart/chartshape.h"

#include <QWidget>

#include <optional>
#include <vector>

class QAbstractAxis;
class QChart;
class QChartView;
class QComboBox;
class QToolButton;

namespace querymend {

class ElidedLabel;
class QueryResult;
class ResultModel;
class Theme;

/// Draws the rows of a result as bars or lines, chosen by the kinds of the columns until the user chooses.
class ResultChart : public QWidget {
    Q_OBJECT

public:
    /// All arguments must outlive the chart.
    ResultChart(const QueryResult& result, const ResultModel& model, const Theme& theme, QWidget* parent = nullptr);

    /// Whether there is anything to draw.
    [[nodiscard]] bool suits() const;
    /// Draws the rows fetched so far.
    void refresh();
    [[nodiscard]] const ChartShape& shape() const { return m_shape; }
    [[nodiscard]] const QChart& chart() const { return *m_chart; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeControls();
    void fillControls();
    void choose();
    void draw();
    void addBars(const ChartData& data);
    void addLines(const ChartData& data);
    void addLine(const ChartData& drawn, std::size_t column);
    QAbstractAxis* addValueAxis(const ChartData& drawn, Qt::AlignmentFlag side);
    void addAxes(const ChartData& data);
    void colourAll();
    void sizeChart();
    void fitTicks();
    [[nodiscard]] std::vector<CellKind> kinds() const;
    [[nodiscard]] QString nameOf(std::size_t column) const;

    const QueryResult& m_result;
    const ResultModel& m_model;
    const Theme& m_theme;
    std::optional<ChartShape> m_chosen; ///< by the user
    ChartShape m_shape;
    std::vector<bool> m_onSecond; ///< by column of values
    QChart* m_chart = nullptr;
    QChartView* m_view = nullptr;
    QComboBox* m_kind = nullptr;
    QComboBox* m_labels = nullptr;
    QToolButton* m_values = nullptr;
    ElidedLabel* m_note = nullptr;
};

} // namespace querymend
