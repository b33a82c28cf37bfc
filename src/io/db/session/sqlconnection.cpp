#include "db/session/sqlconnection.h"

#include <QSqlError>
#include <QUuid>

namespace querymend {

SqlConnection::SqlConnection(const QString& driver)
    : m_name(QUuid::createUuid().toString(QUuid::WithoutBraces)), m_database(QSqlDatabase::addDatabase(driver, m_name))
{}

SqlConnection::SqlConnection(std::unique_ptr<QSqlDriver> driver)
    : m_name(QUuid::createUuid().toString(QUuid::WithoutBraces)),
      m_database(QSqlDatabase::addDatabase(driver.release(), m_name))
{}

SqlConnection::~SqlConnection()
{
    m_database.close();
    m_database = QSqlDatabase();
    QSqlDatabase::removeDatabase(m_name);
}

Result<void, EngineError> SqlConnection::open()
{
    if (!m_database.isValid())
        return failed(EngineFailure::missingDriver,
                      "Qt's driver " + m_database.driverName().toStdString() + " is not installed");
    if (m_database.open())
        return {};
    const QSqlError error = m_database.lastError();
    const QString text = error.databaseText().isEmpty() ? error.driverText() : error.databaseText();
    return Failure{
        EngineError{EngineFailure::unreachable, text.trimmed().toStdString(), error.nativeErrorCode().toStdString()}};
}

} // namespace querymend
