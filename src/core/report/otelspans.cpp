#include "report/otelspans.h"

#include "report/heldspans.h"
#include "report/openspans.h"
#include "report/otelconventions.h"
#include "report/otelrecord.h"
#include "run/askedmodel.h"
#include "run/editing.h"
#include "run/enumnames.h"

#include <algorithm>
#include <deque>
#include <map>
#include <utility>

namespace querymend {

namespace {

constexpr std::string_view neverEnded = "interrupted";
constexpr std::string_view stopped = "cancelled";

/// Begins and ends spans as events arrive.
class SpanBuilder {
public:
    explicit SpanBuilder(Content content) : m_content(content) {}

    void add(const RunEvent& event)
    {
        if (m_spans.empty())
            begin(event, "invoke_workflow querymend", SpanKind::internal);
        m_before = std::exchange(m_event, &event);
        std::visit([this](const auto& body) { take(body); }, event.body);
        root().end = event.at;
    }

    [[nodiscard]] std::string take(std::string_view run)
    {
        if (!m_isFinished)
            root().error = neverEnded;
        stop(m_open.takeAll(), neverEnded);
        std::vector<const OtelSpan*> spans;
        for (const OtelSpan& span : m_spans) {
            if (!m_held.has(span))
                spans.push_back(&span);
        }
        return otelRecord(run, spans);
    }

private:
    OtelSpan& root() { return m_spans.front(); }

    OtelSpan& begin(const RunEvent& event, std::string name, SpanKind kind)
    {
        OtelSpan* const parent = m_spans.empty() ? nullptr : &root();
        OtelSpan& span = m_spans.emplace_back();
        span.name = std::move(name);
        span.kind = kind;
        span.parent = parent;
        span.seq = event.seq;
        span.start = span.end = event.at;
        return span;
    }

    OtelSpan& begin(std::string name, SpanKind kind, const AttemptRef& attempt)
    {
        OtelSpan& span = begin(*m_event, std::move(name), kind);
        span.set("querymend.lane", std::uint64_t{attempt.lane.value} + 1);
        span.set("querymend.attempt", std::uint64_t{attempt.number} + 1);
        return span;
    }

    void end(OtelSpan& span, std::string_view error, std::string_view why)
    {
        span.end = m_event->at;
        span.error = error;
        if (isIncluded())
            span.errorMessage = why;
    }

    /// Ends spans whose answers are no longer awaited, and the check that a database span belongs to.
    void stop(const std::vector<OtelSpan*>& spans, std::string_view why)
    {
        for (OtelSpan* span : spans) {
            end(*span, why, {});
            if (span->role == SpanRole::database)
                end(*span->parent, why, {});
        }
    }

    [[nodiscard]] bool isIncluded() const { return m_content == Content::included; }

    /// Sets the attributes that all model calls have.
    void setCall(OtelSpan& span, const std::vector<PromptSection>& prompt)
    {
        span.set("gen_ai.operation.name", "chat");
        span.set("gen_ai.request.model", m_model.name);
        // The record does not name the provider of a live model; other replies are played back by the program.
        if (m_model.terms.kind != ModelKind::live)
            span.set("gen_ai.provider.name", "querymend");
        if (isIncluded())
            span.set("gen_ai.input.messages", promptMessages(prompt));
    }

    void take(const RunStarted& body)
    {
        m_model.take(body);
        m_system = systemNameOf(body.dialect);
        root().set("gen_ai.operation.name", "invoke_workflow");
        root().set("gen_ai.workflow.name", "querymend");
        root().set("querymend.run", m_event->run);
        root().set("querymend.model.kind", recordName(body.modelKind));
        if (isIncluded())
            root().set("gen_ai.input.messages", questionMessages(body.question.text));
    }

    void take(const CandidateForked& body) { m_temperatures[body.lane.value] = body.temperature; }

    void take(const ModelAsked& body)
    {
        OtelSpan& span = begin("chat " + m_model.name, SpanKind::client, body.attempt);
        setCall(span, body.prompt);
        if (const auto known = m_temperatures.find(body.attempt.lane.value); known != m_temperatures.end())
            span.set("gen_ai.request.temperature", known->second);
        m_open.add(body.effect, span, body.attempt.lane);
    }

    void take(const RoleAsked& body)
    {
        OtelSpan& span = begin(*m_event, "chat " + m_model.name, SpanKind::client);
        setCall(span, body.prompt);
        span.set("querymend.role", recordName(body.call.role));
        const bool isOfLane = body.call.role == ModelRole::evaluator;
        m_open.add(body.effect, span, isOfLane ? std::optional(LaneId{body.call.number}) : std::nullopt);
    }

    /// Handles a reply to a lane or a role, which have the same fields.
    void addReply(const auto& body)
    {
        OtelSpan* const span = m_open.take(body.effect);
        if (!span)
            return;
        end(*span, {}, {});
        charge(*span, body.tokens);
        if (isIncluded())
            span->set("gen_ai.output.messages", replyMessages(body.text));
    }

    void addFault(const auto& body)
    {
        OtelSpan* const span = m_open.take(body.effect);
        if (!span)
            return;
        end(*span, recordName(body.fault), body.message);
        if (body.tokens)
            charge(*span, *body.tokens);
    }

    /// Counts that the server did not report are left out.
    void charge(OtelSpan& span, const TokenCounts& counts)
    {
        m_tokens.add(counts, m_model.terms);
        if (counts.prompt)
            span.set("gen_ai.usage.input_tokens", *counts.prompt);
        if (counts.reply)
            span.set("gen_ai.usage.output_tokens", *counts.reply);
    }

    void setCost()
    {
        const auto cost = m_tokens.cost();
        if (!cost)
            return;
        root().set("querymend.cost.amount", cost->amount);
        root().set("querymend.cost.currency", cost->currency);
        root().set("querymend.cost.is_lower_bound", cost->isLeast ? "true" : "false");
    }

    void take(const ModelReplied& body) { addReply(body); }
    void take(const RoleReplied& body) { addReply(body); }
    void take(const ModelFailed& body) { addFault(body); }
    void take(const RoleFailed& body) { addFault(body); }

    OtelSpan& beginCheck(const AttemptRef& attempt)
    {
        OtelSpan& span = begin("execute_tool check_sql", SpanKind::internal, attempt);
        span.set("gen_ai.operation.name", "execute_tool");
        span.set("gen_ai.tool.name", "check_sql");
        span.set("gen_ai.tool.type", "function");
        m_checks[{attempt.lane.value, attempt.number}] = &span;
        return span;
    }

    void take(const CheckStarted& body)
    {
        OtelSpan& check = beginCheck(body.attempt);
        OtelSpan& database = begin(m_system, SpanKind::client, body.attempt);
        database.role = SpanRole::database;
        database.parent = &check;
        database.set("db.system.name", m_system);
        if (isIncluded())
            database.set("db.query.text", body.sql);
        m_open.add(body.effect, database, body.attempt.lane);
    }

    void take(const Checked& body)
    {
        const Finding* const primary = body.verdict.primary();
        const std::string_view error = primary ? name(primary->code) : std::string_view();
        const std::string_view why = primary ? std::string_view(primary->message) : std::string_view();
        OtelSpan* const database = m_open.take(body.effect);
        if (database) {
            const bool isOfEngine = primary && primary->rung >= Rung::explain;
            end(*database, isOfEngine ? error : std::string_view(), isOfEngine ? why : std::string_view());
        }
        end(database ? *database->parent : beginCheck(body.attempt), error, why);
    }

    void take(const HintChosen& body)
    {
        const auto check = m_checks.find({body.attempt.lane.value, body.attempt.number});
        if (check == m_checks.end())
            return;
        check->second->set("querymend.hint.level", body.level);
        if (isIncluded())
            check->second->set("querymend.hint.text", body.text);
    }

    void take(const Reflected& body)
    {
        const auto check = m_checks.find({body.attempt.lane.value, body.attempt.number});
        if (check == m_checks.end())
            return;
        check->second->set("querymend.decision", recordName(body.reflection.decision));
        check->second->set("querymend.score", static_cast<std::uint64_t>(std::max(body.reflection.score, 0)));
    }

    /// Whatever the lane still waited for was cancelled then.
    void take(const LaneEnded& body) { stop(m_open.takeAll(body.lane), stopped); }

    /// Pending calls start again. Their spans end at the preceding event, the last of the interrupted program.
    void take(const RunResumed&)
    {
        const RunEvent* const now = std::exchange(m_event, m_before ? m_before : m_event);
        stop(m_open.takeAll(), neverEnded);
        m_event = now;
    }

    void take(const RunFinished& body)
    {
        m_isFinished = true;
        stop(m_open.takeAll(), stopped);
        setCost();
        root().set("querymend.outcome", recordName(body.outcome));
        if (body.outcome != RunOutcome::solved)
            end(root(), recordName(body.outcome), body.reason);
        if (isIncluded() && !body.sql.empty())
            root().set("gen_ai.output.messages", replyMessages(body.sql));
    }

    void take(const WaitStarted&) {}
    void take(const WaitEnded&) {}
    void take(const Diagnosed&) {}
    void take(const Escalated&) {}
    void take(const Selected&) {}
    void take(const CancelAsked&) {}
    void take(const TimeRanOut&) {}
    void take(const RoleConcluded&) {}
    void take(const CandidatesCleaned&) {}
    void take(const ComparisonStarted&) {}
    void take(const ResultsCompared&) {}
    void take(const TestsJudged&) {}
    void take(const AttemptTested&) {}
    void take(const SchemaLinked& body) { root().set("querymend.linked_tables", std::uint64_t{body.tables.size()}); }

    void take(const RunPaused& body)
    {
        if (OtelSpan* const open = m_open.find(body.effect))
            m_held.hold(body.effect, *open);
    }

    void take(const RunContinued& body)
    {
        if (!body.isReplaced)
            m_held.letGo(body.effect, m_event->at);
    }

    void take(const RunEdited& body)
    {
        m_model.take(body);
        const auto temperature = body.field == EditedField::temperature ? temperatureNamed(body.after) : std::nullopt;
        if (temperature && !body.role)
            m_temperatures[body.attempt.lane.value] = *temperature;
    }
    void take(const RetryAsked&) {}
    void take(const AttemptAccepted&) {}
    void take(const EmptinessConfirmed&) {}
    void take(const UnknownEvent&) {}

    Content m_content;
    const RunEvent* m_event = nullptr;
    const RunEvent* m_before = nullptr; ///< the event before m_event
    std::deque<OtelSpan> m_spans;       ///< the run's span first; a deque keeps pointers to them valid
    OpenSpans m_open;
    std::map<std::pair<std::uint32_t, std::uint32_t>, OtelSpan*> m_checks; ///< the last one, by lane and attempt
    std::map<std::uint32_t, double> m_temperatures;                        ///< by lane
    HeldSpans m_held;
    AskedModel m_model;
    std::string m_system;
    TokenSum m_tokens;
    bool m_isFinished = false;
};

} // namespace

std::string otelSpans(std::span<const RunEvent> events, Content content)
{
    if (events.empty())
        return otelRecord({}, {});
    SpanBuilder builder(content);
    for (const RunEvent& event : events)
        builder.add(event);
    return builder.take(events.front().run);
}

} // namespace querymend
