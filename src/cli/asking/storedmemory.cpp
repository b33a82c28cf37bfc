#include "asking/storedmemory.h"

#include "texts/examplefile.h"

#include <string>
#include <utility>
#include <vector>

namespace querymend {

namespace {

Failure<CommandProblem> unusable(std::string text)
{
    return {CommandProblem{ExitStatus::unusable, {std::move(text)}}};
}

} // namespace

Result<std::shared_ptr<const PromptMemory>, CommandProblem> readMemory(const Arguments& arguments, RunStore* store,
                                                                       std::vector<std::string> exampleFiles)
{
    PromptMemory memory;
    if (store) {
        auto stored = store->memory();
        if (!stored)
            return unusable("the run store: " + stored.error().text());
        memory = std::move(stored).value();
    }
    if (const auto file = arguments.value("--examples"))
        exampleFiles.emplace_back(*file);
    std::vector<Example> examples;
    for (const std::string& file : exampleFiles) {
        auto read = examplesInFile(file);
        if (!read)
            return unusable(read.error());
        examples.insert(examples.end(), read->begin(), read->end());
    }
    return withExamples(&memory, std::move(examples));
}

} // namespace querymend
