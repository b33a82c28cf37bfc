#include "errormessages.h"

namespace querymend::test {

std::vector<Message> allMessages()
{
    std::vector<Message> all;
    for (const auto messages : {sqliteMessages(), postgresqlMessages(), mariadbMessages(), duckdbMessages(),
                                sqlserverMessages(), oracleMessages()})
        all.insert(all.end(), messages.begin(), messages.end());
    return all;
}

} // namespace querymend::test
