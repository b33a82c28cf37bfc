#pragma once

#include "answer/calendar.h"
#include "arguments/command.h"
#include "asking/ifasked.h"
#include "asking/timelinetext.h"
#include "database/databasechecks.h"
#include "database/databaseresults.h"
#include "db/addresses/connectiontarget.h"
#include "db/schema/samplevalues.h"
#include "inputs/glossaryargument.h"
#include "runs/questionrun.h"
#include "terminal/console.h"

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

/// Receives a readable block for each failed attempt.
using FailureSink = std::function<void(const std::string& block)>;

/// What a run on the command line is created from.
struct ConsoleRun {
    ConnectionTarget target;
    RunStarted started;
    ModelPort* model = nullptr; ///< null: the built-in answerer
    CalendarDay today = {};     ///< for the built-in answerer
    /// Wraps the checks, to put something between the loop and the database; may be empty.
    std::function<std::unique_ptr<CheckPort>(CheckPort&)> aroundChecks;
    EventSink keep;
    std::vector<RunEvent> earlier;              ///< of an interrupted run to continue
    std::vector<EventBody> inherited;           ///< first events of a fork, or changes to a run to continue
    const HintTexts* hints = nullptr;           ///< null: the built-in ones
    std::shared_ptr<const PromptMemory> memory; ///< null: nothing is remembered
    GivenGlossary glossary;                     ///< what the user's words mean
    SamplePolicy samples = SamplePolicy::none;  ///< for values shown to the model, if the policy allows any
    FailureSink log;                            ///< may be empty
    RunOutput output = RunOutput::timeline;
    IfAsked ifAsked = IfAsked::stop;
    Colours colours = Colours::off;
    Symbols symbols = Symbols::unicode;
};

/// Says why a run cannot be continued while no values may be sent.
inline constexpr std::string_view heldValuesWords =
    "the run may have data values in it, and the settings or QUERYMEND_SEND_NO_VALUES forbid to send any; ask the "
    "question again instead";

/// Sets the run up so that it sends no values from the database.
void withholdValues(ConsoleRun& run);

/// Connects, runs, and writes each event as soon as it is stored. Ctrl-C cancels and leaves a complete record.
[[nodiscard]] ExitStatus carryOut(ConsoleRun run, const Console& console);

/// Writes the events of a stored run, as they were written during the run.
void writeEvents(const std::vector<RunEvent>& events, const Arguments& arguments, const Console& console);

/// Returns what the terminal and the environment call for; `--no-color` turns colours off.
[[nodiscard]] Colours coloursFor(const Arguments& arguments);
[[nodiscard]] Symbols symbolsOfTerminal();

} // namespace querymend
