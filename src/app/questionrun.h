#pragma once

#include "livedatabase.h"
#include "prompt/memory/runmemory.h"
#include "prompt/prompttexts.h"
#include "recorder.h"
#include "rundriver.h"

#include <memory>
#include <string>

namespace querymend {

/// What models are told besides the question: texts that a person may have put in place of the built-in ones, and what
/// is remembered of earlier runs.
struct LoopTexts {
    const HintTexts* hints = nullptr; ///< null: those that are built in
    PromptTexts prompts = {};
    std::shared_ptr<const PromptMemory> memory = {}; ///< null: nothing; shared, because more may be learned meanwhile
};

/// One question asked of one open database: its recorder and its driver, with the clocks of the machine.
class QuestionRun {
public:
    /// The database, the ports and the hints outlive it. Earlier events are those of the same run, to go on with.
    QuestionRun(std::string id, const LiveDatabase& database, ModelPort& model, CheckPort& check, EventSink sink,
                LoopTexts texts = {}, std::vector<RunEvent> earlier = {}, ResultPort* results = nullptr);

    /// Gives the run what is remembered for its question, unless it brings its own, and begins it.
    void start(RunStarted started);
    [[nodiscard]] Recorder& recorder() { return m_recorder; }
    [[nodiscard]] RunDriver& driver() { return m_driver; }

private:
    std::shared_ptr<const PromptMemory> m_memory;
    std::shared_ptr<const SchemaView> m_schema; ///< shared, because the database may read it anew meanwhile
    Recorder m_recorder;
    RunDriver m_driver; // uses the recorder, so it ends first
};

/// A new name for a run, unlike any other.
[[nodiscard]] std::string newRunId();

} // namespace querymend
