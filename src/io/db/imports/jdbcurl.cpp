#include "db/imports/jdbcurl.h"

#include "base/ascii.h"
#include "db/addresses/connectionurl.h"
#include "db/imports/importedtls.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>
#include <utility>

namespace querymend {

namespace {

/// Parameters that say in PostgreSQL's driver for JDBC what an option says here.
constexpr std::array<std::string_view, 3> sameOptions{"sslrootcert", "sslcert", "sslkey"};

std::string_view cutAt(std::string_view& rest, std::string_view separators)
{
    const std::size_t at = rest.find_first_of(separators);
    const std::string_view first = rest.substr(0, at);
    rest = at == std::string_view::npos ? std::string_view() : rest.substr(at + 1);
    return first;
}

std::string decoded(std::string_view text, FoundConnection& found, std::string_view what)
{
    auto plain = percentDecoded(text);
    if (!plain)
        refuse(found, ImportObstacle::invalidValue, what);
    return std::move(plain).value_or(std::string());
}

void readParameters(std::string_view rest, FoundConnection& found)
{
    while (!rest.empty()) {
        std::string_view value = cutAt(rest, "&;");
        const std::string_view name = cutAt(value, "=");
        if (!name.empty())
            takeJdbcParameter(found, name, decoded(value, found, "url"));
    }
}

void readServer(std::string_view rest, FoundConnection& found)
{
    if (!rest.starts_with("//")) {
        found.target.database = decoded(rest, found, "database"); // `jdbc:postgresql:shop` is on this machine
        found.target.host = "localhost";
        return;
    }
    rest.remove_prefix(2);
    std::string_view server = cutAt(rest, "/");
    found.target.database = decoded(rest, found, "database");
    if (const std::size_t at = server.rfind('@'); at != std::string_view::npos) {
        std::string_view login = server.substr(0, at);
        found.target.user = decoded(cutAt(login, ":"), found, "user");
        if (!login.empty())
            note(found, ImportNote::password);
        server.remove_prefix(at + 1);
    }
    if (server.find(',') != std::string_view::npos || server.find('(') != std::string_view::npos)
        return refuse(found, ImportObstacle::severalHosts, server);
    if (server.starts_with('[')) {
        const std::size_t close = server.find(']');
        if (close == std::string_view::npos)
            return refuse(found, ImportObstacle::invalidValue, "host");
        found.target.host = server.substr(1, close - 1);
        server.remove_prefix(close + 1);
        if (!server.empty() && !server.starts_with(':'))
            return refuse(found, ImportObstacle::invalidValue, "host");
        return readPort(server.empty() ? server : server.substr(1), found);
    }
    found.target.host = cutAt(server, ":");
    readPort(server, found);
}

} // namespace

void readPort(std::string_view text, FoundConnection& found)
{
    if (text.empty())
        return;
    std::uint16_t port = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), port);
    if (error != std::errc{} || end != text.data() + text.size() || port == 0)
        return refuse(found, ImportObstacle::invalidValue, "port");
    found.target.port = port;
}

void takeJdbcParameter(FoundConnection& found, std::string_view name, std::string_view value)
{
    const bool isPostgres = found.target.engine == EngineKind::postgresql;
    if (name == "user") {
        found.target.user = value;
    } else if (asciiEqualsIgnoringCase(name, "sslMode")) {
        readTlsMode(found, value);
    } else if (name == "ssl" || name == "useSSL" || name == "useSsl") {
        if (value != "false")
            demandTls(found, isPostgres ? ImportedTls::serverChecked : ImportedTls::encrypted);
    } else if (isPostgres && std::find(sameOptions.begin(), sameOptions.end(), name) != sameOptions.end()) {
        takeOption(found, name, value);
    } else {
        takeOption(found, "jdbc " + std::string(name), value); // another driver's word, which is never an option here
    }
}

void readJdbcUrl(std::string_view url, FoundConnection& found)
{
    std::string_view rest = url;
    if (cutAt(rest, ":") != "jdbc" || cutAt(rest, ":").empty())
        return refuse(found, ImportObstacle::invalidValue, "url");
    if (isFile(found.target.engine)) {
        found.target.database = cutAt(rest, "?"); // the drivers do not decode paths
        return;
    }
    const std::string_view place = cutAt(rest, "?");
    readServer(place, found);
    readParameters(rest, found);
}

} // namespace querymend
