#pragma once

#include "base/result.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace querymend {

/// A problem to report: a usage error, or something that could not be used.
struct Complaint {
    std::string text;
};

/// An option of a command; a switch if it has no value.
struct Option {
    std::string_view name;  ///< with its dashes
    std::string_view value; ///< placeholder for the value in the help
    std::string_view help;
};

/// The options and operands of one invocation.
class Arguments {
public:
    [[nodiscard]] bool has(std::string_view option) const { return value(option).has_value(); }
    /// The last value given; empty for a switch.
    [[nodiscard]] std::optional<std::string_view> value(std::string_view option) const;
    [[nodiscard]] std::vector<std::string_view> values(std::string_view option) const;
    [[nodiscard]] const std::vector<std::string_view>& operands() const { return m_operands; }

private:
    friend Result<Arguments, Complaint> parseArguments(std::span<const Option>, const std::vector<std::string_view>&);

    std::vector<std::pair<std::string_view, std::string_view>> m_options;
    std::vector<std::string_view> m_operands;
};

/// Accepts `--name value`, `--name=value` and `--` before operands; `-` is an operand.
Result<Arguments, Complaint> parseArguments(std::span<const Option> known, const std::vector<std::string_view>& words);

/// Reads a whole number from 0 to `most`.
Result<std::uint64_t, Complaint> parseNumber(std::string_view option, std::string_view text, std::uint64_t most);

/// Returns the word that was probably meant; empty if none is close.
[[nodiscard]] std::string_view nearestWord(std::string_view word, const std::vector<std::string_view>& known);

/// `--format: 'jsn' is none of json, mschema, text; did you mean 'json'?`
[[nodiscard]] std::string noneOf(std::string_view option, std::string_view word,
                                 const std::vector<std::string_view>& known);

} // namespace querymend
