#include "arguments/command.h"
#include "base/ascii.h"
#include "checking/checkresult.h"
#include "checking/checksettings.h"
#include "checking/verdictjson.h"
#include "checking/verdicttext.h"
#include "db/addresses/environmentvariable.h"
#include "db/checks/enginecheck.h"
#include "diagnose/hints/hintladder.h"
#include "inputs/database.h"
#include "inputs/inputfile.h"
#include "inputs/statementfile.h"
#include "jsonlines/jsonlines.h"
#include "terminal/terminal.h"

#include <array>
#include <cstdint>
#include <string>
#include <utility>

namespace querymend {

namespace {

// clang-format off
constexpr std::array checkOptions{
    Option{"--db", "URL", "the database; `querymend help` lists the URL forms"},
    allowFunctionOption,
    onlyTableOption,
    passwordCommandOption,
    Option{"--schema", "FILE", "its schema as JSON, if no database is available"},
    Option{"--dialect", "NAME", "the SQL dialect, unless the schema names one"},
    Option{"--policy", "NAME", "analyst: comments are removed (the default);\n"
                               "strict: comments and all but SELECT are refused"},
    Option{"--no-explain", "", "do not ask the database to plan the statement"},
    Option{"--trial", "", "also run it, for a few rows"},
    Option{"--treat-empty-as-error", "", "a trial without rows is a failure; find out why"},
    Option{"--retry", "K", "how many retries the statement has had (0)"},
    Option{"--question", "TEXT", "the question that the statement should answer"},
    Option{"--param", "NAME=VALUE", "a value for :NAME in the statements"},
    Option{"--hint", "", "also show the hint that a model would get"},
    Option{"--json", "", "one JSON object per statement, each on its own line"},
    Option{"--jsonl", "", "the input is JSON lines, and so are the results"},
};
// clang-format on

std::chrono::microseconds now()
{
    return std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now().time_since_epoch());
}

enum class Statements : std::uint8_t { one, several };

/// Checks statements under the same settings.
class Checker {
public:
    Checker(const CheckSettings& settings, const Console& console, Statements statements)
        : m_settings(settings), m_console(console), m_statements(statements), m_clock(now)
    {
        m_subject.dialect = settings.dialect;
        m_subject.schema = settings.schema.get();
        m_subject.policy = settings.policy;
        if (settings.engine == EngineAsked::toRun)
            m_enginePolicy.trial = Trial::run;
        m_enginePolicy.emptyResult = settings.emptyResult;
        m_enginePolicy.values = ValueReading::allowed; // the reader of the result has the database
    }

    /// The text must outlive the result, which is about the text without the values of parameters.
    [[nodiscard]] CheckResult check(std::string_view text, std::uint32_t retry, std::string_view question) const
    {
        if (m_settings.parameters.empty())
            return checkFilled(text, retry, question);
        const auto filled = m_settings.parameters.filled(text, *m_subject.dialect,
                                                         m_subject.schema ? &m_subject.schema->catalog() : nullptr);
        if (m_statements == Statements::one)
            sayWhatIsUnused(text);
        if (!filled)
            return unfilled(text, filled.error());
        CheckResult result = checkFilled(filled->text(), retry, question);
        result.text = text;
        result.verdict = inGiven(std::move(result.verdict), text, *filled);
        return result;
    }

    [[nodiscard]] std::uint32_t retry() const { return m_settings.retry; }
    [[nodiscard]] const std::string& question() const { return m_settings.question; }

private:
    /// A name may be mistyped; several statements need not have all parameters.
    void sayWhatIsUnused(std::string_view text) const
    {
        for (const std::string& name : m_settings.parameters.unusedIn(text, *m_subject.dialect))
            m_console.complain("--param " + name + ": the statement has no :" + name);
    }

    /// What would be checked without the value is not what would run.
    [[nodiscard]] CheckResult unfilled(std::string_view text, const FillProblem& problem) const
    {
        m_console.complain(textOf(problem));
        Finding finding;
        finding.code = ErrorCode::badValue;
        finding.message = textOf(problem);
        finding.range = placeOf(problem, text, *m_subject.dialect);
        finding.identifier = ':' + problem.parameter;
        CheckResult result;
        result.text = text;
        result.isUnfilled = true;
        result.status = result.verdict.status = VerdictStatus::failed;
        result.verdict.findings.push_back(std::move(finding));
        result.reflection = reflect(result.verdict, {});
        return result;
    }

    [[nodiscard]] CheckResult checkFilled(std::string_view text, std::uint32_t retry, std::string_view question) const
    {
        CheckResult result;
        result.text = text;
        CheckSubject subject = m_subject;
        subject.question = question;
        result.verdict = checkStatically(text, subject, m_clock);
        if (m_settings.session && m_settings.engine != EngineAsked::nothing)
            result.verdict = checkOnEngine(std::move(result.verdict),
                                           {text, m_subject.schema ? &m_subject.schema->catalog() : nullptr, question},
                                           *m_settings.session, m_enginePolicy, m_clock);
        AttemptFacts facts;
        facts.retriesUsed = retry;
        result.reflection = reflect(result.verdict, facts);
        const bool mayRetry = result.verdict.status == VerdictStatus::rewrite && retry < facts.maxRetries;
        result.status = result.verdict.status == VerdictStatus::ok ? VerdictStatus::ok
            : mayRetry                                             ? VerdictStatus::rewrite
                                                                   : VerdictStatus::failed;
        if (result.status != VerdictStatus::ok)
            result.hint = hintOn(result.verdict, text, question, facts);
        return result;
    }

    /// The hint for a model. It may name values, because the reader of the result has the database.
    [[nodiscard]] Hint hintOn(const Verdict& verdict, std::string_view text, std::string_view question,
                              const AttemptFacts& attempt) const
    {
        HintFacts facts;
        facts.dialect = m_subject.dialect;
        facts.sql = text;
        facts.findings = verdict.findings;
        facts.choice = hintLevel(attempt.retriesUsed, {});
        facts.question = question;
        facts.attempt = attempt.retriesUsed + 1;
        facts.attempts = attempt.maxRetries + 1;
        facts.schema = m_subject.schema;
        facts.values = DataValues::mayBeNamed;
        return hintFor(facts);
    }

    const CheckSettings& m_settings;
    const Console& m_console;
    Statements m_statements;
    Clock m_clock;
    CheckSubject m_subject;
    EngineCheckPolicy m_enginePolicy;
};

ExitStatus exitStatusOf(const CheckResult& result)
{
    if (result.isUnfilled)
        return ExitStatus::unusable;
    return result.status == VerdictStatus::ok ? ExitStatus::fine : ExitStatus::foundWrong;
}

Result<ExitStatus, Complaint> answerLine(const Checker& checker, const JsonLine& line, JsonWriter& json)
{
    const auto sql = requiredText(line.members[0]);
    if (!sql)
        return Failure{sql.error()};
    const auto question = optionalText(line.members[1]);
    if (!question)
        return Failure{question.error()};
    const auto retry = numberOr(checker.retry(), line.members[2], mostRetries);
    if (!retry)
        return Failure{retry.error()};
    const CheckResult result =
        checker.check(*sql, static_cast<std::uint32_t>(*retry), question->value_or(checker.question()));
    writeVerdict(line.id, result, json);
    return exitStatusOf(result);
}

ExitStatus checkLines(const Checker& checker, const Arguments& arguments, const Console& console)
{
    LineTask task;
    task.keys = {"sql", "question", "retry"};
    task.answer = [&](const JsonLine& line, JsonWriter& json) { return answerLine(checker, line, json); };
    task.reject = writeUnreadable;
    return runJsonLines(task, arguments.operands(), console);
}

enum class Hints : std::uint8_t { leftOut, shown };

/// Checks whole files, each holding one statement.
class FileRun {
public:
    FileRun(const Checker& checker, const Console& console, const Arguments& arguments)
        : m_checker(checker), m_console(console), m_asJson(arguments.has("--json")),
          m_hints(arguments.has("--hint") ? Hints::shown : Hints::leftOut),
          m_colours(coloursOf(standardOutputIs(), environmentVariable))
    {}

    void check(std::string_view file)
    {
        const auto read = readStatement(file);
        if (!read) {
            m_console.complain(read.error().text);
            m_status = worse(m_status, ExitStatus::unusable);
            ++m_counts.unread;
            return;
        }
        const bool marked = read->starts_with(byteOrderMark);
        const std::size_t before = marked ? byteOrderMark.size() : 0;
        CheckResult result =
            m_checker.check(std::string_view(*read).substr(before), m_checker.retry(), m_checker.question());
        result.bytesBefore = before;
        print(file, result);
        m_status = worse(m_status, exitStatusOf(result));
    }

    ExitStatus end(std::size_t files)
    {
        if (!m_asJson && files > 1)
            m_console.out.write('\n' + m_counts.summary() + '\n');
        return m_status;
    }

private:
    void print(std::string_view file, const CheckResult& result)
    {
        std::string out;
        if (m_asJson) {
            std::string id;
            JsonWriter(id).text(file);
            JsonWriter json(out);
            writeVerdict(id, result, json);
            out += '\n';
        } else {
            out = m_isFirst ? "" : "\n";
            out += verdictText(file == "-" ? "standard input" : file, result, m_colours);
            if (m_hints == Hints::shown)
                out += hintText(result);
        }
        m_isFirst = false;
        m_counts.add(result.status);
        m_console.out.write(out);
        if (asciiTrimmed(result.text).empty())
            m_console.complain((file == "-" ? "standard input" : std::string(file)) + ": empty, so there is no SQL");
    }

    const Checker& m_checker;
    const Console& m_console;
    bool m_asJson;
    Hints m_hints;
    bool m_isFirst = true;
    Colours m_colours = Colours::off;
    VerdictCounts m_counts;
    ExitStatus m_status = ExitStatus::fine;
};

ExitStatus checkFiles(const Checker& checker, const Arguments& arguments, const Console& console)
{
    FileRun run(checker, console, arguments);
    const std::vector<std::string_view> files =
        arguments.operands().empty() ? std::vector<std::string_view>{"-"} : arguments.operands();
    for (const std::string_view file : files) {
        if (console.out.state() == Writer::State::open)
            run.check(file);
    }
    return run.end(files.size());
}

ExitStatus runCheck(const Arguments& arguments, const Console& console)
{
    const auto settings = checkSettings(arguments, console);
    if (!settings) {
        console.complain("check: " + settings.error().complaint.text);
        return settings.error().status;
    }
    const bool isOne = !arguments.has("--jsonl") && arguments.operands().size() < 2;
    const Checker checker(*settings, console, isOne ? Statements::one : Statements::several);
    if (arguments.operands().empty() && standardInputIs() == Interactive::yes)
        console.complain("reading from the terminal; Ctrl-D ends the input");
    return arguments.has("--jsonl") ? checkLines(checker, arguments, console) : checkFiles(checker, arguments, console);
}

} // namespace

const Command checkCommand{
    "check",
    "--db URL | --dialect NAME [OPTION...] [FILE...|-]",
    "checks SQL statements, and says what is wrong with them",
    "Each file is one statement; without a file, standard input is read. With\n"
    "--schema, the names of tables and columns are checked too; with --db, the\n"
    "database is also asked to plan the statement, in a read-only session.\n\n"
    "With --param, a value is put in the place of a parameter such as :from. It is\n"
    "read as what it is compared with, or as the type that is named, as in\n"
    "--param from:date=2024-01-31: text, number, date, timestamp, truth, null, and\n"
    "after IN also texts or numbers, with commas between them.\n\n"
    "With --jsonl, each line of the input is an object\n"
    "  {\"id\": anything, \"sql\": \"SELECT ...\", \"question\": text, \"retry\": number}\n"
    "where only \"sql\" is required; each gets one line of output, in order. Blank\n"
    "lines are skipped; a line that cannot be read is answered too, with the reason\n"
    "as \"error\". If the connection to the database is lost, the line that finds out\n"
    "fails, and the next one reconnects.\n",
    checkOptions,
    runCheck,
};

} // namespace querymend
