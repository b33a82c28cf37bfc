#pragma once

#include "run/event.h"
#include "run/eventrecord.h"

#include <string>
#include <vector>

namespace querymend::test {

/// The start of a sample run about this question.
inline RunStarted started(const std::string& question)
{
    RunStarted body;
    body.question = {question, "revenue is total - tax"};
    body.database = "postgresql://reader@db/shop";
    body.dialect = "postgresql";
    body.model = "some-model";
    body.modelKind = ModelKind::scripted;
    return body;
}

inline Verdict failedVerdict()
{
    Verdict verdict;
    verdict.status = VerdictStatus::rewrite;
    Finding finding;
    finding.rung = Rung::references;
    finding.code = ErrorCode::unknownColumn;
    finding.message = "there is no column \"totl\"";
    finding.range = {7, 11};
    finding.identifier = "totl";
    finding.suggestions = {{"total"}};
    verdict.findings = {finding};
    verdict.sanitizedSql = "SELECT totl FROM orders";
    return verdict;
}

inline Verdict goodVerdict()
{
    Verdict verdict;
    verdict.status = VerdictStatus::ok;
    verdict.sanitizedSql = "SELECT total FROM orders";
    verdict.tables = {"orders"};
    return verdict;
}

/// Makes events from bodies, numbered from 1 and one second apart.
inline std::vector<RunEvent> numbered(const std::string& run, const std::vector<EventBody>& bodies, std::int64_t at)
{
    std::vector<RunEvent> events;
    for (const EventBody& body : bodies) {
        events.push_back({run, events.size() + 1, at, body});
        at += 1000;
    }
    return events;
}

/// An event of an unknown type, as a newer version might write it.
inline RunEvent unknownEvent(const std::string& run, std::uint64_t seq)
{
    return readRecord("{\"run\":\"" + run + "\",\"seq\":" + std::to_string(seq)
                      + ",\"at\":5000,\"type\":\"applauded\",\"by\":[\"all\",{\"loudness\":1.50}]}")
        .value();
}

/// A run with an event of every kind: a wrong attempt, a wait, a right one.
inline std::vector<RunEvent> everyEvent(const std::string& run, std::int64_t at = 1000)
{
    const LaneId lane{0};
    const AttemptRef first{lane, 0};
    const AttemptRef second{lane, 1};
    Reflection refine;
    refine.decision = ReflectionDecision::refine;
    const std::vector<PromptSection> prompt{{ChatRole::system, "rules", "Write SQL.\n\"One\" statement."}};
    const std::vector<EventBody> bodies{
        started("How much was sold in Zürich?"),
        CandidateForked{lane, Level::basic, Method::queryPlan, 0.2, 18446744073709551615U},
        ModelAsked{EffectId{1}, first, prompt},
        ModelReplied{EffectId{1}, first, "SELECT totl FROM orders", {100, 20}, std::chrono::milliseconds(700)},
        Checked{{}, first, "SELECT totl FROM orders", failedVerdict()},
        Diagnosed{first, ErrorCode::unknownColumn, "totl", "unknown_column:totl", 77},
        HintChosen{first, "general", "There is no such column.", true},
        Reflected{first, refine},
        ModelAsked{EffectId{2}, second, prompt},
        ModelFailed{EffectId{2}, second, ModelFault::overload, "try later", std::chrono::milliseconds(5)},
        WaitStarted{EffectId{3}, second, std::chrono::milliseconds(5), "the server is busy"},
        WaitEnded{EffectId{3}, second},
        ModelReplied{EffectId{4}, second, "SELECT total FROM orders", {120, 30}, std::chrono::milliseconds(800)},
        CheckStarted{EffectId{5}, second, "SELECT total FROM orders"},
        Checked{EffectId{5}, second, "SELECT total FROM orders", goodVerdict()},
        LaneEnded{lane, LaneOutcome::valid, 1, "it passed"},
        Escalated{Level::basic, Level::advanced, "nothing worked"},
        Selected{second, "the only one"},
        CancelAsked{},
    };
    std::vector<RunEvent> events = numbered(run, bodies, at);
    events.push_back(unknownEvent(run, events.size() + 1));
    events.push_back({run, events.size() + 1, at + 21000,
                      RunFinished{RunOutcome::solved, "SELECT total FROM orders", "one lane passed"}});
    return events;
}

/// The shortest finished run.
inline std::vector<RunEvent> shortRun(const std::string& run, const std::string& question, RunOutcome outcome,
                                      std::int64_t at)
{
    return numbered(run, {started(question), RunFinished{outcome, {}, "so it ended"}}, at);
}

} // namespace querymend::test
