#include "llm/profilefile.h"

#include "base/json.h"
#include "base/utf8.h"
#include "file/wholefile.h"
#include "llm/strictobject.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace querymend {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::uint32_t fileVersion = 1;
constexpr auto environmentName = "QUERYMEND_MODELS";
constexpr qint64 longestFile = qint64{4} << 20U;

Failure<ProfileProblem> problem(std::string text)
{
    return {ProfileProblem{std::move(text)}};
}

/// Reads an object with arbitrary keys and string values.
std::map<std::string, std::string> textsOf(StrictObject& fields, std::string_view key)
{
    std::map<std::string, std::string> texts;
    const nlohmann::json* const json = fields.take(key);
    if (!json)
        return texts;
    if (!json->is_object())
        fields.fail(fields.pathOf(key), "is not an object");
    for (auto entry = json->begin(); json->is_object() && entry != json->end(); ++entry) {
        if (entry->is_string())
            texts[entry.key()] = entry->get<std::string>();
        else
            fields.fail(fields.pathOf(key), "has " + shownName(entry.key()) + ", which is not a string");
    }
    return texts;
}

constexpr std::array<std::string_view, 4> sampleWords{"", "none", "careful", "all"}; // in the order of ProfileSamples

void readSamples(StrictObject& fields, ModelProfile& profile)
{
    std::string word;
    fields.optional("samples", word);
    const auto found = std::find(sampleWords.begin(), sampleWords.end(), word);
    if (found == sampleWords.end())
        fields.fail(fields.pathOf("samples"), "is not one of: none, careful, all");
    else
        profile.samples = static_cast<ProfileSamples>(found - sampleWords.begin());
}

template <class Enum>
void readModels(StrictObject& fields, std::string_view key, std::map<Enum, std::string>& models)
{
    const auto& names = EnumNames<Enum>::names;
    for (const auto& [word, model] : textsOf(fields, key)) {
        const auto found = std::find(names.begin(), names.end(), word);
        if (found == names.end())
            fields.fail(fields.pathOf(key), "has " + shownName(word) + ", which is not one of them");
        else
            models[static_cast<Enum>(found - names.begin())] = model;
    }
}

void readKey(StrictObject& fields, ModelProfile& profile)
{
    const nlohmann::json* const json = fields.take("key");
    if (!json || json->is_null())
        return;
    const bool isVariable =
        json->is_object() && json->size() == 1 && json->contains("environment") && json->at("environment").is_string();
    if (isVariable) {
        profile.key = KeyPlace::environment;
        profile.keyVariable = json->at("environment").get<std::string>();
    } else if (*json == "key_store") {
        profile.key = KeyPlace::keyStore;
    } else if (*json == "session") {
        profile.key = KeyPlace::session;
    } else {
        fields.fail(fields.pathOf("key"),
                    R"(is not "key_store", "session" or {"environment": NAME}; the key itself does not belong here)");
    }
}

void readExtraBody(StrictObject& fields, ModelProfile& profile)
{
    const nlohmann::json* const json = fields.take("extra_body");
    if (json && !json->is_null())
        profile.extraBody = json->dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

Json keyOf(const ModelProfile& profile)
{
    switch (profile.key) {
    case KeyPlace::nowhere:
        break;
    case KeyPlace::environment:
        return {{"environment", profile.keyVariable}};
    case KeyPlace::keyStore:
        return "key_store";
    case KeyPlace::session:
        return "session";
    }
    return nullptr;
}

} // namespace

// Not in an unnamed namespace: StrictObject finds `describe` by argument-dependent lookup.

static void describe(StrictObject& fields, ModelPrice& price)
{
    fields.required("prompt_per_million", price.prompt);
    fields.required("reply_per_million", price.reply);
    fields.optional("cached_per_million", price.cached);
    fields.optional("cache_write_per_million", price.cacheWrite);
    fields.optional("currency", price.currency);
    if (price.prompt < 0 || price.reply < 0 || price.cached.value_or(0) < 0 || price.cacheWrite.value_or(0) < 0)
        fields.fail(fields.pathOf("prompt_per_million"), "or another price is below 0");
}

static void describe(StrictObject& fields, CallTimeLimits& time)
{
    const auto read = [&](std::string_view key, std::chrono::milliseconds& value) {
        auto count = static_cast<std::uint32_t>(value.count());
        fields.optional(key, count);
        value = std::chrono::milliseconds(count);
    };
    read("connect", time.connect);
    read("first_byte", time.firstByte);
    read("idle", time.idle);
    read("total", time.total);
}

static void describe(StrictObject& fields, ModelProfile& profile)
{
    fields.required("name", profile.name);
    fields.required("format", profile.format);
    fields.required("base_url", profile.baseUrl);
    fields.required("model", profile.model);
    readModels(fields, "levels", profile.levels);
    readModels(fields, "roles", profile.roles);
    readKey(fields, profile);
    fields.optional("key_header", profile.keyHeader);
    fields.optional("temperature", profile.hasTemperature);
    fields.optional("seed", profile.seed);
    fields.optional("structured_output", profile.isStructured);
    fields.optional("streaming", profile.isStreamed);
    readExtraBody(fields, profile);
    fields.optional("fallbacks", profile.fallbacks);
    fields.optional("context_tokens", profile.contextTokens);
    fields.optional("reply_tokens", profile.replyTokens);
    fields.optional("price", profile.price);
    readSamples(fields, profile);
    fields.optional("concurrency", profile.concurrency);
    for (const auto& [name, value] : textsOf(fields, "headers"))
        profile.headers.push_back({name, value});
    fields.optional("time_limits_ms", profile.time);
    fields.optional("ca_file", profile.caFile);
    fields.optional("proxy", profile.proxy);
    if (const auto wrong = problemOf(profile))
        fields.fail(fields.pathOf("name") + " " + shownName(profile.name) + ":", wrong->text);
}

static Json jsonOf(const ModelPrice& price)
{
    Json json{{"prompt_per_million", price.prompt}, {"reply_per_million", price.reply}};
    if (price.cached)
        json["cached_per_million"] = *price.cached;
    if (price.cacheWrite)
        json["cache_write_per_million"] = *price.cacheWrite;
    json["currency"] = price.currency;
    return json;
}

static Json jsonOf(const ModelProfile& profile)
{
    Json json{
        {"name", profile.name}, {"format", profile.format}, {"base_url", profile.baseUrl}, {"model", profile.model}};
    for (const auto& [level, model] : profile.levels)
        json["levels"][std::string(recordName(level))] = model;
    for (const auto& [role, model] : profile.roles)
        json["roles"][std::string(recordName(role))] = model;
    json["key"] = keyOf(profile);
    if (!profile.keyHeader.empty())
        json["key_header"] = profile.keyHeader;
    json["temperature"] = profile.hasTemperature;
    if (profile.seed)
        json["seed"] = *profile.seed;
    json["structured_output"] = profile.isStructured;
    json["streaming"] = profile.isStreamed;
    if (!profile.extraBody.empty())
        json["extra_body"] = Json::parse(profile.extraBody, nullptr, false);
    if (!profile.fallbacks.empty())
        json["fallbacks"] = profile.fallbacks;
    json["context_tokens"] = profile.contextTokens;
    json["reply_tokens"] = profile.replyTokens;
    if (profile.price)
        json["price"] = jsonOf(*profile.price);
    if (profile.samples != ProfileSamples::unset)
        json["samples"] = sampleWords[static_cast<std::size_t>(profile.samples)];
    json["concurrency"] = profile.concurrency;
    for (const WireHeader& header : profile.headers)
        json["headers"][header.name] = header.value;
    json["time_limits_ms"] = {{"connect", profile.time.connect.count()},
                              {"first_byte", profile.time.firstByte.count()},
                              {"idle", profile.time.idle.count()},
                              {"total", profile.time.total.count()}};
    json["ca_file"] = profile.caFile;
    json["proxy"] = profile.proxy;
    return json;
}

/// A profile with a mistake only disables itself.
static ProfileList profilesIn(const nlohmann::json& models)
{
    ProfileList list;
    for (std::size_t i = 0; i < models.size(); ++i) {
        const nlohmann::json& json = models[i];
        std::string path = "models";
        appendEntry(path, i);
        std::string wrong;
        ModelProfile profile;
        StrictObject fields(json, path, wrong);
        describe(fields, profile);
        fields.nothingElse();
        const auto same = [&](const ModelProfile& other) { return other.name == profile.name; };
        if (wrong.empty() && std::any_of(list.profiles.begin(), list.profiles.end(), same))
            wrong = "models has two entries named " + shownName(profile.name);
        if (wrong.empty())
            list.profiles.push_back(std::move(profile));
        else
            list.disabled.push_back({profile.name.empty() ? path : profile.name, std::move(wrong),
                                     json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace)});
    }
    return list;
}

Result<ProfileList, ProfileProblem> readProfiles(std::string_view json)
{
    const auto parsed = parseJson(json);
    if (!parsed)
        return problem("line " + std::to_string(positionAt(json, parsed.error().offset).line)
                       + ": not JSON: " + parsed.error().reason);
    if (!parsed->is_object())
        return problem("line 1: not a JSON object");
    std::string wrong;
    StrictObject fields(*parsed, {}, wrong);
    std::uint32_t version = 0;
    fields.required("version", version);
    if (wrong.empty() && version > fileVersion)
        return problem("it has version " + std::to_string(version)
                       + ", which only a newer querymend understands; it was left unchanged");
    const nlohmann::json* const models = fields.take("models");
    if (!models)
        fields.fail(fields.pathOf("models"), "is missing");
    else if (!models->is_array())
        fields.fail(fields.pathOf("models"), "is not a list");
    fields.nothingElse();
    if (!wrong.empty())
        return problem(wrong);
    return profilesIn(*models);
}

std::string writeProfiles(const ProfileList& list)
{
    Json models = Json::array();
    for (const ModelProfile& profile : list.profiles)
        models.push_back(jsonOf(profile));
    for (const DisabledProfile& profile : list.disabled)
        models.push_back(Json::parse(profile.json, nullptr, false));
    const Json file{{"version", fileVersion}, {"models", std::move(models)}};
    constexpr int indent = 2;
    return file.dump(indent, ' ', false, Json::error_handler_t::replace) + '\n';
}

QString usualProfilePath()
{
    if (!qEnvironmentVariableIsEmpty(environmentName))
        return qEnvironmentVariable(environmentName);
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation))
        .filePath(QStringLiteral("models.json"));
}

Result<ProfileList, ProfileProblem> loadProfiles(const QString& path)
{
    const std::string shown = path.toStdString() + ": ";
    QFile file(path);
    if (!file.exists())
        return ProfileList{};
    if (!file.open(QIODevice::ReadOnly))
        return problem(shown + file.errorString().toStdString());
    const QByteArray text = file.read(longestFile + 1);
    if (text.size() > longestFile)
        return problem(shown + "it is too long for a settings file");
    auto profiles = readProfiles({text.constData(), static_cast<std::size_t>(text.size())});
    if (!profiles)
        return problem(shown + profiles.error().text);
    return profiles;
}

std::optional<ProfileProblem> saveProfiles(const QString& path, const std::vector<ModelProfile>& profiles)
{
    auto now = loadProfiles(path);
    if (!now)
        return std::move(now).error();
    ProfileList list = std::move(now).value();
    list.profiles = profiles;
    const std::string shown = path.toStdString() + ": ";
    if (!QDir().mkpath(QFileInfo(path).path()))
        return ProfileProblem{shown + "its folder cannot be created"};
    // User-defined headers may hold secrets.
    if (const auto wrong = writeWholeFile(path, writeProfiles(list), FileReaders::ownerAlone))
        return ProfileProblem{shown + wrong->toStdString()};
    return std::nullopt;
}

} // namespace querymend
