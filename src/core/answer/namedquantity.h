#pragma once

#include <cstdint>

namespace querymend {

/// What a column of numbers or dates is about, by its name.
enum class NamedQuantity : std::uint8_t {
    price,
    quantity,
    discount,
    amount,
    salary,
    duration,
    size,
    rating,
    weight,
    birth,
    year,
};

} // namespace querymend
