#pragma once

#include "prompt/prompt.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace querymend {

/// Assembles a prompt section by section.
class PromptParts {
public:
    explicit PromptParts(const PromptTexts& texts) : m_texts(texts) {}

    void add(ChatRole role, std::string_view name, std::string text);
    /// Adds the text `section.NAME` with the value for its placeholder; does nothing if the value is empty.
    void addSection(std::string_view name, std::string_view place, std::string_view value);
    /// Adds such a section, which is shortened line by line, and left out at last, where the schema needs its room.
    void addYielding(std::string_view name, std::string_view place, std::string_view value);
    /// Marks the position of the schema, which is rendered last, when it is known how much room is left.
    void markSchema() { m_schemaAt = m_prompt.sections.size(); }

    /// With a context of 0 tokens, only the schema's own options limit it.
    [[nodiscard]] BuiltPrompt finish(const PromptSchema& schema, std::size_t contextTokens);

private:
    /// Makes room for a schema of this size, as far as the yielding section has it.
    void yieldTo(std::size_t schemaTokens, std::size_t contextTokens);
    void insertSchema(const PromptSchema& schema, std::size_t contextTokens);
    [[nodiscard]] std::string cutSection(std::string_view notes) const;
    void insert(std::size_t at, std::string_view name, std::string text, std::size_t tokens);
    void addMissing(const std::string& table);
    void raiseAlarms(const PromptSchema& schema, const MSchemaText& text);

    const PromptTexts& m_texts;
    BuiltPrompt m_prompt;
    std::optional<std::size_t> m_schemaAt;

    struct Yielding {
        std::size_t at = 0; ///< the number of its section
        std::string place;
        std::string value;
    };
    std::optional<Yielding> m_yielding;
};

} // namespace querymend
