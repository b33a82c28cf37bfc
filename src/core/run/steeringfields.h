#pragma once

#include "run/event.h"
#include "run/recordfields.h"
#include "run/trafficfields.h"

namespace querymend {

void describe(auto& fields, Like<RoleCall> auto& call)
{
    fields("role", call.role);
    fields("number", call.number);
}

void describe(auto& fields, Like<RunPaused> auto& body)
{
    fields("effect", body.effect);
    fields("attempt", body.attempt);
    fields("role", body.role);
    fields("before", body.before);
    fields("reason", body.reason);
    fields.rare("reads", body.reads);
}

void describe(auto& fields, Like<RunContinued> auto& body)
{
    fields.derived("by", "person");
    fields("effect", body.effect);
    fields("attempt", body.attempt);
    fields("way", body.way);
    fields.later("replaced", body.isReplaced);
}

void describe(auto& fields, Like<RunEdited> auto& body)
{
    fields.derived("by", "person");
    fields("lane", body.attempt.lane);
    fields("attempt", body.attempt.number);
    fields("field", body.field);
    fields("before", body.before);
    fields("after", body.after);
    fields.later("role", body.role);
    fields.later("model", body.terms);
}

void describe(auto& fields, Like<PersonQuestion> auto& question)
{
    fields("effect", question.effect);
    fields("moment", question.moment);
    fields("attempt", question.attempt);
    fields("question", question.question);
    fields("readings", question.readings);
    fields("lanes", question.lanes);
    fields.rare("apart", question.apart);
}

void describe(auto& fields, Like<PersonAsked> auto& body)
{
    describe(fields, body.what);
}

void describe(auto& fields, Like<PersonAnswered> auto& body)
{
    fields.derived("by", "person");
    fields("effect", body.effect);
    fields("answer", body.answer);
    fields("reading", body.reading);
}

void describe(auto& fields, Like<RetryAsked> auto& body)
{
    fields.derived("by", "person");
    fields("lane", body.attempt.lane);
    fields("attempt", body.attempt.number);
    fields("hint", body.hint);
}

void describeAcceptance(auto& fields, auto& body)
{
    fields.derived("by", "person");
    fields("lane", body.attempt.lane);
    fields("attempt", body.attempt.number);
    fields("sql", body.sql);
}

void describe(auto& fields, Like<AttemptAccepted> auto& body)
{
    describeAcceptance(fields, body);
}

void describe(auto& fields, Like<EmptinessConfirmed> auto& body)
{
    describeAcceptance(fields, body);
}

} // namespace querymend
