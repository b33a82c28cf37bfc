#include "answer/thesaurus.h"

#include "answer/builtinthesaurus.h"
#include "prompt/linking/stems.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <unordered_map>

namespace querymend {

namespace {

struct Groups {
    std::vector<std::vector<std::string>> stems;
    std::unordered_map<std::string, std::vector<std::size_t>> byStem;

    Groups()
    {
        for (std::string_view text : builtInThesaurus()) {
            while (!text.empty()) {
                const std::string_view line = text.substr(0, text.find('\n'));
                text.remove_prefix(std::min(line.size() + 1, text.size()));
                if (!line.empty() && line.front() != '#')
                    add(line);
            }
        }
    }

    void add(std::string_view row)
    {
        std::set<std::string> group;
        while (!row.empty()) {
            const std::string_view word = row.substr(0, row.find(' '));
            row.remove_prefix(std::min(word.size() + 1, row.size()));
            for (std::string& stem : stemsOf(word))
                group.insert(std::move(stem));
        }
        for (const std::string& stem : group)
            byStem[stem].push_back(stems.size());
        stems.emplace_back(group.begin(), group.end());
    }
};

const Groups& groups()
{
    static const Groups all;
    return all;
}

std::set<std::size_t> groupsOf(const std::vector<std::string>& stems)
{
    std::set<std::size_t> found;
    for (const std::string& stem : stems) {
        const auto list = groups().byStem.find(stem);
        if (list != groups().byStem.end())
            found.insert(list->second.begin(), list->second.end());
    }
    return found;
}

} // namespace

bool meanTheSame(const std::vector<std::string>& a, const std::vector<std::string>& b)
{
    const std::set<std::size_t> ofA = groupsOf(a);
    const std::set<std::size_t> ofB = groupsOf(b);
    return std::any_of(ofA.begin(), ofA.end(), [&](std::size_t group) { return ofB.contains(group); });
}

std::vector<std::string> sameMeaning(const std::vector<std::string>& stems)
{
    std::set<std::string> all;
    for (const std::size_t group : groupsOf(stems))
        all.insert(groups().stems[group].begin(), groups().stems[group].end());
    return {all.begin(), all.end()};
}

} // namespace querymend
