#include "report/otelspans.h"

#include "report/heldspans.h"
#include "report/openspans.h"
#include "report/otelattributes.h"
#include "report/otelconventions.h"
#include "report/otelrecord.h"
#include "report/reportedrun.h"
#include "run/askedmodel.h"
#include "run/calls.h"
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
    SpanBuilder(std::span<const RunEvent> events, Content content) : m_run(events), m_content(content) {}

    [[nodiscard]] std::string build()
    {
        for (const ReportedLane& lane : lanesIn(m_run)) {
            if (lane.row->hasMethod)
                m_temperatures[lane.row->id.value] = lane.row->temperature;
        }
        for (const RunEvent& event : m_run.events)
            add(event);
        if (!m_isFinished)
            root().error = neverEnded;
        stop(m_open.takeAll(), neverEnded);
        for (const auto& [attempt, check] : m_checks)
            setDecision(*check, attemptDetail(m_run.events, {LaneId{attempt.first}, attempt.second}), m_content);
        for (const ReportedLane& lane : lanesIn(m_run)) {
            for (const AttemptCard& card : lane.row->cards) {
                if (const auto check = m_checks.find({card.ref.lane.value, card.ref.number}); check != m_checks.end())
                    setMending(*check->second, card, m_content);
            }
        }
        std::vector<const OtelSpan*> spans;
        for (const OtelSpan& span : m_spans) {
            if (!m_held.has(span))
                spans.push_back(&span);
        }
        return otelRecord(m_run.events.front().run, spans);
    }

private:
    void add(const RunEvent& event)
    {
        if (m_spans.empty())
            begin(event, "invoke_workflow querymend", SpanKind::internal);
        m_before = std::exchange(m_event, &event);
        m_model.take(event.body);
        if (const auto request = requestIn(event.body))
            begin(*request);
        if (const auto answer = answerIn(event.body))
            end(*answer);
        if (const auto step = stepOf(event.body))
            take(*step);
        std::visit([this](const auto& body) { take(body); }, event.body);
        root().end = event.at;
    }

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
        // The provider of a live model is known by its reply; other replies are played back by the program.
        if (m_model.terms.kind != ModelKind::live)
            span.set("gen_ai.provider.name", "querymend");
        if (isIncluded())
            span.set("gen_ai.input.messages", promptMessages(prompt));
    }

    void take(const RunStarted& body)
    {
        m_system = systemNameOf(body.dialect);
        root().set("gen_ai.operation.name", "invoke_workflow");
        root().set("gen_ai.workflow.name", "querymend");
        root().set("querymend.run", m_event->run);
        root().set("querymend.model.kind", recordName(body.modelKind));
        if (isIncluded())
            root().set("gen_ai.input.messages", questionMessages(body.question.text));
    }

    void begin(const CallRequest& request)
    {
        switch (request.kind) {
        case CallKind::attempt: {
            const LaneId lane = request.attempt.lane;
            OtelSpan& span = begin("chat " + m_model.name, SpanKind::client, request.attempt);
            setCall(span, *request.prompt);
            const auto known = m_temperatures.find(lane.value);
            if (request.temperature)
                span.set("gen_ai.request.temperature", *request.temperature);
            else if (known != m_temperatures.end())
                span.set("gen_ai.request.temperature", known->second);
            return m_open.add(request.effect, span, lane);
        }
        case CallKind::role: {
            OtelSpan& span = begin(*m_event, "chat " + m_model.name, SpanKind::client);
            setCall(span, *request.prompt);
            span.set("querymend.role", recordName(request.role->role));
            const bool isOfLane = request.role->role == ModelRole::evaluator;
            return m_open.add(request.effect, span,
                              isOfLane ? std::optional(LaneId{request.role->number}) : std::nullopt);
        }
        case CallKind::check: {
            OtelSpan& check = beginCheck(request.attempt);
            OtelSpan& database = begin(m_system, SpanKind::client, request.attempt);
            database.role = SpanRole::database;
            database.parent = &check;
            database.set("db.system.name", m_system);
            if (isIncluded())
                database.set("db.query.text", *request.sql);
            return m_open.add(request.effect, database, request.attempt.lane);
        }
        case CallKind::comparison:
        case CallKind::rows:
            return;
        }
    }

    void end(const CallAnswer& answer)
    {
        OtelSpan* const span = m_open.take(answer.effect);
        if (!span)
            return;
        if (answer.fault)
            end(*span, recordName(*answer.fault), *answer.text);
        else
            end(*span, {}, {});
        if (answer.tokens)
            charge(*span, *answer.tokens);
        if (answer.detail)
            setReply(*span, *answer.detail);
        if (!answer.fault && isIncluded())
            span->set("gen_ai.output.messages", replyMessages(*answer.text));
    }

    /// In the words of OpenTelemetry's conventions for generative AI, where they have one for the provider.
    void setReply(OtelSpan& span, const ReplyDetail& detail)
    {
        const std::string_view provider = providerNameOf(detail.provider);
        if (!provider.empty() && m_model.terms.kind == ModelKind::live)
            span.set("gen_ai.provider.name", provider);
        if (!detail.model.empty())
            span.set("gen_ai.response.model", detail.model);
        if (!detail.finish.empty())
            span.setList("gen_ai.response.finish_reasons", detail.finish);
    }

    /// Counts that the server did not report are left out.
    void charge(OtelSpan& span, const TokenCounts& counts)
    {
        m_tokens.add(counts, m_model.terms);
        span.setCount("gen_ai.usage.input_tokens", counts.prompt);
        span.setCount("gen_ai.usage.output_tokens", counts.reply);
        span.setCount("gen_ai.usage.cache_read.input_tokens", counts.cached);
        span.setCount("gen_ai.usage.cache_creation.input_tokens", counts.cacheWritten);
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

    OtelSpan& beginCheck(const AttemptRef& attempt)
    {
        OtelSpan& span = begin("execute_tool check_sql", SpanKind::internal, attempt);
        span.set("gen_ai.operation.name", "execute_tool");
        span.set("gen_ai.tool.name", "check_sql");
        span.set("gen_ai.tool.type", "function");
        m_checks[{attempt.lane.value, attempt.number}] = &span;
        return span;
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

    /// Whatever the lane still waited for was cancelled then.
    void take(const LaneEnded& body) { stop(m_open.takeAll(body.lane), stopped); }

    /// Pending calls start again. Their spans end at the preceding event, the last of the interrupted program.
    void take(const RunResumed&)
    {
        const RunEvent* const now = std::exchange(m_event, m_before ? m_before : m_event);
        stop(m_open.takeAll(), neverEnded);
        m_event = now;
    }

    void take(const TimelineStep& step)
    {
        if (isSmall(step.kind))
            return takeSmall(step);
        if (step.kind == StepKind::linked)
            root().set("querymend.linked_tables", std::uint64_t{step.texts.size()});
        if (step.kind != StepKind::finished)
            return;
        m_isFinished = true;
        stop(m_open.takeAll(), stopped);
        setCost();
        root().set("querymend.outcome", recordName(*step.outcome));
        if (step.outcome != RunOutcome::solved)
            end(root(), recordName(*step.outcome), step.reason);
        if (isIncluded() && !step.sql.empty())
            root().set("gen_ai.output.messages", replyMessages(step.sql));
    }

    /// A wait, a correction without a model, or rows that are read.
    void takeSmall(const TimelineStep& step)
    {
        const EffectId effect{step.call.number};
        if (step.isUnderWay)
            return m_open.add(effect, begin(smallSpanNameOf(step.kind), SpanKind::internal, *step.attempt),
                              step.attempt->lane);
        if (step.kind == StepKind::mended && !step.isTaken)
            begin(smallSpanNameOf(step.kind), SpanKind::internal, *step.attempt).start -= step.time.count();
        else if (OtelSpan* const open = step.isTaken ? nullptr : m_open.take(effect))
            end(*open, {}, {});
    }

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
        const auto temperature = body.field == EditedField::temperature ? temperatureNamed(body.after) : std::nullopt;
        if (temperature && !body.role)
            m_temperatures[body.attempt.lane.value] = *temperature;
    }
    template <class Other>
    void take(const Other&)
    {}

    ReportedRun m_run;
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
    return SpanBuilder(events, content).build();
}

} // namespace querymend
