#pragma once

#include "schema/catalog.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// Whether values of the database may be seen.
enum class Examples : std::uint8_t {
    shown,
    hidden,
};

/// How much of a schema is printed as M-Schema, and in which order.
struct MSchemaOptions {
    Examples examples = Examples::shown;
    /// With a seed, tables and the columns of each are shuffled; the same seed always gives the same order.
    std::optional<std::uint64_t> shuffleSeed;
    /// Only these, in the order of the snapshot; none given means all.
    std::optional<std::vector<TableId>> tables;
};

/// The description of a schema that models are given; every table and column takes one line.
[[nodiscard]] std::string toMSchema(const Catalog& catalog, const MSchemaOptions& options = {});

} // namespace querymend
