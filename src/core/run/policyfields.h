#pragma once

#include "run/policy.h"
#include "run/recordfields.h"
#include "run/trafficfields.h"

#include <type_traits>

namespace querymend {

void describe(auto& fields, Like<RoleModel> auto& model)
{
    fields("role", model.role);
    fields("model", model.model);
    fields.rare("price", model.price);
}

void describe(auto& fields, Like<RunPolicy> auto& policy)
{
    fields("lanes", policy.lanes);
    fields("max_retries", policy.maxRetries);
    fields("level", policy.level);
    fields("max_escalations", policy.maxEscalations);
    fields("malformed_replies", policy.malformedReplies);
    fields("transport_retries", policy.transportRetries);
    fields("tokens", policy.tokens);
    fields("time_ms", policy.time);
    fields("checks", policy.checks);
    fields("empty_rows", policy.emptyRows);
    fields("values", policy.values);
    fields("seed", policy.seed);
    fields.later("concurrency", policy.concurrency);
    fields.later("call_time_ms", policy.callTime);
    fields.later("lane_time_ms", policy.laneTime);
    fields.later("roles", policy.roles);
    fields.later("schema", policy.schema);
    fields.later("schema_tokens", policy.schemaTokens);
    fields.later("context_tokens", policy.contextTokens);
    fields.later("keywords", policy.keywords);
    fields.later("mending", policy.mending);
    fields.later("reply_form", policy.reply);
    fields.later("samples", policy.samples);
    // Older runs ended with whatever passed most tests.
    if constexpr (!std::is_const_v<std::remove_reference_t<decltype(policy)>>)
        policy.neededTests = NeededTests::none;
    fields.later("needed_tests", policy.neededTests);
    fields.later("failed_tests", policy.failedTests);
    fields.rare("asks", policy.asks);
    fields.rare("methods", policy.methods);
    fields.rare("bands", policy.bands);
    fields.rare("cost", policy.cost);
    fields.rare("role_models", policy.roleModels);
    fields.rare("question_in_hints", policy.hintQuestion);
    fields.rare("first_lane", policy.firstLane);
}

} // namespace querymend
