#include "asking/storedmemory.h"

#include "asking/runfiles.h"
#include "prompt/memory/examplefile.h"

#include <string>
#include <utility>
#include <vector>

namespace querymend {

namespace {

Failure<CommandProblem> unusable(std::string text)
{
    return {CommandProblem{ExitStatus::unusable, {std::move(text)}}};
}

Result<std::vector<Example>, CommandProblem> examplesOf(std::string_view file)
{
    const auto text = readWholeFile(file);
    if (!text)
        return unusable(text.error().text);
    auto examples = file.ends_with(".sql") ? readSqlExamples(*text) : readJsonExamples(*text);
    if (!examples)
        return unusable(std::string(file) + ": " + describe(examples.error()));
    return std::move(examples).value();
}

} // namespace

Result<std::shared_ptr<const PromptMemory>, CommandProblem> readMemory(const Arguments& arguments, RunStore* store)
{
    PromptMemory memory;
    if (store) {
        auto stored = store->memory();
        if (!stored)
            return unusable("the run store: " + stored.error().text());
        memory = std::move(stored).value();
    }
    if (const auto file = arguments.value("--examples")) {
        auto examples = examplesOf(*file);
        if (!examples)
            return Failure{std::move(examples).error()};
        std::vector<Example> all = memory.examples.examples();
        for (Example& example : examples.value()) {
            example.database.clear(); // a file named on the command line is meant for this database
            all.push_back(std::move(example));
        }
        memory.examples = ExampleSearch(std::move(all));
    }
    return std::make_shared<const PromptMemory>(std::move(memory));
}

} // namespace querymend
