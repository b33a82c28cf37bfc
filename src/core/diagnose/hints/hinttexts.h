#pragma once

#include "base/result.h"

#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// One text of the hint ladder. `{{place}}` stands for a fact; a line whose places cannot all be filled is left out.
struct HintTextRow {
    std::string_view name; ///< `unknown_column.general`
    std::string_view text;
};

/// Every text that is built in.
[[nodiscard]] std::span<const HintTextRow> builtInHintTexts();

/// The names of all places that a text may have.
[[nodiscard]] std::span<const std::string_view> hintPlaceNames();

/// What is wrong with a text that a person wrote.
struct HintTextProblem {
    enum class Kind : std::uint8_t {
        unknownName,  ///< no text of the ladder is called so
        unknownPlace, ///< nothing is called so that could be filled in
        missingPlace, ///< the text that is built in has it, this one does not
        openPlace,    ///< `{{` without its `}}`
        empty,
    };

    Kind kind = Kind::unknownName;
    std::string name;
    std::string place;
    std::size_t line = 0; ///< of the text, from 1; 0 where it is about all of it

    friend bool operator==(const HintTextProblem&, const HintTextProblem&) = default;
};

/// The problem in words, for people.
[[nodiscard]] std::string describe(const HintTextProblem& problem);

/// Gives the fact that a place stands for; empty where it is not known.
using PlaceFiller = std::function<std::string(std::string_view place)>;

/// The texts of the hint ladder, with those that a person put in place of the built-in ones.
class HintTexts {
public:
    using Overrides = std::map<std::string, std::string, std::less<>>;

    HintTexts() = default;
    /// All that is wrong with the overrides, or the texts with all of them in place.
    static Result<HintTexts, std::vector<HintTextProblem>> with(Overrides overrides);

    /// The text of this name; empty where there is none.
    [[nodiscard]] std::string_view of(std::string_view name) const;
    [[nodiscard]] bool isOverridden(std::string_view name) const { return m_overrides.contains(name); }

private:
    Overrides m_overrides;
};

/// The lines whose places can be filled, without the others.
[[nodiscard]] std::vector<std::string> filledLines(std::string_view text, const PlaceFiller& filler);

} // namespace querymend
