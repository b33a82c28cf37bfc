#include "db/duckdb/duckdbnumbers.h"

#include "db/duckdb/duckdbtext.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <vector>

namespace querymend {

namespace {

using namespace duckdbapi;

__extension__ typedef unsigned __int128 Wide128;

std::string digitsOf(Wide128 number)
{
    std::string out;
    do {
        out += static_cast<char>('0' + static_cast<int>(number % 10));
        number /= 10;
    } while (number != 0);
    std::reverse(out.begin(), out.end());
    return out;
}

/// Two's complement in 128 bits.
std::string signedText(Wide value)
{
    const Wide128 bits = (static_cast<Wide128>(static_cast<std::uint64_t>(value.upper)) << 64U) | value.lower;
    return value.upper < 0 ? '-' + digitsOf(~bits + 1) : digitsOf(bits);
}

std::string unsignedText(Wide value)
{
    return digitsOf((static_cast<Wide128>(static_cast<std::uint64_t>(value.upper)) << 64U) | value.lower);
}

Wide widened(std::int64_t value)
{
    return {static_cast<std::uint64_t>(value), value < 0 ? -1 : 0};
}

std::string withPoint(std::string digits, std::size_t scale)
{
    if (scale == 0)
        return digits;
    const std::size_t sign = digits.starts_with('-') ? 1 : 0;
    if (digits.size() - sign <= scale)
        digits.insert(sign, scale + 1 + sign - digits.size(), '0');
    digits.insert(digits.size() - scale, 1, '.');
    return digits;
}

std::string decimalText(const Api& api, const DuckdbType& type, Vector vector, Index row)
{
    switch (type.storage) {
    case smallintType:
        return withPoint(std::to_string(valueAt<std::int16_t>(api, vector, row)), type.scale);
    case integerType:
        return withPoint(std::to_string(valueAt<std::int32_t>(api, vector, row)), type.scale);
    case hugeintType:
        return withPoint(signedText(valueAt<Wide>(api, vector, row)), type.scale);
    default: // bigintType, the only other storage
        return withPoint(signedText(widened(valueAt<std::int64_t>(api, vector, row))), type.scale);
    }
}

template <class Number>
std::string shortestText(Number value)
{
    if (std::isnan(value))
        return "nan";
    if (std::isinf(value))
        return value < 0 ? "-inf" : "inf";
    std::array<char, 32> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::scientific);
    const std::string_view text(buffer.data(), static_cast<std::size_t>(end.ptr - buffer.data()));
    const std::size_t mark = text.find('e');
    int exponent = 0;
    const std::size_t plus = text[mark + 1] == '+' ? 1 : 0;
    std::from_chars(text.data() + mark + 1 + plus, text.data() + text.size(), exponent);
    constexpr int smallestPlain = -4;
    constexpr int smallestScientific = 16;
    if (exponent < smallestPlain || exponent >= smallestScientific)
        return std::string(text);
    std::string digits(text.substr(0, mark));
    std::erase(digits, '.');
    const std::string sign = digits.starts_with('-') ? "-" : "";
    digits.erase(0, sign.size());
    if (exponent < 0)
        return sign + "0." + std::string(static_cast<std::size_t>(-exponent - 1), '0') + digits;
    const auto whole = static_cast<std::size_t>(exponent) + 1;
    digits.resize(std::max(digits.size(), whole + 1), '0');
    return sign + digits.insert(whole, 1, '.');
}

} // namespace

bool isNumber(const DuckdbType& type)
{
    return (type.id >= booleanType && type.id <= doubleType) || type.id == hugeintType || type.id == uhugeintType
        || type.id == decimalType;
}

std::string floatingText(double value)
{
    return shortestText(value);
}

std::string floatingText(float value)
{
    return shortestText(value);
}

std::string numberText(const Api& api, const DuckdbType& type, Vector vector, Index row)
{
    switch (type.id) {
    case booleanType:
        return valueAt<bool>(api, vector, row) ? "true" : "false";
    case tinyintType:
        return std::to_string(valueAt<std::int8_t>(api, vector, row));
    case smallintType:
        return std::to_string(valueAt<std::int16_t>(api, vector, row));
    case integerType:
        return std::to_string(valueAt<std::int32_t>(api, vector, row));
    case bigintType:
        return std::to_string(valueAt<std::int64_t>(api, vector, row));
    case utinyintType:
        return std::to_string(valueAt<std::uint8_t>(api, vector, row));
    case usmallintType:
        return std::to_string(valueAt<std::uint16_t>(api, vector, row));
    case uintegerType:
        return std::to_string(valueAt<std::uint32_t>(api, vector, row));
    case ubigintType:
        return std::to_string(valueAt<std::uint64_t>(api, vector, row));
    case floatType:
        return floatingText(valueAt<float>(api, vector, row));
    case doubleType:
        return floatingText(valueAt<double>(api, vector, row));
    case hugeintType:
        return signedText(valueAt<Wide>(api, vector, row));
    case uhugeintType:
        return unsignedText(valueAt<Wide>(api, vector, row));
    default: // only decimals are left
        return decimalText(api, type, vector, row);
    }
}

std::string bignumText(std::string_view bytes)
{
    constexpr std::size_t header = 3;
    if (bytes.size() <= header)
        return "0";
    const bool isNegative = (static_cast<unsigned char>(bytes.front()) & 0x80U) == 0;
    constexpr std::uint64_t base = 1'000'000'000;
    std::vector<std::uint64_t> parts{0}; // least significant first
    for (const char c : bytes.substr(header)) {
        const auto byte = static_cast<unsigned char>(c);
        std::uint64_t carry = isNegative ? static_cast<unsigned char>(~byte) : byte;
        for (std::uint64_t& part : parts) {
            carry += part * 256;
            part = carry % base;
            carry /= base;
        }
        if (carry != 0)
            parts.push_back(carry);
    }
    std::string out = std::to_string(parts.back());
    for (auto part = parts.rbegin() + 1; part != parts.rend(); ++part) {
        const std::string digits = std::to_string(*part);
        out += std::string(9 - digits.size(), '0') + digits;
    }
    return isNegative ? '-' + out : out;
}

} // namespace querymend
