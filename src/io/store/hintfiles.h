#pragma once

#include "base/result.h"
#include "diagnose/hints/hinttexts.h"

#include <QString>

#include <string>
#include <vector>

namespace querymend {

/// A user's file that replaces a built-in text of the hint ladder.
struct HintFile {
    std::string name; ///< the text's name: the file's name without `.txt`
    std::string path;
};

/// The texts of the hint ladder, including the user's.
struct HintFiles {
    HintTexts texts;
    std::vector<HintFile> files; ///< by name
};

/// Reads a user's text, without line breaks at its end; fails with the reason in English.
[[nodiscard]] Result<std::string, std::string> readTextFile(const QString& path);

/// The folder of the user's texts: `querymend/hints` in the configuration folder ($XDG_CONFIG_HOME).
[[nodiscard]] QString hintFolder();

/// Reads every `NAME.txt` of the folder; fails with all problems found, in English, each with its file.
[[nodiscard]] Result<HintFiles, std::vector<std::string>> readHintFiles(const QString& folder);

} // namespace querymend
