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

/// A text that models are told, as its file in resources/prompts has it.
struct PromptTextRow {
    std::string_view name; ///< that of the file without `.txt`: `system.basic`
    std::string_view text;
};

/// Every text that is built in, by name.
[[nodiscard]] std::span<const PromptTextRow> builtInPromptTexts();

/// What is wrong with a text.
struct PromptTextProblem {
    enum class Kind : std::uint8_t {
        unknownName,  ///< no text is called so
        unknownPlace, ///< a place that no value is given for
        missingPlace, ///< a value that the text has no place for
        openPlace,    ///< `{{` without its `}}`
        empty,
        unreadable, ///< `place` says why
    };

    Kind kind = Kind::unknownName;
    std::string name;
    std::string place;
    std::size_t line = 0; ///< of the text, from 1; 0 where it is about all of it

    friend bool operator==(const PromptTextProblem&, const PromptTextProblem&) = default;
};

/// The problem in words, for people.
[[nodiscard]] std::string describe(const PromptTextProblem& problem);

/// What stands in the places of a text.
using PlaceValues = std::initializer_list<std::pair<std::string_view, std::string_view>>;

/// The texts that prompts are made of, with those that a person put in place of the built-in ones.
class PromptTexts {
public:
    using Overrides = std::map<std::string, std::string, std::less<>>;

    PromptTexts() = default;
    /// All that is wrong with any text, built in or not, or the texts with the overrides in place.
    static Result<PromptTexts, std::vector<PromptTextProblem>> with(Overrides overrides);

    /// The text of this name without the line breaks at its end; empty where there is none.
    [[nodiscard]] std::string_view of(std::string_view name) const;
    /// The text with every place filled. What is filled in is not looked at for places again.
    [[nodiscard]] std::string filled(std::string_view name, PlaceValues values) const;
    [[nodiscard]] bool isOverridden(std::string_view name) const { return m_overrides.contains(name); }

private:
    Overrides m_overrides;
};

} // namespace querymend
