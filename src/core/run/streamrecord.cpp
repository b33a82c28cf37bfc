#include "run/streamrecord.h"

#include "base/utf8.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>
#include <vector>

namespace querymend {

namespace {

using Json = nlohmann::ordered_json;

/// Shorter texts are written again, and shorter lines not referred to.
constexpr std::size_t leastShared = 12;

bool isInsideCharacter(std::string_view text, std::size_t at)
{
    return at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U;
}

struct Shared {
    std::size_t before = 0; ///< where it is in the line before
    std::size_t at = 0;
    std::size_t size = 0;
};

/// The longest text that both have in common; none of long texts, for which this takes too long.
Shared longestShared(std::string_view before, std::string_view line)
{
    constexpr std::size_t mostCompared = 512;
    Shared longest;
    if (before.size() > mostCompared || line.size() > mostCompared)
        return longest;
    std::vector<std::size_t> sizes(line.size() + 1, 0); // of what ends here and at the current place before
    for (std::size_t i = 0; i < before.size(); ++i) {
        for (std::size_t j = line.size(); j > 0; --j) {
            sizes[j] = before[i] == line[j - 1] ? sizes[j - 1] + 1 : 0;
            if (sizes[j] > longest.size)
                longest = {i + 1 - sizes[j], j - sizes[j], sizes[j]};
        }
    }
    while (longest.size > 0 && isInsideCharacter(line, longest.at))
        longest = {longest.before + 1, longest.at + 1, longest.size - 1};
    while (longest.size > 0 && isInsideCharacter(line, longest.at + longest.size))
        --longest.size;
    return longest;
}

/// Writes a line as parts of the one before it and new texts.
class LineFolder {
public:
    LineFolder(std::string_view before, std::string_view line) : m_before(before), m_line(line)
    {
        const auto limit = std::min(before.size(), line.size());
        std::size_t begin = 0;
        while (begin < limit && before[begin] == line[begin])
            ++begin;
        while (isInsideCharacter(line, begin))
            --begin;
        std::size_t end = 0;
        while (end < limit - begin && before[before.size() - 1 - end] == line[line.size() - 1 - end])
            ++end;
        while (end > 0 && isInsideCharacter(line, line.size() - end))
            --end;
        copy(0, begin);
        middle(begin, before.size() - end, begin, line.size() - end);
        copy(before.size() - end, end);
        flush();
    }

    [[nodiscard]] std::size_t cost() const { return m_cost; }
    [[nodiscard]] Json take() { return m_isWhole ? Json(std::string(m_line)) : std::move(m_parts); }

private:
    void middle(std::size_t before, std::size_t beforeEnd, std::size_t at, std::size_t end)
    {
        const std::string_view text = m_line.substr(at, end - at);
        const Shared shared = longestShared(m_before.substr(before, beforeEnd - before), text);
        if (shared.size < leastShared) {
            m_text += text;
            return;
        }
        middle(before, before + shared.before, at, at + shared.at);
        copy(before + shared.before, shared.size);
        middle(before + shared.before + shared.size, beforeEnd, at + shared.at + shared.size, end);
    }

    void copy(std::size_t from, std::size_t size)
    {
        if (size < leastShared) {
            m_text += m_before.substr(from, size);
            return;
        }
        flush();
        constexpr std::size_t costOfCopy = 11;
        m_cost += costOfCopy;
        m_parts.push_back({from, size});
        m_isWhole = false;
    }

    void flush()
    {
        constexpr std::size_t costOfQuotes = 3;
        if (!m_text.empty())
            m_parts.push_back(m_text);
        m_cost += m_text.size() + costOfQuotes;
        m_text.clear();
    }

    std::string_view m_before;
    std::string_view m_line;
    Json m_parts = Json::array();
    std::string m_text; ///< new, not yet among the parts
    std::size_t m_cost = 0;
    bool m_isWhole = true; ///< nothing is shared
};

std::optional<std::string> unfoldedLine(const nlohmann::json& parts, std::string_view before)
{
    std::string line;
    for (const nlohmann::json& part : parts) {
        if (part.is_string()) {
            line += part.get_ref<const std::string&>();
            continue;
        }
        const bool isCopy =
            part.is_array() && part.size() == 2 && part[0].is_number_unsigned() && part[1].is_number_unsigned();
        if (!isCopy)
            return std::nullopt;
        const auto at = part[0].get<std::size_t>();
        const auto size = part[1].get<std::size_t>();
        if (at > before.size() || size > before.size() - at)
            return std::nullopt;
        line += before.substr(at, size);
    }
    return line;
}

} // namespace

std::optional<Json> foldedStream(std::string_view text)
{
    constexpr std::size_t least = 4096;
    if (text.size() < least || firstInvalidUtf8(text))
        return std::nullopt;
    Json lines = Json::array();
    std::string_view before;
    std::size_t cost = 0;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string_view line = text.substr(at, end - at);
        LineFolder folder(before, line);
        cost += folder.cost();
        lines.push_back(folder.take());
        if (line.size() >= leastShared)
            before = line;
        at = end + 1;
    }
    return cost < text.size() / 2 ? std::optional(Json{{"lines", std::move(lines)}}) : std::nullopt;
}

std::optional<std::string> unfoldedStream(const nlohmann::json& record)
{
    constexpr std::size_t most = std::size_t{64} << 20U;
    const auto lines = record.find("lines");
    if (lines == record.end() || !lines->is_array())
        return std::nullopt;
    std::string text;
    std::string before;
    for (std::size_t i = 0; i < lines->size(); ++i) {
        const nlohmann::json& folded = (*lines)[i];
        auto line = folded.is_string() ? std::optional(folded.get<std::string>())
            : folded.is_array()        ? unfoldedLine(folded, before)
                                       : std::nullopt;
        if (!line || line->size() > most - text.size())
            return std::nullopt;
        text += i > 0 ? "\n" : "";
        text += *line;
        if (line->size() >= leastShared)
            before = *std::move(line);
    }
    return text;
}

} // namespace querymend
