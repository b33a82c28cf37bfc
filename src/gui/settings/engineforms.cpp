#include "settings/engineforms.h"

#include "db/enginesupport.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <array>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ConnectionFields)
};

constexpr std::string_view postgresModes = "disable prefer require verify-ca verify-full";
constexpr std::string_view mysqlModes = "disabled preferred required verify_ca verify_identity";

// clang-format off
constexpr std::array<EngineForm, 6> forms{{
    {EngineKind::sqlite,     "sqlite",     "SQLite",     EnginePage::file,   0,    "",         ""},
    {EngineKind::postgresql, "postgresql", "PostgreSQL", EnginePage::server, 5432, "sslmode",  postgresModes},
    {EngineKind::mariadb,    "mariadb",    "MariaDB",    EnginePage::server, 3306, "ssl_mode", mysqlModes},
    {EngineKind::mysql,      "mysql",      "MySQL",      EnginePage::server, 3306, "ssl_mode", mysqlModes},
    {EngineKind::duckdb,     "duckdb",     "DuckDB",     EnginePage::file,   0,    "",         ""},
    {EngineKind::odbc,       "odbc",       "ODBC",       EnginePage::odbc,   0,    "",         ""},
}};
// clang-format on

} // namespace

std::span<const EngineForm> engineForms()
{
    return forms;
}

const EngineForm& formOf(EngineKind engine)
{
    return *std::find_if(forms.begin(), forms.end(), [&](const EngineForm& form) { return form.engine == engine; });
}

QString missingPartWords(const EngineForm& form)
{
    const auto missing = missingFor(form.engine);
    if (!missing)
        return {};
    const QString engine = QString::fromUtf8(form.name);
    if (!missing->package.empty())
        return Words::tr("The driver for %1 is not installed. Install Debian's package %2.")
            .arg(engine, QString::fromStdString(missing->package));
    return Words::tr(
               "%1 needs the library libduckdb, which was not found. Help ▸ Check This System… fetches it with npm. "
               "Or download libduckdb.so from duckdb.org and put it into /usr/local/lib, or name the file in the "
               "environment variable QUERYMEND_DUCKDB_LIBRARY, and restart Querymend.")
        .arg(engine);
}

QString usualName(const ConnectionTarget& target)
{
    const QString database = QString::fromStdString(target.database);
    switch (formOf(target.engine).page) {
    case EnginePage::file:
        return QFileInfo(database).fileName();
    case EnginePage::server:
        if (target.host.empty())
            return database;
        return database + QStringLiteral(" @ ") + QString::fromStdString(target.host);
    case EnginePage::odbc:
        break;
    }
    const QString first = database.section(QLatin1Char(';'), 0, 0);
    return first.section(QLatin1Char('='), 1).isEmpty() ? QStringLiteral("ODBC") : first.section(QLatin1Char('='), 1);
}

} // namespace querymend
