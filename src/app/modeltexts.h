#pragma once

#include <QString>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// What a text is for.
enum class ModelTextKind : std::uint8_t { hint, prompt };

/// A text that models are told, as it is built in, and a person's own where there is one.
struct ModelText {
    ModelTextKind kind = ModelTextKind::hint;
    std::string name;
    std::string builtIn;               ///< empty where no text is called so
    std::string file;                  ///< where the person's own stands; empty where there is none
    std::string own = {};              ///< as far as it can be read
    std::vector<std::string> problems; ///< of the person's own, in English
    bool isOwnUsed = false;            ///< a fault in one text of a folder keeps all of that folder from being used
};

/// All texts: the hints' and then the prompts', each by name, and files that no text is called by.
[[nodiscard]] std::vector<ModelText> modelTexts(const QString& hintFolder, const QString& promptFolder);

/// Begins a text of a person's own with the one that is built in; the reason where it cannot. Nothing is written over.
[[nodiscard]] std::optional<QString> beginOwnText(const QString& folder, const ModelText& text);

} // namespace querymend
