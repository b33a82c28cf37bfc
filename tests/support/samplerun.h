#pragma once

#include "run/event.h"

#include <string>
#include <utility>
#include <vector>

namespace querymend {

/// The texts of a small run that come from the user, a model or an engine; each default is distinct.
struct SampleTexts {
    std::string question = "How many orders?";
    std::string evidence = "An order is open until it is paid.";
    std::string database = "shop";
    std::string model = "gpt";
    std::string sql = "SELECT\n  amont FROM orders";
    std::string message = "no such column: amont";
    std::string hint = "Did you mean amount?";
    std::string reasoning = "Unknown column · 3 retries left";
    std::string reason = "the statement passed";
    std::string answer = "SELECT amount FROM orders";
};

inline Finding sampleFinding(const SampleTexts& texts)
{
    Finding finding;
    finding.rung = Rung::explain;
    finding.code = ErrorCode::unknownColumn;
    finding.message = texts.message;
    finding.range = {9, 14};
    return finding;
}

/// A question, a first attempt that fails on the database, and a second that passes; one second between events.
inline std::vector<RunEvent> sampleRun(const SampleTexts& texts = {}, ModelKind kind = ModelKind::live)
{
    const AttemptRef first{LaneId{0}, 0};
    const AttemptRef second{LaneId{0}, 1};
    Verdict wrong;
    wrong.status = VerdictStatus::rewrite;
    wrong.findings.push_back(sampleFinding(texts));
    wrong.rungs = {{Rung::guard, RungResult::passed, {}, {}}, {Rung::explain, RungResult::failed, {}, {}}};
    Verdict right;
    right.rungs = {{Rung::guard, RungResult::passed, {}, {}}, {Rung::explain, RungResult::passed, {}, {}}};
    Reflection refine;
    refine.decision = ReflectionDecision::refine;
    refine.score = 55;
    refine.reasoning = texts.reasoning;

    const std::vector<EventBody> bodies{
        RunStarted{{texts.question, texts.evidence}, texts.database, "sqlite", texts.model, kind, {}},
        CandidateForked{LaneId{0}},
        ModelAsked{EffectId{1},
                   first,
                   {{ChatRole::system, "task", "Write SQL."}, {ChatRole::user, "question", texts.question}}},
        ModelReplied{EffectId{1}, first, texts.sql, {100, 20}, std::chrono::milliseconds{1200}},
        CheckStarted{EffectId{2}, first, texts.sql},
        Checked{EffectId{2}, first, texts.sql, wrong},
        HintChosen{first, "general", texts.hint, false},
        Reflected{first, refine},
        ModelAsked{EffectId{3}, second, {{ChatRole::user, "question", texts.question}}},
        ModelReplied{EffectId{3}, second, texts.answer, {150, 30}, std::chrono::milliseconds{800}},
        CheckStarted{EffectId{4}, second, texts.answer},
        Checked{EffectId{4}, second, texts.answer, right},
        Reflected{second, {}},
        LaneEnded{LaneId{0}, LaneOutcome::valid, 1, texts.reason},
        Selected{second, texts.reason},
        RunFinished{RunOutcome::solved, texts.answer, texts.reason},
    };
    std::vector<RunEvent> events;
    constexpr std::int64_t began = 1'777'638'605'000; // 2026-05-01 12:30:05 UTC
    for (const EventBody& body : bodies)
        events.push_back({"run-1", events.size() + 1, began + static_cast<std::int64_t>(events.size()) * 1000, body});
    return events;
}

/// Uses the same text for every field.
inline SampleTexts everywhere(const std::string& text)
{
    return {text, text, text, text, text, text, text, text, text, text};
}

/// A run with linking, roles, tests and a comparison, and with this text wherever outside text can appear.
inline std::vector<RunEvent> searchedRun(const std::string& text)
{
    std::vector<RunEvent> events = sampleRun(everywhere(text));
    Finding failed;
    failed.rung = Rung::tests;
    failed.code = ErrorCode::testFailed;
    failed.message = text;
    ModelAsked alarming{EffectId{9}, {LaneId{0}, 0}, {}};
    alarming.alarms = {{PromptAlarm::Kind::missingTable, text}};
    const std::vector<EventBody> found{
        SchemaLinked{{text}, {{{text, text}, LinkPart::found, {text}, {text}}}, {{text, text}}},
        alarming,
        AttemptTested{{LaneId{0}, 0}, {TestVerdict::failed}, {failed}},
        RoleAsked{EffectId{7}, {ModelRole::testGenerator, 0}, {{ChatRole::user, "question", text}}},
        RoleReplied{EffectId{7}, {ModelRole::testGenerator, 0}, text, {7, 3}, std::chrono::milliseconds{5}},
        RoleConcluded{{ModelRole::testGenerator, 0}, RoleOutcome::useful, {text}},
        RoleConcluded{{ModelRole::explainer, 0}, RoleOutcome::unusable, {}},
        ResultsCompared{EffectId{8}, {{LaneId{0}, LaneId{2}}, {LaneId{1}}}, {text}},
        TestsJudged{{text}, {{LaneId{0}, {TestVerdict::passed}}, {LaneId{1}, {TestVerdict::failed}}}},
    };
    for (const EventBody& body : found)
        events.push_back({"run-1", events.size() + 1, events.back().at, body});
    return events;
}

/// A run with steps of every kind.
inline std::vector<RunEvent> steppedRun()
{
    const auto asked = [](std::uint32_t lane) {
        return ModelAsked{EffectId{9}, {LaneId{lane}, 0}, {{ChatRole::user, "question", "How many orders?"}}};
    };
    const RoleCall validator{ModelRole::validator, 0};
    const RoleCall translator{ModelRole::translator, 0};
    const RoleCall tests{ModelRole::testGenerator, 2};
    const std::vector<EventBody> bodies{
        RunStarted{{"How many orders?", {}}, "shop", "sqlite", "gpt", ModelKind::live, {}},
        RoleAsked{EffectId{1}, validator, {}},
        RoleReplied{EffectId{1}, validator, "{}", {7, 3}, std::chrono::milliseconds{5}},
        RoleConcluded{validator, RoleOutcome::useful, {"The schema has orders."}},
        RoleAsked{EffectId{2}, translator, {}},
        RoleFailed{EffectId{2}, translator, ModelFault::timedOut, "it took too long"},
        SchemaLinked{
            {"orders"},
            {{{"main", "orders"}, LinkPart::found, {}, {"its name"}}, {{{}, "customers"}, LinkPart::connects, {}, {}}},
            {}},
        CandidateForked{LaneId{0}},
        CandidateForked{LaneId{1}},
        asked(0),
        asked(1),
        RoleAsked{EffectId{3}, tests, {}},
        TimeRanOut{LaneId{1}},
        RoleReplied{EffectId{3}, tests, "what?", {}, std::chrono::milliseconds{4}},
        RoleConcluded{tests, RoleOutcome::unusable, {}},
        CandidatesCleaned{{LaneId{0}}, {{LaneId{1}, "its time was up"}}, {{LaneId{2}, LaneId{0}}}},
        ComparisonStarted{EffectId{4}, {LaneId{0}, LaneId{2}}},
        ResultsCompared{EffectId{4}, {{LaneId{0}, LaneId{2}}}, {"lane 2 is not compared"}},
        RoleConcluded{{ModelRole::evaluator, 1}, RoleOutcome::useful, {"passed: it counts"}},
        TestsJudged{{"It counts."}, {{LaneId{0}, {TestVerdict::passed}}}},
        Escalated{Level::basic, Level::advanced, "no lane was good enough"},
        CandidateForked{LaneId{3}, Level::advanced},
        asked(3),
        RoleAsked{EffectId{5}, {ModelRole::explainer, 0}, {}},
        TimeRanOut{},
        RunFinished{RunOutcome::gaveUp, {}, "the time was up"},
    };
    std::vector<RunEvent> events;
    for (const EventBody& body : bodies)
        events.push_back(
            {"stepped", events.size() + 1, 1'777'638'605'000 + static_cast<std::int64_t>(events.size()) * 100, body});
    return events;
}

} // namespace querymend
