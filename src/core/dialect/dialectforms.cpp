#include "dialect/dialectforms.h"

namespace querymend {

std::string_view describe(FormDifference difference)
{
    switch (difference) {
    case FormDifference::none:
        return {};
    case FormDifference::nulls:
        return "NULL arguments";
    case FormDifference::letterCase:
        return "letters in another case";
    case FormDifference::trailingBlanks:
        return "blanks at the end";
    case FormDifference::numbers:
        return "decimals and text that is not a number";
    case FormDifference::truthValue:
        return "truth values used as numbers";
    case FormDifference::deviation:
        return "the deviation of a sample and of the whole";
    case FormDifference::smallCounts:
        return "counts below one";
    case FormDifference::computedSecond:
        return "a second argument that is not a literal";
    case FormDifference::fractions:
        return "fractions of a second";
    case FormDifference::timesOfDay:
        return "dates with a time of day";
    case FormDifference::midnight:
        return "how dates without a time of day are written";
    case FormDifference::monthEnds:
        return "the last days of a month";
    case FormDifference::reversed:
        return "a first date that is later than the second";
    case FormDifference::weeks:
        return "the day on which a week begins";
    case FormDifference::languages:
        return "sessions in another language";
    case FormDifference::emptyTexts:
        return "empty texts";
    case FormDifference::ties:
        return "numbers halfway between two others";
    case FormDifference::patterns:
        return "patterns that are more than plain text";
    case FormDifference::longSeparators:
        return "separators of several characters";
    case FormDifference::missingParts:
        return "texts with fewer parts";
    case FormDifference::zones:
        return "sessions in another time zone";
    case FormDifference::rounding:
        return "the last digits";
    }
    return {};
}

std::string withExpression(std::string_view form, std::string_view expression)
{
    constexpr std::string_view place = "$1";
    std::string out;
    for (std::size_t at = form.find(place); at != std::string_view::npos; at = form.find(place)) {
        out += form.substr(0, at);
        out += expression;
        form.remove_prefix(at + place.size());
    }
    return out += form;
}

} // namespace querymend
