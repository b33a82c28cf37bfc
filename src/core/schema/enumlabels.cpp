#include "schema/enumlabels.h"

#include "base/ascii.h"

#include <algorithm>
#include <cstddef>

namespace querymend {

namespace {

constexpr std::string_view definitionMark = " as ";

/// The offset after the bracket that begins the labels; npos if the type has none.
std::size_t beginOfLabels(std::string_view type)
{
    const std::size_t quote = type.find('\'');
    const std::string head = asciiLowered(type.substr(0, quote));
    const std::size_t bracket = head.rfind('(');
    if (quote == std::string_view::npos || bracket == std::string::npos)
        return std::string_view::npos;
    const std::string_view before = asciiTrimmed(std::string_view(head).substr(0, bracket));
    const std::string_view word = before.substr(before.rfind(' ') + 1); // from 0 if there is no blank
    return word == "enum" || word == "set" ? bracket + 1 : std::string_view::npos;
}

} // namespace

std::vector<std::string> labelsOf(std::string_view type)
{
    std::vector<std::string> labels;
    const std::size_t begin = beginOfLabels(type);
    if (begin == std::string_view::npos)
        return labels;
    for (std::size_t at = type.find('\'', begin); at < type.size(); at = type.find('\'', at)) {
        std::string& label = labels.emplace_back();
        for (++at; at < type.size(); ++at) {
            if (type[at] == '\'' && type.substr(at + 1, 1) != "'")
                break;
            at += type[at] == '\'' ? 1 : 0; // a doubled quote is part of the label
            label += type[at];
        }
        at = std::min(at + 1, type.size());
    }
    return labels;
}

std::string_view storedType(std::string_view type)
{
    const std::size_t labels = beginOfLabels(type);
    std::string_view head = type.substr(0, labels == std::string_view::npos ? labels : labels - 1);
    if (const auto mark = head.find(definitionMark); mark != std::string_view::npos)
        head.remove_prefix(mark + definitionMark.size());
    return head;
}

std::string_view declaredType(std::string_view type)
{
    const std::size_t mark = type.substr(0, type.find('\'')).find(definitionMark);
    return type.substr(0, mark);
}

std::string listOfLabels(const std::vector<std::string>& labels, std::size_t mostBytes)
{
    std::string list;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        if (i > 0 && list.size() + labels[i].size() > mostBytes)
            return list + ", and " + std::to_string(labels.size() - i) + " more";
        list += (i == 0 ? "'" : ", '") + labels[i] + '\'';
    }
    return list;
}

std::string briefType(std::string_view type)
{
    constexpr std::size_t mostBytes = 100;
    const std::size_t labels = beginOfLabels(type);
    if (labels == std::string_view::npos)
        return std::string(type);
    return std::string(type.substr(0, labels)) + listOfLabels(labelsOf(type), mostBytes) + ')';
}

} // namespace querymend
