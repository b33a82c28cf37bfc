#include "runs/timers.h"

#include <QCoreApplication>
#include <QTimer>

#include <utility>

namespace querymend {

CallLater callByEventLoop()
{
    return [](std::chrono::milliseconds time, std::function<void()> call) {
        QTimer::singleShot(time, Qt::PreciseTimer, QCoreApplication::instance(), std::move(call));
    };
}

} // namespace querymend
