#include "store/storeengine.h"

#include "store/postgresstore.h"
#include "store/sqlitestore.h"

#include <QCryptographicHash>
#include <QtEndian>

namespace querymend {

RunKey keyOfRun(const std::string& run)
{
    const QByteArray hash = QCryptographicHash::hash(QByteArray::fromStdString(run), QCryptographicHash::Sha256);
    // SQLite stores lock the byte at this position, so it has to be a valid file offset.
    return static_cast<RunKey>(qFromBigEndian<quint64>(hash.constData()) >> 2U);
}

StoreEngine::StoreEngine(StorePlace place) : m_place(std::move(place)) {}

StoreEngine::~StoreEngine() = default;

StoreDone StoreEngine::execute(const QString& statement, const std::string& doing, const QVariantList& values)
{
    auto done = run(statement, values, doing);
    if (!done)
        return Failure{std::move(done).error()};
    return {};
}

StoreError StoreEngine::failure(StoreFailure failure, const std::string& what, const std::string& advice) const
{
    return {failure, "The store " + m_place.shown() + ": " + what, advice};
}

std::unique_ptr<StoreEngine> makeStoreEngine(const StorePlace& place)
{
    if (std::holds_alternative<StoreServer>(place.where))
        return std::make_unique<PostgresStore>(place);
    return std::make_unique<SqliteStore>(place);
}

} // namespace querymend
