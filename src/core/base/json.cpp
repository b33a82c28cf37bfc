#include "base/json.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace querymend {

namespace {

/// The library quotes the number that it cannot hold at the end of its message, but does not say where it is.
JsonError numberTooLarge(std::string_view text, std::string_view message)
{
    const std::size_t close = message.rfind('\'');
    const std::size_t open = close == std::string_view::npos || close == 0 ? close : message.rfind('\'', close - 1);
    const std::size_t found =
        open == std::string_view::npos ? open : text.find(message.substr(open + 1, close - open - 1));
    return {found == std::string_view::npos ? 0 : found, std::string(message)};
}

/// The offset where arrays and objects are nested too deeply, or nothing.
std::optional<std::size_t> tooDeepAt(std::string_view text)
{
    std::size_t depth = 0;
    bool isInString = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (isInString && c == '\\')
            ++at;
        else if (c == '"')
            isInString = !isInString;
        else if (!isInString && (c == '[' || c == '{') && ++depth > deepestJson)
            return at;
        else if (!isInString && (c == ']' || c == '}') && depth > 0)
            --depth;
    }
    return std::nullopt;
}

} // namespace

Result<nlohmann::json, JsonError> parseJson(std::string_view text)
{
    // The library copies and serialises values recursively: deep nesting would exhaust the stack.
    if (const auto at = tooDeepAt(text))
        return Failure{JsonError{*at, "nested too deeply"}};
    try {
        return nlohmann::json::parse(text.begin(), text.end());
    } catch (const nlohmann::json::parse_error& error) {
        return Failure{JsonError{error.byte == 0 ? 0 : error.byte - 1, error.what()}}; // it counts from 1
    } catch (const nlohmann::json::out_of_range& error) {
        return Failure{numberTooLarge(text, error.what())};
    }
}

std::string toJsonLine(const nlohmann::ordered_json& value)
{
    return value.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

} // namespace querymend
