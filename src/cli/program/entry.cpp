#include "program/entry.h"

#include "commands/commands.h"
#include "commands/programrun.h"

const char querymendVersion[] = QUERYMEND_LIBRARY_VERSION;

int querymendRun(const std::vector<std::string_view>& words)
{
    return querymend::runWords(words, querymend::runProgram);
}
