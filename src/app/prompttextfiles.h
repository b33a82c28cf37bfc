#pragma once

#include "prompt/prompttexts.h"

#include <QString>

#include <vector>

namespace querymend {

/// Where people put texts of their own: `prompts` beside the program's settings.
[[nodiscard]] QString promptTextFolder();

/// The texts that are built in, with the folder's files `NAME.txt` in place of those of their names. Other files, and a
/// folder that is not there, make no difference; everything that is wrong with any text is told.
[[nodiscard]] Result<PromptTexts, std::vector<PromptTextProblem>> readPromptTexts(const QString& folder);

} // namespace querymend
