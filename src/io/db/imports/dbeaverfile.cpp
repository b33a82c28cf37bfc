#include "db/imports/dbeaverfile.h"

#include "base/ascii.h"
#include "base/json.h"
#include "db/imports/dbeaverhandlers.h"
#include "db/imports/dbeaverjson.h"
#include "db/imports/jdbcurl.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace querymend {

namespace {

struct DBeaverDriver {
    std::string_view driver; ///< in lower case
    EngineKind engine;
};

constexpr std::array<DBeaverDriver, 9> drivers{{{"postgres-jdbc", EngineKind::postgresql},
                                                {"mysql8", EngineKind::mysql},
                                                {"mysql5", EngineKind::mysql},
                                                {"mysql", EngineKind::mysql},
                                                {"mysql_ndb", EngineKind::mysql},
                                                {"mariadb", EngineKind::mariadb},
                                                {"sqlite_jdbc", EngineKind::sqlite},
                                                {"duckdb_jdbc", EngineKind::duckdb},
                                                {"duckdb", EngineKind::duckdb}}};

/// The kinds of connections that come with DBeaver; other kinds have ids that mean nothing here.
constexpr std::string_view productionType = "prod";

bool readEngine(const nlohmann::json& entry, FoundConnection& found)
{
    const std::string driver = textIn(entry, "driver");
    const auto row = std::find_if(drivers.begin(), drivers.end(), [&](const DBeaverDriver& known) {
        return asciiEqualsIgnoringCase(known.driver, driver);
    });
    if (row == drivers.end()) {
        refuse(found, ImportObstacle::otherEngine, driver.empty() ? textIn(entry, "provider") : driver);
        return false;
    }
    found.target.engine = row->engine;
    return true;
}

/// A connection has either fields or a URL; of one with both, DBeaver uses the fields unless it says otherwise.
void readPlace(const nlohmann::json& configuration, FoundConnection& found)
{
    const std::string url = textIn(configuration, "url");
    const std::string host = textIn(configuration, "host");
    const std::string database = textIn(configuration, "database");
    const bool hasFields = !host.empty() || !database.empty();
    if (!url.empty() && (textIn(configuration, "configurationType") == "URL" || !hasFields)) {
        readJdbcUrl(url, found);
    } else {
        found.target.database = database;
        if (isFile(found.target.engine))
            return;
        found.target.host = host;
        readPort(textIn(configuration, "port"), found);
    }
}

/// Old versions wrote logins here in clear text.
void readLogin(const nlohmann::json& configuration, FoundConnection& found)
{
    if (isFile(found.target.engine))
        return;
    const nlohmann::json* const own = objectIn(configuration, "auth-properties");
    if (found.target.user.empty())
        found.target.user = textIn(configuration, "user");
    if (found.target.user.empty() && own)
        found.target.user = textIn(*own, "userName");
    note(found, found.target.user.empty() ? ImportNote::login : ImportNote::password);
}

void readOptions(const nlohmann::json& configuration, FoundConnection& found)
{
    const nlohmann::json* const properties = objectIn(configuration, "properties");
    if (!properties || isFile(found.target.engine))
        return;
    for (const auto& [name, value] : properties->items()) {
        if (value.is_string())
            takeJdbcParameter(found, name, value.get_ref<const std::string&>());
        else
            note(found, ImportNote::options);
    }
}

FoundConnection readEntry(const nlohmann::json& entry)
{
    FoundConnection found;
    found.name = textIn(entry, "name");
    found.group = textIn(entry, "folder");
    if (!readEngine(entry, found))
        return checkedImport(std::move(found));
    const nlohmann::json* const configuration = objectIn(entry, "configuration");
    if (!configuration) {
        refuse(found, ImportObstacle::noAddress, {});
        return checkedImport(std::move(found));
    }
    found.isProduction = textIn(*configuration, "type") == productionType;
    readPlace(*configuration, found);
    readOptions(*configuration, found);
    if (!isFile(found.target.engine))
        readHandlers(*configuration, found);
    readLogin(*configuration, found);
    return checkedImport(std::move(found));
}

} // namespace

Result<std::vector<FoundConnection>, ImportFailure> readDBeaverFile(std::string_view text)
{
    const auto json = parseJson(text);
    if (!json)
        return Failure{ImportFailure::notJson};
    const nlohmann::json* const connections = json->is_object() ? objectIn(*json, "connections") : nullptr;
    if (!connections)
        return Failure{ImportFailure::otherContent};
    std::vector<FoundConnection> all;
    for (const auto& [id, entry] : connections->items()) {
        if (all.size() == mostFoundConnections)
            return Failure{ImportFailure::tooMany};
        if (entry.is_object())
            all.push_back(readEntry(entry));
    }
    return all;
}

} // namespace querymend
