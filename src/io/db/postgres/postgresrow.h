#pragma once

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <libpq-fe.h>

namespace querymend {

/// One row of a result in text form; NULL is an empty text.
struct PostgresRow {
    const PGresult& result;
    int number;

    [[nodiscard]] std::string_view text(int column) const
    {
        return {PQgetvalue(&result, number, column), static_cast<std::size_t>(PQgetlength(&result, number, column))};
    }

    [[nodiscard]] std::int64_t integer(int column) const { return integerIn(text(column)); }
    [[nodiscard]] bool flag(int column) const { return text(column) == "t"; }

    static std::int64_t integerIn(std::string_view digits)
    {
        std::int64_t value = 0;
        std::from_chars(digits.data(), digits.data() + digits.size(), value);
        return value;
    }
};

} // namespace querymend
