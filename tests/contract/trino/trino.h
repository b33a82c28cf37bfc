#pragma once

#include "dialect/dialect.h"
#include "dialect/dialectforms.h"

namespace querymend::test {

/// Trino by its documentation; never compared with a live server. It shows that a dialect needs nothing outside its
/// own folder.
[[nodiscard]] const Dialect& trino();

extern const FunctionLists trinoFunctions;
extern const ErrorTable trinoErrors;
extern const DialectForms trinoForms;

} // namespace querymend::test
