#include "db/celltext.h"

#include <array>
#include <charconv>

namespace querymend {

namespace {

template <class Number>
std::string digitsOf(Number number)
{
    std::array<char, 32> digits{}; // the shortest spelling of a double has at most 24
    const auto [end, problem] = std::to_chars(digits.data(), digits.data() + digits.size(), number);
    return {digits.data(), end};
}

struct CellTexts {
    std::string operator()(std::monostate) const { return {}; }
    std::string operator()(bool value) const { return value ? "true" : "false"; }
    std::string operator()(std::int64_t value) const { return digitsOf(value); }
    std::string operator()(double value) const { return digitsOf(value); }
    std::string operator()(const Decimal& value) const { return value.digits; }
    std::string operator()(const std::string& value) const { return value; }
    std::string operator()(const Blob&) const { return {}; }
    std::string operator()(const Temporal& value) const { return value.text; }
    std::string operator()(const Json& value) const { return value.text; }
};

} // namespace

std::string cellText(const Cell& cell)
{
    return std::visit(CellTexts{}, cell);
}

} // namespace querymend
