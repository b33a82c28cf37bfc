#include "database/savedtarget.h"

namespace querymend {

ConnectionTarget targetOf(const SavedConnection& connection)
{
    ConnectionTarget target;
    target.engine = engineNamed(connection.engine).value_or(EngineKind::sqlite);
    target.host = connection.host;
    target.port = connection.port;
    target.user = connection.user;
    target.database = connection.database;
    target.options = connection.options;
    target.passwordCommand = connection.passwordCommand;
    return target;
}

SavedConnection savedOf(const ConnectionTarget& target)
{
    SavedConnection saved;
    saved.engine = nameOf(target.engine);
    saved.host = target.host;
    saved.port = target.port;
    saved.user = target.user;
    saved.database = target.database;
    saved.options = target.options;
    saved.passwordCommand = target.passwordCommand;
    return saved;
}

std::string passwordKeyOf(const std::string& connectionId)
{
    return "connection/" + connectionId;
}

} // namespace querymend
