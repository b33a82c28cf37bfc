#include "arguments/command.h"
#include "arguments/policyoptions.h"
#include "asking/presetchoice.h"
#include "base/ascii.h"
#include "base/json.h"
#include "store/presetfile.h"
#include "store/settingsfile.h"
#include "terminal/terminalpage.h"

#include <QFileInfo>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace querymend {

namespace {

// clang-format off
constexpr std::array presetsOptions{
    Option{"--json", "", "one JSON object per preset, each on its own line"},
    Option{"--set", "KEY=VALUE", "to save: a setting, named as the option of ask without\n"
                                 "its dashes; may be repeated"},
    Option{"--from", "NAME", "to save: begin with the settings of this preset"},
    Option{"--directives", "TEXT", "to save: workspace rules"},
    Option{"--examples", "FILE", "to save: pairs of question and SQL; may be repeated"},
};
// clang-format on

ExitStatus fail(const Console& console, const CommandProblem& problem)
{
    console.complain("presets: " + problem.complaint.text);
    return problem.status;
}

/// What differs from a run without a preset, as `--set` and records name it.
std::string differences(const RunPreset& preset)
{
    const nlohmann::ordered_json usual = presetJson({"", {initialPolicy()}})["policy"];
    const nlohmann::ordered_json own = presetJson(preset)["policy"];
    std::string text;
    for (const auto& [key, value] : own.items()) {
        if (!usual.contains(key) || usual[key] != value)
            text += (text.empty() ? "" : ", ") + key + ' ' + value.dump();
    }
    return text.empty() ? "as usual" : text;
}

void write(const RunPreset& preset, const Arguments& arguments, const Console& console)
{
    if (arguments.has("--json")) {
        console.out.write(toJsonLine(presetJson(preset)) + '\n');
        return;
    }
    TerminalPage page(Colours::off);
    page.wrapped(preset.name + "  ", differences(preset));
    if (!preset.settings.directives.empty())
        page.wrapped("    directives  ", preset.settings.directives);
    for (const std::string& file : preset.settings.exampleFiles)
        page.wrapped("    examples  ", file);
    console.out.write(page.take());
}

/// The settings that a preset begins with, changed as the options say.
Result<RunSettings, CommandProblem> settingsToSave(const Arguments& arguments)
{
    RunSettings settings{initialPolicy()};
    if (const auto from = arguments.value("--from")) {
        auto named = presetNamed("--from", *from, initialPolicy());
        if (!named)
            return Failure{std::move(named).error()};
        settings = std::move(named).value();
    }
    auto policy = policySet(arguments, settings.policy);
    if (!policy)
        return Failure{std::move(policy).error()};
    settings.policy = std::move(policy).value();
    if (const auto directives = arguments.value("--directives"))
        settings.directives = std::string(*directives);
    for (const std::string_view file : arguments.values("--examples"))
        settings.exampleFiles.push_back(
            QFileInfo(QString::fromUtf8(file.data(), qsizetype(file.size()))).absoluteFilePath().toStdString());
    return settings;
}

bool isBuiltIn(std::string_view name)
{
    return std::ranges::any_of(std::array{quickPreset, carefulPreset, searchPreset},
                               [&](std::string_view known) { return asciiEqualsIgnoringCase(known, name); });
}

/// Saves a preset of one's own; one with this name is replaced.
ExitStatus save(std::string_view name, const Arguments& arguments, const Console& console)
{
    if (name.empty() || isBuiltIn(name))
        return fail(console,
                    {ExitStatus::badUsage, {'\'' + std::string(name) + "' is not a name for a preset of your own"}});
    auto settings = settingsToSave(arguments);
    if (!settings)
        return fail(console, settings.error());
    auto own = readPresets(usualPresetsPath(), WhenBroken::leave);
    if (!own)
        return fail(console, {ExitStatus::unusable, {own.error().reason}});
    std::vector<RunPreset>& presets = own.value();
    const auto known = std::ranges::find(presets, name, &RunPreset::name);
    if (known == presets.end())
        presets.push_back({std::string(name), std::move(settings).value()});
    else
        known->settings = std::move(settings).value();
    if (const auto kept = writePresets(usualPresetsPath(), *own); !kept)
        return fail(console, {ExitStatus::unusable, {kept.error().reason}});
    return ExitStatus::fine;
}

ExitStatus remove(std::string_view name, const Console& console)
{
    auto own = readPresets(usualPresetsPath(), WhenBroken::leave);
    if (!own)
        return fail(console, {ExitStatus::unusable, {own.error().reason}});
    if (std::erase_if(own.value(), [&](const RunPreset& preset) { return preset.name == name; }) == 0)
        return fail(console,
                    {ExitStatus::badUsage, {"there is no preset of your own called '" + std::string(name) + '\''}});
    if (const auto kept = writePresets(usualPresetsPath(), *own); !kept)
        return fail(console, {ExitStatus::unusable, {kept.error().reason}});
    return ExitStatus::fine;
}

ExitStatus runPresets(const Arguments& arguments, const Console& console)
{
    const std::vector<std::string_view>& words = arguments.operands();
    const bool isOfOne = words.size() == 2;
    if (isOfOne && words.front() == "delete")
        return remove(words.back(), console);
    if (isOfOne && words.front() == "save")
        return save(words.back(), arguments, console);
    const bool isList = words.empty() || (words.size() == 1 && words.front() == "list");
    if (!isList && !(isOfOne && words.front() == "show"))
        return fail(console, {ExitStatus::badUsage, {"it takes list, show NAME, save NAME or delete NAME"}});
    const auto known = knownPresets(initialPolicy());
    if (!known)
        return fail(console, known.error());
    bool isFound = isList;
    for (const RunPreset& preset : *known) {
        if (!isList && preset.name != words.back())
            continue;
        isFound = true;
        write(preset, arguments, console);
    }
    return isFound ? ExitStatus::fine
                   : fail(console, {ExitStatus::badUsage, {"there is no preset '" + std::string(words.back()) + '\''}});
}

} // namespace

const Command presetsCommand{
    "presets",
    "[list|show NAME|save NAME [OPTION...]|delete NAME]",
    "lists and saves the named settings that questions are asked with",
    "A preset is a name for all that decides how a question is answered: `ask --preset\n"
    "NAME` uses it. Three come with the program: quick, careful and search. Your own\n"
    "are saved here or in the window, under Preset beside the question. A preset says\n"
    "nothing of what may leave the machine.\n",
    presetsOptions,
    runPresets,
};

} // namespace querymend
