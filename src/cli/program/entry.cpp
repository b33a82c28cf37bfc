#include "program/entry.h"

#include "commands/commands.h"
#include "commands/programrun.h"

int querymendRun(const std::vector<std::string_view>& words)
{
    return querymend::runWords(words, querymend::runProgram);
}
