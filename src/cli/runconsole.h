#pragma once

#include "command.h"
#include "console.h"
#include "databasechecks.h"
#include "databaseresults.h"
#include "db/connectiontarget.h"
#include "db/samplevalues.h"
#include "questionrun.h"
#include "timelinetext.h"

#include <QObject>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// How the events of a run are written to standard output.
enum class RunOutput : std::uint8_t { timeline, jsonLines };

/// Told of each attempt that failed, in a block for people.
using FailureSink = std::function<void(const std::string& block)>;

/// What one run is made with on the command line.
struct ConsoleRun {
    ConnectionTarget target;
    RunStarted started;
    ModelPort* model = nullptr;
    /// Puts something between the loop and the database; may be empty.
    std::function<std::unique_ptr<CheckPort>(CheckPort&)> aroundChecks;
    EventSink keep;
    std::vector<RunEvent> earlier;    ///< of an interrupted run that goes on
    std::vector<EventBody> inherited; ///< of a run that is forked off another, or what is changed of one that goes on
    const HintTexts* hints = nullptr; ///< null: those that are built in
    std::shared_ptr<const PromptMemory> memory; ///< null: nothing is remembered
    SamplePolicy samples = SamplePolicy::none;  ///< of values that the model is shown, where the policy names any
    FailureSink log;                            ///< may be empty
    RunOutput output = RunOutput::timeline;
    Colours colours = Colours::off;
    Symbols symbols = Symbols::unicode;
};

/// Connects, asks, and writes each event as soon as it is kept. Ctrl-C cancels and leaves a complete record.
[[nodiscard]] ExitStatus carryOut(ConsoleRun run, const Console& console);

/// Writes the events of a stored run, as they were written when it was made.
void writeEvents(const std::vector<RunEvent>& events, const Arguments& arguments, const Console& console);

/// As the terminal and the environment ask for it; `--no-color` among the arguments says no.
[[nodiscard]] Colours coloursFor(const Arguments& arguments);
[[nodiscard]] Symbols symbolsOfTerminal();

} // namespace querymend
