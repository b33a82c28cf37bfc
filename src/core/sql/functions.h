#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace querymend {

/// Where a function may be used; values are flags of FunctionRow::traits.
enum FunctionTrait : std::uint8_t {
    scalarFunction = 1,
    aggregateFunction = 2,
    windowFunction = 4, ///< needs OVER
    tableFunction = 8,  ///< gives rows; stands in FROM
};

/// One function that a dialect is known to have and that is safe in a query.
struct FunctionRow {
    static constexpr std::int8_t anyNumber = -1;

    std::string_view name; ///< lower case
    std::uint8_t traits = scalarFunction;
    std::int8_t minArguments = 0;
    std::int8_t maxArguments = anyNumber;
};

/// How much of a relation of the server's own catalogs is kept from queries.
enum class Secrecy : std::uint8_t { none, someColumns, everything };

/// One or several relations of the server's own; the first row of a list that fits a name decides.
struct CatalogRow {
    std::string_view schema;
    std::string_view name; ///< lower case; `mysql_*` stands for all that begin so
    Secrecy secrecy = Secrecy::everything;
    std::string_view columns = {}; ///< ` name ` of those that are kept back
    bool needsSchema = true;       ///< false: it is also found by its name alone
};

/// What of a dialect's functions a query may call, and what of the server's own catalogs it may not read. The lists
/// of functions are sorted by name and lower case.
struct FunctionLists {
    std::span<const FunctionRow> allowed;
    std::span<const std::string_view> denied;         ///< has effects, reads files, locks, sleeps or runs text as SQL
    std::span<const std::string_view> deniedPrefixes; ///< the same for whole families: `lo_`, `dblink`
    std::span<const CatalogRow> catalogs = {};        ///< that hold passwords, addresses, or what others do
};

/// What a list of functions says of one name.
enum class FunctionStanding : std::uint8_t { allowed, denied, unlisted };

/// Finds the row of an allowed function; null where there is none. The name's case is ignored.
[[nodiscard]] const FunctionRow* findFunction(const FunctionLists& lists, std::string_view name);

/// Denied wins over allowed.
[[nodiscard]] FunctionStanding standingOf(const FunctionLists& lists, std::string_view name);

} // namespace querymend
