#include "base/json.h"

#include <nlohmann/json.hpp>

namespace querymend {

Result<nlohmann::json, JsonError> parseJson(std::string_view text)
{
    try {
        return nlohmann::json::parse(text.begin(), text.end());
    } catch (const nlohmann::json::parse_error& error) {
        return Failure{JsonError{error.byte, error.what()}};
    }
}

std::string toJsonLine(const nlohmann::ordered_json& value)
{
    return value.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

} // namespace querymend
