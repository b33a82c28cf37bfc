#include "commands/window.h"

#include "commands/help.h"
#include "system/windowprogram.h"

#include <QFile>

#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <string>

namespace querymend {

ExitStatus openWindow(const Console& console, const std::vector<std::string_view>& words)
{
    if (!canShowWindows()) {
        console.err.write(generalHelp());
        console.complain("there is no display to open the window on; name a command");
        return ExitStatus::badUsage;
    }
    // A separate program, so that commands load none of its libraries.
    std::vector<std::string> all{QFile::encodeName(windowProgram()).toStdString()};
    all.insert(all.end(), words.begin(), words.end());
    std::vector<char*> arguments;
    for (std::string& word : all)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    execv(all.front().c_str(), arguments.data());
    console.complain("the window cannot be opened: " + all.front() + ": " + std::strerror(errno));
    return ExitStatus::unusable;
}

} // namespace querymend
