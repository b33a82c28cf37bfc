#include "llm/wire/faults.h"

#include "base/ascii.h"
#include "llm/wire/errorfacts.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace querymend {

namespace {

struct NamedFault {
    std::string_view name;
    ModelFault fault;
};

// clang-format off

/// Names that servers use in `type` and `code`, without those too general to mean anything.
constexpr std::array names{
    NamedFault{"insufficient_quota",             ModelFault::quota},
    NamedFault{"insufficient_balance",           ModelFault::quota},
    NamedFault{"insufficient_credits",           ModelFault::quota},
    NamedFault{"billing_hard_limit_reached",     ModelFault::quota},
    NamedFault{"billing_not_active",             ModelFault::quota},
    NamedFault{"billing_error",                  ModelFault::quota},
    NamedFault{"invalid_api_key",                ModelFault::auth},
    NamedFault{"authentication_error",           ModelFault::auth},
    NamedFault{"permission_error",               ModelFault::auth},
    NamedFault{"permission_denied",              ModelFault::auth},
    NamedFault{"unauthorized",                   ModelFault::auth},
    NamedFault{"rate_limit_exceeded",            ModelFault::rateLimit},
    NamedFault{"rate_limit_error",               ModelFault::rateLimit},
    NamedFault{"resource_exhausted",             ModelFault::rateLimit},
    NamedFault{"overloaded_error",               ModelFault::overload},
    NamedFault{"overloaded",                     ModelFault::overload},
    NamedFault{"engine_overloaded",              ModelFault::overload},
    NamedFault{"unavailable_error",              ModelFault::overload},
    NamedFault{"context_length_exceeded",        ModelFault::contextTooLong},
    NamedFault{"context_window_exceeded",        ModelFault::contextTooLong},
    NamedFault{"exceed_context_size_error",      ModelFault::contextTooLong},
    NamedFault{"request_too_large",              ModelFault::contextTooLong},
    NamedFault{"string_above_max_length",        ModelFault::contextTooLong},
    NamedFault{"content_filter",                 ModelFault::contentFilter},
    NamedFault{"content_policy_violation",       ModelFault::contentFilter},
    NamedFault{"responsibleaipolicyviolation",   ModelFault::contentFilter},
    NamedFault{"model_not_found",                ModelFault::modelMissing},
    NamedFault{"timeout_error",                  ModelFault::timedOut},
};

/// Phrases in messages of servers, in order of precedence.
constexpr std::array words{
    NamedFault{"maximum context length",         ModelFault::contextTooLong},
    NamedFault{"exceeds the context length",     ModelFault::contextTooLong},
    NamedFault{"available context size",         ModelFault::contextTooLong},
    NamedFault{"context window",                 ModelFault::contextTooLong},
    NamedFault{"exceed context limit",           ModelFault::contextTooLong},
    NamedFault{"context length currently",       ModelFault::contextTooLong},
    NamedFault{"maximum model length",           ModelFault::contextTooLong},
    NamedFault{"maximum prompt length",          ModelFault::contextTooLong},
    NamedFault{"model token limit",              ModelFault::contextTooLong},
    NamedFault{"maximum number of tokens",       ModelFault::contextTooLong},
    NamedFault{"model's context length",         ModelFault::contextTooLong},
    NamedFault{"exceeds context length",         ModelFault::contextTooLong},
    NamedFault{"than the context length",        ModelFault::contextTooLong},
    NamedFault{"context size has been exceeded", ModelFault::contextTooLong},
    NamedFault{"`inputs` tokens",                ModelFault::contextTooLong},
    NamedFault{"prompt is too long",             ModelFault::contextTooLong},
    NamedFault{"prompt too long",                ModelFault::contextTooLong},
    NamedFault{"too many tokens",                ModelFault::contextTooLong},
    NamedFault{"credit balance is too low",      ModelFault::quota},
    NamedFault{"insufficient credits",           ModelFault::quota},
    NamedFault{"insufficient balance",           ModelFault::quota},
    NamedFault{"loading model",                  ModelFault::overload},
    NamedFault{"server busy",                    ModelFault::overload},
    NamedFault{"overloaded",                     ModelFault::overload},
    NamedFault{"incorrect api key",              ModelFault::auth},
    NamedFault{"invalid api key",                ModelFault::auth},
    NamedFault{"api key not valid",              ModelFault::auth},
    NamedFault{"invalid x-api-key",              ModelFault::auth},
};

struct NamedPart {
    std::string_view word;
    CallPart part;
};

/// Words that servers use for what they do not accept; local servers turn a schema into a grammar.
constexpr std::array parts{
    NamedPart{"response_format",                 CallPart::structure},
    NamedPart{"json_schema",                     CallPart::structure},
    NamedPart{"json schema",                     CallPart::structure},
    NamedPart{"output_config",                   CallPart::structure},
    NamedPart{"output_format",                   CallPart::structure},
    NamedPart{"structured output",               CallPart::structure},
    NamedPart{"text.format",                     CallPart::structure},
    NamedPart{"responsejsonschema",              CallPart::structure},
    NamedPart{"response_json_schema",            CallPart::structure},
    NamedPart{"responsemimetype",                CallPart::structure},
    NamedPart{"json mode",                       CallPart::structure},
    NamedPart{"chatrequest.format",              CallPart::structure},
    NamedPart{"grammar",                         CallPart::structure},
    NamedPart{"initialize samplers",             CallPart::structure},
    NamedPart{"cache_control",                   CallPart::cacheMarks},
    NamedPart{"temperature",                     CallPart::temperature},
    NamedPart{"max_tokens",                      CallPart::replyLimit},
    NamedPart{"max_completion_tokens",           CallPart::replyLimit},
    NamedPart{"num_predict",                     CallPart::replyLimit},
    NamedPart{"max_output_tokens",               CallPart::replyLimit},
    NamedPart{"maxoutputtokens",                 CallPart::replyLimit},
    NamedPart{"stream_options",                  CallPart::usage},
    NamedPart{"include_usage",                   CallPart::usage},
    NamedPart{"seed",                            CallPart::seed},
    NamedPart{"streaming is not",                CallPart::streaming},
    NamedPart{"streaming not",                   CallPart::streaming},
    NamedPart{"not support streaming",           CallPart::streaming},
    NamedPart{"to stream this model",            CallPart::streaming},
};

// clang-format on

bool holds(std::string_view text, std::string_view word)
{
    return text.find(word) != std::string_view::npos;
}

bool saysThatModelIsMissing(std::string_view message)
{
    constexpr std::array<std::string_view, 4> ways{"not found", "not exist", "no such model", "try pulling it"};
    return holds(message, "model")
        && std::any_of(ways.begin(), ways.end(), [&](std::string_view way) { return holds(message, way); });
}

std::optional<ModelFault> faultByName(const ErrorFacts& facts)
{
    for (const std::string& name : {asciiLowered(facts.code), asciiLowered(facts.type)}) {
        const auto found =
            std::find_if(names.begin(), names.end(), [&](const NamedFault& n) { return n.name == name; });
        if (found != names.end())
            return found->fault;
    }
    return std::nullopt;
}

std::optional<ModelFault> faultByWords(const ErrorFacts& facts)
{
    const std::string message = asciiLowered(facts.message);
    if (saysThatModelIsMissing(message) || (facts.type == "not_found_error" && holds(message, "model")))
        return ModelFault::modelMissing;
    const auto found =
        std::find_if(words.begin(), words.end(), [&](const NamedFault& w) { return holds(message, w.name); });
    return found == words.end() ? std::nullopt : std::optional(found->fault);
}

ModelFault faultByStatus(int status)
{
    switch (status) {
    case 400:
    case 422:
        return ModelFault::rejected;
    case 401:
    case 403:
    case 407: // the proxy requires credentials
        return ModelFault::auth;
    case 402:
        return ModelFault::quota;
    case 404:
    case 405:
        return ModelFault::wrongServer;
    case 408:
    case 504:
        return ModelFault::timedOut;
    case 409:
        return ModelFault::serverError;
    case 413:
        return ModelFault::contextTooLong;
    case 429:
        return ModelFault::rateLimit;
    case 503:
    case 529:
        return ModelFault::overload;
    default:
        break;
    }
    if (status == 0 || status >= 500)
        return ModelFault::serverError;
    if (status >= 400)
        return ModelFault::rejected;
    return status >= 300 ? ModelFault::redirected : ModelFault::wrongServer;
}

} // namespace

ModelFault faultOf(const ErrorFacts& facts)
{
    if (const std::optional<ModelFault> fault = faultByName(facts))
        return *fault;
    // Messages about tokens per minute read like those about a context that is too small; the status is more reliable.
    constexpr std::array<int, 4> plain{401, 402, 403, 429};
    if (std::find(plain.begin(), plain.end(), facts.status) == plain.end()) {
        if (const std::optional<ModelFault> fault = faultByWords(facts))
            return *fault;
    }
    return faultByStatus(facts.status);
}

bool isLoading(const ErrorFacts& facts)
{
    constexpr std::array<std::string_view, 4> ways{"loading model", "currently loading", "still loading",
                                                   "model is loading"};
    const std::string message = asciiLowered(facts.message);
    return facts.status == 503
        && std::any_of(ways.begin(), ways.end(), [&](std::string_view way) { return holds(message, way); });
}

std::optional<CallPart> refusedPartOf(const ErrorFacts& facts)
{
    const std::string message = asciiLowered(facts.message);
    if (holds(message, "max_tokens") && holds(message, "max_completion_tokens"))
        return CallPart::oldLimitName;
    if (facts.param == "stream")
        return CallPart::streaming;
    for (const std::string& text : {asciiLowered(facts.param), message}) {
        const auto found =
            std::find_if(parts.begin(), parts.end(), [&](const NamedPart& p) { return holds(text, p.word); });
        if (found != parts.end())
            return found->part;
    }
    return std::nullopt;
}

} // namespace querymend
