#include "settings/engineforms.h"

#include <QFileInfo>

#include <algorithm>
#include <array>

namespace querymend {

namespace {

constexpr std::string_view postgresModes = "disable prefer require verify-ca verify-full";
constexpr std::string_view mysqlModes = "disabled preferred required verify_ca";

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
