#include "commands/window.h"

#include "commands/help.h"

#include <QCoreApplication>
#include <QFile>

#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <string>

namespace querymend {

std::string windowProgram()
{
    return QFile::encodeName(QCoreApplication::applicationDirPath() + QStringLiteral("/querymend-window"))
        .toStdString();
}

bool canShowWindows()
{
    constexpr std::array signs{"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"};
    for (const char* const sign : signs) {
        if (!qEnvironmentVariableIsEmpty(sign))
            return true;
    }
    return false;
}

ExitStatus openWindow(const Console& console, std::string_view place)
{
    if (!canShowWindows()) {
        console.err.write(generalHelp());
        console.complain("there is no display to open the window on; name a command");
        return ExitStatus::badUsage;
    }
    // A separate program, so that commands load none of its libraries.
    std::string name = windowProgram();
    std::string opened(place);
    std::array<char*, 3> arguments{name.data(), opened.empty() ? nullptr : opened.data(), nullptr};
    execv(name.c_str(), arguments.data());
    console.complain("the window cannot be opened: " + name + ": " + std::strerror(errno));
    return ExitStatus::unusable;
}

} // namespace querymend
