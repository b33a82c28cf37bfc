#pragma once

#include "db/addresses/connectiontarget.h"
#include "db/host/wire.h"
#include "db/plans/plan.h"
#include "db/session/cell.h"
#include "db/session/engineerror.h"
#include "db/session/session.h"
#include "dialect/dialect.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace querymend {

// How a session's values are sent between processes. Each `read` returns what the matching `write` was given, or makes
// the reader fail.

void write(WireWriter& out, const ConnectionTarget& target);
void write(WireWriter& out, const Limits& limits);
void write(WireWriter& out, const SchemaRequest& request);
void write(WireWriter& out, const EngineError& error);
void write(WireWriter& out, const Plan& plan);
void write(WireWriter& out, const std::vector<ResultColumn>& columns);
void write(WireWriter& out, const std::optional<std::uint64_t>& count);
void write(WireWriter& out, const std::vector<std::string>& texts);
/// Writes which dialect it is, and what a server's settings changed in it.
void write(WireWriter& out, const Dialect& dialect);

[[nodiscard]] ConnectionTarget readTarget(WireReader& in);
[[nodiscard]] Limits readLimits(WireReader& in);
[[nodiscard]] SchemaRequest readSchemaRequest(WireReader& in);
[[nodiscard]] EngineError readError(WireReader& in);
[[nodiscard]] Plan readPlan(WireReader& in);
[[nodiscard]] std::vector<ResultColumn> readColumns(WireReader& in);
[[nodiscard]] std::optional<std::uint64_t> readCount(WireReader& in);
[[nodiscard]] std::vector<std::string> readTexts(WireReader& in);
[[nodiscard]] Dialect readDialect(WireReader& in);

} // namespace querymend
