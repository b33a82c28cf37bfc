#pragma once

#include <string_view>

namespace querymend {

/// How much of a name another one says in other words, from 0 to 1: `dob` and `BirthDate`, `wage` and `Salary`,
/// `booking_on` and `booked_on`. What says nothing of its own, such as the table's name or a unit, is not counted.
[[nodiscard]] double shareInOtherWords(std::string_view name, std::string_view other, std::string_view table = {});

} // namespace querymend
