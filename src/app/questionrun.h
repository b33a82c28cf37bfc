#pragma once

#include "livedatabase.h"
#include "recorder.h"
#include "rundriver.h"

#include <string>

namespace querymend {

/// One question asked of one open database: its recorder and its driver, with the clocks of the machine.
class QuestionRun {
public:
    /// The database, the ports and the texts outlive it. Earlier events are those of the same run, to go on with.
    QuestionRun(std::string id, const LiveDatabase& database, ModelPort& model, CheckPort& check, EventSink sink,
                const HintTexts* hints = nullptr, std::vector<RunEvent> earlier = {});

    [[nodiscard]] Recorder& recorder() { return m_recorder; }
    [[nodiscard]] RunDriver& driver() { return m_driver; }

private:
    Recorder m_recorder;
    RunDriver m_driver; // uses the recorder, so it ends first
};

/// A new name for a run, unlike any other.
[[nodiscard]] std::string newRunId();

} // namespace querymend
