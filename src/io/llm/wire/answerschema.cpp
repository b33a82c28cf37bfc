#include "llm/wire/answerschema.h"

#include <nlohmann/json.hpp>

namespace querymend {

namespace {

using Json = nlohmann::ordered_json;

Json textOrNull(const char* description)
{
    Json property;
    property["description"] = description;
    property["anyOf"] = Json::array({Json{{"type", "string"}}, Json{{"type", "null"}}});
    return property;
}

} // namespace

Json answerSchema()
{
    Json schema;
    schema["type"] = "object";
    Json& properties = schema["properties"];
    properties["sql"] = textOrNull("The one SQL statement that answers the question; null if there is none.");
    properties["explanation"] = textOrNull("In one sentence, what the statement does; null if there is none.");
    properties["invalid_request"] = textOrNull("Why the question cannot be answered; null if it can.");
    schema["required"] = Json::array({"sql", "explanation", "invalid_request"});
    schema["additionalProperties"] = false;
    return schema;
}

} // namespace querymend
