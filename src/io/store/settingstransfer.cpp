#include "store/settingstransfer.h"

#include "store/presetfile.h"

#include <QFileInfo>

#include <nlohmann/json.hpp>

#include <optional>
#include <utility>

namespace querymend {

namespace {

constexpr FileKind kind{"querymend-settings", 1};

/// Older files have neither.
std::optional<FileProblem> readPresetsAndModels(const QString& path, TransferredParts& parts)
{
    const auto content = readVersioned(path, kind, WhenBroken::leave);
    if (!content)
        return content.error();
    if (content->contains("presets")) {
        auto presets = presetsOfOthers(content->at("presets"));
        if (!presets)
            return brokenFile(path, std::move(presets).error(), WhenBroken::leave);
        parts.presets = std::move(presets).value();
    }
    if (content->contains("models"))
        parts.models = content->at("models").dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    return std::nullopt;
}

void keepOwn(const AppSettings& own, AppSettings& settings)
{
    settings.store = own.store;
    settings.storePassword = own.storePassword;
    if (own.sending == ValueSending::never)
        settings.sending = ValueSending::never;
}

} // namespace

Result<ExportedSettings, FileProblem> importSettings(const QString& path)
{
    if (!QFileInfo(path).isFile()) // a FIFO would block
        return Failure{FileProblem{FileFailure::unreadable, path, {}, "there is no such file"}};
    auto read = readSettings(path, WhenBroken::leave);
    if (!read)
        return Failure{std::move(read).error()};
    auto connections = readConnectionsOfOthers(path);
    if (!connections)
        return Failure{std::move(connections).error()};
    ExportedSettings found{std::move(read).value(), {std::move(connections).value()}};
    if (auto problem = readPresetsAndModels(path, found.parts))
        return Failure{std::move(*problem)};
    return found;
}

Result<void, FileProblem> exportSettings(const QString& path, const AppSettings& settings,
                                         const TransferredParts& parts)
{
    nlohmann::ordered_json content{{"settings", settingsJson(settings)},
                                   {"connections", jsonForOthers(parts.connections)},
                                   {"presets", presetsForOthers(parts.presets)}};
    if (!parts.models.empty())
        content["models"] = nlohmann::ordered_json::parse(parts.models, nullptr, false);
    return writeVersioned(path, kind, content);
}

AppSettings withImported(const AppSettings& own, AppSettings imported)
{
    keepOwn(own, imported);
    imported.keptDays = own.keptDays; // runs would be lost
    imported.border = own.border;
    return imported;
}

AppSettings withDefaults(const AppSettings& own)
{
    AppSettings settings;
    keepOwn(own, settings);
    return settings;
}

} // namespace querymend
