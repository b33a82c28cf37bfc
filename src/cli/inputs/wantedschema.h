#pragma once

#include "arguments/arguments.h"
#include "arguments/command.h"
#include "db/schema/samplevalues.h"
#include "db/session/session.h"
#include "schema/snapshot.h"
#include "terminal/console.h"
#include "terminal/stoponinterrupt.h"

#include <memory>
#include <optional>
#include <string>

namespace querymend {

/// A schema, with the session of its database unless it comes from a file.
struct WantedSchema {
    Snapshot snapshot;
    std::unique_ptr<StopOnInterrupt> interrupt; ///< stops the session's work
    std::unique_ptr<Session> session;
};

/// Returns the policy of `--samples`, which must be valid.
[[nodiscard]] SamplePolicy samplesAsked(const Arguments& arguments);
[[nodiscard]] std::optional<std::string> problemOfSamples(const Arguments& arguments);

/// Returns what is wrong with `--db`, `--schema` and `--samples`, before anything is opened.
[[nodiscard]] std::optional<std::string> problemOfSchemaArguments(const Arguments& arguments);

/// Reads the schema that `--db` or `--schema` names.
[[nodiscard]] Result<WantedSchema, CommandProblem> readWantedSchema(const Arguments& arguments, const Console& console);

/// Adds the sample values that `--samples` requests, only for the tables left in the snapshot.
void addSamples(WantedSchema& wanted, const Arguments& arguments, const Console& console);

} // namespace querymend
