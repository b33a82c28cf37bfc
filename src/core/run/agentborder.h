#pragma once

#include "check/verdict.h"
#include "run/recordnames.h"
#include "schema/catalog.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// Which statements of agents wait until a person lets them run.
enum class BorderRule : std::uint8_t {
    none,
    all,
    costly,
    onTables,
};

template <>
struct EnumNames<BorderRule> {
    static constexpr std::array<std::string_view, 4> names{"none", "all", "costly", "on_tables"};
};

/// The border before the database, at which a person may stop what agents want to run.
struct AgentBorder {
    BorderRule rule = BorderRule::none;
    std::uint32_t cost = 100'000;      ///< for `costly`, in the engine's own units
    std::vector<std::string> tables{}; ///< for `onTables`: `orders`, `sales.orders` or `sales.*`

    friend bool operator==(const AgentBorder&, const AgentBorder&) = default;
};

/// Whether a statement with this verdict reads a table that a person marked, or may do so: a view can read any table.
[[nodiscard]] bool readsMarkedTable(const AgentBorder& border, const Verdict& verdict, const Catalog& catalog);

/// Whether a plan's cost is more than a person wants to let pass. Engines that tell no cost might run anything.
[[nodiscard]] bool isCostly(const AgentBorder& border, std::optional<double> cost);

} // namespace querymend
