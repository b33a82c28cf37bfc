#pragma once

#include "base/result.h"
#include "llm/wire/modelreply.h"

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// Where a list of models has its members and their names.
struct ModelListForm {
    std::string_view list;
    std::string_view name;
};

/// The names in a list of models, in the server's order. Some servers send the list alone, without an object around it.
[[nodiscard]] Result<std::vector<std::string>, WireFailure> modelNamesIn(std::string_view body, ModelListForm form);

} // namespace querymend
