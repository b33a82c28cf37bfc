#pragma once

#include "dialect/dialectforms.h"
#include "dialect/errorpattern.h"
#include "sql/guard/functions.h"

namespace querymend {

extern const FunctionLists sqlserverFunctions;
extern const ErrorTable sqlserverErrors;
extern const DialectForms sqlserverForms;

} // namespace querymend
