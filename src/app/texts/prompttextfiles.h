#pragma once

#include "prompt/prompttexts.h"

#include <QString>

#include <vector>

namespace querymend {

/// The folder for the user's own texts: `prompts` beside the program's settings.
[[nodiscard]] QString promptTextFolder();

/// Returns the built-in texts, replaced by the folder's files `NAME.txt` of the same names. Other files and a missing
/// folder are ignored. Fails with all unreadable files or, if all can be read, with all problems of the texts.
[[nodiscard]] Result<PromptTexts, std::vector<PromptTextProblem>> readPromptTexts(const QString& folder);

} // namespace querymend
