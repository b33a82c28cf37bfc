#pragma once

#include "check/schemaview.h"
#include "dialect/dialect.h"
#include "mcp/mcparguments.h"
#include "mcp/toolanswer.h"
#include "prompt/linking/linkindex.h"

namespace querymend {

/// The tables that an agent asks for, within the tokens that it allows. Only what the catalog has is ever named.
[[nodiscard]] ToolAnswer tableAnswer(const SchemaView& schema, const LinkIndex& index, const Dialect& dialect,
                                     const ToolArguments& arguments, const std::vector<std::string>& glossary);

} // namespace querymend
