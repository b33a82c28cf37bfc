#include "llm/http/timesource.h"

#include <QCoreApplication>
#include <QTimer>

#include <utility>

namespace querymend {

TimeSource machineTime()
{
    using std::chrono::milliseconds;
    using std::chrono::steady_clock;
    return {[] { return std::chrono::duration_cast<milliseconds>(steady_clock::now().time_since_epoch()); },
            [] { return std::chrono::system_clock::now(); },
            [](milliseconds time, std::function<void()> call) {
                QTimer::singleShot(time, Qt::PreciseTimer, QCoreApplication::instance(), std::move(call));
            }};
}

} // namespace querymend
