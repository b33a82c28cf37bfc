#include "run/eventrecord.h"

#include "base/json.h"
#include "run/eventfields.h"

#include <utility>

namespace querymend {

namespace {

/// A record type and the function that reads its body.
struct BodyType {
    std::string_view name;
    EventBody (*read)(RecordReader& fields);
};

template <class Body>
EventBody readBody(RecordReader& fields)
{
    Body body;
    describe(fields, body);
    return body;
}

// clang-format off
constexpr std::array<BodyType, 36> bodyTypes{{
    {"run_started", readBody<RunStarted>},
    {"candidate_forked", readBody<CandidateForked>},
    {"model_asked", readBody<ModelAsked>},
    {"model_replied", readBody<ModelReplied>},
    {"model_failed", readBody<ModelFailed>},
    {"wait_started", readBody<WaitStarted>},
    {"wait_ended", readBody<WaitEnded>},
    {"check_started", readBody<CheckStarted>},
    {"check_passed", readBody<Checked>},
    {"check_failed", readBody<Checked>},
    {"diagnosed", readBody<Diagnosed>},
    {"hint_chosen", readBody<HintChosen>},
    {"reflected", readBody<Reflected>},
    {"lane_ended", readBody<LaneEnded>},
    {"escalated", readBody<Escalated>},
    {"selected", readBody<Selected>},
    {"cancel_asked", readBody<CancelAsked>},
    {"run_finished", readBody<RunFinished>},
    {"run_resumed", readBody<RunResumed>},
    {"time_ran_out", readBody<TimeRanOut>},
    {"role_asked", readBody<RoleAsked>},
    {"role_replied", readBody<RoleReplied>},
    {"role_failed", readBody<RoleFailed>},
    {"role_concluded", readBody<RoleConcluded>},
    {"candidates_cleaned", readBody<CandidatesCleaned>},
    {"comparison_started", readBody<ComparisonStarted>},
    {"results_compared", readBody<ResultsCompared>},
    {"tests_judged", readBody<TestsJudged>},
    {"schema_linked", readBody<SchemaLinked>},
    {"attempt_tested", readBody<AttemptTested>},
    {"run_paused", readBody<RunPaused>},
    {"run_continued", readBody<RunContinued>},
    {"run_edited", readBody<RunEdited>},
    {"retry_asked", readBody<RetryAsked>},
    {"attempt_accepted", readBody<AttemptAccepted>},
    {"emptiness_confirmed", readBody<EmptinessConfirmed>},
}};
// clang-format on

struct TypeNames {
    std::string_view operator()(const RunStarted&) const { return "run_started"; }
    std::string_view operator()(const CandidateForked&) const { return "candidate_forked"; }
    std::string_view operator()(const ModelAsked&) const { return "model_asked"; }
    std::string_view operator()(const ModelReplied&) const { return "model_replied"; }
    std::string_view operator()(const ModelFailed&) const { return "model_failed"; }
    std::string_view operator()(const WaitStarted&) const { return "wait_started"; }
    std::string_view operator()(const WaitEnded&) const { return "wait_ended"; }
    std::string_view operator()(const CheckStarted&) const { return "check_started"; }
    std::string_view operator()(const Checked& body) const
    {
        return body.verdict.status == VerdictStatus::ok ? "check_passed" : "check_failed";
    }
    std::string_view operator()(const Diagnosed&) const { return "diagnosed"; }
    std::string_view operator()(const HintChosen&) const { return "hint_chosen"; }
    std::string_view operator()(const Reflected&) const { return "reflected"; }
    std::string_view operator()(const LaneEnded&) const { return "lane_ended"; }
    std::string_view operator()(const Escalated&) const { return "escalated"; }
    std::string_view operator()(const Selected&) const { return "selected"; }
    std::string_view operator()(const CancelAsked&) const { return "cancel_asked"; }
    std::string_view operator()(const RunFinished&) const { return "run_finished"; }
    std::string_view operator()(const RunResumed&) const { return "run_resumed"; }
    std::string_view operator()(const TimeRanOut&) const { return "time_ran_out"; }
    std::string_view operator()(const RoleAsked&) const { return "role_asked"; }
    std::string_view operator()(const RoleReplied&) const { return "role_replied"; }
    std::string_view operator()(const RoleFailed&) const { return "role_failed"; }
    std::string_view operator()(const RoleConcluded&) const { return "role_concluded"; }
    std::string_view operator()(const CandidatesCleaned&) const { return "candidates_cleaned"; }
    std::string_view operator()(const ComparisonStarted&) const { return "comparison_started"; }
    std::string_view operator()(const ResultsCompared&) const { return "results_compared"; }
    std::string_view operator()(const TestsJudged&) const { return "tests_judged"; }
    std::string_view operator()(const SchemaLinked&) const { return "schema_linked"; }
    std::string_view operator()(const AttemptTested&) const { return "attempt_tested"; }
    std::string_view operator()(const RunPaused&) const { return "run_paused"; }
    std::string_view operator()(const RunContinued&) const { return "run_continued"; }
    std::string_view operator()(const RunEdited&) const { return "run_edited"; }
    std::string_view operator()(const RetryAsked&) const { return "retry_asked"; }
    std::string_view operator()(const AttemptAccepted&) const { return "attempt_accepted"; }
    std::string_view operator()(const EmptinessConfirmed&) const { return "emptiness_confirmed"; }
    std::string_view operator()(const UnknownEvent& body) const { return body.type; }
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
    const auto type = std::find_if(bodyTypes.begin(), bodyTypes.end(),
                                   [&](const BodyType& known) { return known.name == head.type; });
    if (type != bodyTypes.end())
        event.body = type->read(fields);
    if (!problem.empty())
        return Failure{RecordProblem{head.type + ": " + problem}};
    return event;
}

} // namespace querymend
