#include "run/calls.h"

namespace querymend {

namespace {

struct Requests {
    using Found = std::optional<CallRequest>;

    Found operator()(const ModelAsked& body) const
    {
        return CallRequest{CallKind::attempt, body.effect, body.attempt,     {},         &body.prompt,
                           &body.alarms,      nullptr,     body.temperature, &body.notes};
    }
    Found operator()(const RoleAsked& body) const
    {
        CallRequest request{CallKind::role, body.effect, {}, body.call, &body.prompt, &body.alarms};
        request.notes = &body.notes;
        return request;
    }
    Found operator()(const CheckStarted& body) const
    {
        return CallRequest{CallKind::check, body.effect, body.attempt, {}, nullptr, nullptr, &body.sql};
    }
    Found operator()(const RowsAsked& body) const
    {
        return CallRequest{CallKind::rows, body.effect, body.attempt, {}, nullptr, nullptr, &body.sql};
    }
    Found operator()(const ComparisonStarted& body) const
    {
        CallRequest request{CallKind::comparison, body.effect};
        request.lanes = &body.lanes;
        return request;
    }
    template <class Other>
    Found operator()(const Other&) const
    {
        return {};
    }
};

CallAnswer withDetail(CallAnswer answer, const ReplyDetail& detail)
{
    answer.detail = &detail;
    return answer;
}

struct Answers {
    using Found = std::optional<CallAnswer>;

    Found operator()(const ModelReplied& body) const
    {
        return withDetail({body.effect, body.attempt, {}, &body.text, &body.traffic, body.tokens, body.time},
                          body.detail);
    }
    Found operator()(const RoleReplied& body) const
    {
        return withDetail({body.effect, {}, body.call, &body.text, &body.traffic, body.tokens, body.time}, body.detail);
    }
    Found operator()(const ModelFailed& body) const
    {
        return CallAnswer{body.effect,     body.attempt,     {},          &body.message,
                          &body.traffic,   body.tokens,      {},          body.fault,
                          body.retryAfter, body.shouldRetry, body.context};
    }
    Found operator()(const RoleFailed& body) const
    {
        return CallAnswer{body.effect, {}, body.call, &body.message, &body.traffic, body.tokens, {}, body.fault};
    }
    template <class Other>
    Found operator()(const Other&) const
    {
        return {};
    }
};

} // namespace

std::optional<CallRequest> requestIn(const EventBody& body)
{
    return std::visit(Requests{}, body);
}

std::optional<CallAnswer> answerIn(const EventBody& body)
{
    return std::visit(Answers{}, body);
}

} // namespace querymend
