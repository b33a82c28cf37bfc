#pragma once

#include "sql/guard/functions.h"

namespace querymend {

extern const FunctionLists mariadbFunctions;

} // namespace querymend
