#pragma once

#include "llm/scenario.h"
#include "run/ports.h"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <cstdint>
#include <map>

namespace querymend {

/// Hands checks on, and before some of them does to the scenario's own copy of the database what its script says: a
/// file that is taken away is overwritten with zeros where it stands, because one that is only moved can still be read
/// by whoever has it open. What the engine says of that is its own.
class ScenarioCheck : public CheckPort {
public:
    /// The file is a copy that was made for this run. The port must outlive this object.
    ScenarioCheck(Scenario scenario, QString file, CheckPort& port)
        : m_scenario(std::move(scenario)), m_file(std::move(file)), m_port(port)
    {}

    void check(const RunCheck& request, Answered answered) override;
    void stop(EffectId effect) override { m_port.stop(effect); }

private:
    /// The reason where it cannot be done.
    [[nodiscard]] QString act(DatabaseFile what);
    void refuse(const RunCheck& request, const QString& reason, Answered answered);

    Scenario m_scenario;
    QString m_file;
    CheckPort& m_port;
    std::map<ScenarioPlace, std::uint32_t> m_checks; ///< so far
    QByteArray m_content;                            ///< of the file while it is away
    QObject m_context;
};

} // namespace querymend
