#include "llm/wire/modelcall.h"

namespace querymend {

ModelCall without(ModelCall call, CallPart part)
{
    switch (part) {
    case CallPart::structure:
        call.shape = ReplyShape::free;
        break;
    case CallPart::temperature:
        call.temperature.reset();
        break;
    case CallPart::seed:
        call.seed.reset();
        break;
    case CallPart::replyLimit:
        call.mostReplyTokens = 0;
        break;
    case CallPart::usage:
        call.usage = UsageWish::notAsked;
        break;
    case CallPart::streaming:
        call.flow = ReplyFlow::whole;
        break;
    case CallPart::oldLimitName:
        call.limitName = LimitName::maxCompletionTokens;
        break;
    case CallPart::cacheMarks:
        call.sharedEnds.clear();
        break;
    }
    return call;
}

} // namespace querymend
