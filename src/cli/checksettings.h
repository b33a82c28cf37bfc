#pragma once

#include "arguments.h"
#include "check/ladder.h"
#include "check/schemaview.h"
#include "command.h"

#include <cstdint>
#include <memory>

namespace querymend {

/// What `check` was asked to do with every text.
struct CheckSettings {
    const Dialect* dialect = nullptr;
    std::unique_ptr<SchemaView> schema; ///< null where none was given
    CheckPolicy policy = CheckPolicy::analyst;
    std::uint32_t retry = 0; ///< how many retries the texts have behind them
};

/// Why the settings cannot be had, and what to tell the shell.
struct SettingsProblem {
    ExitStatus status = ExitStatus::badUsage;
    Complaint complaint;
};

/// The highest retry that can be named, far above what a run may make.
inline constexpr std::uint64_t mostRetries = 1'000'000;

[[nodiscard]] Result<CheckSettings, SettingsProblem> checkSettings(const Arguments& arguments);

} // namespace querymend
