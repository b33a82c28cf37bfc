#include "report/byhand.h"

#include "report/reporttext.h"
#include "run/enumnames.h"

#include <string_view>

namespace querymend {

namespace {

bool isLong(EditedField field)
{
    switch (field) {
    case EditedField::sql:
    case EditedField::hint:
    case EditedField::evidence:
    case EditedField::question:
        return true;
    case EditedField::category:
    case EditedField::temperature:
    case EditedField::model:
    case EditedField::level:
    case EditedField::asks:
        break;
    }
    return false;
}

struct Interventions {
    using Found = std::optional<Intervention>;

    Found operator()(const RunEdited& body) const
    {
        Intervention made;
        if (!body.attempt.lane.isNone())
            made.attempt = body.attempt;
        made.subject = body.role ? roleText(*body.role) : "run";
        made.text = "changed the " + std::string(recordName(body.field));
        if (isLong(body.field))
            made.written = body.after;
        else
            made.text += (body.before.empty() ? "" : " from " + body.before) + " to " + body.after;
        return made;
    }
    Found operator()(const RetryAsked& body) const
    {
        return Intervention{body.attempt, {}, "asked for another attempt with their own hint", body.hint};
    }
    Found operator()(const MendingTaken& body) const
    {
        if (body.by == MendedBy::policy)
            return {};
        return Intervention{body.attempt, {}, "had its correction tried, which was made without a model", {}};
    }
    Found operator()(const AttemptAccepted& body) const
    {
        return Intervention{body.attempt, {}, "accepted it as the answer", {}};
    }
    Found operator()(const EmptinessConfirmed& body) const
    {
        return Intervention{body.attempt, {}, "confirmed that an empty result is right", {}};
    }
    template <class Other>
    Found operator()(const Other&) const
    {
        return {};
    }
};

} // namespace

std::optional<Intervention> interventionIn(const EventBody& body)
{
    return std::visit(Interventions{}, body);
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
