#pragma once

#include "databasechecks.h"
#include "livedatabase.h"
#include "recorder.h"
#include "rundriver.h"

#include <string>

namespace querymend {

/// One question asked of one open database, with all that its run is made of.
class QuestionRun {
public:
    /// The database and the model outlive it.
    QuestionRun(std::string id, LiveDatabase& database, ModelPort& model, const RunPolicy& policy, EventSink sink);

    [[nodiscard]] Recorder& recorder() { return m_recorder; }
    [[nodiscard]] RunDriver& driver() { return m_driver; }

private:
    DatabaseChecks m_checks;
    Recorder m_recorder;
    RunDriver m_driver; // uses the others, so it ends first
};

/// A new name for a run, unlike any other.
[[nodiscard]] std::string newRunId();

} // namespace querymend
