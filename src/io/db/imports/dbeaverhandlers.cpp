#include "db/imports/dbeaverhandlers.h"

#include "db/addresses/sshhost.h"
#include "db/imports/dbeaverjson.h"
#include "db/imports/importedtls.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace querymend {

namespace {

constexpr auto usualSshPort = "22";

bool hasJumpServer(const nlohmann::json& properties)
{
    for (const auto& [name, value] : properties.items()) {
        const std::string_view key = name;
        if (key.starts_with("jumpServer") && key.ends_with(".enabled") && isTrueIn(properties, name.c_str()))
            return true;
    }
    return false;
}

void readSsh(const nlohmann::json& handler, FoundConnection& found)
{
    const nlohmann::json empty = nlohmann::json::object();
    const nlohmann::json* const given = objectIn(handler, "properties");
    const nlohmann::json& properties = given ? *given : empty;
    if (hasJumpServer(properties))
        return refuse(found, ImportObstacle::severalSshHosts, {});
    const std::string host = textIn(properties, "host");
    std::string user = textIn(handler, "user");
    if (user.empty())
        user = textIn(properties, "userName");
    if (user.empty())
        note(found, ImportNote::sshUser);
    if (textIn(properties, "authType") == "PASSWORD")
        note(found, ImportNote::sshPassword);
    const std::string port = textIn(properties, "port");
    std::string through = user.empty() ? host : user + '@' + host;
    if (!host.empty() && !port.empty() && port != usualSshPort)
        through = "ssh://" + through + ':' + port;
    found.target.options[std::string(sshOption)] = through;
}

void takeFile(FoundConnection& found, const nlohmann::json& properties, const char* name, const char* postgres,
              const char* mysql)
{
    if (const std::string path = textIn(properties, name); !path.empty())
        takeOption(found, found.target.engine == EngineKind::postgresql ? postgres : mysql, path);
}

void readTls(const nlohmann::json& handler, FoundConnection& found)
{
    const nlohmann::json empty = nlohmann::json::object();
    const nlohmann::json* const given = objectIn(handler, "properties");
    const nlohmann::json& properties = given ? *given : empty;
    takeFile(found, properties, "ssl.ca.cert", "sslrootcert", "ssl_ca");
    takeFile(found, properties, "ssl.client.cert", "sslcert", "ssl_cert");
    takeFile(found, properties, "ssl.client.key", "sslkey", "ssl_key");
    const std::string mode = textIn(properties, "sslMode");
    if (!mode.empty())
        return readTlsMode(found, mode);
    const bool isVerified = found.target.engine == EngineKind::postgresql || isTrueIn(properties, "ssl.verify.server");
    demandTls(found, isVerified ? ImportedTls::serverChecked : ImportedTls::encrypted);
}

} // namespace

void readHandlers(const nlohmann::json& configuration, FoundConnection& found)
{
    if (const std::string profile = textIn(configuration, "config-profile"); !profile.empty())
        refuse(found, ImportObstacle::otherNetwork, profile);
    const nlohmann::json* const handlers = objectIn(configuration, "handlers");
    if (!handlers)
        return;
    for (const auto& [id, handler] : handlers->items()) {
        if (!handler.is_object() || !isTrueIn(handler, "enabled"))
            continue;
        if (id == "ssh_tunnel")
            readSsh(handler, found);
        else if (id == "postgre_ssl" || id == "mysql_ssl")
            readTls(handler, found);
        else
            refuse(found, ImportObstacle::otherNetwork, id);
    }
}

} // namespace querymend
