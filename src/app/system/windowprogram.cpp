#include "system/windowprogram.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace querymend {

QString windowProgram()
{
    const QCoreApplication* const program = QCoreApplication::instance();
    if (program && program->inherits("QGuiApplication"))
        return QCoreApplication::applicationFilePath();
    return QCoreApplication::applicationDirPath() + QStringLiteral("/querymend-window");
}

bool canShowWindows()
{
    constexpr std::array signs{"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"};
    return std::ranges::any_of(signs, [](const char* sign) { return !qEnvironmentVariableIsEmpty(sign); });
}

} // namespace querymend
