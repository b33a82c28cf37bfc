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

/// An event and the very line that it is stored as, which may hold more than this version knows of.
struct RunLine {
    RunEvent event;
    std::string line;
};

/// What is wrong with a run's file, and where.
struct RunFileProblem {
    std::size_t line = 0; ///< counted from 1
    std::string text;
};

/// The engines have no larger numbers.
inline constexpr std::uint64_t highestSeq = 0x7fffffffffffffff;

/// Whether a run can be called so: up to 100 ASCII characters that can be seen.
[[nodiscard]] bool isRunId(std::string_view id);

/// What keeps a text from being stored as one event, or nothing.
[[nodiscard]] std::string lineProblem(std::string_view line);

/// One run as one file: a line that names format, version, run and number of events, and then each event's line as it
/// is stored. The lines are of one run and in order.
/// The first line also has what people put down beside the run; who does not look for it reads on.
[[nodiscard]] std::string writeRunFile(const std::vector<RunLine>& lines, const RunMarks& marks = {});

/// Reads what writeRunFile wrote; all of it or nothing.
[[nodiscard]] Result<std::vector<RunLine>, RunFileProblem> readRunFile(std::string_view text);

/// What the first line of a run's file says that people put down; nothing where it cannot be read.
[[nodiscard]] RunMarks marksIn(std::string_view text);

/// The same event of another run.
[[nodiscard]] RunLine ofRun(const RunLine& line, const std::string& run);

} // namespace querymend
