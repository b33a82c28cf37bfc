#pragma once

#include "answer/glossary.h"
#include "base/result.h"

#include <QString>

#include <memory>
#include <string>

namespace querymend {

/// Where the user's own glossary is: `glossary.txt` beside the program's settings.
[[nodiscard]] QString usualGlossaryPath();

/// The text of a glossary, or why it cannot be read. A missing file is empty.
[[nodiscard]] Result<std::string, std::string> glossaryText(const QString& path);

/// The glossary in a file; a missing file has no sentences.
[[nodiscard]] Result<std::shared_ptr<const Glossary>, std::string> glossaryInFile(const QString& path);

} // namespace querymend
