#include "jsonlines/jsonlines.h"

#include "base/ascii.h"
#include "base/utf8.h"
#include "inputs/inputfile.h"
#include "inputs/textlimits.h"
#include "jsonlines/jsontext.h"
#include "terminal/terminal.h"

namespace querymend {

namespace {

/// Further complaints are only counted; the results report every line.
constexpr std::uint64_t mostComplaints = 10;

/// Answers the lines of each source in turn.
class LineRun {
public:
    LineRun(const LineTask& task, const Console& console) : m_task(task), m_console(console)
    {
        m_members.push_back({"id"});
        for (const std::string_view key : task.keys)
            m_members.push_back({key});
    }

    void run(InputFile& source)
    {
        LineReader reader(source.stream(), longestText);
        m_place = source.name() + ", line ";
        for (m_line = 1; m_console.out.state() == Writer::State::open; ++m_line) {
            const LineReader::Outcome outcome = reader.next();
            if (outcome == LineReader::Outcome::end)
                return;
            if (outcome == LineReader::Outcome::failed) {
                complainOfFile(source.name() + ": " + reader.reason());
                return;
            }
            answer(reader, outcome);
            if (!source.isStored() || m_interactive == Interactive::yes)
                m_console.out.flush();
        }
    }

    void complainOfFile(const std::string& text)
    {
        m_console.complain(text);
        m_status = worse(m_status, ExitStatus::unusable);
    }

    ExitStatus end()
    {
        if (m_complaints > mostComplaints) {
            m_console.complain(std::to_string(m_complaints - mostComplaints)
                               + " more lines could not be read; see their results");
        }
        return m_status;
    }

private:
    void answer(const LineReader& reader, LineReader::Outcome outcome)
    {
        m_out.clear();
        JsonWriter json(m_out);
        if (outcome == LineReader::Outcome::tooLong) {
            reject("null", {longerThanLimit()}, json);
        } else {
            std::string_view line = reader.line();
            if (m_line == 1 && line.starts_with(byteOrderMark))
                line.remove_prefix(byteOrderMark.size());
            if (asciiTrimmed(line).empty())
                return;
            answer(line, json);
        }
        m_out += '\n';
        m_console.out.write(m_out);
    }

    void answer(std::string_view line, JsonWriter& json)
    {
        for (WantedMember& member : m_members)
            member.value = {};
        const std::optional<std::size_t> notUtf8 = firstInvalidUtf8(line);
        const std::optional<JsonProblem> problem = scanObject(line, m_members);
        const std::string_view found = m_members.front().value;
        const std::string_view id = found.empty() || firstInvalidUtf8(found) ? "null" : found;
        if (notUtf8) {
            reject(id, {"not UTF-8 from byte " + std::to_string(*notUtf8 + 1) + " on"}, json);
        } else if (problem) {
            reject(id, {"not a JSON object: " + problem->reason + " at byte " + std::to_string(problem->byte + 1)},
                   json);
        } else {
            const auto answered = m_task.answer({id, std::span(m_members).subspan(1)}, json);
            if (answered)
                m_status = worse(m_status, *answered);
            else
                reject(id, answered.error(), json);
        }
    }

    void reject(std::string_view id, const Complaint& complaint, JsonWriter& json)
    {
        m_task.reject(id, complaint, json);
        m_status = worse(m_status, ExitStatus::foundWrong);
        if (++m_complaints <= mostComplaints)
            m_console.complain(m_place + std::to_string(m_line) + ": " + complaint.text);
    }

    const LineTask& m_task;
    const Console& m_console;
    Interactive m_interactive = standardOutputIs();
    std::vector<WantedMember> m_members;
    std::string m_out;
    std::string m_place;
    std::uint64_t m_line = 0;
    std::uint64_t m_complaints = 0;
    ExitStatus m_status = ExitStatus::fine;
};

} // namespace

ExitStatus runJsonLines(const LineTask& task, const std::vector<std::string_view>& files, const Console& console)
{
    LineRun run(task, console);
    for (const std::string_view file : files.empty() ? std::vector<std::string_view>{"-"} : files) {
        auto source = InputFile::open(file);
        if (source)
            run.run(source.value());
        else
            run.complainOfFile(source.error().text);
    }
    return run.end();
}

std::string_view kindOfJson(std::string_view value)
{
    switch (value.empty() ? 'n' : value.front()) {
    case '"':
        return "a string";
    case '{':
        return "an object";
    case '[':
        return "a list";
    case 't':
    case 'f':
        return "true or false";
    case 'n':
        return "null";
    default:
        return "a number";
    }
}

Result<std::optional<std::string>, Complaint> optionalText(const WantedMember& member)
{
    if (member.value.empty() || member.value == "null")
        return std::optional<std::string>();
    const std::string name = '"' + std::string(member.key) + '"';
    if (member.value.front() != '"')
        return Failure{Complaint{name + " must be a string, not " + std::string(kindOfJson(member.value))}};
    std::optional<std::string> text = textOfJson(member.value);
    if (!text)
        return Failure{Complaint{name + " has half of a surrogate pair, which is not valid text"}};
    return text;
}

Result<std::string, Complaint> requiredText(const WantedMember& member)
{
    auto text = optionalText(member);
    if (!text)
        return Failure{std::move(text).error()};
    if (!text.value())
        return Failure{Complaint{'"' + std::string(member.key) + "\" is missing"}};
    return std::move(*text.value());
}

Result<std::string, Complaint> textOrNumber(const WantedMember& member)
{
    if (kindOfJson(member.value) == "a number")
        return std::string(member.value);
    const auto text = optionalText(member);
    if (!text)
        return Failure{text.error()};
    return text->value_or(std::string());
}

Result<std::uint64_t, Complaint> numberOr(std::uint64_t otherwise, const WantedMember& member, std::uint64_t most)
{
    if (member.value.empty() || member.value == "null")
        return otherwise;
    return parseNumber('"' + std::string(member.key) + '"', member.value, most);
}

} // namespace querymend
