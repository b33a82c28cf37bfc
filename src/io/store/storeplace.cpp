#include "store/storeplace.h"

#include "base/urlsecrets.h"

#include <QDir>
#include <QStandardPaths>
#include <QUrl>
#include <QUrlQuery>

namespace querymend {

namespace {

constexpr auto environmentName = "QUERYMEND_STORE";
constexpr QLatin1String passwordOption("password"); // of libpq
constexpr int longestSilence = 3600;

Failure<StoreError> badPlace(const std::string& what)
{
    return Failure{StoreError{StoreFailure::badPlace, what,
                              "Give a path such as /home/me/runs.db or postgresql://user@host/database"}};
}

std::string utf8(const QString& text)
{
    return text.toStdString();
}

std::string applySilence(StoreServer& server, const QString& value)
{
    bool isNumber = false;
    const int seconds = value.toInt(&isNumber);
    if (!isNumber || seconds < 1 || seconds > longestSilence)
        return "The store's option 'answer_seconds' must be a number from 1 to " + std::to_string(longestSilence);
    server.silence = std::chrono::seconds(seconds);
    return {};
}

/// Returns what is wrong with the option; empty if nothing is.
std::string applyOption(StoreServer& server, const QString& name, const QString& value)
{
    if (name == QLatin1String("host")) {
        server.host = utf8(value);
    } else if (name == passwordOption) {
        server.password = Secret(utf8(value));
    } else if (name == QLatin1String("password_env")) {
        const QByteArray variable = value.toUtf8();
        if (!qEnvironmentVariableIsSet(variable.constData()))
            return "The environment variable " + utf8(value) + ", which should hold the store's password, is not set";
        server.password = Secret(utf8(qEnvironmentVariable(variable.constData())));
    } else if (name == QLatin1String("answer_seconds")) {
        return applySilence(server, value);
    } else if (name.isEmpty()) {
        return "An option of the store has no name";
    } else {
        server.options[utf8(name)] = utf8(value);
    }
    return {};
}

Result<StorePlace, StoreError> readServer(const QUrl& url)
{
    if (!url.isValid()) // Qt's message would repeat the URL, with the password
        return badPlace("The store's URL is invalid: its host, its port or a % in it is wrong");
    StoreServer server;
    server.host = utf8(url.host());
    if (url.port() > 0)
        server.port = static_cast<std::uint16_t>(url.port());
    server.user = utf8(url.userName(QUrl::FullyDecoded));
    if (!url.password().isEmpty())
        server.password = Secret(utf8(url.password(QUrl::FullyDecoded)));
    server.database = utf8(url.path(QUrl::FullyDecoded).mid(1));
    if (server.database.empty())
        return badPlace("The store's URL names no database");
    const auto options = QUrlQuery(url).queryItems(QUrl::FullyDecoded);
    for (const auto& [name, value] : options) {
        if (std::string problem = applyOption(server, name, value); !problem.empty())
            return badPlace(problem);
    }
    return StorePlace{std::move(server)};
}

} // namespace

std::string StorePlace::shown() const
{
    if (const auto* file = std::get_if<StoreFile>(&where))
        return file->path;
    if (std::holds_alternative<StoreMemory>(where))
        return "in memory";
    const auto& server = std::get<StoreServer>(where);
    return "postgresql://" + (server.user.empty() ? "" : server.user + '@') + server.host
        + (server.port ? ':' + std::to_string(*server.port) : "") + '/' + server.database;
}

Result<StorePlace, StoreError> readStorePlace(std::string_view text)
{
    if (text.empty() || text.find('\0') != std::string_view::npos)
        return badPlace("The store's location is empty or has a NUL in it");
    const std::size_t scheme = text.find("://");
    if (scheme == std::string_view::npos)
        return StorePlace{StoreFile{std::string(text)}};
    if (const std::string_view name = text.substr(0, scheme); name != "postgresql" && name != "postgres")
        return badPlace("Unknown store type '" + std::string(name) + '\'');
    if (hasMisplacedLogin(text))
        return badPlace("The store's URL is invalid: " + std::string(misplacedLoginWords));
    return readServer(QUrl(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())), QUrl::StrictMode));
}

bool storePlaceIsInEnvironment()
{
    return !qEnvironmentVariableIsEmpty(environmentName);
}

Result<StorePlace, StoreError> chosenStorePlace(std::string_view chosen, std::string_view inSettings)
{
    if (!chosen.empty())
        return readStorePlace(chosen);
    if (storePlaceIsInEnvironment())
        return readStorePlace(utf8(qEnvironmentVariable(environmentName)));
    if (!inSettings.empty())
        return readStorePlace(inSettings);
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    return StorePlace{StoreFile{utf8(folder.filePath(QStringLiteral("runs.db")))}};
}

SplitStorePlace withoutPassword(std::string_view place)
{
    SplitStorePlace split{std::string(place), std::nullopt};
    if (place.find("://") == std::string_view::npos)
        return split;
    QUrl url(QString::fromUtf8(place.data(), static_cast<qsizetype>(place.size())), QUrl::StrictMode);
    QUrlQuery options(url);
    QString password = url.password(QUrl::FullyDecoded);
    if (options.hasQueryItem(passwordOption))
        password = options.queryItemValue(passwordOption, QUrl::FullyDecoded);
    if (password.isEmpty())
        return split;
    split.password = Secret(utf8(password));
    url.setPassword({});
    options.removeAllQueryItems(passwordOption);
    url.setQuery(options.isEmpty() ? QString() : options.query(QUrl::FullyEncoded));
    split.text = utf8(url.toString(QUrl::FullyEncoded));
    return split;
}

void addPassword(StorePlace& place, const Secret& password)
{
    if (auto* const server = std::get_if<StoreServer>(&place.where); server && !server->password)
        server->password = password;
}

} // namespace querymend
