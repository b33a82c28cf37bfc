#pragma once

#include "answer/termmeaning.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace querymend {

/// A number that is computed from many rows: `revenue is SUM(order_items.quantity * order_items.unit_price)`.
struct GivenMetric {
    std::string term;
    std::string expression;

    friend bool operator==(const GivenMetric&, const GivenMetric&) = default;
};

/// How the rows of two tables belong together: `orders joins customers by orders.customer_id = customers.id`.
struct GivenJoin {
    std::string from;
    std::string to;
    std::string condition;

    friend bool operator==(const GivenJoin&, const GivenJoin&) = default;
};

/// Which rows of a table count, unless the question says otherwise: `orders always where orders.status <> 'test'`.
struct GivenFilter {
    std::string table;
    std::string condition;

    friend bool operator==(const GivenFilter&, const GivenFilter&) = default;
};

/// What one sentence of the evidence or of a glossary says.
using GivenSentence = std::variant<TermMeaning, GivenMetric, GivenJoin, GivenFilter>;

/// Reads a sentence in English, Italian or Russian; nothing if it has none of these forms.
[[nodiscard]] std::optional<GivenSentence> givenSentenceIn(std::string_view sentence);

} // namespace querymend
