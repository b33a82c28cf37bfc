#pragma once

#include "dialect/dialectforms.h"
#include "dialect/errorpattern.h"
#include "sql/guard/functions.h"

namespace querymend {

extern const FunctionLists postgresqlFunctions;
extern const ErrorTable postgresqlErrors;
extern const DialectForms postgresqlForms;

} // namespace querymend
