#pragma once

#include "answer/glossary.h"
#include "database/livedatabase.h"
#include "prompt/memory/promptmemory.h"
#include "prompt/prompttexts.h"
#include "runs/recorder.h"
#include "runs/rundriver.h"

#include <memory>
#include <string>

namespace querymend {

/// What models are given besides the question: texts, possibly the user's own, and what is remembered of earlier runs.
struct PromptMaterial {
    const HintTexts* hints = nullptr; ///< null: the built-in ones
    PromptTexts prompts = {};
    std::shared_ptr<const PromptMemory> memory = {}; ///< null: nothing; shared, because more may be learned meanwhile
    std::shared_ptr<const Glossary> glossary = {};   ///< the user's own; may be null
};

/// One question to one open database: its recorder and its driver, with the machine's clock and timers.
class QuestionRun {
public:
    /// The database, the ports and the hints must outlive it. The schema is what its statements may use. `earlier`
    /// holds events of the same run, to continue it.
    QuestionRun(std::string id, const LiveDatabase& database, std::shared_ptr<const SchemaView> schema,
                ModelPort& model, CheckPort& check, EventSink sink, PromptMaterial texts = {},
                std::vector<RunEvent> earlier = {}, ResultPort* results = nullptr);

    /// Starts the run. Adds what is remembered for the question, unless `started` has memories already, and to the
    /// evidence what the glossary says of the question.
    void start(RunStarted started);
    [[nodiscard]] Recorder& recorder() { return m_recorder; }
    [[nodiscard]] RunDriver& driver() { return m_driver; }

private:
    std::shared_ptr<const PromptMemory> m_memory;
    std::shared_ptr<const Glossary> m_glossary;
    const Dialect& m_dialect;
    std::shared_ptr<const SchemaView> m_schema; ///< shared, because the database may be read again during the run
    std::shared_ptr<const SchemaView> m_whole;  ///< of which m_schema may be a part
    Recorder m_recorder;
    RunDriver m_driver; // uses the recorder, so it is destroyed first
};

/// Returns a new, unique name for a run.
[[nodiscard]] std::string newRunId();

} // namespace querymend
