#include "store/runfile.h"

#include "base/json.h"
#include "base/utf8.h"
#include "run/eventrecord.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace querymend {

namespace {

constexpr std::string_view formatName = "querymend-run";
constexpr std::uint64_t formatVersion = 1;
constexpr std::size_t deepest = 200; ///< serialising a value takes stack for each level

/// Whether objects and arrays are nested more deeply than in any of our records.
bool isTooDeep(std::string_view json)
{
    std::size_t depth = 0;
    bool isInText = false;
    for (std::size_t i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (isInText && c == '\\')
            ++i;
        else if (c == '"')
            isInText = !isInText;
        else if (!isInText && (c == '{' || c == '['))
            ++depth;
        else if (!isInText && (c == '}' || c == ']') && depth > 0)
            --depth;
        if (depth > deepest)
            return true;
    }
    return false;
}

struct FileHead {
    std::string run;
    std::uint64_t events = 0;
};

/// Splits a text into lines; the last may lack a line break.
class LineReader {
public:
    explicit LineReader(std::string_view text) : m_rest(text) {}

    [[nodiscard]] bool atEnd() const { return m_rest.empty(); }
    [[nodiscard]] std::size_t number() const { return m_number; }

    std::string_view next()
    {
        const std::size_t end = std::min(m_rest.find('\n'), m_rest.size());
        std::string_view line = m_rest.substr(0, end);
        m_rest.remove_prefix(std::min(end + 1, m_rest.size()));
        ++m_number;
        if (line.ends_with('\r')) // added by some other program
            line.remove_suffix(1);
        return line;
    }

private:
    std::string_view m_rest;
    std::size_t m_number = 0;
};

/// Returns the problem, or an empty string.
std::string readHead(std::string_view line, FileHead& head)
{
    if (std::string problem = lineProblem(line); !problem.empty())
        return "this is not a run file: the first line " + problem;
    const auto json = parseJson(line);
    const auto isNumber = [&](const char* key) { return json->contains(key) && json->at(key).is_number_unsigned(); };
    if (!json || !json->is_object() || json->value("format", nlohmann::json()) != formatName || !isNumber("version"))
        return "this is not a run file: it does not begin with {\"format\":\"querymend-run\",\"version\":…}";
    if (const auto version = json->at("version").get<std::uint64_t>(); version > formatVersion)
        return "the file has version " + std::to_string(version)
            + " of the format, but this program supports versions up to " + std::to_string(formatVersion);
    if (!json->contains("run") || !json->at("run").is_string() || !isNumber("events"))
        return "the first line does not say which run this is and how many events it has";
    head = {json->at("run").get<std::string>(), json->at("events").get<std::uint64_t>()};
    return isRunId(head.run) ? "" : "the run has an invalid name";
}

/// Returns the problem, or an empty string.
std::string readLine(std::string_view text, const FileHead& head, std::vector<RunLine>& lines)
{
    if (std::string problem = lineProblem(text); !problem.empty())
        return "the event " + problem;
    auto event = readRecord(text);
    if (!event)
        return "the event cannot be read: " + event.error().text;
    if (event->run != head.run)
        return "the event belongs to the run '" + event->run + "', not to '" + head.run + "'";
    if (event->seq > highestSeq)
        return "the event has the number " + std::to_string(event->seq) + ", which is not a valid event number";
    if (!lines.empty() && event->seq <= lines.back().event.seq)
        return "the event has number " + std::to_string(event->seq) + " and follows number "
            + std::to_string(lines.back().event.seq);
    lines.push_back({std::move(event).value(), std::string(text)});
    return {};
}

} // namespace

bool isRunId(std::string_view id)
{
    constexpr std::size_t longest = 100;
    return !id.empty() && id.size() <= longest
        && std::all_of(id.begin(), id.end(), [](char c) { return c > ' ' && c <= '~'; });
}

std::string lineProblem(std::string_view line)
{
    if (!line.starts_with('{'))
        return "does not begin with {";
    if (line.find_first_of(std::string_view("\n\r\0", 3)) != std::string_view::npos)
        return "has a line break or a NUL in it";
    if (const auto bad = firstInvalidUtf8(line))
        return "is not UTF-8 at byte " + std::to_string(*bad + 1);
    return isTooDeep(line) ? "has values nested more than " + std::to_string(deepest) + " levels deep" : "";
}

std::string writeRunFile(const std::vector<RunLine>& lines, const RunMarks& marks)
{
    nlohmann::ordered_json head{{"format", formatName}, {"version", formatVersion}};
    head["run"] = lines.empty() ? std::string() : lines.front().event.run;
    head["events"] = lines.size();
    if (!marks.note.empty())
        head["note"] = marks.note;
    if (!marks.tags.empty())
        head["tags"] = marks.tags;
    std::string text = toJsonLine(head) + '\n';
    for (const RunLine& line : lines)
        text += line.line + '\n';
    return text;
}

Result<std::vector<RunLine>, RunFileProblem> readRunFile(std::string_view text)
{
    LineReader reader(text.starts_with("\xef\xbb\xbf") ? text.substr(3) : text);
    FileHead head;
    if (std::string problem = readHead(reader.next(), head); !problem.empty())
        return Failure{RunFileProblem{1, std::move(problem)}};
    std::vector<RunLine> lines;
    while (!reader.atEnd()) {
        const std::string_view line = reader.next();
        if (lines.size() == head.events)
            return Failure{RunFileProblem{reader.number(),
                                          "there are more than the " + std::to_string(head.events)
                                              + " events that the first line announces"}};
        if (std::string problem = readLine(line, head, lines); !problem.empty())
            return Failure{RunFileProblem{reader.number(), std::move(problem)}};
    }
    if (lines.size() < head.events || lines.empty())
        return Failure{RunFileProblem{reader.number(),
                                      "the file ends after " + std::to_string(lines.size()) + " of "
                                          + std::to_string(head.events) + " events"}};
    return lines;
}

bool beginsAsRunFile(std::string_view text)
{
    text.remove_prefix(text.starts_with("\xef\xbb\xbf") ? 3 : 0);
    return text.starts_with("{\"format\":\"" + std::string(formatName) + '"');
}

RunMarks marksIn(std::string_view text)
{
    LineReader reader(text.starts_with("\xef\xbb\xbf") ? text.substr(3) : text);
    const auto json = parseJson(reader.next());
    RunMarks marks;
    if (!json || !json->is_object())
        return marks;
    if (const auto note = json->find("note"); note != json->end() && note->is_string())
        marks.note = note->get<std::string>();
    const auto tags = json->find("tags");
    for (std::size_t i = 0; tags != json->end() && tags->is_array() && i < tags->size(); ++i) {
        if (!(*tags)[i].is_string())
            continue;
        for (std::string& tag : tagsIn((*tags)[i].get<std::string>())) {
            if (std::find(marks.tags.begin(), marks.tags.end(), tag) == marks.tags.end())
                marks.tags.push_back(std::move(tag));
        }
    }
    return marks;
}

RunLine ofRun(const RunLine& line, const std::string& run)
{
    const auto head = [](const std::string& id) { return "{\"run\":" + toJsonLine(id); };
    const std::string before = head(line.event.run);
    RunLine made = line;
    made.event.run = run;
    // Our records all begin like this, so the rest can be kept byte for byte.
    if (line.line.starts_with(before))
        made.line = head(run) + line.line.substr(before.size());
    const auto read = readRecord(made.line);
    if (!read || read->run != run) {
        auto json = nlohmann::ordered_json::parse(line.line, nullptr, false);
        json["run"] = run;
        made.line = toJsonLine(json);
    }
    if (auto* unknown = std::get_if<UnknownEvent>(&made.event.body))
        unknown->json = made.line;
    return made;
}

} // namespace querymend
