#pragma once

#include "prompt/memory/examplesearch.h"
#include "prompt/memory/lesson.h"

#include <string_view>
#include <vector>

namespace querymend {

/// What earlier runs have left for one run. It is chosen when the run begins and is part of its record, so that the
/// same record gives the same prompts, whatever was learned since.
struct RunMemory {
    std::vector<Example> examples; ///< that prompts show, the most alike first
    std::vector<Lesson> lessons;   ///< that may be offered beside hints

    friend bool operator==(const RunMemory&, const RunMemory&) = default;
};

/// All that is remembered.
struct PromptMemory {
    ExampleSearch examples{{}};
    LessonBook lessons;
};

/// The run that something is remembered for.
struct MemoryQuery {
    std::string_view question;
    std::string_view database;
    std::string_view dialect;
    const Catalog* catalog = nullptr; ///< may be null
};

[[nodiscard]] RunMemory memoryFor(const PromptMemory& memory, const MemoryQuery& query);

} // namespace querymend
