#include "database/databaseopener.h"

#include "db/engines.h"
#include "db/host/hostprocess.h"

#include <chrono>
#include <utility>

namespace querymend {

SessionOpener reconnectingOpener(ConnectionTarget target, const QString& program)
{
    HostSettings settings;
    settings.program = program.toStdString();
    return [target = std::move(target), settings] {
        return openReconnecting([target, settings] { return openContained(target, settings); },
                                std::chrono::steady_clock::now);
    };
}

} // namespace querymend
