#include "store/storeengine.h"

#include "store/postgresstore.h"
#include "store/sqlitestore.h"

#include <QCryptographicHash>
#include <QSqlQuery>
#include <QUuid>
#include <QtEndian>

namespace querymend {

RunKey keyOfRun(const std::string& run)
{
    const QByteArray hash = QCryptographicHash::hash(QByteArray::fromStdString(run), QCryptographicHash::Sha256);
    // A lock on a byte of a file wants a place that a file can have.
    return static_cast<RunKey>(qFromBigEndian<quint64>(hash.constData()) >> 2U);
}

StoreEngine::StoreEngine(StorePlace place) : m_place(std::move(place)) {}

StoreEngine::~StoreEngine()
{
    m_database.close();
    m_database = QSqlDatabase();
    QSqlDatabase::removeDatabase(m_name);
}

void StoreEngine::useDriver(const QString& driver)
{
    m_name = QUuid::createUuid().toString(QUuid::WithoutBraces);
    if (QSqlDatabase::isDriverAvailable(driver))
        m_database = QSqlDatabase::addDatabase(driver, m_name);
}

StoreDone StoreEngine::checkDriver(const char* package) const
{
    if (m_database.isValid())
        return std::monostate{};
    return Failure{failure(StoreFailure::missingDriver, "Qt's driver for this kind of database is not installed",
                           std::string("Install it (on Debian: ") + package + ") and start again")};
}

StoreError StoreEngine::failure(StoreFailure failure, const std::string& what, const std::string& advice) const
{
    return {failure, "The store " + m_place.shown() + ": " + what, advice};
}

StoreDone StoreEngine::execute(const QString& statement, const std::string& doing)
{
    QSqlQuery query(m_database);
    if (query.exec(statement))
        return std::monostate{};
    return Failure{errorOf(query.lastError(), doing)};
}

std::unique_ptr<StoreEngine> makeStoreEngine(const StorePlace& place)
{
    if (std::holds_alternative<StoreServer>(place.where))
        return std::make_unique<PostgresStore>(place);
    return std::make_unique<SqliteStore>(place);
}

} // namespace querymend
