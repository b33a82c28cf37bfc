#pragma once

#include "dialect/dialectforms.h"
#include "dialect/errorpattern.h"
#include "sql/guard/functions.h"

namespace querymend {

extern const FunctionLists sqliteFunctions;
extern const ErrorTable sqliteErrors;
extern const DialectForms sqliteForms;

} // namespace querymend
