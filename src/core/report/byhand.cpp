#include "report/byhand.h"

#include "run/enumnames.h"

#include <string_view>

namespace querymend {

namespace {

std::string editText(const RunEdited& body)
{
    const std::string what = "changed the " + std::string(recordName(body.field));
    switch (body.field) {
    case EditedField::sql:
    case EditedField::hint:
    case EditedField::evidence:
    case EditedField::question:
        return what;
    case EditedField::category:
    case EditedField::temperature:
    case EditedField::model:
    case EditedField::level:
        break;
    }
    return what + (body.before.empty() ? "" : " from " + body.before) + " to " + body.after;
}

} // namespace

std::optional<AttemptRef> attemptByHand(const EventBody& body)
{
    if (const auto* const edited = std::get_if<RunEdited>(&body))
        return edited->attempt.lane.isNone() ? std::nullopt : std::optional(edited->attempt);
    if (const auto* const retry = std::get_if<RetryAsked>(&body))
        return retry->attempt;
    if (const auto* const accepted = std::get_if<AttemptAccepted>(&body))
        return accepted->attempt;
    if (const auto* const empty = std::get_if<EmptinessConfirmed>(&body))
        return empty->attempt;
    return std::nullopt;
}

std::string byHandText(const EventBody& body)
{
    if (const auto* const edited = std::get_if<RunEdited>(&body))
        return editText(*edited);
    if (std::holds_alternative<RetryAsked>(body))
        return "asked for another attempt with their own hint";
    if (std::holds_alternative<AttemptAccepted>(body))
        return "accepted it as the answer";
    if (std::holds_alternative<EmptinessConfirmed>(body))
        return "confirmed that an empty result is right";
    return {};
}

std::string stopText(const RunPaused& body)
{
    const std::string place = body.before == StopPlace::model ? "the model" : "the database";
    switch (body.reason) {
    case StopReason::breakpoint:
        return "before " + place + " is called, at a breakpoint";
    case StopReason::category:
        return "before " + place + " is called, because of the mistake";
    case StopReason::step:
        break;
    }
    return "before " + place + " is called, after one step";
}

} // namespace querymend
