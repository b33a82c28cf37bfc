#pragma once

#include "base/result.h"
#include "llm/wire/modelreply.h"

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// The JSON keys of a list of models, and of the name in each member.
struct ModelListForm {
    std::string_view list;
    std::string_view name;
};

/// The names in a list of models, in the server's order. Also accepts a bare array, which some servers send.
[[nodiscard]] Result<std::vector<std::string>, WireFailure> modelNamesIn(std::string_view body, ModelListForm form);

} // namespace querymend
