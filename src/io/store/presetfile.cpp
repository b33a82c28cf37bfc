#include "store/presetfile.h"

#include "run/policyjson.h"

#include <QDir>
#include <QStandardPaths>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

constexpr FileKind kind{"querymend-presets", 1};

/// What a preset does not say: it is the model's, or about what may leave the machine.
constexpr const char* otherFields[]{"values", "context_tokens", "reply_form", "samples", "question_in_hints"};

Result<RunPreset, std::string> presetIn(const nlohmann::json& json)
{
    const auto isText = [](const nlohmann::json& value) { return value.is_string(); };
    const auto name = json.is_object() ? json.find("name") : json.end();
    if (name == json.end() || !name->is_string() || name->get_ref<const std::string&>().empty())
        return Failure{std::string("a preset has no name")};
    RunPreset preset{name->get<std::string>(), {}};
    const auto wrong = [&](const std::string& what) { return Failure{"preset \"" + preset.name + "\": " + what}; };
    auto policy = policyFrom(json.value("policy", nlohmann::json::object()), RunPolicy());
    if (!policy)
        return wrong("its policy " + policy.error());
    preset.settings.policy = std::move(policy).value();
    const nlohmann::json directives = json.value("directives", nlohmann::json(""));
    if (!directives.is_string())
        return wrong("\"directives\" is not a string");
    preset.settings.directives = directives.get<std::string>();
    const nlohmann::json files = json.value("example_files", nlohmann::json::array());
    if (!files.is_array() || !std::all_of(files.begin(), files.end(), isText))
        return wrong("\"example_files\" is not a list of strings");
    preset.settings.exampleFiles = files.get<std::vector<std::string>>();
    return preset;
}

} // namespace

QString usualPresetsPath()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation))
        .filePath(QStringLiteral("presets.json"));
}

nlohmann::ordered_json presetJson(const RunPreset& preset)
{
    nlohmann::ordered_json policy = policyJson(preset.settings.policy);
    for (const char* const field : otherFields)
        policy.erase(field);
    nlohmann::ordered_json json{{"name", preset.name}, {"policy", std::move(policy)}};
    if (!preset.settings.directives.empty())
        json["directives"] = preset.settings.directives;
    if (!preset.settings.exampleFiles.empty())
        json["example_files"] = preset.settings.exampleFiles;
    return json;
}

nlohmann::ordered_json presetsForOthers(const std::vector<RunPreset>& presets)
{
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (RunPreset preset : presets) {
        preset.settings.exampleFiles.clear();
        list.push_back(presetJson(preset));
    }
    return list;
}

Result<std::vector<RunPreset>, std::string> presetsOfOthers(const nlohmann::json& list)
{
    if (!list.is_array())
        return Failure{std::string("\"presets\" is not a list")};
    std::vector<RunPreset> presets;
    for (const nlohmann::json& item : list) {
        auto preset = presetIn(item);
        if (!preset)
            return Failure{std::move(preset).error()};
        presets.push_back(std::move(preset).value());
        presets.back().settings.exampleFiles.clear();
    }
    return presets;
}

Result<std::vector<RunPreset>, FileProblem> readPresets(const QString& path, WhenBroken whenBroken)
{
    const auto content = readVersioned(path, kind, whenBroken);
    if (!content)
        return Failure{content.error()};
    std::vector<RunPreset> presets;
    if (content->is_null())
        return presets;
    const nlohmann::json list = content->value("presets", nlohmann::json());
    if (!list.is_array())
        return Failure{brokenFile(path, "\"presets\" is not a list", whenBroken)};
    for (const nlohmann::json& item : list) {
        auto preset = presetIn(item);
        if (!preset)
            return Failure{brokenFile(path, preset.error(), whenBroken)};
        presets.push_back(std::move(preset).value());
    }
    return presets;
}

Result<void, FileProblem> writePresets(const QString& path, const std::vector<RunPreset>& presets)
{
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const RunPreset& preset : presets)
        list.push_back(presetJson(preset));
    return writeVersioned(path, kind, {{"presets", std::move(list)}});
}

} // namespace querymend
