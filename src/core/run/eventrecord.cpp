#include "run/eventrecord.h"

#include "base/json.h"
#include "run/eventfields.h"

#include <algorithm>
#include <array>
#include <utility>

namespace querymend {

namespace {

/// The name of a type of record, and what reads its body.
struct RecordType {
    std::string_view type;
    EventBody (*read)(RecordReader& fields);
};

template <class Body>
EventBody readBody(RecordReader& fields)
{
    Body body;
    describe(fields, body);
    return body;
}

template <std::size_t... Is>
constexpr auto recordTypesOf(std::index_sequence<Is...>)
{
    return std::array{RecordType{std::variant_alternative_t<Is, EventVariant>::recordType,
                                 readBody<std::variant_alternative_t<Is, EventVariant>>}...,
                      RecordType{"check_failed", readBody<Checked>}};
}

/// Of all events but the last, which is UnknownEvent.
constexpr auto recordTypes = recordTypesOf(std::make_index_sequence<std::variant_size_v<EventVariant> - 1>());

struct TypeNames {
    std::string_view operator()(const UnknownEvent& body) const { return body.type; }
    std::string_view operator()(const Checked& body) const
    {
        return body.verdict.status == VerdictStatus::ok ? Checked::recordType : "check_failed";
    }
    template <class Body>
    std::string_view operator()(const Body&) const
    {
        return Body::recordType;
    }
};

/// The fields before the body of every record.
struct RecordHead {
    std::string run;
    std::uint64_t seq = 0;
    std::int64_t at = 0;
    std::string type;
};

void describe(auto& fields, Like<RecordHead> auto& head)
{
    fields("run", head.run);
    fields("seq", head.seq);
    fields("at", head.at);
    fields("type", head.type);
}

} // namespace

std::string_view typeOf(const EventBody& body)
{
    return std::visit(TypeNames{}, body);
}

std::string toRecord(const RunEvent& event)
{
    if (const auto* unknown = std::get_if<UnknownEvent>(&event.body))
        return unknown->json;
    nlohmann::ordered_json record;
    RecordWriter fields(record);
    const RecordHead head{event.run, event.seq, event.at, std::string(typeOf(event.body))};
    describe(fields, head);
    std::visit(
        [&](const auto& body) {
            if constexpr (!std::is_same_v<std::decay_t<decltype(body)>, UnknownEvent>)
                describe(fields, body);
        },
        event.body);
    return toJsonLine(record);
}

Result<RunEvent, RecordProblem> readRecord(std::string_view line)
{
    const auto parsed = parseJson(line);
    if (!parsed)
        return Failure{RecordProblem{"not JSON at byte " + std::to_string(parsed.error().offset + 1) + ": "
                                     + parsed.error().reason}};
    if (!parsed->is_object())
        return Failure{RecordProblem{"not a JSON object"}};
    std::string problem;
    RecordReader fields(*parsed, problem);
    RecordHead head;
    describe(fields, head);
    if (!problem.empty())
        return Failure{RecordProblem{problem}};
    RunEvent event{head.run, head.seq, head.at, UnknownEvent{head.type, std::string(line)}};
    const auto reader = std::find_if(recordTypes.begin(), recordTypes.end(),
                                     [&](const RecordType& known) { return known.type == head.type; });
    if (reader != recordTypes.end())
        event.body = reader->read(fields);
    if (!problem.empty())
        return Failure{RecordProblem{head.type + ": " + problem}};
    return event;
}

} // namespace querymend
