#pragma once

#include "diagnose/hints/hinttexts.h"
#include "prompt/prompttexts.h"

#include <QString>

#include <string>
#include <vector>

namespace querymend {

/// The user's own texts in place of the built-in ones. If any text of a folder has a problem, the built-in ones are
/// used instead of that folder, and the problem is reported.
struct CustomTexts {
    HintTexts hints;
    PromptTexts prompts;
    std::vector<std::string> problems; ///< in English
};

[[nodiscard]] CustomTexts readCustomTexts(const QString& hintFolder, const QString& promptFolder);

} // namespace querymend
