#pragma once

#include "check/ladder.h"
#include "check/schemaview.h"

#include <cstddef>
#include <span>
#include <string>

namespace querymend::growth {

/// A statement and what it is read with.
struct GrowingStatement {
    const std::string& text;
    const Dialect& dialect;
    const SchemaView& schema;
};

/// An operation of the core on a statement.
struct GrowthOperation {
    const char* name;
    void (*run)(const GrowingStatement& statement);
    std::size_t boundedBytes = std::size_t{8} << 20U; ///< memory it may use however short the text is
    bool isForDeepTexts = true;
};

[[nodiscard]] std::span<const GrowthOperation> operations();

/// The schema that growing texts refer to: `t (a, b)`, `u (only)`, and `wide` with this many columns `c0`, `c1` …
[[nodiscard]] Snapshot growingSchema(std::size_t columns);

} // namespace querymend::growth
