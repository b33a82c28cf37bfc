#include "entries.h"
#include "run/eventrecord.h"
#include "store/runfile.h"
#include "store/runsummary.h"

namespace querymend::fuzz {

namespace {

/// Checks what must hold for every event that is read from a file.
std::string checkLine(const RunLine& line)
{
    const auto again = readRecord(toRecord(line.event));
    if (!again || toRecord(*again) != toRecord(line.event))
        return "an event that is read can be written and read: " + line.line;
    const RunLine renamed = ofRun(line, "another-run");
    const auto read = readRecord(renamed.line);
    if (!read || read->run != "another-run" || toRecord(*read) != toRecord(renamed.event))
        return "an event can be given to another run: " + renamed.line;
    return {};
}

} // namespace

/// A text that is not a run file gives an error; any other reads the same when it is written again.
std::string checkRunFile(const Dialect&, std::string_view text)
{
    const auto lines = readRunFile(text);
    if (!lines)
        return lines.error().line == 0 || lines.error().text.empty() ? "an error has a line and words" : "";
    RunFold fold;
    for (const RunLine& line : *lines) {
        if (std::string broken = checkLine(line); !broken.empty())
            return broken;
        fold.add(line.event);
    }
    if (fold.summary().lastSeq != lines->back().event.seq)
        return "the summary goes up to the last event";
    const std::string written = writeRunFile(*lines);
    const auto again = readRunFile(written);
    if (!again || again->size() != lines->size() || writeRunFile(*again) != written)
        return "what is written is read as it was";
    return {};
}

} // namespace querymend::fuzz
