#pragma once

#include "prompt/memory/examplesearch.h"
#include "prompt/memory/lessonbook.h"
#include "prompt/memory/runmemory.h"

#include <memory>
#include <string_view>
#include <vector>

namespace querymend {

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

/// What is remembered, if anything, with more examples, which are good for any database.
[[nodiscard]] std::shared_ptr<const PromptMemory> withExamples(const PromptMemory* memory, std::vector<Example> more);

[[nodiscard]] RunMemory memoryFor(const PromptMemory& memory, const MemoryQuery& query);

} // namespace querymend
