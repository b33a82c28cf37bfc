#include "db/odbc/odbcconnection.h"

#include "base/ascii.h"
#include "db/addresses/odbcstring.h"
#include "db/odbc/odbcerrors.h"
#include "db/odbc/odbcsqlite.h"
#include "db/odbc/odbctext.h"

#include <QSqlDriver>
#include <QVariant>

#include <algorithm>
#include <array>
#include <utility>

#include <sql.h>
#include <sqlext.h>

namespace querymend {

namespace {

using Lister = SQLRETURN (*)(SQLHENV, SQLUSMALLINT, SQLWCHAR*, SQLSMALLINT, SQLSMALLINT*, SQLWCHAR*, SQLSMALLINT,
                             SQLSMALLINT*);

std::string listed(SQLHENV environment, Lister list)
{
    constexpr int most = 20;
    std::string names;
    SQLUSMALLINT direction = SQL_FETCH_FIRST;
    for (int i = 0; i < most; ++i, direction = SQL_FETCH_NEXT) {
        std::array<SQLWCHAR, 256> name{};
        std::array<SQLWCHAR, 1024> rest{};
        SQLSMALLINT length = 0;
        SQLSMALLINT restLength = 0;
        if (!SQL_SUCCEEDED(list(environment, direction, name.data(), static_cast<SQLSMALLINT>(name.size()), &length,
                                rest.data(), static_cast<SQLSMALLINT>(rest.size()), &restLength)))
            break;
        names += (names.empty() ? "" : ", ") + utf8Of(name, length);
    }
    return names.empty() ? "none" : names;
}

std::string whatIsInstalled()
{
    SQLHENV environment = nullptr;
    if (!SQL_SUCCEEDED(SQLAllocHandle(SQL_HANDLE_ENV, nullptr, &environment)))
        return {};
    SQLSetEnvAttr(environment, SQL_ATTR_ODBC_VERSION, reinterpret_cast<SQLPOINTER>(SQL_OV_ODBC3), 0);
    const std::string text = "; installed drivers: " + listed(environment, SQLDriversW)
        + "; data sources: " + listed(environment, SQLDataSourcesW);
    SQLFreeHandle(SQL_HANDLE_ENV, environment);
    return text;
}

/// Returns what Qt will turn back into the attributes' string: it puts FILEDSN= or DSN= in front of one that names
/// neither a driver nor a server.
QString forQt(const OdbcAttributes& attributes)
{
    const QString text = QString::fromStdString(writeOdbcString(attributes));
    const auto has = [&](const char* word) { return text.contains(QLatin1String(word), Qt::CaseInsensitive); };
    const bool isTakenAsItIs = !has(".dsn") && (has("DRIVER=") || has("SERVER="));
    const bool namesFile = has(".dsn") && text.startsWith(QLatin1String("FILEDSN="), Qt::CaseInsensitive);
    if (namesFile)
        return text.mid(static_cast<qsizetype>(std::string_view("FILEDSN=").size()));
    const bool namesSource = text.startsWith(QLatin1String("DSN="), Qt::CaseInsensitive);
    return !isTakenAsItIs && namesSource ? text.mid(static_cast<qsizetype>(std::string_view("DSN=").size())) : text;
}

/// Moves the data source to the front, where Qt looks for it.
void putFirst(OdbcAttributes& attributes)
{
    std::stable_partition(attributes.begin(), attributes.end(), [](const OdbcAttribute& attribute) {
        return asciiEqualsIgnoringCase(attribute.name, "DSN") || asciiEqualsIgnoringCase(attribute.name, "FILEDSN");
    });
}

void hide(std::string& text, const std::string& secret)
{
    if (secret.empty())
        return;
    for (std::size_t at = text.find(secret); at != std::string::npos; at = text.find(secret, at + 1))
        text.replace(at, secret.size(), "*");
}

/// Hides the password, which drivers may repeat, and recognises the manager's messages about a missing driver.
EngineError explained(EngineError error, const OdbcAttributes& attributes)
{
    const bool isManager = error.message.find("[Driver Manager]") != std::string::npos;
    const bool isMissing = isManager
        && (error.message.find("Data source name not found") != std::string::npos
            || error.message.find("Can't open lib") != std::string::npos);
    for (const char* name : {"PWD", "Password"}) {
        if (const OdbcAttribute* password = findOdbcAttribute(attributes, name))
            hide(error.message, password->value);
    }
    error.message = std::string(withoutDriverWords(error.message));
    const OdbcAttribute* database = findOdbcAttribute(attributes, "Database");
    // SQLite's driver reports only that it failed.
    if (database && error.message == "connect failed")
        error.message = database->value + ": " + error.message;
    if (isMissing) {
        error.failure = EngineFailure::missingDriver;
        error.message += whatIsInstalled();
    }
    return error;
}

} // namespace

Result<OdbcConnection, EngineError> openOdbcConnection(const ConnectionTarget& target)
{
    OdbcAttributes attributes = readOdbcString(target.database);
    if (std::string reason = reasonAgainstSqlite(attributes); !reason.empty())
        return failed(EngineFailure::unreachable, std::move(reason));
    attributes = readingSqlite(std::move(attributes));
    if (target.password)
        attributes.push_back({"PWD", target.password->reveal()});
    putFirst(attributes);
    OdbcConnection connection;
    connection.database = std::make_unique<SqlConnection>(QStringLiteral("QODBC"));
    connection.database->database().setDatabaseName(forQt(attributes));
    connection.database->database().setConnectOptions(QStringLiteral("SQL_ATTR_LOGIN_TIMEOUT=10"));
    const SqliteOpenRecorder recorder;
    if (auto opened = connection.database->open(); !opened)
        return Failure{explained(std::move(opened).error(), attributes)};
    const QVariant handle = connection.database->database().driver()->handle();
    if (handle.typeName() != QByteArrayLiteral("void*"))
        return failed(EngineFailure::missingDriver, "Qt's ODBC driver has no handle");
    connection.handle = *static_cast<void* const*>(handle.constData());
    connection.sqlite = recorder.only();
    return connection;
}

std::string odbcServerName(void* handle)
{
    std::array<SQLWCHAR, 256> name{};
    SQLSMALLINT length = 0; // in bytes
    if (!SQL_SUCCEEDED(SQLGetInfoW(handle, SQL_DBMS_NAME, name.data(), static_cast<SQLSMALLINT>(sizeof name), &length)))
        return "a server without a name";
    return utf8Of(name, length / bytesOfUnit);
}

} // namespace querymend
