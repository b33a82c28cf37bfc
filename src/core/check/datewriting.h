#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace querymend {

/// How a date is written as text: its parts in their order, what separates them, and whether days and months are filled
/// up with zeros.
struct DateWriting {
    enum class Order : std::uint8_t {
        yearFirst,
        dayFirst,
        monthFirst,
        unsure ///< 01/02/2024
    };

    Order order = Order::yearFirst;
    char separator = '-'; ///< '\0' for none
    bool isPadded = true;
    bool hasTime = false;
    int year = 0;
    int month = 0; ///< of an unsure order, the first number
    int day = 0;

    /// Whether both are, or may be, the same way of writing the day.
    [[nodiscard]] bool isLike(const DateWriting& other) const;
};

/// Reads a text that is a date with a year of four digits, perhaps with a time after it.
[[nodiscard]] std::optional<DateWriting> dateWritingOf(std::string_view text);
/// The date as the format writes it, without a time; empty if the order of day and month is not certain on one side, or
/// if texts in the format cannot be compared by size.
[[nodiscard]] std::string rewrittenDate(const DateWriting& date, const DateWriting& format);

} // namespace querymend
