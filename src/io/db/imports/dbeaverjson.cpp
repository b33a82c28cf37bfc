#include "db/imports/dbeaverjson.h"

#include <nlohmann/json.hpp>

#include <cstdint>

namespace querymend {

std::string textIn(const nlohmann::json& object, const char* name)
{
    const auto found = object.find(name);
    if (found == object.end())
        return {};
    if (found->is_string())
        return found->get<std::string>();
    return found->is_number_integer() ? std::to_string(found->get<std::int64_t>()) : std::string();
}

const nlohmann::json* objectIn(const nlohmann::json& object, const char* name)
{
    const auto found = object.find(name);
    return found == object.end() || !found->is_object() ? nullptr : &*found;
}

bool isTrueIn(const nlohmann::json& object, const char* name)
{
    const auto found = object.find(name);
    return found != object.end() && ((found->is_boolean() && found->get<bool>()) || textIn(object, name) == "true");
}

} // namespace querymend
