#include "arguments/command.h"
#include "base/ascii.h"
#include "checking/checkedlines.h"
#include "checking/checkresult.h"
#include "checking/checksettings.h"
#include "checking/statementchecker.h"
#include "checking/verdictjson.h"
#include "checking/verdicttext.h"
#include "db/addresses/environmentvariable.h"
#include "inputs/database.h"
#include "inputs/inputfile.h"
#include "inputs/statementfile.h"
#include "terminal/terminal.h"

#include <array>
#include <chrono>
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
    Option{"--workers", "N", "how many connections check JSON lines at once (1)"},
};
// clang-format on

std::chrono::microseconds now()
{
    return std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now().time_since_epoch());
}

enum class Hints : std::uint8_t { leftOut, shown };

/// Checks whole files, each holding one statement.
class FileRun {
public:
    FileRun(StatementChecker& checker, const Console& console, const Arguments& arguments)
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
        const auto begun = m_checker.begin({read->substr(before), m_checker.retry(), m_checker.question()});
        CheckResult result = m_checker.finish(*begun);
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

    StatementChecker& m_checker;
    const Console& m_console;
    bool m_asJson;
    Hints m_hints;
    bool m_isFirst = true;
    Colours m_colours = Colours::off;
    VerdictCounts m_counts;
    ExitStatus m_status = ExitStatus::fine;
};

ExitStatus checkFiles(StatementChecker& checker, const Arguments& arguments, const Console& console)
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

/// Lines are read ahead of the engine, even with a single connection. Without an engine there is nothing to wait for.
Result<std::size_t, Complaint> workersFor(const Arguments& arguments)
{
    if (const auto word = arguments.value("--workers")) {
        const auto count = parseNumber("--workers", *word, mostWorkers);
        if (!count)
            return Failure{count.error()};
        if (*count == 0)
            return Failure{Complaint{"--workers must be at least 1"}};
        return static_cast<std::size_t>(*count);
    }
    const bool asksEngine = arguments.has("--db") && !arguments.has("--no-explain");
    return std::size_t{arguments.has("--jsonl") && asksEngine ? 1U : 0U};
}

ExitStatus runCheck(const Arguments& arguments, const Console& console)
{
    const auto workers = workersFor(arguments);
    if (!workers) {
        console.complain("check: " + workers.error().text);
        return ExitStatus::badUsage;
    }
    const auto settings = checkSettings(arguments, console, *workers);
    if (!settings) {
        console.complain("check: " + settings.error().complaint.text);
        return settings.error().status;
    }
    const bool isOne = !arguments.has("--jsonl") && arguments.operands().size() < 2;
    StatementChecker checker(*settings, console, now, isOne ? Statements::one : Statements::several);
    if (arguments.operands().empty() && standardInputIs() == Interactive::yes)
        console.complain("reading from the terminal; Ctrl-D ends the input");
    return arguments.has("--jsonl") ? checkLines(checker, arguments.operands(), console)
                                    : checkFiles(checker, arguments, console);
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
    "fails, and the next one reconnects.\n\n"
    "Lines are read ahead while the database works. With --workers, several\n"
    "connections check lines at the same time; the results keep their order.\n",
    checkOptions,
    runCheck,
};

} // namespace querymend
