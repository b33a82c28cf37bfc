#include "prompt/replyschema.h"

namespace querymend {

std::string_view replySchema()
{
    return R"({"type":"object","properties":{)"
           R"("sql":{"type":["string","null"],"description":"one statement that only reads"},)"
           R"("explanation":{"type":["string","null"],"description":"how it answers the question"},)"
           R"("invalid_request":{"type":["string","null"],"description":"why the question cannot be answered"}},)"
           R"("required":["sql","explanation","invalid_request"],"additionalProperties":false})";
}

} // namespace querymend
