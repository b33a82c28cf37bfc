#pragma once

#include "diagnose/hints/hinttexts.h"
#include "prompt/prompttexts.h"

#include <QString>

#include <string>
#include <vector>

namespace querymend {

/// The texts of a person's folders in place of those that are built in. Where any text of a folder is wrong, those that
/// are built in stay, and what is wrong is said.
struct RunTexts {
    HintTexts hints;
    PromptTexts prompts;
    std::vector<std::string> problems; ///< in English
};

[[nodiscard]] RunTexts readRunTexts(const QString& hintFolder, const QString& promptFolder);

} // namespace querymend
