#pragma once

#include "dialect/dialectforms.h"
#include "dialect/errorpattern.h"
#include "sql/guard/functions.h"

namespace querymend {

extern const FunctionLists duckdbFunctions;
extern const ErrorTable duckdbErrors;
extern const DialectForms duckdbForms;

} // namespace querymend
