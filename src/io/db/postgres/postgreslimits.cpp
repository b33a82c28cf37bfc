#include "db/postgres/postgreslimits.h"

#include <algorithm>
#include <cstdint>

namespace querymend {

namespace {

/// How soon the server should notice that a statement's client is gone.
constexpr std::chrono::milliseconds clientCheck{500};

} // namespace

std::vector<std::string> postgresSettings(const Limits& limits, const PostgresLimits& servers)
{
    const auto set = [](const std::string& name, std::chrono::milliseconds ours, std::chrono::milliseconds theirs) {
        const auto tighter = theirs.count() > 0 ? std::min(ours, theirs) : ours;
        return "SET LOCAL " + name + " = " + std::to_string(std::max<std::int64_t>(tighter.count(), 1));
    };
    std::vector<std::string> all{set("statement_timeout", limits.time, servers.statement),
                                 set("lock_timeout", limits.time, servers.lock)};
    if (servers.checksClient)
        all.push_back(set("client_connection_check_interval", clientCheck, servers.clientCheck));
    return all;
}

} // namespace querymend
