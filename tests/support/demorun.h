#pragma once

#include "database/databaseopener.h"
#include "llm/bundle.h"
#include "llm/scenariocheck.h"
#include "llm/scenariomodel.h"
#include "workbench.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <optional>
#include <vector>

namespace querymend {

/// Plays a bundled scenario as the window does: with a workbench, on a live copy of its database. The listener is
/// called with each event as it is recorded.
inline std::vector<RunEvent> demoRun(const std::string& name, const std::function<void(const RunEvent&)>& listener = {})
{
    constexpr int patience = 60'000;
    const auto scenario = readBundledScenario(name);
    if (!scenario)
        return {};
    const QTemporaryDir folder;
    const auto file = bundledDatabase(scenario->database, folder.path());
    if (!file)
        return {};
    Workbench bench([](const ConnectionTarget& target) {
        return reconnectingOpener(target, QString::fromLatin1(QUERYMEND_PROGRAM));
    });
    ConnectionTarget target;
    target.engine = EngineKind::sqlite;
    target.database = file->toStdString();
    bench.open(target);
    if (!QTest::qWaitFor([&] { return bench.state() == ConnectionState::open; }, patience))
        return {};
    if (listener)
        QObject::connect(&bench, &Workbench::recorded, &bench, listener);
    QSignalSpy ended(&bench, &Workbench::runEnded);
    RunRequest request;
    request.question = scenario->question;
    request.policy = scenario->policy;
    request.modelName = "scenario:" + scenario->name;
    request.modelKind = ModelKind::scripted;
    request.model = std::make_unique<ScenarioModel>(*scenario);
    request.aroundChecks = [&](CheckPort& checks) -> std::unique_ptr<CheckPort> {
        return std::make_unique<ScenarioCheck>(*scenario, *file, checks);
    };
    request.keep = [](const RunEvent&) { return std::nullopt; };
    bench.ask(std::move(request));
    const bool hasEnded = !ended.isEmpty() || ended.wait(patience);
    return hasEnded ? bench.events() : std::vector<RunEvent>();
}

/// A row of test data for each scenario.
inline void everyScenario()
{
    QTest::addColumn<QByteArray>("name");
    for (const std::string& name : scenarioNames())
        QTest::newRow(name.c_str()) << QByteArray::fromStdString(name);
}

} // namespace querymend
