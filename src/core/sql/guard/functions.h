#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace querymend {

/// Where a function may be used; flags of FunctionRow::traits.
enum FunctionTrait : std::uint8_t {
    scalarFunction = 1,
    aggregateFunction = 2,
    windowFunction = 4, ///< needs OVER
    tableFunction = 8,  ///< returns rows, used in FROM
};

/// A function that a dialect has and that is safe in a query.
struct FunctionRow {
    static constexpr std::int8_t anyNumber = -1;

    std::string_view name; ///< lower case
    std::uint8_t traits = scalarFunction;
    std::int8_t minArguments = 0;
    std::int8_t maxArguments = anyNumber;
};

/// How much of a system catalog relation is kept from queries.
enum class Secrecy : std::uint8_t { none, someColumns, everything };

/// One or more relations of the system catalogs; the first matching row of a list decides.
struct CatalogRow {
    std::string_view schema;
    std::string_view name; ///< lower case; `mysql_*` matches by prefix
    Secrecy secrecy = Secrecy::everything;
    std::string_view columns = {}; ///< ` name ` of each column that is kept back
    bool needsSchema = true;       ///< false: it is also found without a schema
};

/// The functions of a dialect that a query may or may not call, and the catalog relations that it may not read.
/// Function lists are in lower case and sorted by name.
struct FunctionLists {
    std::span<const FunctionRow> allowed;
    std::span<const std::string_view> denied;         ///< has effects, reads files, locks, sleeps or runs text as SQL
    std::span<const std::string_view> deniedPrefixes; ///< the same for families of functions: `lo_`, `dblink`
    std::span<const CatalogRow> catalogs = {};        ///< with passwords, addresses, or the activity of other users
    std::span<const std::string_view> unadvised = {}; ///< also allowed, but never suggested
    /// Functions and types, allowed or not, that tell of the tables a database has; `pg_get_*` matches by prefix. They
    /// are refused where queries may use some tables only.
    std::span<const std::string_view> describing = {};
};

/// What the function lists say about a name.
enum class FunctionStatus : std::uint8_t { allowed, denied, unlisted };

/// The row of an allowed function, ignoring case; null if there is none.
[[nodiscard]] const FunctionRow* findFunction(const FunctionLists& lists, std::string_view name);

/// Denied wins over allowed.
[[nodiscard]] FunctionStatus statusOf(const FunctionLists& lists, std::string_view name);

} // namespace querymend
