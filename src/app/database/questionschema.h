#pragma once

#include "database/livedatabase.h"
#include "run/event.h"

#include <memory>

namespace querymend {

/// The schema that statements for a question may use: the tables that a person ticked for it, or else all.
[[nodiscard]] std::shared_ptr<const SchemaView> schemaFor(const LiveDatabase& database, const Question& question);

} // namespace querymend
