#include "shell/demonstration.h"

#include "common/recordedwords.h"
#include "llm/bundle.h"
#include "llm/scenariocheck.h"
#include "llm/scenariomodel.h"
#include "workbench.h"

#include <QDir>

#include <memory>
#include <utility>

namespace querymend {

Demonstration::Demonstration(Workbench& workbench, QObject* parent) : QObject(parent), m_workbench(workbench)
{
    connect(&workbench, &Workbench::stateChanged, this, &Demonstration::ask);
}

void Demonstration::play(std::string_view name)
{
    auto scenario = readBundledScenario(name);
    if (!scenario)
        return Q_EMIT failed(recordedWords(scenario.error().text));
    const QDir folder(QDir(m_folder.path()).filePath(QString::number(++m_plays)));
    if (!m_folder.isValid() || !folder.mkpath(QStringLiteral(".")))
        return Q_EMIT failed(tr("Could not create the folder %1.").arg(folder.path()));
    const auto file = bundledDatabase(scenario->database, folder.path());
    if (!file)
        return Q_EMIT failed(recordedWords(file.error().text));
    const bool isFirst = !isOpen();
    if (isFirst)
        m_before = m_workbench.state() == ConnectionState::closed ? std::nullopt : std::optional(m_workbench.target());
    m_file = *file;
    ConnectionTarget target;
    target.engine = EngineKind::sqlite;
    target.database = m_file.toStdString();
    m_workbench.close();
    if (isFirst)
        Q_EMIT aboutToPlay();
    m_next = std::move(scenario).value();
    m_workbench.open(target);
}

bool Demonstration::isOpen() const
{
    return m_workbench.state() != ConnectionState::closed && !m_file.isEmpty()
        && m_workbench.target().database == m_file.toStdString();
}

void Demonstration::leave()
{
    m_next.reset();
    Q_EMIT left(std::exchange(m_before, std::nullopt));
}

void Demonstration::ask()
{
    if (m_next && m_workbench.target().database != m_file.toStdString()) // another database was opened instead
        m_next.reset();
    if (!m_next || m_workbench.state() != ConnectionState::open)
        return;
    const Scenario scenario = *std::exchange(m_next, std::nullopt);
    Q_EMIT began(scenario);
    const AskedModel model{"scenario:" + scenario.name,
                           {ModelKind::scripted, std::nullopt, scenario.policy.contextTokens, scenario.policy.reply,
                            scenario.policy.samples}};
    RunRequest request = requestTo(model, std::make_unique<ScenarioModel>(scenario), scenario.question, scenario.policy,
                                   discardingSink());
    request.aroundChecks = [scenario, file = m_file](CheckPort& checks) {
        return std::make_unique<ScenarioCheck>(scenario, file, checks);
    };
    request.memory = RunMemoryUse::no;
    m_workbench.ask(std::move(request));
}

} // namespace querymend

#include "moc_demonstration.cpp"
