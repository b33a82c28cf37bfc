#include "texts/customtexts.h"

#include "store/hintfiles.h"
#include "texts/prompttextfiles.h"

#include <utility>

namespace querymend {

CustomTexts readCustomTexts(const QString& hintFolder, const QString& promptFolder)
{
    CustomTexts read;
    if (auto hints = readHintFiles(hintFolder))
        read.hints = std::move(hints).value().texts;
    else
        read.problems = std::move(hints).error();
    if (auto prompts = readPromptTexts(promptFolder)) {
        read.prompts = std::move(prompts).value();
    } else {
        for (const PromptTextProblem& problem : prompts.error())
            read.problems.push_back(describe(problem) + " (in " + promptFolder.toStdString() + ')');
    }
    return read;
}

} // namespace querymend
