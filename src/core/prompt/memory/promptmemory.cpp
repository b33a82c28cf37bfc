#include "prompt/memory/promptmemory.h"

namespace querymend {

RunMemory memoryFor(const PromptMemory& memory, const MemoryQuery& query)
{
    constexpr std::size_t mostExamples = 3;
    constexpr std::size_t mostLessons = 200;
    RunMemory made;
    made.examples = memory.examples.nearestExamples({query.question, query.database, query.catalog}, mostExamples);
    made.lessons = memory.lessons.provedFor(query.dialect, query.database, mostLessons);
    return made;
}

} // namespace querymend
