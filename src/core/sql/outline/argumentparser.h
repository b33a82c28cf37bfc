#pragma once

#include "sql/outline/parsecontext.h"

namespace querymend {

/// Reads the arguments of a call, up to the end of its parenthesis. The function's name is in lower case, and empty if
/// it was quoted.
void parseArguments(ParseContext& in, CallId id, std::string_view function);
/// Reads the words of special call syntax that may follow an argument, with whatever belongs to them.
void parseArgumentWords(ParseContext& in, CallId id);

} // namespace querymend
