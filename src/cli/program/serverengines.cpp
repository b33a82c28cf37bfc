// Takes the place of these engines in the program itself, which is linked without them and the libraries that they
// need. isLight() leaves everything that names one of them to the library of all commands.

#include "db/mysql/mysqlsession.h"
#include "db/odbc/odbcsession.h"
#include "db/postgres/postgressession.h"

namespace querymend {

namespace {

Failure<EngineError> leftOut()
{
    return failed(EngineFailure::missingDriver, "the program itself opens files only");
}

} // namespace

Result<std::unique_ptr<Session>, EngineError> openPostgres(const ConnectionTarget& /*target*/)
{
    return leftOut();
}

Result<std::unique_ptr<Session>, EngineError> openMysql(const ConnectionTarget& /*target*/)
{
    return leftOut();
}

Result<std::unique_ptr<Session>, EngineError> openOdbc(const ConnectionTarget& /*target*/)
{
    return leftOut();
}

} // namespace querymend
