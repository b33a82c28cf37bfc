#pragma once

#include "prompt/memory/examplesearch.h"
#include "prompt/memory/runmemory.h"

#include <string_view>

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

[[nodiscard]] RunMemory memoryFor(const PromptMemory& memory, const MemoryQuery& query);

} // namespace querymend
