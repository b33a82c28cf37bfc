#include "db/session/celltext.h"

#include <array>
#include <charconv>
#include <numeric>

namespace querymend {

namespace {

template <class Number>
std::string digitsOf(Number number)
{
    std::array<char, 32> digits{}; // the shortest form of a double has at most 24
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

struct CellSizes {
    template <class Number>
    std::size_t operator()(Number) const
    {
        return sizeof(Number);
    }
    std::size_t operator()(const Decimal& value) const { return value.digits.size(); }
    std::size_t operator()(const std::string& value) const { return value.size(); }
    std::size_t operator()(const Blob& value) const { return value.bytes.size(); }
    std::size_t operator()(const Temporal& value) const { return value.text.size(); }
    std::size_t operator()(const Json& value) const { return value.text.size(); }
};

} // namespace

std::string cellText(const Cell& cell)
{
    return std::visit(CellTexts{}, cell);
}

std::size_t cellBytes(const Cell& cell)
{
    return std::visit(CellSizes{}, cell);
}

std::size_t rowBytes(const CellRow& row)
{
    return std::accumulate(row.begin(), row.end(), std::size_t{0},
                           [](std::size_t bytes, const Cell& cell) { return bytes + cellBytes(cell); });
}

} // namespace querymend
