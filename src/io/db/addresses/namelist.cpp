#include "db/addresses/namelist.h"

#include <algorithm>

namespace querymend {

namespace {

std::string_view trimmed(std::string_view text)
{
    const std::size_t begin = std::min(text.find_first_not_of(' '), text.size());
    return text.substr(begin, text.find_last_not_of(' ') + 1 - begin);
}

} // namespace

std::vector<std::string> namesIn(const ConnectionTarget& target, std::string_view option)
{
    std::vector<std::string> names;
    const auto found = target.options.find(option);
    std::string_view rest = found == target.options.end() ? std::string_view() : found->second;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(','), rest.size());
        if (const std::string_view name = trimmed(rest.substr(0, end)); !name.empty())
            names.emplace_back(name);
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return names;
}

void addName(ConnectionTarget& target, std::string_view option, std::string_view name)
{
    std::string& names = target.options[std::string(option)];
    names += (names.empty() ? "" : ",") + std::string(name);
}

} // namespace querymend
