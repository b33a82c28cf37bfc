#pragma once

#include "database/databasechecks.h"
#include "database/databaseresults.h"
#include "models/modelswitch.h"
#include "runs/questionrun.h"
#include "runs/runrequest.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// A run with the ports made for it: to its model, and to the open database.
class ConnectedRun {
public:
    /// The database and the hints must outlive it. `earlier` holds events of the same run, to continue it.
    ConnectedRun(std::string id, RunRequest request, LiveDatabase& database, PromptMaterial texts,
                 std::vector<RunEvent> earlier);

    /// Starts the run, with what is remembered for its question.
    void start(RunStarted started) { m_run.start(std::move(started)); }
    [[nodiscard]] RunDriver& driver() { return m_run.driver(); }
    [[nodiscard]] Recorder& recorder() { return m_run.recorder(); }
    /// Edits what is stopped. A change of model needs its port.
    [[nodiscard]] std::optional<EditRefusal> edit(const EditRun& edit, std::unique_ptr<ModelPort> model);

private:
    // Each member is declared before those that use it.
    ModelSwitch m_model;
    RoleModels m_models;                        ///< m_model, and those of roles
    std::shared_ptr<const SchemaView> m_schema; ///< what its statements may use
    DatabaseChecks m_checks;
    std::unique_ptr<CheckPort> m_around; ///< null if nothing is between the loop and m_checks
    DatabaseResults m_results;
    QuestionRun m_run;
};

} // namespace querymend
