#include "report/saidnumbers.h"

#include "base/ascii.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

namespace querymend {

namespace {

constexpr double smallNumber = 12;

struct SaidNumber {
    std::string text; ///< without what separates thousands
    double value = 0;
    int decimals = 0;
};

bool isWordByte(char c)
{
    return asciiIsAlpha(c) || c == '_' || static_cast<unsigned char>(c) >= 0x80;
}

/// Whether a comma or a point at this place separates thousands: three digits follow, and no fourth.
bool separatesThousands(std::string_view text, std::size_t at)
{
    std::size_t digits = 0;
    while (at + 1 + digits < text.size() && asciiIsDigit(text[at + 1 + digits]))
        ++digits;
    return text[at] == ',' && digits == 3;
}

std::optional<SaidNumber> numberFrom(const std::string& text)
{
    SaidNumber number{text};
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number.value);
    if (problem != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    const std::size_t point = text.find('.');
    number.decimals = point == std::string::npos ? 0 : static_cast<int>(text.size() - point - 1);
    return number;
}

/// Numbers within names, as in `q1` or `2024-05`, are read without the name; dates give three.
std::vector<SaidNumber> numbersIn(std::string_view text)
{
    std::vector<SaidNumber> numbers;
    for (std::size_t i = 0; i < text.size();) {
        const bool isInWord = i > 0 && isWordByte(text[i - 1]);
        if (!asciiIsDigit(text[i])) {
            ++i;
            continue;
        }
        std::string digits;
        for (; i < text.size(); ++i) {
            const bool isPoint = text[i] == '.' && digits.find('.') == std::string::npos && i + 1 < text.size()
                && asciiIsDigit(text[i + 1]);
            if (asciiIsDigit(text[i]) || isPoint)
                digits += text[i];
            else if (!separatesThousands(text, i))
                break;
        }
        if (auto number = isInWord ? std::nullopt : numberFrom(digits))
            numbers.push_back(*std::move(number));
    }
    return numbers;
}

bool isBorneOutBy(const SaidNumber& said, const SaidNumber& known)
{
    const double unit = std::pow(10.0, -said.decimals);
    const double tolerance = unit / 2 + 1e-9;
    return std::abs(said.value - known.value) <= (said.decimals < known.decimals ? tolerance : 1e-9)
        || std::abs(said.value - known.value * 100) <= tolerance;
}

} // namespace

std::vector<std::string> numbersNotBorneOut(std::string_view explanation, const std::vector<PromptSection>& prompt)
{
    std::vector<SaidNumber> known;
    bool hasRows = false;
    for (const PromptSection& section : prompt) {
        const bool isOfAnswer = section.role == ChatRole::user && section.name != "schema";
        hasRows = hasRows || (section.name == "result" && section.text.find(" are:\n") != std::string::npos);
        const std::vector<SaidNumber> found = isOfAnswer ? numbersIn(section.text) : std::vector<SaidNumber>();
        known.insert(known.end(), found.begin(), found.end());
    }
    std::vector<std::string> doubtful;
    if (!hasRows)
        return doubtful;
    for (const SaidNumber& said : numbersIn(explanation)) {
        const bool isSmall = said.decimals == 0 && said.value <= smallNumber;
        const bool isKnown =
            std::ranges::any_of(known, [&](const SaidNumber& number) { return isBorneOutBy(said, number); });
        if (!isSmall && !isKnown && std::ranges::find(doubtful, said.text) == doubtful.end())
            doubtful.push_back(said.text);
    }
    return doubtful;
}

} // namespace querymend
