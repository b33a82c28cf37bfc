#pragma once

#include "db/mysql/mysqloptions.h"

#include <string>

#include <mysql.h>

namespace querymend {

/// While it exists, this thread can make connections whose login begins with `name`: a step that sends no password, so
/// that what is demanded of TLS is certain before the server asks for one.
class MysqlFirstStep {
public:
    static constexpr auto name = "querymend_encryption_first";

    explicit MysqlFirstStep(const MysqlLogin& login);
    MysqlFirstStep(const MysqlFirstStep&) = delete;
    MysqlFirstStep& operator=(const MysqlFirstStep&) = delete;
    ~MysqlFirstStep();

    [[nodiscard]] MysqlTls tls() const { return m_tls; }
    /// The name that the server's certificate should have; empty if it is that of the host.
    [[nodiscard]] const std::string& serverName() const { return m_serverName; }
    /// Whether the library checks servers unless it is told not to.
    [[nodiscard]] my_bool checksByDefault() const { return m_checksByDefault; }

private:
    MysqlTls m_tls;
    std::string m_serverName;
    my_bool m_checksByDefault = 0;
};

} // namespace querymend
