#pragma once

#include "check/parameters/parametervalue.h"

#include <QString>

#include <string>
#include <vector>

namespace querymend {

[[nodiscard]] QString wordOf(ParameterType type);
/// What is wrong with a value, and how to write it.
[[nodiscard]] QString wordOf(ParameterProblem problem);
/// A value of the type, as an example.
[[nodiscard]] QString exampleOf(ParameterType type);
/// `from = 2024-01-31, state = paid`; secrets are left out of it.
[[nodiscard]] QString valuesInWords(const std::vector<std::string>& names, const ParameterValues& values);
/// What a person may not see in a value; empty if there is nothing.
[[nodiscard]] QString noteOn(const QString& value);

} // namespace querymend
