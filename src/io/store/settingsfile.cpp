#include "store/settingsfile.h"

#include "run/enumnames.h"

#include <QDir>
#include <QStandardPaths>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <limits>
#include <string_view>
#include <utility>

namespace querymend {

template <>
struct EnumNames<ThemeSetting> {
    static constexpr std::array<std::string_view, 4> names{"system", "light", "dark", "high_contrast"};
};
template <>
struct EnumNames<Density> {
    static constexpr std::array<std::string_view, 2> names{"compact", "comfortable"};
};
template <>
struct EnumNames<TabSetting> {
    static constexpr std::array<std::string_view, 2> names{"moves_focus", "indents"};
};
template <>
struct EnumNames<MotionSetting> {
    static constexpr std::array<std::string_view, 3> names{"system", "reduced", "full"};
};
template <>
struct EnumNames<StorePassword> {
    static constexpr std::array<std::string_view, 2> names{"none", "in_key_store"};
};
template <>
struct EnumNames<MemorySetting> {
    static constexpr std::array<std::string_view, 2> names{"off", "on"};
};
template <>
struct EnumNames<ValueSending> {
    static constexpr std::array<std::string_view, 2> names{"as_chosen", "never"};
};
template <>
struct EnumNames<SampleSetting> {
    static constexpr std::array<std::string_view, 3> names{"none", "careful", "all"};
};

namespace {

constexpr FileKind kind{"querymend-settings", 1};

/// Lists each value once, for both writing and reading.
template <class Fields, class Settings>
void describe(Fields& fields, Settings& settings)
{
    auto& policy = settings.policy;
    fields.number("lanes", policy.lanes, 1U, mostLanes);
    fields.number("retries", policy.maxRetries, 0U, mostRetriesOfLane);
    fields.number("escalations", policy.maxEscalations, 0U, 2U);
    fields.choice("level", policy.level);
    fields.choice("empty_rows", policy.emptyRows);
    fields.choice("checks", policy.checks);
    fields.choice("values", policy.values);
    fields.choice("mending", policy.mending);
    fields.choice("samples", settings.samples);
    fields.choice("value_sending", settings.sending);
    fields.choice("memory", settings.memory);
    fields.choice("theme", settings.theme);
    fields.number("font_pixels", settings.fontPixels, smallestFont, largestFont);
    fields.choice("density", settings.density);
    fields.choice("tab_key", settings.tabKey);
    fields.choice("motion", settings.motion);
    fields.text("language", settings.language);
    fields.text("store", settings.store);
    fields.choice("store_password", settings.storePassword);
    fields.number("keep_runs_days", settings.keptDays, 0U, mostKeptDays);
    fields.texts("shortcuts", settings.shortcuts);
    fields.choice("agents_wait", settings.border.rule);
    fields.number("agents_wait_above_cost", settings.border.cost, 0U, std::numeric_limits<std::uint32_t>::max());
    fields.list("agents_wait_on_tables", settings.border.tables);
}

struct SettingsWriter {
    nlohmann::ordered_json json = nlohmann::ordered_json::object();

    template <class Number>
    void number(const char* name, Number value, Number /*least*/, Number /*most*/)
    {
        json[name] = value;
    }
    template <class Enum>
    void choice(const char* name, Enum value)
    {
        json[name] = EnumNames<Enum>::names[static_cast<std::size_t>(value)];
    }
    void text(const char* name, const std::string& value) { json[name] = value; }
    void texts(const char* name, const std::map<std::string, std::string>& values) { json[name] = values; }
    void list(const char* name, const std::vector<std::string>& values) { json[name] = values; }
};

struct SettingsReader {
    const nlohmann::json& json;
    std::vector<std::string> unusable = {};

    template <class Number>
    void number(const char* name, Number& value, Number least, Number most)
    {
        const auto* const found = member(name);
        if (!found)
            return;
        const std::int64_t read = found->is_number_integer() ? found->get<std::int64_t>() : -1;
        if (usable(read >= std::int64_t{least} && read <= std::int64_t{most}, name))
            value = static_cast<Number>(read);
    }
    template <class Enum>
    void choice(const char* name, Enum& value)
    {
        const auto* const found = member(name);
        if (!found)
            return;
        const auto& names = EnumNames<Enum>::names;
        const auto at = std::find_if(names.begin(), names.end(), [&](std::string_view known) {
            return found->is_string() && found->get_ref<const std::string&>() == known;
        });
        if (usable(at != names.end(), name))
            value = static_cast<Enum>(at - names.begin());
    }
    void text(const char* name, std::string& value)
    {
        const auto* const found = member(name);
        if (found && usable(found->is_string(), name))
            value = found->get<std::string>();
    }
    void texts(const char* name, std::map<std::string, std::string>& values)
    {
        const auto* const found = member(name);
        if (!found || !usable(found->is_object(), name))
            return;
        for (const auto& [key, value] : found->items()) {
            if (usable(value.is_string(), name))
                values[key] = value.get<std::string>();
        }
    }
    void list(const char* name, std::vector<std::string>& values)
    {
        const auto* const found = member(name);
        if (!found || !usable(found->is_array(), name))
            return;
        for (const auto& value : *found) {
            if (usable(value.is_string(), name))
                values.push_back(value.get<std::string>());
        }
    }

private:
    [[nodiscard]] const nlohmann::json* member(const char* name) const
    {
        const auto found = json.find(name);
        return found == json.end() ? nullptr : &*found;
    }
    bool usable(bool is, const char* name)
    {
        if (!is)
            unusable.emplace_back(name);
        return is;
    }
};

} // namespace

QString usualSettingsPath()
{
    const QDir config(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation));
    return config.filePath(QStringLiteral("settings.json"));
}

nlohmann::ordered_json settingsJson(const AppSettings& settings)
{
    SettingsWriter writer;
    describe(writer, settings);
    return writer.json;
}

Result<SettingsRead, FileProblem> readSettings(const QString& path, WhenBroken whenBroken)
{
    auto content = readVersioned(path, kind, whenBroken);
    if (!content)
        return Failure{std::move(content).error()};
    SettingsRead read;
    if (content->is_null())
        return read;
    const auto settings = content->find("settings");
    if (settings == content->end() || !settings->is_object())
        return Failure{brokenFile(path, "it has no settings in it", whenBroken)};
    SettingsReader reader{*settings};
    describe(reader, read.settings);
    read.unusable = std::move(reader.unusable);
    return read;
}

Result<void, FileProblem> writeSettings(const QString& path, const AppSettings& settings)
{
    return writeVersioned(path, kind, {{"settings", settingsJson(settings)}});
}

} // namespace querymend
