#pragma once

#include "run/event.h"
#include "run/mendingfields.h"
#include "run/policyfields.h"
#include "run/promptfields.h"
#include "run/steeringfields.h"
#include "run/trafficfields.h"
#include "run/verdictfields.h"

namespace querymend {

void describe(auto& fields, Like<Question> auto& question)
{
    fields("text", question.text);
    fields("evidence", question.evidence);
    fields.later("directives", question.directives);
    fields.later("tables", question.tables);
}

void describeAttempt(auto& fields, auto& attempt)
{
    fields("lane", attempt.lane);
    fields("attempt", attempt.number);
}

void describe(auto& fields, Like<AttemptRef> auto& attempt)
{
    describeAttempt(fields, attempt);
}

void describe(auto& fields, Like<RunParent> auto& parent)
{
    fields("run", parent.run);
    fields("attempt", parent.attempt);
}

void describe(auto& fields, Like<RunStarted> auto& body)
{
    fields("question", body.question);
    fields("database", body.database);
    fields("dialect", body.dialect);
    fields("model", body.model);
    fields("model_kind", body.modelKind);
    fields("policy", body.policy);
    fields.later("parent", body.parent);
    fields.later("memory", body.memory);
    fields.later("price", body.price);
    fields.later("address", body.address);
    fields.rare("preset", body.preset);
}

void describe(auto&, Like<RunResumed> auto&) {}

void describe(auto& fields, Like<TimeRanOut> auto& body)
{
    fields("lane", body.lane);
}

void describe(auto& fields, Like<CandidateForked> auto& body)
{
    fields("lane", body.lane);
    fields("level", body.level);
    fields("method", body.method);
    fields("temperature", body.temperature);
    fields("shuffle_seed", body.shuffleSeed);
    fields.later("schema", body.schema);
    fields.rare("source", body.source);
}

void describeCall(auto& fields, auto& body)
{
    fields("effect", body.effect);
    describeAttempt(fields, body.attempt);
}

void describe(auto& fields, Like<ModelAsked> auto& body)
{
    describeCall(fields, body);
    fields("prompt", body.prompt);
    fields.later("notes", body.notes);
    fields.later("alarms", body.alarms);
    fields.later("temperature", body.temperature);
    fields.later("method", body.method);
}

void describe(auto& fields, Like<ModelReplied> auto& body)
{
    describeCall(fields, body);
    fields("text", body.text);
    fields("tokens", body.tokens);
    fields("ms", body.time);
    fields.later("traffic", body.traffic);
    fields.later("detail", body.detail);
}

void describe(auto& fields, Like<ReadWord> auto& word)
{
    fields("text", word.text);
    fields("kind", word.kind);
    fields("meaning", word.meaning);
}

void describe(auto& fields, Like<QuestionRead> auto& body)
{
    describeAttempt(fields, body.attempt);
    fields("words", body.words);
    fields("unread", body.unread);
    fields("confidence", body.confidence);
    fields.rare("others", body.others);
}

void describe(auto& fields, Like<ModelFailed> auto& body)
{
    describeCall(fields, body);
    fields("fault", body.fault);
    fields("message", body.message);
    fields("retry_after_ms", body.retryAfter);
    fields.later("should_retry", body.shouldRetry);
    fields.later("traffic", body.traffic);
    fields.later("tokens", body.tokens);
    fields.later("context", body.context);
}

void describe(auto& fields, Like<WaitStarted> auto& body)
{
    describeCall(fields, body);
    fields("ms", body.time);
    fields("reason", body.reason);
}

void describe(auto& fields, Like<WaitEnded> auto& body)
{
    describeCall(fields, body);
}

void describe(auto& fields, Like<CheckStarted> auto& body)
{
    describeCall(fields, body);
    fields("sql", body.sql);
}

void describe(auto& fields, Like<Checked> auto& body)
{
    describeCall(fields, body);
    fields("sql", body.sql);
    fields("verdict", body.verdict);
}

void describe(auto& fields, Like<Diagnosed> auto& body)
{
    describeAttempt(fields, body.attempt);
    fields.derived("category", body.code ? std::optional(label(categoryOf(*body.code))) : std::nullopt);
    fields("code", body.code);
    fields("identifier", body.identifier);
    fields("signature", body.signature);
    fields("fingerprint", body.fingerprint);
}

void describe(auto& fields, Like<HintChosen> auto& body)
{
    describeAttempt(fields, body.attempt);
    fields("level", body.level);
    fields("text", body.text);
    fields("raised", body.isRaised);
    fields.later("lessons", body.lessons);
}

void describe(auto& fields, Like<Reflected> auto& body)
{
    describeAttempt(fields, body.attempt);
    fields("reflection", body.reflection);
}

void describeRoleCall(auto& fields, auto& body)
{
    fields("effect", body.effect);
    fields("role", body.call.role);
    fields("number", body.call.number);
}

void describe(auto& fields, Like<RoleAsked> auto& body)
{
    describeRoleCall(fields, body);
    fields("prompt", body.prompt);
    fields.later("notes", body.notes);
    fields.later("alarms", body.alarms);
}

void describe(auto& fields, Like<RoleReplied> auto& body)
{
    describeRoleCall(fields, body);
    fields("text", body.text);
    fields("tokens", body.tokens);
    fields("ms", body.time);
    fields.later("traffic", body.traffic);
    fields.later("detail", body.detail);
}

void describe(auto& fields, Like<RoleFailed> auto& body)
{
    describeRoleCall(fields, body);
    fields("fault", body.fault);
    fields("message", body.message);
    fields.later("traffic", body.traffic);
    fields.later("tokens", body.tokens);
    fields.later("context", body.context);
}

void describe(auto& fields, Like<UnclearQuestion> auto& unclear)
{
    fields("question", unclear.question);
    fields("readings", unclear.readings);
}

void describe(auto& fields, Like<RoleConcluded> auto& body)
{
    fields("role", body.call.role);
    fields("number", body.call.number);
    fields("outcome", body.outcome);
    fields("results", body.results);
    fields.later("evidence", body.evidence);
    fields.rare("unclear", body.unclear);
}

void describe(auto& fields, Like<DroppedLane> auto& dropped)
{
    fields("lane", dropped.lane);
    fields("reason", dropped.reason);
}

void describe(auto& fields, Like<DuplicateLane> auto& duplicate)
{
    fields("lane", duplicate.lane);
    fields("of", duplicate.of);
}

void describe(auto& fields, Like<CandidatesCleaned> auto& body)
{
    fields("kept", body.kept);
    fields("dropped", body.dropped);
    fields("duplicates", body.duplicates);
}

void describe(auto& fields, Like<ComparisonStarted> auto& body)
{
    fields("effect", body.effect);
    fields("lanes", body.lanes);
    fields("order", body.order);
}

void describe(auto& fields, Like<ResultsCompared> auto& body)
{
    fields("effect", body.effect);
    fields("groups", body.groups);
    fields("notes", body.notes);
}

void describe(auto& fields, Like<AttemptTested> auto& body)
{
    describeAttempt(fields, body.attempt);
    fields("verdicts", body.verdicts);
    fields("findings", body.findings);
}

void describe(auto& fields, Like<ReturnedColumn> auto& column)
{
    fields("name", column.name);
    fields("type", column.type);
}

void describe(auto& fields, Like<ReturnedRows> auto& returned)
{
    fields("columns", returned.columns);
    fields("rows", returned.rows);
    fields("count", returned.count);
    fields("has_more", returned.hasMore);
    fields("problem", returned.problem);
}

void describe(auto& fields, Like<RowsAsked> auto& body)
{
    describeCall(fields, body);
    fields("sql", body.sql);
    fields("rows", body.rows);
}

void describe(auto& fields, Like<RowsReturned> auto& body)
{
    describeCall(fields, body);
    fields("returned", body.rows);
}

void describe(auto& fields, Like<TestedLane> auto& tested)
{
    fields("lane", tested.lane);
    fields("verdicts", tested.verdicts);
}

void describe(auto& fields, Like<TestsJudged> auto& body)
{
    fields("tests", body.tests);
    fields("lanes", body.lanes);
    fields.later("evidence", body.evidence);
}

void describe(auto& fields, Like<LaneEnded> auto& body)
{
    fields("lane", body.lane);
    fields("outcome", body.outcome);
    fields("best", body.best);
    fields("reason", body.reason);
}

void describe(auto& fields, Like<Escalated> auto& body)
{
    fields("from", body.from);
    fields("to", body.to);
    fields("context", body.context);
    fields.later("kept", body.kept);
}

void describe(auto& fields, Like<Selected> auto& body)
{
    describeAttempt(fields, body.attempt);
    fields("reason", body.reason);
}

void describe(auto& fields, Like<CancelAsked> auto& body)
{
    fields.later("reason", body.reason);
}

void describe(auto& fields, Like<RunFinished> auto& body)
{
    fields("outcome", body.outcome);
    fields("sql", body.sql);
    fields("reason", body.reason);
    fields.later("tokens", body.tokens);
}

} // namespace querymend
