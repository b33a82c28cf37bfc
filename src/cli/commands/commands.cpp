#include "commands/commands.h"

#include "base/urlsecrets.h"
#include "commands/help.h"
#include "commands/programrun.h"
#include "commands/window.h"
#include "system/programlog.h"

#include <QFileInfo>
#include <QString>

#include <algorithm>
#include <array>
#include <string>

namespace querymend {

namespace {

constexpr std::array commands{
    &askCommand,    &checkCommand,  &classifyCommand, &completionCommand, &connectionsCommand, &demoCommand,
    &doctorCommand, &hintCommand,   &ledgerCommand,   &linkCommand,       &manualCommand,      &mcpCommand,
    &memoryCommand, &mendCommand,   &modelsCommand,   &presetsCommand,    &promptCommand,      &replayCommand,
    &runsCommand,   &schemaCommand, &statsCommand};

std::string unknown(std::string_view what, std::string_view word, const std::vector<std::string_view>& known)
{
    std::string text = "unknown " + std::string(what) + " '" + withoutLogin(word) + '\'';
    if (const std::string_view nearby = nearestWord(word, known); !nearby.empty())
        text += "; did you mean '" + std::string(nearby) + "'?";
    return text;
}

std::vector<std::string_view> commandNames()
{
    std::vector<std::string_view> names(commands.size());
    std::transform(commands.begin(), commands.end(), names.begin(), [](const Command* c) { return c->name; });
    return names;
}

ExitStatus complainOf(std::string_view what, std::string_view word, const std::vector<std::string_view>& known,
                      const Console& console)
{
    console.complain(unknown(what, word, known) + " (querymend --help lists all commands)");
    return ExitStatus::badUsage;
}

ExitStatus runHelp(const std::vector<std::string_view>& words, const Console& console)
{
    if (words.size() > 2) {
        console.complain("help takes the name of one command");
        return ExitStatus::badUsage;
    }
    if (words.size() < 2) {
        console.out.write(generalHelp());
        return ExitStatus::fine;
    }
    const Command* const command = commandNamed(words[1]);
    if (!command)
        return complainOf("command", words[1], commandNames(), console);
    console.out.write(helpFor(*command));
    return ExitStatus::fine;
}

ExitStatus runOrExplain(const Command& command, const std::vector<std::string_view>& rest, const Console& console,
                        ProgramLog& log)
{
    if (!asksForHelp(rest))
        return runCommand(command, rest, console, log);
    console.out.write(helpFor(command));
    return ExitStatus::fine;
}

/// Whether a word is a file, which is then opened in the window as a database.
bool namesDatabase(std::string_view word)
{
    const QFileInfo file(QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size())));
    return file.isFile();
}

} // namespace

std::span<const Command* const> allCommands()
{
    return commands;
}

const Command* commandNamed(std::string_view name)
{
    const auto found =
        std::find_if(commands.begin(), commands.end(), [&](const Command* c) { return c->name == name; });
    return found == commands.end() ? nullptr : *found;
}

ExitStatus runProgram(std::vector<std::string_view> words, const Console& console, ProgramLog& log)
{
    const std::vector<std::string_view> all = words;
    const bool isVerbose = !words.empty() && words.front() == verboseOption;
    if (isVerbose)
        words.erase(words.begin());
    if (words.empty())
        return openWindow(console, all);
    const std::string_view first = words.front();
    if (first == "--help" || first == "-h") {
        console.out.write(generalHelp());
        return ExitStatus::fine;
    }
    if (first == "--version")
        return printVersion(console);
    if (first == "help")
        return runHelp(words, console);
    if (first.starts_with('-'))
        return complainOf("option", first, {"--help", verboseOption, "--version"}, console);
    const Command* const command = commandNamed(first);
    if (!command && words.size() == 1 && namesDatabase(first))
        return openWindow(console, all);
    if (isVerbose)
        log.beVerbose();
    if (command)
        return runOrExplain(*command, {words.begin() + 1, words.end()}, console, log);
    std::vector<std::string_view> names = commandNames();
    names.push_back("help");
    return complainOf("command", first, names, console);
}

} // namespace querymend
