#pragma once

#include "livedatabase.h"
#include "recorder.h"
#include "rundriver.h"

#include <string>

namespace querymend {

/// One question asked of one open database: its recorder and its driver, with the clocks of the machine.
class QuestionRun {
public:
    /// The database and the ports outlive it.
    QuestionRun(std::string id, const LiveDatabase& database, ModelPort& model, CheckPort& check, EventSink sink,
                PromptTexts texts = {});

    [[nodiscard]] Recorder& recorder() { return m_recorder; }
    [[nodiscard]] RunDriver& driver() { return m_driver; }

private:
    Recorder m_recorder;
    RunDriver m_driver; // uses the recorder, so it ends first
};

/// A new name for a run, unlike any other.
[[nodiscard]] std::string newRunId();

} // namespace querymend
