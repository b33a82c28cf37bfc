#pragma once

#include "diagnose/hints/samplenames.h"
#include "dialect/dialect.h"

#include <string>
#include <string_view>

namespace querymend {

/// The example of that name in this dialect with these names, such as `join_example`; empty where there is none.
[[nodiscard]] std::string exampleNamed(std::string_view name, const Dialect& dialect, const SampleNames& names);

} // namespace querymend
