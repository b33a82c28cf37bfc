#pragma once

#include "dialect/errorpattern.h"

namespace querymend {

extern const ErrorTable duckdbErrors;
extern const ErrorTable mysqlFamilyErrors; ///< MySQL and MariaDB share numbers and wording
extern const ErrorTable oracleErrors;
extern const ErrorTable postgresqlErrors;
extern const ErrorTable sqliteErrors;
extern const ErrorTable sqlserverErrors;

} // namespace querymend
