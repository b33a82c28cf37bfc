#include "arguments/arguments.h"

#include "schema/nearest.h"

#include <algorithm>
#include <charconv>

namespace querymend {

namespace {

Complaint unknownOption(std::span<const Option> known, std::string_view name)
{
    std::vector<std::string_view> names{"--help"};
    for (const Option& option : known)
        names.push_back(option.name);
    std::string text = "unknown option '" + std::string(name) + '\'';
    if (const std::string_view nearby = nearestWord(name, names); !nearby.empty())
        text += "; did you mean '" + std::string(nearby) + "'?";
    return {text};
}

const Option* find(std::span<const Option> known, std::string_view name)
{
    const auto option = std::find_if(known.begin(), known.end(), [&](const Option& o) { return o.name == name; });
    return option == known.end() ? nullptr : &*option;
}

} // namespace

std::optional<std::string_view> Arguments::value(std::string_view option) const
{
    const auto given =
        std::find_if(m_options.rbegin(), m_options.rend(), [&](const auto& pair) { return pair.first == option; });
    return given == m_options.rend() ? std::nullopt : std::optional(given->second);
}

std::vector<std::string_view> Arguments::values(std::string_view option) const
{
    std::vector<std::string_view> all;
    for (const auto& [name, text] : m_options) {
        if (name == option)
            all.push_back(text);
    }
    return all;
}

Result<Arguments, Complaint> parseArguments(std::span<const Option> known, const std::vector<std::string_view>& words)
{
    Arguments arguments;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string_view word = words[i];
        if (word == "--") {
            arguments.m_operands.insert(arguments.m_operands.end(), words.begin() + static_cast<std::ptrdiff_t>(i + 1),
                                        words.end());
            break;
        }
        if (word.size() < 2 || word.front() != '-') {
            arguments.m_operands.push_back(word);
            continue;
        }
        const std::size_t equals = word.find('=');
        const Option* const option = find(known, word.substr(0, equals));
        if (!option)
            return Failure{unknownOption(known, word.substr(0, equals))};
        const bool attached = equals != std::string_view::npos;
        if (option->value.empty() && attached)
            return Failure{Complaint{std::string(option->name) + " takes no value"}};
        if (option->value.empty()) {
            arguments.m_options.emplace_back(option->name, std::string_view());
        } else if (attached) {
            arguments.m_options.emplace_back(option->name, word.substr(equals + 1));
        } else if (i + 1 < words.size()) {
            arguments.m_options.emplace_back(option->name, words[++i]);
        } else {
            return Failure{Complaint{std::string(option->name) + " needs a value: " + std::string(option->value)}};
        }
    }
    return arguments;
}

Result<std::uint64_t, Complaint> parseNumber(std::string_view option, std::string_view text, std::uint64_t most)
{
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number > most) {
        return Failure{Complaint{std::string(option) + ": '" + std::string(text) + "' is not a whole number from 0 to "
                                 + std::to_string(most)}};
    }
    return number;
}

std::string_view nearestWord(std::string_view word, const std::vector<std::string_view>& known)
{
    const auto found = nearest(word, known, 1);
    return found.empty() ? std::string_view() : known[found.front().index];
}

std::string noneOf(std::string_view option, std::string_view word, const std::vector<std::string_view>& known)
{
    std::string text = std::string(option) + ": '" + std::string(word) + "' is not one of ";
    for (std::size_t i = 0; i < known.size(); ++i)
        text += (i == 0 ? "" : ", ") + std::string(known[i]);
    if (const std::string_view nearby = nearestWord(word, known); !nearby.empty())
        text += "; did you mean '" + std::string(nearby) + "'?";
    return text;
}

} // namespace querymend
