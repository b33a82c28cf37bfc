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

/// The models that a server lists, in its order.
struct ModelList {
    std::vector<std::string> names;
    std::string owner{}; ///< of the first model, which tells some servers from others; empty if the list has none
};

/// The models in a list. Also accepts a bare array, which some servers send.
[[nodiscard]] Result<ModelList, WireFailure> modelNamesIn(std::string_view body, ModelListForm form);

} // namespace querymend
