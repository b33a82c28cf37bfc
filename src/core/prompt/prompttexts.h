#pragma once

#include "base/result.h"

#include <initializer_list>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace querymend {

/// A text for prompts, as in its file in resources/prompts.
struct PromptTextRow {
    std::string_view name; ///< the file's name without `.txt`: `system.basic`
    std::string_view text;
};

/// All built-in texts, by name.
[[nodiscard]] std::span<const PromptTextRow> builtInPromptTexts();

/// A problem with a text.
struct PromptTextProblem {
    enum class Kind : std::uint8_t {
        unknownName,  ///< there is no text of this name
        unknownPlace, ///< a placeholder for which there is no value
        missingPlace, ///< a value for which the text has no placeholder
        openPlace,    ///< `{{` without its `}}`
        empty,
        unreadable, ///< `place` says why
    };

    Kind kind = Kind::unknownName;
    std::string name;
    std::string place;
    std::size_t line = 0; ///< of the text, from 1; 0 if about the whole text

    friend bool operator==(const PromptTextProblem&, const PromptTextProblem&) = default;
};

/// Describes the problem for the user.
[[nodiscard]] std::string describe(const PromptTextProblem& problem);

/// The values for the placeholders of a text, by name.
using PlaceValues = std::initializer_list<std::pair<std::string_view, std::string_view>>;

/// The texts that prompts are made of, with the user's replacements for built-in ones.
class PromptTexts {
public:
    using Overrides = std::map<std::string, std::string, std::less<>>;

    PromptTexts() = default;
    /// Returns the texts with the overrides applied, or everything that is wrong with any text, built in or not.
    static Result<PromptTexts, std::vector<PromptTextProblem>> with(Overrides overrides);

    /// The text of this name without trailing line breaks; empty if there is none.
    [[nodiscard]] std::string_view of(std::string_view name) const;
    /// The text with all placeholders filled in. Placeholders in the values are not expanded.
    [[nodiscard]] std::string filled(std::string_view name, PlaceValues values) const;
    [[nodiscard]] bool isOverridden(std::string_view name) const { return m_overrides.contains(name); }

private:
    Overrides m_overrides;
};

} // namespace querymend
