#pragma once

#include <QString>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// What a text is for.
enum class ModelTextKind : std::uint8_t { hint, prompt };

/// A text sent to models: the built-in version and the user's own, if any.
struct ModelText {
    ModelTextKind kind = ModelTextKind::hint;
    std::string name;
    std::string builtIn;               ///< empty if no built-in text has this name
    std::string file;                  ///< of the user's own text; empty if there is none
    std::string own = {};              ///< empty if it cannot be read
    std::vector<std::string> problems; ///< of the user's own text, in English
    bool isOwnUsed = false;            ///< false for all texts of a folder if any of them has a problem
};

/// Returns all texts, hints before prompts, each group by name, including files that match no built-in text.
[[nodiscard]] std::vector<ModelText> modelTexts(const QString& hintFolder, const QString& promptFolder);

/// Starts the user's own text as a copy of the built-in one; returns the reason on failure. Never overwrites a file.
[[nodiscard]] std::optional<QString> beginOwnText(const QString& folder, const ModelText& text);

} // namespace querymend
