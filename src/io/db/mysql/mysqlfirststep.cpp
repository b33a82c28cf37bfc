#include "db/mysql/mysqlfirststep.h"

#include "db/mysql/mysqlconnection.h"

#include <mysql/plugin_auth.h>

namespace querymend {

namespace {

/// The library's callback has no data of ours; it runs on the thread that connects.
thread_local const MysqlFirstStep* stepHere = nullptr;

/// Before this, the connection is set to have the server's name checked, because only then does the library refuse a
/// server that does not encrypt. Here it is known whether this one does, so only what is demanded is checked.
int beginEncrypted(MYSQL_PLUGIN_VIO* channel, MYSQL* connection)
{
    if (!stepHere)
        return CR_ERROR;
    if ((connection->server_capabilities & CLIENT_SSL) != 0 && stepHere->tls() != MysqlTls::nameChecked) {
        // From its version 3.4 on, the library checks names unless it is told to check nothing.
        const my_bool check = stepHere->tls() == MysqlTls::authorityChecked ? stepHere->checksByDefault() : my_bool{0};
        mysql_options(connection, MYSQL_OPT_SSL_VERIFY_SERVER_CERT, &check);
    }
    // The library has connected already, and uses its host for nothing but the certificate.
    std::string name = stepHere->serverName();
    char* const host = connection->host;
    if (!name.empty())
        connection->host = name.data();
    const int problem = channel->write_packet(channel, nullptr, 0);
    connection->host = host;
    return problem == 0 ? CR_OK : CR_ERROR;
}

/// As the library's header client_plugin.h has it, which cannot be included: one that it needs is not installed.
struct AuthenticationPlugin {
    st_mysql_client_plugin header;
    int (*authenticate)(MYSQL_PLUGIN_VIO* channel, MYSQL* connection);
};

void registerStep(MYSQL* connection)
{
    constexpr int authentication = 2;
    constexpr unsigned interfaceVersion = 0x0100;
    static AuthenticationPlugin plugin{{authentication,
                                        interfaceVersion,
                                        MysqlFirstStep::name,
                                        "Querymend",
                                        "begins encryption before a login",
                                        {1, 0, 0},
                                        "GPL",
                                        nullptr,
                                        nullptr,
                                        nullptr,
                                        nullptr},
                                       beginEncrypted};
    // The library keeps the pointer, and refuses it from the second time on.
    (void)mysql_client_register_plugin(connection, &plugin.header);
}

} // namespace

MysqlFirstStep::MysqlFirstStep(const MysqlLogin& login) : m_tls(login.tls), m_serverName(login.serverName)
{
    // Never connected: a place for an error, and for the library's own settings.
    if (const MysqlConnection blank(mysql_init(nullptr)); blank) {
        registerStep(blank.get());
        mysql_get_option(blank.get(), MYSQL_OPT_SSL_VERIFY_SERVER_CERT, &m_checksByDefault);
    }
    stepHere = this;
}

MysqlFirstStep::~MysqlFirstStep()
{
    stepHere = nullptr;
}

} // namespace querymend
