#pragma once

#include "dialect/dialectforms.h"
#include "dialect/errorpattern.h"
#include "sql/guard/functions.h"

namespace querymend {

extern const FunctionLists oracleFunctions;
extern const ErrorTable oracleErrors;
extern const DialectForms oracleForms;

} // namespace querymend
