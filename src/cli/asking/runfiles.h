#pragma once

#include "arguments/arguments.h"
#include "arguments/command.h"
#include "run/event.h"
#include "runs/recorder.h"
#include "store/runstore.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// Returns the whole text of a file, or why it cannot be read.
[[nodiscard]] Result<std::string, Complaint> readWholeFile(std::string_view file);

/// Returns the events in a run's file.
[[nodiscard]] Result<std::vector<RunEvent>, Complaint> readRunEvents(std::string_view file);

/// Opens the named store, or else that of the environment, of the settings, or the default one. If opened for writing,
/// its list of runs is brought to this version, unless another program is already doing so.
[[nodiscard]] Result<std::unique_ptr<RunStore>, CommandProblem> openStore(std::optional<std::string_view> place,
                                                                          StoreUse use);

/// Keeps a run in the store and, if requested, in a file.
class RunSaver {
public:
    [[nodiscard]] static Result<std::unique_ptr<RunSaver>, CommandProblem> open(std::optional<std::string_view> store,
                                                                                std::optional<std::string_view> file);

    [[nodiscard]] EventSink sink();
    /// Writes the file; returns the reason on failure.
    [[nodiscard]] std::optional<std::string> save();

    [[nodiscard]] RunStore& store() { return *m_store; }

    explicit RunSaver(std::unique_ptr<RunStore> store, std::string file = {});

private:
    std::unique_ptr<RunStore> m_store;
    std::string m_file; ///< empty if none was requested
    std::string m_run;
};

} // namespace querymend
