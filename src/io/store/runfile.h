#pragma once

#include "base/result.h"
#include "run/event.h"
#include "store/runmarks.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// An event and its stored line, which may hold more than this version understands.
struct RunLine {
    RunEvent event;
    std::string line;
};

/// What is wrong with a run file, and where.
struct RunFileProblem {
    std::size_t line = 0; ///< counted from 1
    std::string text;
};

/// The largest number that the engines can store.
inline constexpr std::uint64_t highestSeq = 0x7fffffffffffffff;

/// Whether a text is a valid run id: 1 to 100 visible ASCII characters.
[[nodiscard]] bool isRunId(std::string_view id);

/// Why a text cannot be stored as one event; empty if it can.
[[nodiscard]] std::string lineProblem(std::string_view line);

/// Writes a run as a file: a line with format, version, run and number of events, followed by the stored line of each
/// event. The lines must be of one run and in order. The first line also holds the user's marks, which readers may
/// ignore.
[[nodiscard]] std::string writeRunFile(const std::vector<RunLine>& lines, const RunMarks& marks = {});

/// Reads the output of writeRunFile; all of it or nothing.
[[nodiscard]] Result<std::vector<RunLine>, RunFileProblem> readRunFile(std::string_view text);

/// Whether the beginning of a text is that of a run file, as this program writes it.
[[nodiscard]] bool beginsAsRunFile(std::string_view text);

/// The user's marks in the first line of a run file; empty if it cannot be read.
[[nodiscard]] RunMarks marksIn(std::string_view text);

/// The same event as one of another run.
[[nodiscard]] RunLine ofRun(const RunLine& line, const std::string& run);

} // namespace querymend
