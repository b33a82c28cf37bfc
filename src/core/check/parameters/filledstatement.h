#pragma once

#include "base/result.h"
#include "base/textmap.h"
#include "check/parameters/parametervalue.h"
#include "dialect/dialect.h"

#include <string>
#include <string_view>

namespace querymend {

/// Which value cannot be put into a statement, and why.
struct FillProblem {
    std::string parameter;
    ParameterProblem problem = ParameterProblem::noPlace;
};

/// Writes values in place of the parameters; those without one stay. Nothing but the parameters changes: the result is
/// refused unless each value is read as itself, and all else as before.
[[nodiscard]] Result<EditedText, FillProblem> filledStatement(std::string_view statement, const ParameterValues& values,
                                                              const Dialect& dialect);

} // namespace querymend
