#pragma once

#include "database/databasechecks.h"
#include "database/databaseresults.h"
#include "db/engines.h"
#include "db/session/reconnectingsession.h"
#include "dialect/dialects.h"
#include "llm/bundle.h"
#include "llm/scenariocheck.h"
#include "runs/recorder.h"
#include "runs/rundriver.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// Plays a scenario to its end with any model, on a live copy of its database. All waits end immediately.
class ScenarioPlay {
public:
    using Opener = std::function<Result<std::unique_ptr<Session>, EngineError>(const ConnectionTarget& target)>;

    explicit ScenarioPlay(Scenario scenario, Opener opener = openSession)
        : m_scenario(std::move(scenario)), m_opener(std::move(opener))
    {}

    /// Returns the problem; empty if the run could be played.
    [[nodiscard]] QString play(ModelPort& model, ModelKind kind)
    {
        const auto file = bundledDatabase(m_scenario.database, m_folder.path());
        if (!file)
            return QString::fromStdString(file.error().text);
        ConnectionTarget target;
        target.database = file->toStdString();
        SessionThread thread([this, target] {
            return openReconnecting([this, target] { return m_opener(target); },
                                    [this] { return std::chrono::steady_clock::time_point(m_waited.load()); });
        });
        // Read on the session that the checks use, so that it is already open when the scenario takes the file away.
        std::optional<Result<Snapshot, EngineError>> snapshot;
        thread.ask<Snapshot>(
            &m_context, [](Session& session) { return session.readSchema({}); },
            [&](Result<Snapshot, EngineError> read) { snapshot.emplace(std::move(read)); });
        if (!QTest::qWaitFor([&] { return snapshot.has_value(); }, mostPatience) || !snapshot->ok())
            return QStringLiteral("the database cannot be opened");
        const Dialect& dialect = dialectOf(DialectId::sqlite);
        const auto schema =
            std::make_shared<const SchemaView>(Catalog(std::move(*snapshot).value(), dialect.syntax.names));
        DatabaseChecks live(thread, dialect, schema, engineChecks());
        ScenarioCheck checks(m_scenario, *file, live);
        Recorder recorder(
            "play", [](const RunEvent&) { return std::nullopt; }, [] { return 0; });
        DatabaseResults results(thread);
        RunDriver driver({&dialect, schema.get(), EngineInReach::yes}, {&model, &checks, callAtOnce(), &results},
                         recorder);
        QSignalSpy finished(&driver, &RunDriver::finished);
        driver.start({m_scenario.question, m_scenario.database, "sqlite", m_scenario.name, kind, m_scenario.policy});
        const bool hasEnded = !finished.isEmpty() || finished.wait(mostPatience);
        m_state = driver.state();
        m_events = recorder.events();
        return hasEnded ? QString() : QStringLiteral("the run does not end");
    }

    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] const RunState& state() const { return m_state; }
    [[nodiscard]] const std::vector<RunEvent>& events() const { return m_events; }

private:
    static constexpr int mostPatience = 30000; ///< milliseconds

    [[nodiscard]] EngineCheckPolicy engineChecks() const
    {
        const bool isError = m_scenario.policy.emptyRows == EmptyRows::areAnError;
        EngineCheckPolicy policy;
        policy.trial = Trial::run;
        policy.emptyResult = isError ? EmptyResult::isAnError : EmptyResult::isNoted;
        return policy;
    }

    [[nodiscard]] CallLater callAtOnce()
    {
        return [this](std::chrono::milliseconds time, std::function<void()> call) {
            m_waited = m_waited.load() + time;
            QMetaObject::invokeMethod(&m_context, std::move(call), Qt::QueuedConnection);
        };
    }

    Scenario m_scenario;
    Opener m_opener;
    QTemporaryDir m_folder;
    std::atomic<std::chrono::milliseconds> m_waited{std::chrono::milliseconds(0)}; ///< read on the session's thread
    QObject m_context;
    RunState m_state;
    std::vector<RunEvent> m_events;
};

} // namespace querymend
