#include "results/chart/chartshape.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace querymend {

namespace {

constexpr std::size_t mostSeries = 6;

bool namesThings(CellKind kind)
{
    return kind == CellKind::text || kind == CellKind::temporal || kind == CellKind::boolean;
}

} // namespace

std::optional<ChartShape> chartShapeOf(const std::vector<CellKind>& columns)
{
    ChartShape shape;
    const auto label = std::find_if(columns.begin(), columns.end(), namesThings);
    if (label != columns.end()) {
        shape.labels = static_cast<std::size_t>(label - columns.begin());
        shape.kind = *label == CellKind::temporal ? ChartKind::lines : ChartKind::bars;
    } else {
        shape.kind = ChartKind::lines; // the first column of numbers is the x axis
    }
    for (std::size_t i = 0; i < columns.size() && shape.values.size() < mostSeries; ++i) {
        if (columns[i] == CellKind::number && (label != columns.end() || i > 0))
            shape.values.push_back(i);
    }
    const bool hasLabels = label != columns.end() || (!columns.empty() && columns.front() == CellKind::number);
    if (!hasLabels || shape.values.empty())
        return std::nullopt;
    return shape;
}

std::size_t mostPoints(ChartKind kind)
{
    constexpr std::size_t bars = 60;
    constexpr std::size_t points = 2000;
    return kind == ChartKind::bars ? bars : points;
}

ChartData chartDataOf(const ChartShape& shape, const RowStore& rows)
{
    ChartData data;
    data.values.resize(shape.values.size());
    const std::size_t unbroken = rows.missing().first;
    const std::size_t count = std::min(unbroken, mostPoints(shape.kind));
    data.rowsLeftOut = unbroken - count;
    for (std::size_t i = 0; i < count; ++i) {
        const CellRow row = rows.row(i);
        data.labels.push_back(shape.labels < row.size() ? cellLine(row[shape.labels]) : QString());
        for (std::size_t series = 0; series < shape.values.size(); ++series) {
            const std::size_t column = shape.values[series];
            const bool isNumber = column < row.size() && kindOf(row[column]) == CellKind::number;
            data.values[series].push_back(isNumber ? numberOf(row[column]) : std::numeric_limits<double>::quiet_NaN());
        }
    }
    return data;
}

std::vector<bool> onSecondAxis(const ChartData& data)
{
    constexpr double flat = 20; // times as large as the others
    std::vector<double> magnitudes;
    for (const std::vector<double>& values : data.values) {
        double most = 0;
        for (const double value : values)
            most = std::isfinite(value) ? std::max(most, std::abs(value)) : most;
        magnitudes.push_back(most);
    }
    std::vector<double> sorted = magnitudes;
    std::erase(sorted, 0.0);
    std::sort(sorted.begin(), sorted.end());
    std::vector<bool> second(magnitudes.size(), false);
    if (sorted.size() < 2 || sorted.back() / sorted.front() < flat)
        return second;
    std::size_t gap = 1; // the widest, where the two groups are told apart
    for (std::size_t i = 2; i < sorted.size(); ++i) {
        if (sorted[i] / sorted[i - 1] > sorted[gap] / sorted[gap - 1])
            gap = i;
    }
    const auto isLarge = [&](double magnitude) { return magnitude >= sorted[gap]; };
    for (std::size_t i = 0; i < magnitudes.size(); ++i)
        second[i] = magnitudes[i] > 0 && isLarge(magnitudes[i]) != isLarge(magnitudes.front());
    return second;
}

} // namespace querymend
