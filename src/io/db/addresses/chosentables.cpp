#include "db/addresses/chosentables.h"

#include "db/addresses/namelist.h"
#include "db/session/wrappedsession.h"
#include "schema/tablelimit.h"

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

class LimitedSession : public WrappedSession {
public:
    LimitedSession(std::unique_ptr<Session> session, std::vector<std::string> names)
        : WrappedSession(std::move(session)), m_names(std::move(names)), m_warnings(WrappedSession::warnings())
    {}

    const DatabaseWarnings& warnings() const override { return m_warnings; }

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
        std::erase_if(limited.snapshot.tables, [&](const Table& table) {
            return !request.schemas.empty() && !table.schema.empty()
                && std::find(request.schemas.begin(), request.schemas.end(), table.schema) == request.schemas.end();
        });
        return std::move(limited.snapshot);
    }

private:
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
