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

namespace {

std::string problemOfLoading()
{
    const char* const problem = dlerror();
    return problem ? problem : "unknown problem";
}

int complainOf(const std::string& problem)
{
    Writer out(stdout);
    Writer err(stderr);
    Console{out, err}.complain("a part of the program cannot be loaded: " + problem);
    return static_cast<int>(ExitStatus::unusable);
}

} // namespace

int runAllCommands(const std::vector<std::string_view>& words)
{
    const QString place = QCoreApplication::applicationDirPath() + QStringLiteral("/" QUERYMEND_LIBRARY);
    const QByteArray path = QFile::encodeName(place);
    void* const library = dlopen(path.constData(), RTLD_LAZY | RTLD_LOCAL);
    const auto* const version = static_cast<const char*>(library ? dlsym(library, "querymendVersion") : nullptr);
    void* const entry = version ? dlsym(library, "querymendRun") : nullptr;
    if (!entry)
        return complainOf(problemOfLoading());
    if (std::string_view(version) != QUERYMEND_LIBRARY_VERSION)
        return complainOf(path.toStdString() + " is of another version");
    return reinterpret_cast<decltype(&querymendRun)>(entry)(words);
}

} // namespace querymend
