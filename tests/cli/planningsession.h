#pragma once

#include "checking/sessionworkers.h"
#include "db/session/session.h"

#include <functional>
#include <memory>
#include <string_view>
#include <utility>

namespace querymend {

using Planning = std::function<Result<Plan, EngineError>(std::string_view statement)>;

/// Plans by a function, which several sessions may share.
class PlanningSession : public Session {
public:
    PlanningSession(Planning plan, Dialect dialect, std::shared_ptr<Canceller> canceller)
        : m_plan(std::move(plan)), m_dialect(std::move(dialect)), m_canceller(std::move(canceller))
    {}

    const Dialect& dialect() const override { return m_dialect; }
    const DatabaseWarnings& warnings() const override { return m_warnings; }
    std::shared_ptr<Canceller> canceller() override { return m_canceller; }
    Result<void, EngineError> prepare(std::string_view) override { return {}; }
    Result<Plan, EngineError> explain(std::string_view statement, const Limits&) override { return m_plan(statement); }
    Result<std::unique_ptr<Cursor>, EngineError> run(std::string_view, const Limits&) override { return refused(); }
    Result<Snapshot, EngineError> readSchema(const SchemaRequest&) override { return refused(); }

private:
    static Failure<EngineError> refused() { return failed(EngineFailure::refused, "only plans"); }

    Planning m_plan;
    Dialect m_dialect;
    std::shared_ptr<Canceller> m_canceller;
    DatabaseWarnings m_warnings;
};

inline SessionOpener opening(Planning plan, Dialect dialect = dialectOf(DialectId::postgresql),
                             std::shared_ptr<Canceller> canceller = nullptr)
{
    return [plan = std::move(plan), dialect = std::move(dialect),
            canceller = std::move(canceller)]() -> Result<std::unique_ptr<Session>, EngineError> {
        return std::unique_ptr<Session>(std::make_unique<PlanningSession>(plan, dialect, canceller));
    };
}

} // namespace querymend
