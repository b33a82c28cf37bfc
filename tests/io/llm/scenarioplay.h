#pragma once

#include "check/schemaview.h"
#include "db/enginecheck.h"
#include "db/engines.h"
#include "db/reconnectingsession.h"
#include "dialect/dialects.h"
#include "llm/bundle.h"
#include "llm/scenariocheck.h"
#include "run/decide.h"
#include "run/ports.h"

#include <QCoreApplication>
#include <QTemporaryDir>

#include <chrono>
#include <deque>
#include <memory>
#include <string>
#include <vector>

namespace querymend {

/// Asks a session on this thread, and answers later.
class LiveChecks : public CheckPort {
public:
    LiveChecks(Session& session, const SchemaView& schema, EngineCheckPolicy policy)
        : m_session(session), m_schema(schema), m_policy(policy)
    {}

    void check(const RunCheck& request, Answered answered) override
    {
        const Verdict verdict = checkOnEngine(request.verdict, {request.given, &m_schema}, m_session, m_policy, {});
        QMetaObject::invokeMethod(
            &m_context, [verdict, answered = std::move(answered)] { answered(verdict); }, Qt::QueuedConnection);
    }

    void stop(EffectId) override {}

private:
    Session& m_session;
    const SchemaView& m_schema;
    EngineCheckPolicy m_policy;
    QObject m_context;
};

/// Plays a scenario to its end, on a live copy of its database, with any model. Time passes as soon as it is waited
/// for.
class ScenarioPlay {
public:
    explicit ScenarioPlay(Scenario scenario) : m_scenario(std::move(scenario)) {}

    /// Empty if the run could be played.
    [[nodiscard]] QString play(ModelPort& model, ModelKind kind)
    {
        const auto file = bundledDatabase(m_scenario.database, m_folder.path());
        if (!file)
            return QString::fromStdString(file.error().text);
        ConnectionTarget target;
        target.database = file->toStdString();
        const auto session = openReconnecting([target] { return openSession(target); }, [this] { return m_now; });
        auto snapshot =
            session ? session.value()->readSchema({}) : Result<Snapshot, EngineError>(Failure{EngineError{}});
        if (!snapshot)
            return QStringLiteral("the database cannot be opened");
        const Dialect& dialect = session.value()->dialect();
        const SchemaView schema(Catalog(std::move(snapshot).value(), dialect.syntax.names));
        EngineCheckPolicy policy;
        policy.trial = Trial::run;
        policy.emptyResult =
            m_scenario.policy.emptyRows == EmptyRows::areAnError ? EmptyResult::isAnError : EmptyResult::isNoted;
        LiveChecks live(*session.value(), schema, policy);
        ScenarioCheck checks(m_scenario, *file, live);
        const RunContext context{&dialect, &schema, EngineInReach::yes};
        m_inputs.emplace_back(StartRun{{m_scenario.question, m_scenario.database, "sqlite",
                                        "scenario " + m_scenario.name, kind, m_scenario.policy}});
        constexpr int mostTurns = 10000;
        for (int turn = 0; turn < mostTurns && m_state.phase != RunPhase::finished; ++turn) {
            if (m_inputs.empty())
                QCoreApplication::processEvents();
            else
                take(context, model, checks);
        }
        return m_state.phase == RunPhase::finished ? QString() : QStringLiteral("the run does not end");
    }

    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] const RunState& state() const { return m_state; }
    [[nodiscard]] const std::vector<RunEvent>& events() const { return m_events; }

private:
    void take(const RunContext& context, ModelPort& model, CheckPort& checks)
    {
        const Input input = std::move(m_inputs.front());
        m_inputs.pop_front();
        const Decision decision = decide(m_state, input, context);
        for (const EventBody& fact : decision.facts) {
            m_events.push_back({"play", m_events.size() + 1, 0, fact});
            m_state = querymend::apply(std::move(m_state), fact);
        }
        for (const Effect& effect : decision.effects) {
            if (const auto* ask = std::get_if<AskModel>(&effect)) {
                model.ask(*ask, [this, id = ask->effect](const auto& answer) {
                    m_inputs.emplace_back(ModelAnswered{id, answer});
                });
            } else if (const auto* check = std::get_if<RunCheck>(&effect)) {
                checks.check(*check, [this, id = check->effect](const Verdict& verdict) {
                    m_inputs.emplace_back(CheckAnswered{id, verdict});
                });
            } else if (const auto* wait = std::get_if<WaitUntil>(&effect)) {
                m_now += wait->time;
                m_inputs.emplace_back(WaitPassed{wait->effect});
            } else {
                model.stop(std::get<StopEffect>(effect).effect);
            }
        }
    }

    Scenario m_scenario;
    QTemporaryDir m_folder;
    std::chrono::steady_clock::time_point m_now;
    std::deque<Input> m_inputs;
    RunState m_state;
    std::vector<RunEvent> m_events;
};

} // namespace querymend
