#pragma once

#include "base/result.h"
#include "diagnose/hints/hinttexts.h"

#include <QString>

#include <string>
#include <vector>

namespace querymend {

/// A text of the hint ladder that a person put in place of the one that is built in.
struct HintFile {
    std::string name; ///< of the text: the file's name without `.txt`
    std::string path;
};

/// The texts of the hint ladder as they are on this machine.
struct HintFiles {
    HintTexts texts;
    std::vector<HintFile> files; ///< by name
};

/// A text of a person's own, without the line breaks at its end; the reason, in English, where it cannot be read.
[[nodiscard]] Result<std::string, std::string> readTextFile(const QString& path);

/// Where a person's texts stand: `querymend/hints` in the configuration folder ($XDG_CONFIG_HOME).
[[nodiscard]] QString hintFolder();

/// Reads every `NAME.txt` of the folder; all that is wrong with them, in English and each with its file.
[[nodiscard]] Result<HintFiles, std::vector<std::string>> readHintFiles(const QString& folder);

} // namespace querymend
