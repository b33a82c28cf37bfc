#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace querymend {

/// A second spelling of something that a notation already has.
struct DateAlias {
    std::string_view written;
    std::string_view means;
};

/// How a dialect spells the parts of a date in a format; empty where it has no exact equivalent.
struct DateNotation {
    std::string_view year{};
    std::string_view month{};
    std::string_view day{};
    std::string_view yearOfCentury{};
    std::string_view monthUnpadded{};
    std::string_view monthName{};
    std::string_view monthAbbreviated{};
    std::string_view dayOfYear{};
    std::string_view dayUnpadded{};
    std::string_view weekdayName{};
    std::string_view weekdayAbbreviated{};
    std::string_view hour{};
    std::string_view hourUnpadded{};
    std::string_view hourOfTwelve{};
    std::string_view hourOfTwelveUnpadded{};
    std::string_view minute{};
    std::string_view second{};
    std::string_view secondOfDay{}; ///< SSSS, which is not SS twice
    std::string_view halfOfDay{};   ///< AM or PM
    std::span<const DateAlias> aliases{};
    bool hasPercents = false;         ///< parts begin with %, and everything else is literal
    bool ignoresCase = false;         ///< parts that are not words are read in any letter case
    bool oneLetterIsStandard = false; ///< a format of one letter names a standard format
};

enum class FormatUse : std::uint8_t { writing, reading };

/// A function that writes or parses a date by a format.
struct DateFunction {
    std::string_view name; ///< upper case
    FormatUse use = FormatUse::writing;
    bool formatMayBeFirst = false; ///< the format is on either side of the value
};

/// How a dialect writes and parses dates by a format: `$1` is a placeholder for the value, `$2` for the format.
struct DateForms {
    DateNotation notation;
    std::string_view writing{};
    std::string_view reading{};                ///< empty if it cannot parse dates by a format
    std::span<const DateFunction> functions{}; ///< wherever a text calls these, their format is in this notation
};

/// The same format in another notation; nothing if any part is not understood or has no equivalent there. A format
/// for reading must hold a whole date and nothing else: functions differ in what they assume for the rest.
[[nodiscard]] std::optional<std::string> respelledFormat(std::string_view format, const DateNotation& from,
                                                         const DateNotation& to, FormatUse use);

} // namespace querymend
