#include "program/allcommands.h"

#include "arguments/command.h"
#include "program/entry.h"
#include "terminal/console.h"

#include <QCoreApplication>
#include <QFile>

#include <cstdio>
#include <string>

#include <dlfcn.h>

namespace querymend {

int runAllCommands(const std::vector<std::string_view>& words)
{
    const QString path = QCoreApplication::applicationDirPath() + QStringLiteral("/" QUERYMEND_LIBRARY);
    void* const library = dlopen(QFile::encodeName(path).constData(), RTLD_LAZY | RTLD_LOCAL);
    void* const entry = library ? dlsym(library, "querymendRun") : nullptr;
    if (entry)
        return reinterpret_cast<decltype(&querymendRun)>(entry)(words);
    Writer out(stdout);
    Writer err(stderr);
    Console{out, err}.complain("a part of the program cannot be loaded: " + std::string(dlerror()));
    return static_cast<int>(ExitStatus::unusable);
}

} // namespace querymend
