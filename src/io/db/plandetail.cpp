#include "db/plandetail.h"

#include "base/json.h"

#include <nlohmann/json.hpp>

namespace querymend {

std::string planDetail(const nlohmann::json& value)
{
    if (value.is_string())
        return value.get<std::string>();
    if (!value.is_array())
        return toJsonLine(value);
    std::string list;
    for (const nlohmann::json& entry : value)
        list += (list.empty() ? "" : ", ") + planDetail(entry);
    return list;
}

} // namespace querymend
