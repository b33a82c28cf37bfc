#pragma once

#include "answer/calendar.h"
#include "answer/cues.h"
#include "dialect/dialectforms.h"
#include "schema/catalog.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

struct ComputedMetric;

enum class AskedAggregate : std::uint8_t { count, countDistinct, sum, average, minimum, maximum };

/// A number to compute.
struct AskedMeasure {
    AskedAggregate aggregate = AskedAggregate::count;
    TableId table;                                 ///< whose rows are counted, or that the column or metric belongs to
    std::optional<ColumnId> column{};              ///< none: rows, or the metric
    std::optional<MetricWord> metric{};            ///< an expression of several columns
    std::optional<ColumnId> since{};               ///< the days from this date to that of the column
    std::optional<TableId> perRow{};               ///< divided by the number of these that have any
    std::shared_ptr<const ComputedMetric> given{}; ///< of MetricWord::given

    friend bool operator==(const AskedMeasure&, const AskedMeasure&) = default;
};

enum class AskedComparison : std::uint8_t { equal, less, atMost, more, atLeast, between };

/// What a column has to be.
struct AskedCondition {
    enum class Kind : std::uint8_t { values, number, days, empty };

    Kind kind = Kind::values;
    ColumnId column;
    std::vector<std::string> values{}; ///< any of them
    AskedComparison comparison = AskedComparison::equal;
    double number = 0;
    double upper = 0; ///< of between
    DaySpan days{};
    bool isNegated = false;
    bool isThanAverage = false;        ///< compared with the average of its column
    std::optional<ColumnId> than = {}; ///< compared with this column

    friend bool operator==(const AskedCondition&, const AskedCondition&) = default;
};

/// Rows of another table that have to be there, or must not.
struct AskedExistence {
    TableId table;
    bool isNegated = false;
    std::vector<AskedCondition> conditions{};

    friend bool operator==(const AskedExistence&, const AskedExistence&) = default;
};

/// A condition on a computed number.
struct AskedHaving {
    AskedMeasure measure;
    AskedComparison comparison = AskedComparison::more;
    double number = 0;
    double upper = 0;

    friend bool operator==(const AskedHaving&, const AskedHaving&) = default;
};

/// What a result has one row for: the values of a column, the rows of a table, or a unit of time.
struct AskedGroup {
    std::optional<TableId> table{};
    std::optional<ColumnId> column{};
    std::optional<DateUnit> unit{};

    friend bool operator==(const AskedGroup&, const AskedGroup&) = default;
};

struct AskedOrder {
    std::optional<ColumnId> column{};
    std::optional<AskedMeasure> measure{};
    bool isDescending = false;

    friend bool operator==(const AskedOrder&, const AskedOrder&) = default;
};

/// What a question asks for, independent of any dialect.
struct AskedMeaning {
    TableId subject;
    std::vector<ColumnId> columns{}; ///< of a list
    std::vector<AskedMeasure> measures{};
    std::vector<AskedGroup> groups{};
    std::vector<AskedCondition> conditions{};
    std::vector<AskedExistence> existences{};
    std::vector<AskedHaving> havings{};
    std::optional<AskedOrder> order{};
    std::uint32_t limit = 0;
    bool isDistinct = false;
    /// The share of the rows for which `shared` holds, in percent.
    bool isShare = false;

    friend bool operator==(const AskedMeaning&, const AskedMeaning&) = default;
};

} // namespace querymend
