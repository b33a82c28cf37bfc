#pragma once

#include "run/eventfields.h"
#include "support/world.h"

#include <QTest>

#include <optional>
#include <utility>

namespace querymend {

/// The input whose first consequence an event was; nullopt if it only followed from another event.
class RecordedInput {
public:
    [[nodiscard]] std::optional<RunInput> operator()(const RunStarted& body) const { return StartRun{body}; }
    [[nodiscard]] std::optional<RunInput> operator()(const QuestionRead& body)
    {
        m_reading = QuestionReading{body.words, body.unread, body.confidence, {}, body.others};
        return std::nullopt; // it came with the reply that follows
    }
    [[nodiscard]] std::optional<RunInput> operator()(const ModelReplied& body)
    {
        ModelReply reply{body.text, body.tokens, body.time};
        reply.reading = std::exchange(m_reading, std::nullopt);
        if (reply.reading && reply.reading->confidence > 0)
            reply.reading->sql = reply.text;
        return ModelAnswered{body.effect, std::move(reply)};
    }
    [[nodiscard]] std::optional<RunInput> operator()(const ModelFailed& body) const
    {
        return ModelAnswered{body.effect, ModelProblem{body.fault, body.message, body.retryAfter}};
    }
    [[nodiscard]] std::optional<RunInput> operator()(const Checked& body) const
    {
        if (body.effect.isNone())
            return std::nullopt;
        return CheckAnswered{body.effect, body.verdict};
    }
    [[nodiscard]] std::optional<RunInput> operator()(const WaitEnded& body) const { return WaitPassed{body.effect}; }
    [[nodiscard]] std::optional<RunInput> operator()(const CancelAsked& body) const { return CancelRun{body.reason}; }
    [[nodiscard]] std::optional<RunInput> operator()(const TimeRanOut& body) const { return TimeIsUp{body.lane}; }
    [[nodiscard]] std::optional<RunInput> operator()(const RoleReplied& body) const
    {
        return ModelAnswered{body.effect, ModelReply{body.text, body.tokens, body.time}};
    }
    [[nodiscard]] std::optional<RunInput> operator()(const RoleFailed& body) const
    {
        return ModelAnswered{body.effect, ModelProblem{body.fault, body.message, {}}};
    }
    [[nodiscard]] std::optional<RunInput> operator()(const ResultsCompared& body) const
    {
        return ComparisonAnswered{body.effect, {body.groups, body.notes}};
    }
    [[nodiscard]] std::optional<RunInput> operator()(const RowsReturned& body) const
    {
        return RowsAnswered{body.effect, body.rows};
    }
    [[nodiscard]] std::optional<RunInput> operator()(const RunResumed&) const { return ResumeRun{}; }
    [[nodiscard]] std::optional<RunInput> operator()(const RunPaused& body) const
    {
        return PauseRun{body.effect, body.reason};
    }
    [[nodiscard]] std::optional<RunInput> operator()(const RunContinued& body) const
    {
        return ContinueRun{body.effect, body.way};
    }
    [[nodiscard]] std::optional<RunInput> operator()(const RunEdited& body) const
    {
        if (body.role)
            return EditRun{{}, body.field, body.after, body.role, body.terms};
        const bool isOfFailure = body.field == EditedField::hint || body.field == EditedField::category;
        return EditRun{
            {body.attempt.lane, body.attempt.number + (isOfFailure ? 1 : 0)}, body.field, body.after, {}, body.terms};
    }
    [[nodiscard]] std::optional<RunInput> operator()(const PersonAnswered& body) const
    {
        return AnswerQuestion{body.effect, body.answer, body.reading};
    }
    [[nodiscard]] std::optional<RunInput> operator()(const AttemptAccepted& body) const
    {
        return AcceptAttempt{body.attempt, Acceptance::theAnswer};
    }
    [[nodiscard]] std::optional<RunInput> operator()(const EmptinessConfirmed& body) const
    {
        return AcceptAttempt{body.attempt, Acceptance::trulyEmpty};
    }
    [[nodiscard]] std::optional<RunInput> operator()(const MendingTaken& body) const
    {
        return body.by == MendedBy::person ? std::optional<RunInput>(TakeMending{body.attempt}) : std::nullopt;
    }
    [[nodiscard]] std::optional<RunInput> operator()(const auto&) const { return std::nullopt; }

private:
    std::optional<QuestionReading> m_reading; ///< of the reply that follows
};

/// Replays a run using only the inputs that its record implies.
inline World replayed(const std::vector<RunEvent>& record, const RunContext& context)
{
    World world(context.engine, context.schema, context.whole);
    RecordedInput inputs;
    for (const RunEvent& event : record) {
        if (const auto input = std::visit(inputs, event.body))
            world.give(*input);
    }
    return world;
}

/// The bytes of all fields of events: what their records contain, but produced much faster.
class FieldBytes {
public:
    template <class Value>
    void operator()(const char* /*key*/, const Value& value)
    {
        add(value);
    }
    void operator()(const char* /*begin*/, const char* /*size*/, const ByteRange& range)
    {
        add(range.begin);
        add(range.end);
    }
    template <class Value>
    void later(const char* /*key*/, const Value& value)
    {
        add(value);
    }
    template <class Value>
    void rare(const char* /*key*/, const Value& value)
    {
        add(value);
    }
    void bytes(const char* /*key*/, const std::string& value) { add(value); }
    void derived(const char* /*key*/, const auto& /*value*/) {}

    void add(const RunEvent& event)
    {
        add(event.seq);
        add(event.body.index());
        std::visit([this](const auto& body) { addBody(body); }, event.body);
    }
    [[nodiscard]] const std::string& text() const { return m_text; }

private:
    void addBody(const UnknownEvent& body)
    {
        add(body.type);
        add(body.json);
    }
    void addBody(const auto& body) { describe(*this, body); }

    template <class Value>
    void add(const Value& value)
    {
        if constexpr (std::is_arithmetic_v<Value> || std::is_enum_v<Value>)
            m_text.append(reinterpret_cast<const char*>(&value), sizeof value);
        else
            addWhole(value);
    }
    void addWhole(const std::string& value)
    {
        add(value.size());
        m_text += value;
    }
    template <class Tag>
    void addWhole(const StrongId<Tag>& id)
    {
        add(id.value);
    }
    template <class Rep, class Period>
    void addWhole(const std::chrono::duration<Rep, Period>& time)
    {
        add(time.count());
    }
    template <class Value>
    void addWhole(const std::optional<Value>& value)
    {
        add(value.has_value());
        if (value)
            add(*value);
    }
    template <class Item>
    void addWhole(const std::vector<Item>& items)
    {
        add(items.size());
        for (const Item& item : items)
            add(item);
    }
    template <class Struct>
    void addWhole(const Struct& value)
    {
        describe(*this, value);
    }

    std::string m_text;
};

inline std::string fieldsOf(const std::vector<RunEvent>& events)
{
    FieldBytes fields;
    for (const RunEvent& event : events)
        fields.add(event);
    return fields.text();
}

inline std::string recordOf(const std::vector<RunEvent>& events)
{
    std::string lines;
    for (const RunEvent& event : events)
        lines += toRecord(event) + '\n';
    return lines;
}

/// Holds a run to its record: events are read as they were written, and their inputs lead to the same events.
inline void replays(const World& world)
{
    for (const RunEvent& event : world.events()) {
        const auto again = readRecord(toRecord(event));
        QVERIFY2(again, again ? "" : again.error().text.c_str());
        QCOMPARE(toRecord(*again), toRecord(event));
    }
    QCOMPARE(recordOf(replayed(world.events(), world.context()).events()), recordOf(world.events()));
}

} // namespace querymend
