#pragma once

#include "sql/functions.h"

namespace querymend {

extern const FunctionLists duckdbFunctions;
extern const FunctionLists mariadbFunctions;
extern const FunctionLists mysqlFunctions;
extern const FunctionLists oracleFunctions;
extern const FunctionLists postgresqlFunctions;
extern const FunctionLists sqliteFunctions;
extern const FunctionLists sqlserverFunctions;

} // namespace querymend
