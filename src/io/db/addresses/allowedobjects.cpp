#include "db/addresses/allowedobjects.h"

#include "db/addresses/namelist.h"
#include "db/session/wrappedsession.h"

#include <utility>

namespace querymend {

namespace {

class AllowingSession : public WrappedSession {
public:
    AllowingSession(std::unique_ptr<Session> session, std::vector<std::string> names)
        : WrappedSession(std::move(session)), m_names(std::move(names))
    {}

    Result<Snapshot, EngineError> readSchema(const SchemaRequest& request) override
    {
        SchemaRequest asked = request;
        asked.allowed.insert(asked.allowed.end(), m_names.begin(), m_names.end());
        return WrappedSession::readSchema(asked);
    }

private:
    std::vector<std::string> m_names;
};

} // namespace

std::vector<std::string> allowedObjects(const ConnectionTarget& target)
{
    return namesIn(target, allowOption);
}

void allowObject(ConnectionTarget& target, std::string_view name)
{
    addName(target, allowOption, name);
}

ConnectionTarget withoutAllowance(ConnectionTarget target)
{
    target.options.erase(std::string(allowOption));
    return target;
}

std::unique_ptr<Session> allowing(std::unique_ptr<Session> session, std::vector<std::string> names)
{
    if (names.empty())
        return session;
    return std::make_unique<AllowingSession>(std::move(session), std::move(names));
}

} // namespace querymend
