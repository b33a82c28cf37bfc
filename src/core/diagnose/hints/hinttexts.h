#pragma once

#include "base/result.h"

#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// One text of the hint ladder. `{{name}}` is a placeholder for a fact; lines with unknown facts are left out.
struct HintTextRow {
    std::string_view name; ///< `unknown_column.general`
    std::string_view text;
};

/// All built-in texts, sorted by name.
[[nodiscard]] std::span<const HintTextRow> builtInHintTexts();

/// The names of all placeholders that a text may contain.
[[nodiscard]] std::span<const std::string_view> hintPlaceNames();

/// A problem in a text written by the user.
struct HintTextProblem {
    enum class Kind : std::uint8_t {
        unknownName,  ///< the ladder has no text of this name
        unknownPlace, ///< there is no placeholder of this name
        missingPlace, ///< the built-in text has it, this one does not
        openPlace,    ///< `{{` without its `}}`
        empty,
    };

    Kind kind = Kind::unknownName;
    std::string name;
    std::string place;
    std::size_t line = 0; ///< of the text, from 1; 0 if about the whole text

    friend bool operator==(const HintTextProblem&, const HintTextProblem&) = default;
};

/// Describes the problem for the user.
[[nodiscard]] std::string describe(const HintTextProblem& problem);

/// Returns the fact for a placeholder; empty if not known.
using PlaceFiller = std::function<std::string(std::string_view place)>;

/// The texts of the hint ladder, with the user's replacements for built-in ones.
class HintTexts {
public:
    using Overrides = std::map<std::string, std::string, std::less<>>;

    HintTexts() = default;
    /// Returns the texts with the overrides applied, or everything that is wrong with the overrides.
    static Result<HintTexts, std::vector<HintTextProblem>> with(Overrides overrides);

    /// The text of this name; empty if there is none.
    [[nodiscard]] std::string_view of(std::string_view name) const;
    [[nodiscard]] bool isOverridden(std::string_view name) const { return m_overrides.contains(name); }

private:
    Overrides m_overrides;
};

/// Fills in the placeholders of a text; lines with unknown facts and blank lines are left out.
[[nodiscard]] std::vector<std::string> filledLines(std::string_view text, const PlaceFiller& filler);

} // namespace querymend
