#pragma once

#include "arguments/arguments.h"
#include "arguments/command.h"
#include "check/ladder.h"
#include "check/schemaview.h"
#include "checking/givenparameters.h"
#include "checking/sessionworkers.h"
#include "db/checks/enginecheck.h"
#include "db/session/session.h"
#include "terminal/stoponinterrupt.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

namespace querymend {

/// What a live engine does with a statement.
enum class EngineAsked : std::uint8_t { nothing, toPlan, toRun };

/// The settings of `check`, the same for every text.
struct CheckSettings {
    const Dialect* dialect = nullptr;
    std::unique_ptr<StopOnInterrupt> interrupt; ///< stops the work of all sessions
    std::unique_ptr<SchemaView> schema;         ///< null without a schema; the sessions' threads use its catalog
    /// With a database, either of them; `dialect` then points into it.
    std::unique_ptr<Session> session;
    std::unique_ptr<SessionWorkers> workers;
    CheckPolicy policy = CheckPolicy::analyst;
    std::uint32_t retry = 0; ///< how many retries the texts have used
    std::string question;    ///< empty if none was given
    GivenParameters parameters;
    EngineAsked engine = EngineAsked::toPlan;
    EmptyResult emptyResult = EmptyResult::isNoted;
};

/// The highest retry accepted, far above what a run may make.
inline constexpr std::uint64_t mostRetries = 1'000'000;

/// The most connections that check at once.
inline constexpr std::uint64_t mostWorkers = 64;

/// Opens a session on this thread, or that many on threads of their own if the command uses workers.
[[nodiscard]] Result<CheckSettings, CommandProblem> checkSettings(const Arguments& arguments, const Console& console,
                                                                  std::size_t workers = 0);

} // namespace querymend
