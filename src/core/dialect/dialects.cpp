#include "dialect/dialects.h"

#include "base/ascii.h"

#include <algorithm>
#include <array>

namespace querymend {

std::span<const Dialect> allDialects()
{
    static const std::array<Dialect, 7> dialects{
        postgresqlDialect(), mysqlDialect(),  mariadbDialect(), sqlserverDialect(),
        sqliteDialect(),     oracleDialect(), duckdbDialect(),
    };
    return dialects;
}

const Dialect& dialectOf(DialectId id)
{
    return allDialects()[static_cast<std::size_t>(id)];
}

const Dialect& defaultDialect()
{
    return dialectOf(DialectId::sqlite);
}

const Dialect* dialectNamed(std::string_view name)
{
    const auto dialects = allDialects();
    const auto found = std::find_if(dialects.begin(), dialects.end(), [&](const Dialect& dialect) {
        return asciiEqualsIgnoringCase(dialect.name, name) || listNames(dialect.otherNames, name);
    });
    return found == dialects.end() ? nullptr : &*found;
}

} // namespace querymend
