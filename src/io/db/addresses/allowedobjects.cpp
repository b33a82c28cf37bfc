#include "db/addresses/allowedobjects.h"

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

std::string_view trimmed(std::string_view text)
{
    const std::size_t begin = std::min(text.find_first_not_of(' '), text.size());
    return text.substr(begin, text.find_last_not_of(' ') + 1 - begin);
}

class AllowingSession : public Session {
public:
    AllowingSession(std::unique_ptr<Session> session, std::vector<std::string> names)
        : m_session(std::move(session)), m_names(std::move(names))
    {}

    const Dialect& dialect() const override { return m_session->dialect(); }
    const DatabaseWarnings& warnings() const override { return m_session->warnings(); }
    std::shared_ptr<Canceller> canceller() override { return m_session->canceller(); }

    Result<void, EngineError> prepare(std::string_view statement) override { return m_session->prepare(statement); }
    Result<Plan, EngineError> explain(std::string_view statement, const Limits& limits) override
    {
        return m_session->explain(statement, limits);
    }
    Result<std::unique_ptr<Cursor>, EngineError> run(std::string_view statement, const Limits& limits) override
    {
        return m_session->run(statement, limits);
    }
    Result<Snapshot, EngineError> readSchema(const SchemaRequest& request) override
    {
        SchemaRequest asked = request;
        asked.allowed.insert(asked.allowed.end(), m_names.begin(), m_names.end());
        return m_session->readSchema(asked);
    }

private:
    std::unique_ptr<Session> m_session;
    std::vector<std::string> m_names;
};

} // namespace

std::vector<std::string> allowedObjects(const ConnectionTarget& target)
{
    std::vector<std::string> names;
    const auto option = target.options.find(allowOption);
    std::string_view rest = option == target.options.end() ? std::string_view() : option->second;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(','), rest.size());
        if (const std::string_view name = trimmed(rest.substr(0, end)); !name.empty())
            names.emplace_back(name);
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return names;
}

void allowObject(ConnectionTarget& target, std::string_view name)
{
    std::string& names = target.options[std::string(allowOption)];
    names += (names.empty() ? "" : ",") + std::string(name);
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
