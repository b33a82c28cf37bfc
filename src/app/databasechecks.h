#pragma once

#include "db/enginecheck.h"
#include "db/sessionthread.h"
#include "run/ports.h"

#include <QObject>

#include <chrono>
#include <map>

namespace querymend {

/// Has statements checked by the engine of a live database, on the thread of its session.
class DatabaseChecks : public QObject, public CheckPort {
public:
    /// Both outlive it; the catalog may be null.
    DatabaseChecks(SessionThread& database, const Catalog* catalog, EngineCheckPolicy policy);

    void check(const RunCheck& request, Answered answered) override;
    void stop(EffectId effect) override;

private:
    SessionThread& m_database;
    const Catalog* m_catalog;
    EngineCheckPolicy m_policy;
    std::map<std::uint32_t, AskId> m_open;
};

/// How far an engine goes with the statements of a run.
[[nodiscard]] EngineCheckPolicy engineChecksOf(const RunPolicy& policy);

} // namespace querymend
