#include "db/odbc/odbccancelling.h"

#include "db/odbc/odbctext.h"

#include <array>
#include <string>
#include <string_view>

#include <dlfcn.h>
#include <link.h>
#include <sql.h>
#include <sqlext.h>

namespace querymend {

namespace {

struct Search {
    std::string name;
    std::string path;
};

int lookAt(dl_phdr_info* library, std::size_t, void* data)
{
    auto& search = *static_cast<Search*>(data);
    const std::string_view path(library->dlpi_name ? library->dlpi_name : "");
    if (path.substr(path.rfind('/') + 1) == search.name)
        search.path = std::string(path);
    return 0;
}

/// Path of the loaded library whose file name the driver reports as its own.
std::string pathOfDriver(void* connection)
{
    std::array<SQLWCHAR, 256> name{};
    SQLSMALLINT length = 0; // in bytes
    if (!SQL_SUCCEEDED(
            SQLGetInfoW(connection, SQL_DRIVER_NAME, name.data(), static_cast<SQLSMALLINT>(sizeof name), &length)))
        return {};
    Search search{utf8Of(name, length / bytesOfUnit), {}};
    if (!search.name.empty())
        dl_iterate_phdr(lookAt, &search);
    return search.path;
}

} // namespace

OdbcCancelling::OdbcCancelling(void* connection) : m_connection(connection)
{
    const std::string path = pathOfDriver(connection);
    void* const library = path.empty() ? nullptr : dlopen(path.c_str(), RTLD_LAZY | RTLD_NOLOAD);
    if (!library)
        return;
    Dl_info place{};
    void* const found = dlsym(library, "SQLCancel");
    // It must not come from a library that the driver uses, such as the manager's.
    if (found && dladdr(found, &place) != 0 && place.dli_fname == path)
        m_ofDriver = reinterpret_cast<std::int16_t (*)(void*)>(found);
    dlclose(library); // the manager keeps it loaded as long as the connection lives
}

void* OdbcCancelling::handleOf(void* statement) const
{
    SQLHSTMT handle = statement; // in: the manager's handle, out: the driver's
    const bool isKnown =
        m_ofDriver && SQL_SUCCEEDED(SQLGetInfoW(m_connection, SQL_DRIVER_HSTMT, &handle, sizeof handle, nullptr));
    return !m_ofDriver || isKnown ? handle : nullptr;
}

void OdbcCancelling::cancel(void* handle) const
{
    // How the statement ends shows whether it worked.
    (void)(m_ofDriver ? m_ofDriver(handle) : SQLCancel(handle));
}

} // namespace querymend
