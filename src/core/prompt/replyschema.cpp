#include "prompt/replyschema.h"

namespace querymend {

std::string_view replySchema()
{
    return R"({"type":"object","properties":{)"
           R"("invalid_request":{"description":"Why the question cannot be answered; null if it can.",)"
           R"("anyOf":[{"type":"string"},{"type":"null"}]},)"
           R"("plan":{"description":"In a few short sentences, how the statement answers the question; null if there is none.",)"
           R"("anyOf":[{"type":"string"},{"type":"null"}]},)"
           R"("sql":{"description":"The one SQL statement that answers the question; null if there is none.",)"
           R"("anyOf":[{"type":"string"},{"type":"null"}]}},)"
           R"("required":["invalid_request","plan","sql"],"additionalProperties":false})";
}

} // namespace querymend
