#include "commands/lightcommands.h"

#include "commands/programrun.h"
#include "db/addresses/connectiontarget.h"

#include <algorithm>
#include <array>

namespace querymend {

namespace {

constexpr std::array light{&checkCommand, &classifyCommand, &hintCommand, &mendCommand, &schemaCommand};

constexpr std::string_view versionOption = "--version";
constexpr std::string_view databaseOption = "--db";

/// Null if it is not a light one.
const Command* lightNamed(std::string_view name)
{
    const auto found = std::find_if(light.begin(), light.end(), [&](const Command* c) { return c->name == name; });
    return found == light.end() ? nullptr : *found;
}

/// Whether this is the scheme of a database file, with or without the rest of a URL.
bool namesFile(std::string_view url)
{
    const auto engine = engineNamed(url.substr(0, url.find(':')));
    return engine && isFile(*engine);
}

bool databasesAreFiles(const std::vector<std::string_view>& words)
{
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::size_t equals = words[i].find('=');
        if (words[i].substr(0, equals) != databaseOption)
            continue;
        if (equals != std::string_view::npos && !namesFile(words[i].substr(equals + 1)))
            return false;
        if (equals == std::string_view::npos && i + 1 < words.size() && !namesFile(words[i + 1]))
            return false;
    }
    return true;
}

} // namespace

bool isLight(const std::vector<std::string_view>& words)
{
    if (asksForHost(words))
        return namesFile(words[2]);
    if (words.empty() || !lightNamed(words.front()))
        return words.size() == 1 && words.front() == versionOption;
    return !asksForHelp(words) && databasesAreFiles(words);
}

ExitStatus runLight(std::vector<std::string_view> words, const Console& console, ProgramLog& log)
{
    const Command* const command = lightNamed(words.front());
    if (!command)
        return printVersion(console);
    words.erase(words.begin());
    return runCommand(*command, words, console, log);
}

} // namespace querymend
