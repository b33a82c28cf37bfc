#include "llm/wire/answerschema.h"

#include "prompt/replyschema.h"

#include <nlohmann/json.hpp>

namespace querymend {

nlohmann::ordered_json answerSchema()
{
    return nlohmann::ordered_json::parse(replySchema());
}

} // namespace querymend
