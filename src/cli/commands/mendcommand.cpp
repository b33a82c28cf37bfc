#include "arguments/command.h"
#include "check/mending/mechanic.h"
#include "checking/checksettings.h"
#include "db/checks/enginecheck.h"
#include "inputs/database.h"
#include "inputs/inputfile.h"
#include "inputs/statementfile.h"
#include "jsonlines/jsonlines.h"
#include "terminal/terminal.h"

#include <array>
#include <cmath>

namespace querymend {

namespace {

// clang-format off
constexpr std::array mendOptions{
    Option{"--db", "URL", "the database; `querymend help` lists the URL forms"},
    allowFunctionOption,
    onlyTableOption,
    passwordCommandOption,
    Option{"--schema", "FILE", "its schema as JSON, if no database is available"},
    Option{"--dialect", "NAME", "the SQL dialect, unless the schema names one"},
    Option{"--policy", "NAME", "analyst: comments are removed (the default);\n"
                               "strict: comments and all but SELECT are refused"},
    Option{"--no-explain", "", "do not ask the database to plan the statement"},
    Option{"--rounds", "N", "corrections one after the other, 0 to 5 (5)"},
    Option{"--json", "", "one JSON object per statement, each on its own line"},
    Option{"--jsonl", "", "the input is JSON lines, and so are the results"},
};
// clang-format on

/// Mends statements under the same settings.
class Mender {
public:
    Mender(const CheckSettings& settings, std::uint32_t rounds) : m_settings(settings), m_rounds(rounds)
    {
        m_subject.dialect = settings.dialect;
        m_subject.schema = settings.schema.get();
        m_subject.policy = settings.policy;
    }

    [[nodiscard]] MendedText mend(std::string_view text, std::string_view question = {}) const
    {
        CheckSubject subject = m_subject;
        subject.question = question;
        const MendingJudge judge = [&](const std::string& candidate) { return judged(candidate, subject); };
        return querymend::mend(std::string(text), *m_settings.dialect, judge, m_rounds);
    }

private:
    [[nodiscard]] Verdict judged(const std::string& text, const CheckSubject& subject) const
    {
        Verdict verdict = checkStatically(text, subject);
        if (!m_settings.session || m_settings.engine == EngineAsked::nothing)
            return verdict;
        const Catalog* const catalog = m_subject.schema ? &m_subject.schema->catalog() : nullptr;
        return checkOnEngine(std::move(verdict), {text, catalog}, *m_settings.session, {}, {});
    }

    const CheckSettings& m_settings;
    std::uint32_t m_rounds;
    CheckSubject m_subject;
};

ExitStatus exitStatusOf(MendingStatus status)
{
    return status == MendingStatus::notMended ? ExitStatus::foundWrong : ExitStatus::fine;
}

void writeMistake(const Finding* primary, JsonWriter& json)
{
    json.key("category");
    primary ? json.text(label(categoryOf(primary->code))) : json.null();
    json.key("code");
    primary ? json.text(name(primary->code)) : json.null();
}

void writeMending(std::string_view id, const MendedText& mending, JsonWriter& json)
{
    json.beginObject();
    json.key("id");
    json.raw(id);
    json.key("status");
    json.text(name(mending.status));
    json.key("sql");
    json.text(mending.sql);
    json.key("rounds");
    json.beginArray();
    for (const MendingRound& round : mending.rounds) {
        json.beginObject();
        json.key("code");
        json.text(name(round.code));
        json.key("reason");
        json.text(round.reason);
        json.key("confidence");
        json.real(std::round(round.confidence * 1000) / 1000);
        json.key("sql");
        json.text(round.sql);
        json.endObject();
    }
    json.endArray();
    const Finding* const primary = mending.verdict.primary();
    writeMistake(primary, json);
    json.key("message");
    primary ? json.text(primary->message) : json.null();
    json.key("sanitized_sql");
    json.text(mending.verdict.sanitizedSql);
    json.endObject();
}

void writeUnreadableLine(std::string_view id, const Complaint& complaint, JsonWriter& json)
{
    json.beginObject();
    json.key("id");
    json.raw(id);
    json.key("status");
    json.text(name(MendingStatus::notMended));
    json.key("sql");
    json.text("");
    json.key("rounds");
    json.beginArray();
    json.endArray();
    Finding finding;
    finding.code = ErrorCode::noSql;
    writeMistake(&finding, json);
    json.key("error");
    json.text(complaint.text);
    json.endObject();
}

Result<ExitStatus, Complaint> answerLine(const Mender& mender, const JsonLine& line, JsonWriter& json)
{
    const auto sql = requiredText(line.members[0]);
    if (!sql)
        return Failure{sql.error()};
    const auto question = optionalText(line.members[1]);
    if (!question)
        return Failure{question.error()};
    const MendedText mending = mender.mend(*sql, question->value_or(std::string()));
    writeMending(line.id, mending, json);
    return exitStatusOf(mending.status);
}

std::string percent(double confidence)
{
    return std::to_string(std::lround(confidence * 100)) + "% sure";
}

/// Says on standard error what was done, since the statement itself goes to standard output.
void explain(std::string_view name, const MendedText& mending, const Console& console)
{
    const std::string title = std::string(name) + ": ";
    if (mending.status == MendingStatus::ok) {
        console.complain(title + "nothing to mend");
        return;
    }
    for (const MendingRound& round : mending.rounds)
        console.complain(title + std::string(querymend::name(round.code)) + " corrected: " + round.reason + " ("
                         + percent(round.confidence) + ')');
    if (const Finding* const primary = mending.verdict.primary())
        console.complain(title + (mending.rounds.empty() ? "not mended: " : "still wrong: ")
                         + std::string(querymend::name(primary->code)) + ": " + primary->message);
}

ExitStatus mendFile(const Mender& mender, std::string_view file, bool asJson, const Console& console)
{
    const auto read = readStatement(file);
    if (!read) {
        console.complain(read.error().text);
        return ExitStatus::unusable;
    }
    const bool isMarked = read->starts_with(byteOrderMark);
    const std::string_view before = isMarked ? byteOrderMark : std::string_view();
    const MendedText mending = mender.mend(std::string_view(*read).substr(before.size()));
    std::string out;
    if (asJson) {
        std::string id;
        JsonWriter(id).text(file);
        JsonWriter json(out);
        writeMending(id, mending, json);
        out += '\n';
    } else {
        out = std::string(before) + mending.sql;
        if (!mending.rounds.empty() && !out.ends_with('\n'))
            out += '\n';
        explain(file == "-" ? "standard input" : file, mending, console);
    }
    console.out.write(out);
    return exitStatusOf(mending.status);
}

ExitStatus mendFiles(const Mender& mender, const Arguments& arguments, const Console& console)
{
    const std::vector<std::string_view> files =
        arguments.operands().empty() ? std::vector<std::string_view>{"-"} : arguments.operands();
    ExitStatus status = ExitStatus::fine;
    for (const std::string_view file : files) {
        if (console.out.state() == Writer::State::open)
            status = worse(status, mendFile(mender, file, arguments.has("--json"), console));
    }
    return status;
}

ExitStatus mendLines(const Mender& mender, const Arguments& arguments, const Console& console)
{
    LineTask task;
    task.keys = {"sql", "question"};
    task.answer = [&](const JsonLine& line, JsonWriter& json) { return answerLine(mender, line, json); };
    task.reject = writeUnreadableLine;
    return runJsonLines(task, arguments.operands(), console);
}

ExitStatus runMend(const Arguments& arguments, const Console& console)
{
    std::uint64_t rounds = mostMendingRounds;
    if (const auto word = arguments.value("--rounds")) {
        const auto number = parseNumber("--rounds", *word, mostMendingRounds);
        if (!number) {
            console.complain("mend: " + number.error().text);
            return ExitStatus::badUsage;
        }
        rounds = *number;
    }
    const auto settings = checkSettings(arguments, console);
    if (!settings) {
        console.complain("mend: " + settings.error().complaint.text);
        return settings.error().status;
    }
    const Mender mender(*settings, static_cast<std::uint32_t>(rounds));
    if (arguments.operands().empty() && standardInputIs() == Interactive::yes)
        console.complain("reading from the terminal; Ctrl-D ends the input");
    return arguments.has("--jsonl") ? mendLines(mender, arguments, console) : mendFiles(mender, arguments, console);
}

} // namespace

const Command mendCommand{
    "mend",
    "--db URL | --schema FILE --dialect NAME [OPTION...] [FILE...|-]",
    "corrects SQL statements without a model",
    "Each file is one statement; without a file, standard input is read. A mistake is\n"
    "corrected if the schema or the dialect shows what was meant, the statement then\n"
    "comes nearer to passing all checks, and no other correction is as likely. What it\n"
    "returns, reads and demands stays as it is. With --db, the database is asked to\n"
    "plan each result, in a read-only session.\n\n"
    "The statement goes to standard output and what was corrected to standard error; a\n"
    "statement that passes comes back as it was. The status is 0 if it passes now, and\n"
    "1 if something is still wrong.\n\n"
    "With --jsonl, each line of the input is an object {\"id\": anything, \"sql\": text}\n"
    "and gets one line of output, in order; with --json, each file gets one:\n"
    "  {\"id\", \"status\": \"ok|mended|not_mended\", \"sql\",\n"
    "   \"rounds\": [{\"code\", \"reason\", \"confidence\", \"sql\"}], \"category\", \"code\",\n"
    "   \"message\", \"sanitized_sql\"}\n"
    "where category, code and message say what is still wrong.\n",
    mendOptions,
    runMend,
};

} // namespace querymend
