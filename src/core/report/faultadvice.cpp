#include "report/faultadvice.h"

namespace querymend {

std::string_view adviceOn(ModelFault fault)
{
    switch (fault) {
    case ModelFault::offline:
        return "Is this machine connected, and is a proxy needed?";
    case ModelFault::nameNotFound:
        return "Is base_url spelt correctly, and is this machine connected?";
    case ModelFault::tls:
        return "Check the certificate. To trust a server of your own, name its issuer's file in ca_file.";
    case ModelFault::refused:
        return "Is the server running, and is the port in base_url correct? If you use a proxy, is it running?";
    case ModelFault::redirected:
        return "If you trust the address that the server names, put it into base_url.";
    case ModelFault::auth:
        return "Is the key correct, and does it allow this model? If a proxy asks for a password, is that correct?";
    case ModelFault::quota:
        return "The quota is used up: check your account with the provider.";
    case ModelFault::rateLimit:
        return "Wait, or lower concurrency or the number of lanes.";
    case ModelFault::overload:
    case ModelFault::serverError:
        return "The fault is with the server: try again later, or use another model.";
    case ModelFault::contextTooLong:
        return "Use a model with a larger context, or a smaller part of the schema.";
    case ModelFault::contentFilter:
        return "The server refuses this wording: rephrase the question.";
    case ModelFault::modelMissing:
        return "Set model to a name that the server has, or load the model there.";
    case ModelFault::rejected:
        return "Do format and model match this server?";
    case ModelFault::wrongServer:
        return "Is base_url the address of the model server's API, and format the right kind?";
    case ModelFault::timedOut:
        return "Is the server busy or still loading? time_limits_ms says how long to wait.";
    case ModelFault::cutOff:
        return "Try again; if it keeps happening, a proxy or the server closes connections too early.";
    case ModelFault::malformed:
        return "Does this model follow instructions, and is reply_tokens large enough? If so, try another model.";
    case ModelFault::cancelled:
        return "Its reply was no longer needed; what had arrived is in the record.";
    case ModelFault::notRecorded:
        return "The record holds no reply to this request: use a live model.";
    }
    return {};
}

} // namespace querymend
