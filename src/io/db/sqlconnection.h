#pragma once

#include "base/result.h"
#include "db/engineerror.h"

#include <QSqlDatabase>
#include <QString>

#include <variant>

namespace querymend {

/// One QSqlDatabase under a name of its own, closed and forgotten with this object, on the thread that made it.
class SqlConnection {
public:
    explicit SqlConnection(const QString& driver);
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
