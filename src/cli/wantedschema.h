#pragma once

#include "arguments.h"
#include "command.h"
#include "console.h"
#include "db/samplevalues.h"
#include "db/session.h"
#include "schema/snapshot.h"
#include "stoponinterrupt.h"

#include <memory>
#include <optional>
#include <string>

namespace querymend {

/// A schema, and the database that it is of where it is no file.
struct WantedSchema {
    Snapshot snapshot;
    std::unique_ptr<StopOnInterrupt> interrupt; ///< of the session's work
    std::unique_ptr<Session> session;
};

/// Of `--samples`, which is in order.
[[nodiscard]] SamplePolicy samplesAsked(const Arguments& arguments);
[[nodiscard]] std::optional<std::string> problemOfSamples(const Arguments& arguments);

/// What is wrong with `--db`, `--schema` and `--samples`, seen before anything is opened.
[[nodiscard]] std::optional<std::string> problemOfSchemaArguments(const Arguments& arguments);

/// Reads what `--db` or `--schema` names.
[[nodiscard]] Result<WantedSchema, CommandProblem> readWantedSchema(const Arguments& arguments, const Console& console);

/// Sample values as `--samples` asks for them, only of the tables that are left in the snapshot.
void addSamples(WantedSchema& wanted, const Arguments& arguments, const Console& console);

} // namespace querymend
