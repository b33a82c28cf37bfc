#pragma once

#include "base/result.h"
#include "db/session/engineerror.h"

#include <QSqlDatabase>
#include <QSqlDriver>
#include <QString>

#include <memory>

namespace querymend {

/// A QSqlDatabase with a unique connection name, closed and removed with this object, on the thread that created it.
class SqlConnection {
public:
    explicit SqlConnection(const QString& driver);
    /// Takes a driver that is not one of Qt's plugins; it is deleted with the connection.
    explicit SqlConnection(std::unique_ptr<QSqlDriver> driver);
    SqlConnection(const SqlConnection&) = delete;
    SqlConnection& operator=(const SqlConnection&) = delete;
    ~SqlConnection();

    [[nodiscard]] QSqlDatabase& database() { return m_database; }
    [[nodiscard]] Result<void, EngineError> open();

private:
    QString m_name;
    QSqlDatabase m_database;
};

} // namespace querymend
