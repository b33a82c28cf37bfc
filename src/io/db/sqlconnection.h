#pragma once

#include "base/result.h"
#include "db/engineerror.h"

#include <QSqlDatabase>
#include <QSqlDriver>
#include <QString>

#include <memory>
#include <variant>

namespace querymend {

/// One QSqlDatabase under a name of its own, closed and forgotten with this object, on the thread that made it.
class SqlConnection {
public:
    explicit SqlConnection(const QString& driver);
    /// With a driver that is not one of Qt's plugins; it goes with this object.
    explicit SqlConnection(std::unique_ptr<QSqlDriver> driver);
    SqlConnection(const SqlConnection&) = delete;
    SqlConnection& operator=(const SqlConnection&) = delete;
    ~SqlConnection();

    [[nodiscard]] QSqlDatabase& database() { return m_database; }
    [[nodiscard]] Result<std::monostate, EngineError> open();

private:
    QString m_name;
    QSqlDatabase m_database;
};

} // namespace querymend
