#include "support/goodqueries.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <limits>
#include <optional>
#include <utility>

namespace querymend {

namespace {

constexpr int endless = std::numeric_limits<int>::max() - 1;

/// Characters that cannot be written literally in a grammar file.
constexpr std::array<std::pair<std::string_view, std::string_view>, 8> characters{{{"t", "\t"},
                                                                                   {"n", "\n"},
                                                                                   {"r", "\r"},
                                                                                   {"sp", " "},
                                                                                   {"lt", "<"},
                                                                                   {"x01", "\x01"},
                                                                                   {"nbsp", "\u00A0"},
                                                                                   {"zwsp", "\u200B"}}};

bool isNameLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
}

std::optional<std::string_view> characterCalled(std::string_view name)
{
    const auto found =
        std::find_if(characters.begin(), characters.end(), [&](const auto& c) { return c.first == name; });
    return found == characters.end() ? std::nullopt : std::optional(found->second);
}

/// `name@mode` applies with that mode, `name@!mode` without it.
bool holds(std::string_view condition, const std::vector<std::string>& modes)
{
    const bool isWithout = condition.starts_with('!');
    condition.remove_prefix(isWithout ? 1 : 0);
    const bool isThere = std::find(modes.begin(), modes.end(), condition) != modes.end();
    return condition.empty() || isThere != isWithout;
}

} // namespace

GoodQueries::GoodQueries(const std::string& dialect, const std::vector<std::string>& modes, std::uint64_t seed)
    : m_state(seed)
{
    for (const std::string& name : {std::string("common"), dialect})
        read(QUERYMEND_GOOD_QUERIES "/" + name + ".grammar", modes);
    measure();
}

std::string GoodQueries::next()
{
    constexpr std::size_t least = 4;
    constexpr std::size_t spread = 4;
    std::string text;
    if (m_problem.empty())
        write("query", static_cast<int>(least + pick(spread)), text);
    return text;
}

/// Each line is one alternative of its rule.
void GoodQueries::read(const std::string& file, const std::vector<std::string>& modes)
{
    std::ifstream in(file);
    if (!in)
        m_problem = file + " is not there";
    for (std::string line; std::getline(in, line);) {
        if (line.empty() || line.starts_with('#'))
            continue;
        const std::size_t colon = line.find(": ");
        if (colon == std::string::npos) {
            m_problem = file + ": " + line;
            return;
        }
        const std::string_view head = std::string_view(line).substr(0, colon);
        const std::size_t at = head.find('@');
        if (at == std::string_view::npos || holds(head.substr(at + 1), modes))
            m_rules[std::string(head.substr(0, at))].alternatives.push_back(alternativeIn(line.substr(colon + 2)));
    }
}

/// `<name>` is another rule or a named character.
GoodQueries::Alternative GoodQueries::alternativeIn(std::string_view rest)
{
    Alternative made;
    std::string text;
    while (!rest.empty()) {
        const std::size_t end = rest.front() == '<' ? rest.find('>') : std::string::npos;
        const std::string_view name = end == std::string::npos ? std::string_view() : rest.substr(1, end - 1);
        if (name.empty() || !std::all_of(name.begin(), name.end(), isNameLetter)) {
            text += rest.front();
            rest.remove_prefix(1);
            continue;
        }
        rest.remove_prefix(end + 1);
        if (const auto character = characterCalled(name)) {
            text += *character;
            continue;
        }
        made.pieces.push_back({std::exchange(text, {}), false});
        made.pieces.push_back({std::string(name), true});
    }
    made.pieces.push_back({std::move(text), false});
    return made;
}

int GoodQueries::heightOf(const Alternative& alternative) const
{
    int height = 0;
    for (const Piece& piece : alternative.pieces) {
        if (piece.isRule)
            height = std::max(height, m_rules.at(piece.text).height + 1);
    }
    return std::min(height, endless);
}

/// A name in angle brackets that is no rule is literal text, such as an XML tag.
void GoodQueries::measure()
{
    for (auto& [name, rule] : m_rules) {
        rule.height = endless;
        for (Alternative& alternative : rule.alternatives) {
            for (Piece& piece : alternative.pieces) {
                if (piece.isRule && !m_rules.contains(piece.text))
                    piece = {'<' + piece.text + '>', false};
            }
        }
    }
    for (bool changed = true; std::exchange(changed, false);) {
        for (auto& [name, rule] : m_rules) {
            for (Alternative& alternative : rule.alternatives) {
                alternative.height = heightOf(alternative);
                changed = changed || alternative.height < rule.height;
                rule.height = std::min(rule.height, alternative.height);
            }
        }
    }
    for (const auto& [name, rule] : m_rules) {
        if (rule.height >= endless)
            m_problem = "the rule " + name + " has no end";
    }
    if (!m_rules.contains("query"))
        m_problem = "there is no rule for a query";
}

/// When there is no room left, picks from the alternatives of least height.
void GoodQueries::write(const std::string& rule, int room, std::string& text)
{
    const Rule& all = m_rules.at(rule);
    const int most = std::max(room, all.height);
    std::vector<const Alternative*> fitting;
    for (const Alternative& alternative : all.alternatives) {
        if (alternative.height <= most)
            fitting.push_back(&alternative);
    }
    for (const Piece& piece : fitting[pick(fitting.size())]->pieces) {
        if (piece.isRule)
            write(piece.text, room - 1, text);
        else
            text += piece.text;
    }
}

/// SplitMix64, which gives the same numbers on every machine.
std::size_t GoodQueries::pick(std::size_t count)
{
    m_state += 0x9E3779B97F4A7C15ULL;
    std::uint64_t mixed = m_state;
    mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBULL;
    return static_cast<std::size_t>((mixed ^ (mixed >> 31U)) % count);
}

} // namespace querymend
