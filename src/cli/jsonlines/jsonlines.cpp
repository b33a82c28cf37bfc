#include "jsonlines/jsonlines.h"

#include "base/ascii.h"
#include "base/utf8.h"
#include "inputs/inputfile.h"
#include "inputs/textlimits.h"
#include "jsonlines/jsontext.h"
#include "terminal/terminal.h"

#include <deque>
#include <utility>

namespace querymend {

namespace {

/// Further complaints are only counted; the results report every line.
constexpr std::uint64_t mostComplaints = 10;
/// The most that the lines read ahead may have, unless a single one has more.
constexpr std::size_t mostBytesAhead = std::size_t{1} << 20U;

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
        LineReader reader(source, longestText);
        m_place = source.name() + ", line ";
        m_flush = !source.isStored() || m_interactive == Interactive::yes ? Flush::eachLine : Flush::full;
        for (m_line = 1; isWanted(); ++m_line) {
            while (isWanted() && !m_begun.empty() && !reader.hasLine())
                answerOldest();
            const LineReader::Outcome outcome = isWanted() ? reader.next() : LineReader::Outcome::end;
            if (outcome == LineReader::Outcome::line || outcome == LineReader::Outcome::tooLong)
                begin(reader, outcome);
            const bool isOver = outcome == LineReader::Outcome::end || outcome == LineReader::Outcome::failed;
            while (isWanted() && (isOver ? !m_begun.empty() : isFull()))
                answerOldest();
            if (outcome == LineReader::Outcome::failed)
                complainOfFile(source.name() + ": " + reader.reason());
            if (isOver)
                return;
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
    enum class Flush : std::uint8_t { eachLine, full };

    /// A line whose answer is still to be written.
    struct Begun {
        std::uint64_t line = 0;
        std::size_t bytes = 0;
        std::string id;
        LineAnswer answer;
    };

    [[nodiscard]] bool isWanted() const { return m_console.out.state() == Writer::State::open; }
    [[nodiscard]] bool isFull() const
    {
        return m_begun.size() > m_task.linesAhead || (!m_begun.empty() && m_bytesBegun > mostBytesAhead);
    }

    void begin(const LineReader& reader, LineReader::Outcome outcome)
    {
        if (outcome == LineReader::Outcome::tooLong)
            return add({m_line, 0, "null", rejection({longerThanLimit()})});
        std::string_view line = reader.line();
        if (m_line == 1 && line.starts_with(byteOrderMark))
            line.remove_prefix(byteOrderMark.size());
        if (!asciiTrimmed(line).empty())
            begin(line);
    }

    void begin(std::string_view line)
    {
        for (WantedMember& member : m_members)
            member.value = {};
        const std::optional<std::size_t> notUtf8 = firstInvalidUtf8(line);
        const std::optional<JsonProblem> problem = scanObject(line, m_members);
        const std::string_view found = m_members.front().value;
        const std::string id(found.empty() || firstInvalidUtf8(found) ? "null" : found);
        LineAnswer answer;
        if (notUtf8)
            answer = rejection({"not UTF-8 from byte " + std::to_string(*notUtf8 + 1) + " on"});
        else if (problem)
            answer =
                rejection({"not a JSON object: " + problem->reason + " at byte " + std::to_string(problem->byte + 1)});
        else
            answer = begun({id, std::span(m_members).subspan(1)});
        add({m_line, line.size(), id, std::move(answer)});
    }

    static LineAnswer rejection(Complaint complaint)
    {
        return [complaint = std::move(complaint)](JsonWriter&) -> Result<ExitStatus, Complaint> {
            return Failure{complaint};
        };
    }

    /// A task that does not begin lines answers them before the next one is read.
    [[nodiscard]] LineAnswer begun(const JsonLine& line) const
    {
        if (m_task.begin)
            return m_task.begin(line);
        return [this, members = line.members](JsonWriter& json) {
            return m_task.answer({m_begun.front().id, members}, json);
        };
    }

    void add(Begun line)
    {
        m_bytesBegun += line.bytes;
        m_begun.push_back(std::move(line));
    }

    void answerOldest()
    {
        m_out.clear();
        JsonWriter json(m_out);
        const Begun& line = m_begun.front();
        const auto answered = line.answer(json);
        if (answered)
            m_status = worse(m_status, *answered);
        else
            reject(line, answered.error(), json);
        m_out += '\n';
        m_console.out.write(m_out);
        if (m_flush == Flush::eachLine)
            m_console.out.flush();
        m_bytesBegun -= line.bytes;
        m_begun.pop_front();
    }

    void reject(const Begun& line, const Complaint& complaint, JsonWriter& json)
    {
        m_task.reject(line.id, complaint, json);
        m_status = worse(m_status, ExitStatus::foundWrong);
        if (++m_complaints <= mostComplaints)
            m_console.complain(m_place + std::to_string(line.line) + ": " + complaint.text);
    }

    const LineTask& m_task;
    const Console& m_console;
    Interactive m_interactive = standardOutputIs();
    std::vector<WantedMember> m_members;
    std::string m_out;
    std::string m_place;
    Flush m_flush = Flush::eachLine;
    std::deque<Begun> m_begun; ///< the oldest first
    std::size_t m_bytesBegun = 0;
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
