#pragma once

#include "run/event.h"
#include "run/verdictfields.h"

namespace querymend {

void describe(auto& fields, Like<MendingRound> auto& round)
{
    fields("code", round.code);
    fields("reason", round.reason);
    fields("confidence", round.confidence);
    fields("edits", round.edits);
    fields("sql", round.sql);
    fields("before", round.before);
    fields("after", round.after);
}

void describe(auto& fields, Like<AttemptMended> auto& body)
{
    fields("lane", body.attempt.lane);
    fields("attempt", body.attempt.number);
    fields("sql", body.sql);
    fields("rounds", body.rounds);
    fields("micros", body.time);
}

void describe(auto& fields, Like<MendingTaken> auto& body)
{
    fields("lane", body.attempt.lane);
    fields("attempt", body.attempt.number);
    fields("by", body.by);
}

} // namespace querymend
