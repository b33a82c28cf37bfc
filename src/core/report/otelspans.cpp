#include "report/otelspans.h"

#include "base/json.h"
#include "report/heldspans.h"
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

nlohmann::ordered_json message(std::string_view role, std::string_view text)
{
    using Json = nlohmann::ordered_json;
    return {{"role", role}, {"parts", Json::array({Json{{"type", "text"}, {"content", text}}})}};
}

std::string promptMessages(const std::vector<PromptSection>& prompt)
{
    auto messages = nlohmann::ordered_json::array();
    for (const PromptSection& section : prompt)
        messages.push_back(message(recordName(section.role), section.text));
    return toJsonLine(messages);
}

std::string replyMessages(std::string_view text)
{
    auto reply = message("assistant", text);
    reply["finish_reason"] = "stop";
    return toJsonLine(nlohmann::ordered_json::array({std::move(reply)}));
}

/// As the conventions for databases spell an engine; those that they do not list keep their own name.
std::string systemNameOf(std::string_view dialect)
{
    if (dialect == "sqlserver")
        return "microsoft.sql_server";
    if (dialect == "oracle")
        return "oracle.db";
    return std::string(dialect);
}

/// Begins and ends spans as the events come.
class SpanBuilder {
public:
    explicit SpanBuilder(Content content) : m_content(content) {}

    void add(const RunEvent& event)
    {
        if (m_spans.empty())
            begin(event, "invoke_workflow querymend", SpanKind::internal);
        m_event = &event;
        std::visit([this](const auto& body) { take(body); }, event.body);
        root().end = event.at;
    }

    [[nodiscard]] std::string take(std::string_view run)
    {
        if (!m_isFinished)
            root().error = neverEnded;
        for (const auto& [effect, span] : m_open) {
            end(*span, neverEnded, {});
            if (span->role == SpanRole::database)
                end(*span->parent, neverEnded, {});
        }
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

    [[nodiscard]] bool isIncluded() const { return m_content == Content::included; }

    /// The span that waits for this; null where the record has no beginning of it.
    OtelSpan* closed(EffectId effect)
    {
        const auto open = m_open.find(effect.value);
        if (open == m_open.end())
            return nullptr;
        OtelSpan* const span = open->second;
        m_open.erase(open);
        return span;
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
            root().set("gen_ai.input.messages",
                       toJsonLine(nlohmann::ordered_json::array({message("user", body.question.text)})));
    }

    void take(const CandidateForked& body) { m_temperatures[body.lane.value] = body.temperature; }

    void take(const ModelAsked& body)
    {
        OtelSpan& span = begin("chat " + m_model.name, SpanKind::client, body.attempt);
        span.set("gen_ai.operation.name", "chat");
        span.set("gen_ai.request.model", m_model.name);
        // Whoever serves a live model is not in the record; the words of the others are played by the program.
        if (m_model.terms.kind != ModelKind::live)
            span.set("gen_ai.provider.name", "querymend");
        if (const auto known = m_temperatures.find(body.attempt.lane.value); known != m_temperatures.end())
            span.set("gen_ai.request.temperature", known->second);
        if (isIncluded())
            span.set("gen_ai.input.messages", promptMessages(body.prompt));
        m_open[body.effect.value] = &span;
    }

    void take(const RoleAsked& body)
    {
        OtelSpan& span = begin(*m_event, "chat " + m_model.name, SpanKind::client);
        span.set("gen_ai.operation.name", "chat");
        span.set("gen_ai.request.model", m_model.name);
        span.set("querymend.role", recordName(body.call.role));
        if (isIncluded())
            span.set("gen_ai.input.messages", promptMessages(body.prompt));
        m_open[body.effect.value] = &span;
    }

    /// Of a lane's call or a role's: both say the same of it.
    void takeReply(const auto& body)
    {
        OtelSpan* const span = closed(body.effect);
        if (!span)
            return;
        end(*span, {}, {});
        charge(*span, body.tokens);
        if (isIncluded())
            span->set("gen_ai.output.messages", replyMessages(body.text));
    }

    void takeFault(const auto& body)
    {
        OtelSpan* const span = closed(body.effect);
        if (!span)
            return;
        end(*span, recordName(body.fault), body.message);
        if (body.tokens)
            charge(*span, *body.tokens);
    }

    /// What nobody told is left out.
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

    void take(const ModelReplied& body) { takeReply(body); }
    void take(const RoleReplied& body) { takeReply(body); }
    void take(const ModelFailed& body) { takeFault(body); }
    void take(const RoleFailed& body) { takeFault(body); }

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
        m_open[body.effect.value] = &database;
    }

    void take(const Checked& body)
    {
        const Finding* const primary = body.verdict.primary();
        const std::string_view error = primary ? name(primary->code) : std::string_view();
        const std::string_view why = primary ? std::string_view(primary->message) : std::string_view();
        OtelSpan* const database = closed(body.effect);
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

    void take(const RunFinished& body)
    {
        m_isFinished = true;
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
    void take(const LaneEnded&) {}
    void take(const Escalated&) {}
    void take(const Selected&) {}
    void take(const CancelAsked&) {}
    void take(const RunResumed&) {}
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
        if (const auto open = m_open.find(body.effect.value); open != m_open.end())
            m_held.hold(body.effect, *open->second);
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
    std::deque<OtelSpan> m_spans;              ///< the run's first; a deque, as they point at each other
    std::map<std::uint32_t, OtelSpan*> m_open; ///< by effect
    std::map<std::pair<std::uint32_t, std::uint32_t>, OtelSpan*> m_checks; ///< the last, by lane and attempt
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
