#pragma once

#include "db/host/wire.h"
#include "db/session/databasewarning.h"

namespace querymend {

// How warnings are sent between processes. `readWarnings` returns what `write` was given, or makes the reader fail.

void write(WireWriter& out, const DatabaseWarnings& warnings);

[[nodiscard]] DatabaseWarnings readWarnings(WireReader& in);

} // namespace querymend
