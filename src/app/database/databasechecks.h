#pragma once

#include "check/schemaview.h"
#include "db/checks/enginecheck.h"
#include "db/session/sessionthread.h"
#include "run/ports.h"

#include <QObject>

#include <chrono>
#include <map>
#include <memory>

namespace querymend {

/// Has statements checked by the engine of a live database, on the thread of its session.
class DatabaseChecks : public QObject, public CheckPort {
public:
    /// The thread must outlive it; the schema may be null. `judgedBy` is the dialect of the static checks done before.
    DatabaseChecks(SessionThread& database, const Dialect& judgedBy, std::shared_ptr<const SchemaView> schema,
                   EngineCheckPolicy policy);

    void check(const RunCheck& request, Answered answered) override;
    void stop(EffectId effect) override;

private:
    SessionThread& m_database;
    LexRules m_lex;
    NameRules m_names;
    std::shared_ptr<const SchemaView> m_schema; ///< shared with checks in progress
    EngineCheckPolicy m_policy;
    std::map<std::uint32_t, AskId> m_open;
};

/// Returns how an engine checks the statements of a run.
[[nodiscard]] EngineCheckPolicy engineChecksOf(const RunPolicy& policy);

} // namespace querymend
