#pragma once

#include "llm/scenario.h"
#include "run/ports.h"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <cstdint>
#include <map>

namespace querymend {

/// Forwards checks, first taking the scenario's copy of the database away or putting it back where the script says so.
/// To take the file away, it is overwritten in place with zeros, because a moved file can still be read through an
/// open descriptor. The errors reported are the engine's own.
class ScenarioCheck : public CheckPort {
public:
    /// The file must be a copy made for this run; the port must outlive this object.
    ScenarioCheck(Scenario scenario, QString file, CheckPort& port)
        : m_scenario(std::move(scenario)), m_file(std::move(file)), m_port(port)
    {}

    void check(const RunCheck& request, Answered answered) override;
    void stop(EffectId effect) override { m_port.stop(effect); }

private:
    /// Returns the reason on failure, otherwise an empty string.
    [[nodiscard]] QString act(DatabaseFile what);
    void refuse(const RunCheck& request, const QString& reason, Answered answered);

    Scenario m_scenario;
    QString m_file;
    CheckPort& m_port;
    std::map<ScenarioPlace, std::uint32_t> m_checks; ///< number of checks so far
    QByteArray m_content;                            ///< the file's content while it is taken away
    QObject m_context;
};

} // namespace querymend
