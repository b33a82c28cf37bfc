#pragma once

#include "diagnose/hints/samplenames.h"
#include "dialect/dialect.h"

#include <string>
#include <string_view>

namespace querymend {

/// The example called `name`, such as `join_example`, in this dialect and with these names; empty if there is none.
[[nodiscard]] std::string exampleNamed(std::string_view name, const Dialect& dialect, const SampleNames& names);

/// Whether a placeholder stands for an example or a name chosen for one.
[[nodiscard]] bool isOfExample(std::string_view place);

} // namespace querymend
