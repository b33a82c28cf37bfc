#pragma once

#include "run/recordfields.h"
#include "run/tokensum.h"

#include <type_traits>

namespace querymend {

void describe(auto& fields, Like<TokenCounts> auto& tokens)
{
    fields("prompt", tokens.prompt);
    fields("reply", tokens.reply);
    fields.later("cached", tokens.cached);
    fields.later("cache_written", tokens.cacheWritten);
    if constexpr (!std::is_const_v<std::remove_reference_t<decltype(tokens)>>) {
        if (tokens == TokenCounts{0, 0}) // older records wrote unknown counts as zeros
            tokens = {};
    }
}

void describe(auto& fields, Like<ReplyDetail> auto& detail)
{
    fields("provider", detail.provider);
    fields("response_model", detail.model);
    fields("finish_reason", detail.finish);
    fields("reasoning", detail.reasoning);
    fields.later("unstructured", detail.isUnstructured);
}

void describe(auto& fields, Like<ContextSizes> auto& sizes)
{
    fields("prompt_tokens", sizes.prompt);
    fields("context_tokens", sizes.context);
}

void describe(auto& fields, Like<ModelPrice> auto& price)
{
    fields("prompt_per_million", price.prompt);
    fields("reply_per_million", price.reply);
    fields("currency", price.currency);
    fields.later("cached_per_million", price.cached);
    fields.later("cache_write_per_million", price.cacheWrite);
}

void describe(auto& fields, Like<ModelTerms> auto& terms)
{
    fields("kind", terms.kind);
    fields("price", terms.price);
    fields("context_tokens", terms.contextTokens);
    fields.later("reply_form", terms.reply);
    fields.later("samples", terms.samples);
}

void describe(auto& fields, Like<ModelCost> auto& cost)
{
    fields("amount", cost.amount);
    fields("currency", cost.currency);
    fields("at_least", cost.isLeast);
}

void describe(auto& fields, Like<ChargedBefore> auto& charged)
{
    fields("prompt", charged.prompt);
    fields("reply", charged.reply);
    fields("untold_calls", charged.untold);
    fields("cost", charged.cost);
    fields.later("cached", charged.cached);
    fields.later("cache_written", charged.cacheWritten);
}

void describe(auto& fields, Like<TokenSum> auto& sum)
{
    fields("prompt", sum.prompt);
    fields("reply", sum.reply);
    fields("untold_calls", sum.untold);
    fields("price", sum.price);
    fields.later("before", sum.before);
    fields.later("cached", sum.cached);
    fields.later("cache_written", sum.cacheWritten);
    fields.derived("cost", sum.cost());
}

void describe(auto& fields, Like<HttpHeader> auto& header)
{
    fields("name", header.name);
    fields("value", header.value);
}

void describe(auto& fields, Like<TrafficCut> auto& cut)
{
    fields("at", cut.at);
    fields("bytes", cut.bytes);
    fields("header_bytes", cut.headerBytes);
}

void describe(auto& fields, Like<ModelTraffic> auto& traffic)
{
    fields("request", traffic.request);
    fields("request_headers", traffic.requestHeaders);
    fields.bytes("request_body", traffic.requestBody);
    fields("status", traffic.status);
    fields("headers", traffic.headers);
    fields.bytes("body", traffic.body);
    fields.later("cut", traffic.cut);
}

} // namespace querymend
