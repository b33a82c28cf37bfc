#include "db/duckdb/duckdberror.h"

#include "base/json.h"

#include <charconv>
#include <optional>
#include <string>

#include <nlohmann/json.hpp>

namespace querymend {

namespace {

using nlohmann::json;

/// The JSON object of a message; some messages repeat their error class in front of it.
std::optional<json> objectIn(std::string_view said)
{
    const std::size_t brace = said.find('{');
    if (brace == std::string_view::npos || !(brace == 0 || said.substr(0, brace).ends_with(" Error: ")))
        return std::nullopt;
    auto parsed = parseJson(said.substr(brace));
    const auto isText = [&](const char* key) {
        const auto found = parsed->find(key);
        return found != parsed->end() && found->is_string();
    };
    if (!parsed || !parsed->is_object() || !isText("exception_type") || !isText("exception_message"))
        return std::nullopt;
    return std::move(parsed).value();
}

std::optional<std::uint32_t> offsetIn(const json& object)
{
    const auto position = object.find("position");
    if (position == object.end() || !position->is_string())
        return std::nullopt;
    const auto& digits = position->get_ref<const std::string&>();
    std::size_t number = 0;
    const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (problem != std::errc{} || end != digits.data() + digits.size())
        return std::nullopt;
    return static_cast<std::uint32_t>(number);
}

EngineFailure failureOf(std::string_view message)
{
    const auto isA = [&](std::string_view beginning) { return message.starts_with(beginning); };
    if (isA("INTERRUPT Error"))
        return EngineFailure::cancelled;
    if (isA("IO Error") || isA("Connection Error") || isA("FATAL Error"))
        return EngineFailure::lost;
    if (isA("Out of Memory Error"))
        return EngineFailure::exhausted;
    const bool wouldWrite = isA("Invalid Input Error: Cannot execute statement of type")
        || message.find("the configuration has been locked") != std::string_view::npos;
    return wouldWrite || isA("Permission Error") ? EngineFailure::notAllowed : EngineFailure::refused;
}

} // namespace

EngineError duckdbError(const char* said)
{
    EngineError error;
    error.message = said ? said : "DuckDB gives no reason";
    if (const auto object = objectIn(error.message)) {
        error.message = object->at("exception_type").get<std::string>()
            + " Error: " + object->at("exception_message").get<std::string>();
        error.offset = offsetIn(*object);
    }
    error.failure = failureOf(error.message);
    return error;
}

} // namespace querymend
