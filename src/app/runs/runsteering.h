#pragma once

#include "runs/breakpoints.h"
#include "runs/connectedrun.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// What a person does to the run in progress: has it stop, edits and releases what is stopped, and answers what it
/// asks. Without one, nothing is stopped or asked.
class RunSteering {
public:
    /// Steers what the pointer owns, which may be another run later, or none. It must outlive this object.
    explicit RunSteering(const std::unique_ptr<ConnectedRun>& run) : m_run(run) {}

    /// Applies to this run and to later ones.
    void setBreakpoints(const Breakpoints& breakpoints);
    [[nodiscard]] const Breakpoints& breakpoints() const { return m_breakpoints; }
    /// Stops the run before its next request, whatever it is.
    void stopAtNext();
    /// What waits for the user, oldest first.
    [[nodiscard]] std::vector<RunPaused> stops() const;
    /// Edits what is stopped; a change of model needs its port. Returns the reason if the edit is refused.
    [[nodiscard]] std::optional<EditRefusal> edit(const EditRun& edit, std::unique_ptr<ModelPort> model = nullptr);
    /// Releases what is stopped.
    void proceed(ContinueWay way);
    /// What the user is asked, oldest first.
    [[nodiscard]] std::vector<PersonQuestion> questions() const;
    /// See RunDriver.
    void answer(AnswerQuestion what);
    /// Whether the correction of an attempt of this run can become its next attempt, if the run goes on.
    [[nodiscard]] bool canTryCorrection(const std::string& run, const AttemptRef& attempt) const;
    /// Has that done; a call to the model that it replaces is stopped.
    void tryCorrection(const AttemptRef& attempt);

private:
    [[nodiscard]] bool isRunning() const;

    const std::unique_ptr<ConnectedRun>& m_run; ///< which may have ended
    Breakpoints m_breakpoints;
};

} // namespace querymend
