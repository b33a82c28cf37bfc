#include "report/faultadvice.h"

namespace querymend {

std::string_view adviceOn(ModelFault fault)
{
    switch (fault) {
    case ModelFault::offline:
        return "Is this machine connected, and is a proxy needed?";
    case ModelFault::nameNotFound:
        return "Is base_url spelt right, and is this machine connected?";
    case ModelFault::tls:
        return "See what is wrong with the certificate; that of a server of your own is trusted with its issuer's file "
               "as ca_file.";
    case ModelFault::refused:
        return "Is the server running, and at the port that base_url has? Where a proxy refuses, is the proxy running?";
    case ModelFault::redirected:
        return "Put the address that the server names into base_url, if it is to be trusted.";
    case ModelFault::auth:
        return "Is the key right, and does it allow this model? Where a proxy asks, is its password right?";
    case ModelFault::quota:
        return "What was paid for is used up: see the account with the provider.";
    case ModelFault::rateLimit:
        return "Wait, or lower concurrency or the number of lanes.";
    case ModelFault::overload:
    case ModelFault::serverError:
        return "The trouble is the server's: try again later, or use another model.";
    case ModelFault::contextTooLong:
        return "Use a model that holds more, or a smaller part of the schema.";
    case ModelFault::contentFilter:
        return "The server refuses these words: put the question in others.";
    case ModelFault::modelMissing:
        return "Put a name that the server has into model, or load the model there.";
    case ModelFault::rejected:
        return "Do format and model fit this server?";
    case ModelFault::wrongServer:
        return "Is base_url the address of the model server's interface, and format its kind?";
    case ModelFault::timedOut:
        return "Is the server busy or still loading? time_limits_ms says how long to wait.";
    case ModelFault::cutOff:
        return "Try again; if it goes on, a proxy or the server ends connections too early.";
    case ModelFault::malformed:
        return "Does this model follow instructions, and is reply_tokens large enough? If so, try another model.";
    case ModelFault::cancelled:
        return "Nobody waited for it any longer; what had come is in the record.";
    case ModelFault::notRecorded:
        return "The record holds no answer to this: ask a live model.";
    }
    return {};
}

} // namespace querymend
