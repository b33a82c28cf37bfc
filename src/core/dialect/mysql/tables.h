#pragma once

#include "sql/functions.h"

namespace querymend {

extern const FunctionLists mysqlFunctions;

} // namespace querymend
