#pragma once

#include "dialect/dialect.h"
#include "dialect/dialectforms.h"
#include "dialect/errorpattern.h"

namespace querymend {

/// The rules that MySQL and MariaDB share, without a name, reserved words and functions.
[[nodiscard]] Dialect mysqlFamilyRules();

extern const ErrorTable mysqlFamilyErrors; ///< they share numbers and wording
extern const DialectForms mysqlFamilyForms;

} // namespace querymend
