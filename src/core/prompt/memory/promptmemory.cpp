#include "prompt/memory/promptmemory.h"

namespace querymend {

std::shared_ptr<const PromptMemory> withExamples(const PromptMemory* memory, std::vector<Example> more)
{
    PromptMemory all = memory ? *memory : PromptMemory();
    std::vector<Example> examples = all.examples.examples();
    for (Example& example : more) {
        example.database.clear();
        examples.push_back(std::move(example));
    }
    all.examples = ExampleSearch(std::move(examples));
    return std::make_shared<const PromptMemory>(std::move(all));
}

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
