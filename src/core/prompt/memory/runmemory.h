#pragma once

#include "prompt/memory/examplesearch.h"
#include "prompt/memory/lesson.h"

#include <string_view>
#include <vector>

namespace querymend {

/// What a run uses of earlier runs. It is chosen when the run begins and is part of its record, so that the same record
/// gives the same prompts, whatever was learned since.
struct RunMemory {
    std::vector<Example> examples; ///< shown in prompts, the most similar first
    std::vector<Lesson> lessons;   ///< that may be offered along with hints

    friend bool operator==(const RunMemory&, const RunMemory&) = default;
};

/// Everything that was learned from earlier runs.
struct PromptMemory {
    ExampleSearch examples{{}};
    LessonBook lessons;
};

/// The run for which examples and lessons are wanted.
struct MemoryQuery {
    std::string_view question;
    std::string_view database;
    std::string_view dialect;
    const Catalog* catalog = nullptr; ///< may be null
};

[[nodiscard]] RunMemory memoryFor(const PromptMemory& memory, const MemoryQuery& query);

} // namespace querymend
