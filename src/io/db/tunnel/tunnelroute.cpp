#include "db/tunnel/tunnelroute.h"

#include "base/ascii.h"
#include "db/addresses/sshhost.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

namespace querymend {

namespace {

struct TunnelRow {
    EngineKind engine;
    std::uint16_t port;                          ///< the default
    std::array<std::string_view, 3> otherPlaces; ///< options that name another place for the server
};

constexpr std::array<TunnelRow, 3> rows{{{EngineKind::postgresql, 5432, {"host", "hostaddr", "service"}},
                                         {EngineKind::mysql, 3306, {"hostaddr", "socket", ""}},
                                         {EngineKind::mariadb, 3306, {"hostaddr", "socket", ""}}}};

constexpr auto loopback = "127.0.0.1";

const TunnelRow* rowOf(EngineKind engine)
{
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const TunnelRow& r) { return r.engine == engine; });
    return found == rows.end() ? nullptr : &*found;
}

/// On the SSH host, a server without a name is the one beside it.
std::string hostOf(const ConnectionTarget& target)
{
    return target.host.empty() ? "localhost" : target.host;
}

bool isHostName(std::string_view host)
{
    return std::all_of(host.begin(), host.end(), [](char c) {
        return asciiIsAlpha(c) || asciiIsDigit(c) || std::string_view("-._:%").find(c) != std::string_view::npos
            || static_cast<unsigned char>(c) >= 0x80;
    });
}

Failure<EngineError> unusable(const std::string& reason)
{
    return failed(EngineFailure::unreachable, "the option ssh " + reason);
}

} // namespace

Result<TunnelRoute, EngineError> tunnelRouteOf(const ConnectionTarget& target)
{
    const std::string through = sshHostOf(target);
    const TunnelRow* const row = rowOf(target.engine);
    if (!row && isFile(target.engine))
        return unusable("is not possible with " + std::string(nameOf(target.engine))
                        + ", which opens files of this machine; leave it out");
    if (!row)
        return unusable("is not possible with " + std::string(nameOf(target.engine))
                        + "; open the tunnel yourself, as in ssh -N -L 5433:database-host:5432 " + through
                        + ", and connect to its port on 127.0.0.1");
    if (const std::string reason = reasonAgainstSshHost(through); !reason.empty())
        return unusable("names no SSH host: " + reason);
    for (const std::string_view other : row->otherPlaces) {
        if (!other.empty() && target.options.count(other) > 0)
            return unusable("and the option " + std::string(other)
                            + " contradict each other; name the server, as the SSH host knows it, in the address");
    }
    const std::string host = hostOf(target);
    if (!isHostName(host))
        return unusable("needs a single host after the // of the address");
    return TunnelRoute{through, host, target.port.value_or(row->port)};
}

ConnectionTarget byLocalPort(ConnectionTarget target, std::uint16_t port)
{
    target = withoutSsh(std::move(target));
    target.port = port;
    target.host = hostOf(target);
    target.options["hostaddr"] = loopback;
    return target;
}

} // namespace querymend
