#include "db/addresses/chosentables.h"

#include "check/admission.h"
#include "db/addresses/namelist.h"
#include "db/session/refusal.h"
#include "db/session/wrappedsession.h"
#include "schema/tablelimit.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace querymend {

namespace {

class LimitedSession : public WrappedSession {
public:
    LimitedSession(std::unique_ptr<Session> session, std::vector<std::string> names)
        : WrappedSession(std::move(session)), m_names(std::move(names)), m_warnings(WrappedSession::warnings())
    {}

    const DatabaseWarnings& warnings() const override { return m_warnings; }

    Result<void, EngineError> prepare(std::string_view statement) override
    {
        const auto admitted = admit(statement);
        return admitted ? WrappedSession::prepare(statement) : admitted;
    }
    Result<Plan, EngineError> explain(std::string_view statement, const Limits& limits) override
    {
        if (auto admitted = admit(statement); !admitted)
            return Failure{std::move(admitted).error()};
        return WrappedSession::explain(statement, limits);
    }
    Result<std::unique_ptr<Cursor>, EngineError> run(std::string_view statement, const Limits& limits) override
    {
        if (auto admitted = admit(statement); !admitted)
            return Failure{std::move(admitted).error()};
        return WrappedSession::run(statement, limits);
    }

    /// Reads all schemas, because those that were not asked for may have tables of the same names.
    Result<Snapshot, EngineError> readSchema(const SchemaRequest& request) override
    {
        SchemaRequest all = request;
        all.schemas.clear();
        auto whole = WrappedSession::readSchema(all);
        if (!whole)
            return whole;
        LimitedSnapshot limited = limitedTo(Catalog(std::move(whole).value(), dialect().syntax.names), m_names);
        m_warnings = WrappedSession::warnings();
        for (std::string& name : limited.unknown)
            m_warnings.emplace_back(UselessChoice{std::move(name), false});
        for (std::string& name : limited.hidden)
            m_warnings.emplace_back(UselessChoice{std::move(name), true});
        m_schema.emplace(limited.snapshot, dialect().syntax.names);
        std::erase_if(limited.snapshot.tables, [&](const Table& table) {
            return !request.schemas.empty() && !table.schema.empty()
                && std::find(request.schemas.begin(), request.schemas.end(), table.schema) == request.schemas.end();
        });
        return std::move(limited.snapshot);
    }

private:
    /// Callers may have checked the statement already, but perhaps without the limited schema.
    Result<void, EngineError> admit(std::string_view statement)
    {
        if (!m_schema) {
            if (auto read = readSchema({}); !read)
                return Failure{std::move(read).error()};
        }
        const Admission admission = querymend::admit(statement, dialect(), &*m_schema);
        if (admission.findings.empty())
            return {};
        return Failure{refusalFor(admission.findings.front())};
    }

    std::optional<Catalog> m_schema; ///< the limited one, as last read
    std::vector<std::string> m_names;
    DatabaseWarnings m_warnings;
};

} // namespace

std::vector<std::string> chosenTables(const ConnectionTarget& target)
{
    return namesIn(target, tablesOption);
}

void chooseTable(ConnectionTarget& target, std::string_view name)
{
    addName(target, tablesOption, name);
}

ConnectionTarget withoutChoice(ConnectionTarget target)
{
    target.options.erase(std::string(tablesOption));
    return target;
}

std::unique_ptr<Session> limiting(std::unique_ptr<Session> session, std::vector<std::string> names)
{
    if (names.empty())
        return session;
    return std::make_unique<LimitedSession>(std::move(session), std::move(names));
}

} // namespace querymend
