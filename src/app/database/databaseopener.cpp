#include "database/databaseopener.h"

#include "db/connector.h"

#include <chrono>
#include <memory>
#include <utility>

namespace querymend {

SessionOpener reconnectingOpener(ConnectionTarget target, const QString& program)
{
    HostSettings settings;
    settings.program = program.toStdString();
    // Shared by all sessions that are opened, so that they share a tunnel.
    const auto connector = std::make_shared<Connector>(std::move(target), std::move(settings));
    return [connector] {
        return openReconnecting([connector] { return connector->open(); }, std::chrono::steady_clock::now);
    };
}

} // namespace querymend
